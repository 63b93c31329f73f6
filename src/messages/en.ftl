# The messages in English. docs/languages.md says how a message file is read.

## dialogue

dialogue-score = { $name }, total { $total }:
dialogue-score-dealer = { $name } (deals), total { $total }:
dialogue-score-again = { $name }, total { $total } [{ $score }]:
dialogue-score-dealer-again = { $name } (deals), total { $total } [{ $score }]:
dialogue-score-help =
    For each player: { $totals ->
        [yes] a running total such as 112
       *[no] points (12), a sum (10+15)
    }, the cards left (KH,5D or 8,K), `out` for the player who went out, or `-` for a player who did not play. The first prompt also takes the whole round: `0 13 37`. `back` returns to the previous player, Enter keeps a score in square brackets, `?` shows this again, Ctrl-C cancels
dialogue-no-previous-player = there is no previous player
dialogue-force = { $refusal }; to enter it anyway, answer `{ $answer }`
dialogue-who-went-out = Who went out?
dialogue-who-went-out-help = Type { $names }; `-` if nobody knows
dialogue-who-went-out-help-back = Type { $names }; `-` if nobody knows; `back` returns to the scores
dialogue-who-may-have-gone-out = type { $names }, or `-` if nobody knows
dialogue-save = Save these scores? [Y/n/back]
dialogue-save-help = `yes` saves the scores, `back` returns to them, `no` drops them
dialogue-save-choices = answer yes, no or back
dialogue-slip = `{ $text }` is not a number; did you mean `{ $meant }`?
dialogue-choice = { $number }: { $text }
dialogue-which-game = Which game?
dialogue-which-reading = Which one do you mean?
dialogue-choices = enter a number from 1 to { $count }
dialogue-same-as-before = Round { $before } just got these scores. Enter them for round { $round } too?
dialogue-out-of-turn = Round { $next } is next. Enter round { $round } anyway?
dialogue-like-totals = Enter these numbers as the points of round { $round }?
dialogue-which-round = Which round?
dialogue-which-round-or = Which round? [{ $round }]
dialogue-which-round-help = The number of the round to correct, such as 3; Enter for the one in square brackets. Ctrl-C cancels
dialogue-why = Why?
dialogue-why-help = The reason, for the log; Enter for none

dialogue-which-players = Players?
dialogue-which-players-or = Players? [{ $names }]
dialogue-which-players-help = The players in the order of their seats, clockwise: `Ann Bob Cat`, or with commas, `Ann, Mary Lou, Cat`. Ctrl-C cancels
dialogue-new-player = There is no player `{ $name }`. Add { $name } as a new player?
dialogue-new-player-near = There is no player `{ $name }`; did you mean { $near }? Add { $name } as a new player?
dialogue-play-alone = Only { $name } plays. Start a game of one?
dialogue-is-day-first = In `{ $day }`, does the day come before the month?
dialogue-is-round-column = Does the column `{ $heading }` hold the rounds?
dialogue-who-deals = Who deals first? [{ $default }]
dialogue-who-deals-help = A player, or the start of the name; Enter for the one in square brackets
dialogue-which-rules = Rules? [{ $default }]
dialogue-which-rules-help = official, texas or your own; `crowns rules list` lists them; Enter for those in square brackets
dialogue-not-started = no game was started

dialogue-weekday =
    { $weekday ->
        [monday] Monday
        [tuesday] Tuesday
        [wednesday] Wednesday
        [thursday] Thursday
        [friday] Friday
        [saturday] Saturday
       *[other] Sunday
    }
dialogue-day = { dialogue-weekday } { $day }
dialogue-is-day-to-come = { dialogue-day } is in the future. Is that right?
dialogue-day-to-come = { dialogue-day } is in the future; if that is a mistake, `crowns undo` takes it back
dialogue-day-read-as = `{ $text }` was read as { dialogue-day }
dialogue-period-read-as = `{ $text }` was read as { $since } to { $until }

dialogue-whose-stats = Player to show in detail? [none]
dialogue-whose-stats-help = A player, or two to compare, such as `Ann, Bob`; Enter for none
dialogue-which-backup = Which backup? [1]
dialogue-which-backup-help = The number of a backup; Enter for the newest. Ctrl-C cancels
dialogue-backup-asked = { $time }, by `crowns backup`
dialogue-backup-daily = { $time }, at the first game of the day
dialogue-backup-game = { $time }, when a game was started
dialogue-backup-migration = { $time }, before an update of the database
dialogue-backup-repair = { $time }, before a repair
dialogue-no-backups = there are no backups; `crowns backup` makes one
dialogue-not-restored = nothing was restored
dialogue-undo-game = Take back the { $what }?
dialogue-not-undone = nothing was undone
dialogue-nothing-changed = nothing was changed
dialogue-not-saved = nothing was saved
dialogue-not-saved-after = nothing was saved: the answer to `{ $question }` was no

dialogue-yes-or-no = { $question } [Y/n]
dialogue-no-or-yes = { $question } [y/N]
dialogue-yes-or-no-choices = answer yes or no
dialogue-yes-or-no-help = `yes` or `no`, or the first letter; Enter answers the capital letter; `q` or Ctrl-C cancels
dialogue-replace-database = Replace the database? The current one is saved to a file beside it.
dialogue-cannot-ask = cannot ask for confirmation: not a terminal
    .hint = pass `--yes` to confirm
# What can be typed: the letters of yes and no, and the words. Those in English are understood too.
dialogue-yes-key = y
dialogue-yes = yes
dialogue-no-key = n
dialogue-no = no
dialogue-back = back
# What is typed for commands, each with the English words.
dialogue-said-commands = -
# The words with which a question about the rules begins.
dialogue-asking-words = -
# What is said behind the name of who joins, leaves or deals.
dialogue-joins = joins, joined, is joining, is in, is back, comes back, came back, is here, arrives, arrived, returns, plays too, wants in, wants to play, wants to join, comes, comes too, came
dialogue-leaves = leaves, left, is leaving, has left, has to go, needs to go, must go, has gone, is going, goes, goes home, went home, quits, stops, is off
dialogue-deals = deals, deal, is dealing, is the dealer, is dealer, to deal, shuffles

## director

director-none = there is no tournament
    .hint = create one, as in { $command }
director-unknown = there is no tournament `{ $name }`{ $near }
    .hint = run { $command } to list the tournaments
director-several = `{ $name }` could be { $names }
    .hint = name one, as in { $command }
director-name-taken = there is already a tournament `{ $name }`
    .hint = give this one another name
director-name-of-player = there is a player `{ $name }`, and the name of the tournament comes first
    .hint = put one first, as in { $command }
director-no-pair = a pair to keep apart must be two players of the tournament, not `{ $text }`
    .hint = write both names in quotes, as in `--apart "Ann Bob"`
director-too-large = the deck is enough for at most { $most } players at a table, not { $players }
    .hint = to play with two decks, pass `--rule games_combined=2`
director-already-in = `{ $name }` already plays in the tournament
director-already-left = `{ $name }` has already left
    .hint = run { $command } to bring the player back
director-in-final = `{ $name }` is already in the final
director-not-equal = `{ $name }` is not tied for a place in the final
director-not-in = `{ $name }` does not play in the tournament{ $near }
director-no-game =
    the tournament has no game { $game }, only { $games ->
        [1] game 1
        [2] games 1 and 2
       *[other] games 1 to { $games }
    }
director-final-not-started = the final has not started
    .hint = run { $command } to start it once all tables have finished
director-started = game { $game } has already started
    .hint = run { $command } to see its tables
director-not-next = game { $next } must start before game `{ $game }`
    .hint = run { $command } to start it
director-all-started = all games have started
    .hint = run { $command } to start a final once all tables have finished
director-no-seat = `{ $name }` has no seat in game { $game }
    .hint = run { $command } to see who sits where
director-sits-at = `{ $name }` sits at table { $table } of game { $game }
    .hint = run { $command } to see who sits where
director-not-entered = `{ $name }` does not play in the tournament
    .hint = run { $command } to let the player in
director-swap-itself = a swap needs two different players, not `{ $name }` twice
director-begun = the seats of table { $table } in game { $game } cannot change: it has already scored a round
director-no-table =
    game { $game } has no table `{ $table }`, only { $tables ->
        [1] table 1
        [2] tables 1 and 2
       *[other] tables 1 to { $tables }
    }
    .hint = run { $command } to see the tables
# Has the hint of the game that must start first.
director-table-not-started = game { $game } has not started at table { $table }
director-held = table { $table } of game { $game } keeps its old seats: table { $begun } had already scored a round when the seats were changed
    .hint = run { $seat } to start it with the old seats, or { $delete } to delete the rounds of table { $begun } and use the new seats
director-contested = table { $table } of game { $game } is on hold: rounds were scored with the old seats and with the new ones
    .hint = run { $later } to keep the old seats, or { $earlier } to keep the new ones
# `$names` are tables of games, up to five of them.
director-unfinished =
    the final cannot start yet: { $names } { $tables ->
        [1] has not finished
       *[other] have not finished
    }
    .hint = run { $command } to see { $tables ->
        [1] it
       *[other] the first of them
    }
    .hint-start =
        run { $command } to start { $tables ->
            [1] it
           *[other] the first of them
        }
    .hint-end =
        { $tables ->
            [1] only one player is left
           *[other] only one player is left at the first of them
        }; run { $command } to end it
director-table-of-game = table { $table } of game { $game }
director-more-tables = { $more } more
director-no-cut = the number of players in the final was not given
    .hint = give it, as in { $command }
director-cut-too-large =
    a tournament of { $players ->
        [one] { $players } player
       *[other] { $players } players
    } cannot have a final of `{ $cut }`
director-few-placed =
    { $players ->
        [0] nobody has a place in the standings
       *[other] only one player has a place in the standings
    }, and a final needs at least two players
    .hint = run { $command } to see the standings
director-tied =
    { $names } are tied, and the final has { $chairs ->
        [one] { $chairs } seat
       *[other] { $chairs } seats
    } left
    .hint = the director decides who plays; name the players, as in { $command }
director-final-begun = the final has already scored a round

director-player-count = a tournament has 3 to 1,000 players, not `{ $players }`
director-game-count = a tournament has 1 to 100 games, not `{ $games }`
director-table-size = a table has 3 to 8 players, so { $players } players cannot sit at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
director-table-sizes = { $players } players cannot sit at tables of `{ $least }` to `{ $most }`
# Players by their numbers.
director-not-there = a pair to keep apart must be two players of the tournament, not `{ $one }` and `{ $other }`
director-not-seated = player `{ $player }` does not sit in this game
director-is-seated = player `{ $player }` sits in this game
director-no-chair = no seat is free at the tables that have not scored a round

director-heading =
    { $name }, { $date }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $cut ->
        [none] { "" }
       *[other] { " " }and a final of { $cut }
    }, ranked by { $method }, { $ruleset }
director-open = Tournament { $name }: { $command } shows its tables
director-game = Game { $game } of { $games }
# `$game` is the final or a game, as above.
director-game-not-started =
    { $game }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, not started
director-progress =
    { $game }: { $all ->
        [yes] all { $tables } tables finished
       *[no] { $finished } of { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        } finished
    }{ $playing ->
        [0] { "" }
       *[other] , { $playing } playing
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } without scores
    }
director-not-started = not started
director-not-begun = no scores yet
director-waits = on hold
director-column-tournament = tournament
director-column-table = table

director-repeats =
    { $repeats ->
        [one] { $repeats } repeated meeting
       *[other] { $repeats } repeated meetings
    }
director-least-repeats = { director-repeats }, the fewest possible with this many tables
director-more-repeats = { director-repeats }; no seating with this many tables has fewer than { $least }
director-most-meetings = no two players meet in more than { $games } games
director-apart-met =
    { $meetings ->
        [one] { $meetings } meeting
       *[other] { $meetings } meetings
    } of players to keep apart
director-large-tables = games at a larger table: at most { $games } more for one player than for another

director-next-game = Next: { $command } starts game { $game }
director-next-round = Next: { $command } enters a round of that table
director-next-table = Next: { $command } starts table { $table } of game { $game }
director-next-choice = Next: { $command } shows how to settle table { $table } of game { $game }
director-next-final = Next: { $command } starts the final
director-stray-table = table { $table } of game { $game } was also scored as game { $number }, which counts as well; { $command } deletes that game
director-without-seat =
    { $names } { $players ->
        [1] has
       *[other] have
    } no seat in game { $game } yet; { $command } reseats the game
director-lost-seat = { $name } lost their seat in game { $game } because the table had already scored a round; { $command } finds another seat
director-still-seated = { $name } has left but still has a seat at table { $table } of game { $game }; { $command } removes the player
director-still-playing =
    { $tables ->
        [one] { $tables } table of game { $game } is still playing; until it is finished
       *[other] { $tables } tables of game { $game } are still playing; until they are finished
    }, `--table` refers to game { $game }
director-came-late =
    { $table ->
        [none] { $name } plays from game { $game } on
       *[other] { $name } sits at table { $table } of game { $game }
    }
director-is-back = { $name } is back; all games have started
director-now-seats = table { $table } of game { $game } now seats { $players }
director-has-left =
    { $game ->
        [none] { $name } has left
       *[other] { $name } has left and does not play in game { $game } or later games
    }
director-all-begun = `{ $one }` and `{ $other }` cannot swap seats: in every game, at least one of their tables has already scored a round
    .hint = run { $command } to see who sits where
director-swapped = { $one } and { $other } have swapped seats in game { $game }
director-smaller-final = the final is of { $players } players, not { $cut }: no other player has a place in the standings
director-meant = this is about tournament { $name }; `--tournament` names another
director-also-plays-in = { $name } also plays in tournament { $tournament }
director-finalists = The final is played by { $names }
director-no-tournaments = no tournaments; create one with `crowns tournament new`
director-finished-early = { $result }; the game was finished after { $rounds } of { $last } rounds, and counts only in the standings of { $tournament }
director-table-abandoned = Nobody is left at table { $table } of game { $game }, so it was abandoned
director-games-reseated =
    { $count ->
        [one] Game { $games } was reseated; its printed sheets are void
       *[other] Games { $games } were reseated; their printed sheets are void
    }
director-displaced =
    the standings have changed since the cut: { $names } no longer { $count ->
        [one] has
       *[other] have
    } a place in the final; { $cut } replaces the final
director-displaced-begun =
    the standings have changed since the cut: { $names } no longer { $count ->
        [one] has
       *[other] have
    } a place in the final, which has already scored a round
director-replace-final = The final of { $before } is seated. Replace it with one of { $now }?

## game

game-name-empty = a name must not be empty
game-name-too-long = a name can have at most { $most } characters; `{ $start }…` has { $characters }
game-name-too-heavy = a name can have at most { $most } Unicode code points, not { $characters }
game-name-control = a name cannot contain control characters, such as { $sign }
game-name-separator =
    a name cannot contain `{ $sign }`: it separates { $score ->
        [yes] a name from a score
       *[no] names
    }
game-name-keyword = `{ $name }` cannot be a name: it would be read as a score or a keyword
game-name-card = `{ $name }` cannot be a name: it would be read as a card
# The option or the field stands before the text.
game-text-empty = must not be empty
game-text-too-long = must have at most { $most } characters, not { $characters }
game-text-control = must not contain control characters, such as { $sign }

game-no-player = there is no player `{ $name }`{ $near }
    .hint =
        { $players ->
            [1] if this is a new player, pass `--new-player`
           *[other] if these are new players, pass `--new-player`
        }
game-not-this-player = run { $command }; if `{ $name }` is a new player, run { $typed }
game-former-name = `{ $name }` is now called `{ $player }`
game-name-and-score = `{ $name }` looks like a name and a score
    .hint = names are given without scores; if `{ $name }` is a name, pass `--new-player`
game-no-name = `{ $name }` does not look like a name
game-player-retired = `{ $name }` is retired
    .hint = run { $command } to bring the player back
game-namesakes = several players are called `{ $name }`
game-player-twice = `{ $name }` is given twice
game-no-league = there is no league `{ $name }`; did you mean { $near }?
    .hint = if this is a new league, pass `--new-league`
game-league-retired = the league `{ $name }` is retired
    .hint = run { $command } to bring it back

game-no-players = a game needs at least one player
    .hint = name the players in the order of their seats, as in { $command }; { $again } repeats the last game
game-too-many-players =
    { $decks ->
        [1] one Five Crowns game has
       *[other] two Five Crowns games have
    } cards for at most { $most } players, not { $players }
    .hint = for two games shuffled together, pass `--games-combined 2`
game-seated-twice = a player has one seat, but players { $first } and { $seat } are the same
game-dealer-away = the dealer must be one of the players

game-state =
    { $state ->
        [open] open
        [finished] finished
        [abandoned] abandoned
       *[deleted] deleted
    }
game-not-open = game { $game } is { game-state }
    .hint-fix = run { $new } to start another game, or { $command } to correct a round of this one
    .hint-show = run { $command } to show the final scoresheet
    .hint-resume = run { $command } to resume it
game-ended-early = game { $game } was finished early
    .hint = run { $command } to continue it
game-without-rounds = game { $game } has totals only, no rounds
    .hint = run { $resume } to score its rounds, or { $command } to correct a total
# What stands in a command for what is typed.
game-any-round = ROUND
game-any-score = NAME=SCORE
game-reseated = game { $number } is void: table { $table } of game { $game } was reseated
    .hint = run { $command } to see who sits there now
game-is-open = game { $game } is already open
game-no-round = game { $game } has no round { $round }
    .hint = a game has rounds 1 to 11
game-already-scored = round { $round } is already scored: { $scores }
    .hint = run { $command } to correct it
game-not-scored = round { $round } is not scored yet
    .hint-next = run { $command } to score it
    .hint-last = the last round with scores is round { $last }
game-already-deleted = game { $game } is already deleted
game-score-missing = round { $round } needs a score for { $names }
    .hint = write `-` for a player who did not play
game-not-playing = { $name } is not at the table in round { $round }
    .hint-back = run { $command } to bring the player back
game-scored-twice = { $name } has two scores, `{ $one }` and `{ $other }`; give one
game-two-out = only one player can go out, not both { $one } and { $other }
game-total-falls = a total cannot decrease: { $name } had { $before } and now has { $now }
    .hint = if the numbers are the points of the round, leave out `--totals`
game-force-hint = if the score is right, pass `--force` to enter it
game-too-many-copies =
    the deck has only { $copies } `{ $card }`, but { $names } { $players ->
        [1] has
       *[other] have
    } { $shown }
    .hint = check the cards, or enter the points instead
game-nobody-played = round { $round } needs a score for at least one player, not `-` for all
game-ends-hint =
    run { $command } to { $played ->
        [yes] finish the game early
       *[no] delete the game, which has no scores yet
    }
game-unplayed = game { $game } has no scores yet
    .hint = run { $command } to delete it
game-impossible-total = { $name } cannot have a total of { $total }: totals are from { $least } to { $most } points
game-total-below-least = { $name } cannot have a total of { $total }: the cheapest card costs { $least }
game-nothing-edited = game { $game } already has these values
game-seats-missing =
    all players must be named; { $names } { $players ->
        [1] is
       *[other] are
    } missing
game-nothing-new = round { $round } already has these scores
game-at-table = { $name } is already at the table
game-not-at-table = { $name } is not at the table
game-joins-last = a player who joins sits in the last seat; type only the name, `{ $name }`
game-joins-with-words = only a total can follow the name of a player who joins: type `{ $name }` or `{ $name } 57`
game-last-player = { $name } is the last player at the table and cannot leave
game-below-own-total = a returning player cannot start below their last total: { $name } had { $own }, not { $total }
game-same-start = { $name } already joined with { $points }
game-joins-too-late = no player can join after round 11
game-leaves-too-late = no player can leave after round 11
    .hint = write `-` as the score of a player who does not play on

game-how-to-begin =
    Play:                crowns play
    Check a hand:        crowns check --round 1 7D 9D JOKER QS
    See all commands:    crowns --help
game-several-open = Several games are open; `crowns board --game NUMBER` shows one of them:
game-named = Game { $game }: { $names }
game-round-named = Game { $game }, round { $round }: { $names }
game-new-players =
    { $names } { $players ->
        [1] is a new player
       *[other] are new players
    }
game-names-split = `{ $text }` was read as { $players } players; to make it one name, first run { $command }
game-is-one-player = Is `{ $text }` one player?
game-read-as-one-player = `{ $text }` was read as one player; for several, run { $undo }, then { $join }
game-taken-for = `{ $typed }` was read as { $name }; for a new player, run `crowns undo`, then the command again with `--new-player`
game-new-league = { $name } is a new league
game-stock-last-round = with seven players the stock may run out in the last round; shuffle the discard pile into it then
game-stock-last-rounds = with this many players the stock runs out in the last rounds; shuffle the discard pile into it
# Up to three games are named by their numbers.
game-also-open =
    { $games ->
        [1] game { $numbers } is also open; if it is no longer played, run { $command }
       *[other] games { $numbers } are also open; if game { $game } is no longer played, run { $command }
    }
game-many-also-open = { $games } other games are also open; run { $command } to list them
game-drawn = drawn with seed { $seed }: { $names } sit clockwise in this order; { $dealer } deals first
game-last-result = Last game, { $game }, { $date }: { $result }
game-night-goes-on =
    { $count ->
        [one] game { $games } started after midnight and counts
       *[other] games { $games } started after midnight and count
    } for the night of { $evening }
game-late-left-out =
    { $count ->
        [one] game { $games } started after midnight, on { $day }, and is left out
       *[other] games { $games } started after midnight, on { $day }, and are left out
    }
game-untouched = game { $game } of { $day } was started earlier and has no scores yet; no new game was started

game-heading =
    Game { $game }{ $state ->
        [open] { "" }
        [short] , finished early
       *[other] , { game-state }
    }
game-in-league = league { $league }
game-round-and-wild = # wild
game-points-in-short = pts
game-total = total
game-total-in-short = sum
game-place = place
game-no-place = left
game-deals = deals
game-went-out = went out
game-leads = leads
game-won = won
game-did-not-play = did not play
game-player-joined = { $name } joined in round { $round } with { $points }
game-player-came-back-below = { $name } joined in round { $round } with { $points }, but had left with { $left }
game-player-left = { $name } left before round { $round }
game-implausible-round = Round { $round } has an implausible score, entered with `--force`
game-idle-round = Round { $round } was played to break a tie that no longer exists
game-round-scored-twice = Round { $round } was scored twice; earlier as { $earlier }
game-needs = To win or tie:
# Follows a name; `$rivals` are the best others, who may be named by the next message.
game-need =
    { $is ->
        [beaten] can no longer catch { $rivals }
        [level] must not score more than { $rivals } in the last round
        [ahead] may score up to { $points } more than { $rivals } in the last round
       *[behind] must beat { $rivals } by { $points } or more in the last round
    }
game-rivals = the { $players } players at { $total }

game-started = Game { $game }: { $names }, { $about }
game-edited = Game { $game } edited: { $changes }
game-change =
    { $what ->
        [seats] seats { $value }
        [dealer] { $value } deals first
        [date] date { $value }
        [place] place { $value }
        [no-place] no place
        [note] note { $value }
       *[no-note] no note
    }
game-just-finished = no game is open; game { $game } was finished last
game-just-recorded = no game is open; game { $game } was recorded last
game-round-entered = Round { $round }: { $scores }
game-joins =
    { $reason ->
        [highest] { $name } joins game { $game } with { $points }, the highest total so far
        [own] { $name } joins game { $game } with { $points }, the total they left with
        [corrected] { $name } joined game { $game } with { $points }, corrected
       *[given] { $name } joins game { $game } with { $points }
    }
game-leaves = { $name } leaves game { $game } with { $points }
# `$extra` is `yes` for a round that breaks a tie.
game-turn =
    Round { $round }{ $extra ->
        [yes] , to break the tie of { $names }
       *[no] { "" }
    }: deal { $dealt }, { $wild } wild{ $players ->
        [1] { "" }
       *[other] , { $dealer } deals, { $starter } starts
    }

game-is-deleted = The game is deleted
game-after =
    { $rounds ->
        [0] before its first round
       *[other] after { $rounds } of { $last } rounds
    }
game-was-abandoned = The game was abandoned { game-after }
game-finished-unplayed = It ended before its first round
game-finished-early = { $result }; the game was finished { game-after } and does not count in standings
game-only-totals = { $result }; only the totals were recorded
game-result-stands = the recorded totals, { $totals }, stand until a round is scored
game-other-result = the rounds add up to { $total } for { $name }, but the recorded total was { $result }
game-same-result = game { $game } has the same date, players and totals as game { $other }; if it is the same game, run { $delete }
game-zero-total = { $name } has 0 points after eleven rounds; if that is a mistake, `crowns undo` takes it back
game-high-total = { $name } has { $total }, but eleven rounds cost at most { $most } with the best melds laid down; if that is a mistake, `crowns undo` takes it back
game-nobody-won = Nobody has won
game-shared-win = { $names } share the win with { $points } each
game-played-alone = { $name } ends with { $points }
game-wins = { $name } wins with { $points }
# `$out` is `yes` if who went out in more rounds wins.
game-wins-tie =
    { game-wins }, tied with { $others }, { $out ->
        [yes] having gone out in more rounds
       *[no] having scored less in the round that broke the tie
    }

## hand

hand-names-of-stars = star, stars
hand-names-of-hearts = heart, hearts
hand-names-of-clubs = club, clubs
hand-names-of-spades = spade, spades
hand-names-of-diamonds = diamond, diamonds
hand-names-of-jacks = jack
hand-names-of-queens = queen
hand-names-of-kings = king
hand-names-of-jokers = -
# Other words with which cards are called out, each with the English one or its number.
hand-called-out = -
# The words of a question about cards, each with the English one.
hand-asked = -

hand-meld = meld { $number }
hand-discarded = discard
hand-left = left
hand-hand = hand
hand-top-card = top card
hand-seen = seen
hand-pile = pile { $number }

hand-bad-card = card { $place } `{ $text }`: { $rule }
hand-bad-card-of-part = { $part }, card { $place } `{ $text }`: { $rule }
hand-more-bad-cards = and { $cards } more
hand-bad-rank = rank must be 3–10, J, Q or K
hand-bad-rank-of-all = rank must be A, 2–10, J, Q or K
hand-bad-suit = suit must be C, D, H, S or T (stars; also * or R)
hand-no-card = a card is a rank and a suit, such as `7D`, or `JOKER`
hand-did-you-mean = { $rule }; did you mean `{ $card }`?
hand-no-suit = a suit must follow the rank, such as `{ $rank }D`
hand-jack-or-joker = a Jack needs a suit, such as `JD`; a Joker is `JOKER` or `JK`
hand-number-of-cards = write each card separately, as in `7D 7D`
hand-no-low-ranks = the deck has no aces or twos
    .hint = for aces and twos, pass `--rules texas` or `--rule low_ranks=ace-two`
hand-too-many-jokers = the deck has only { $copies } Jokers
hand-too-many-of-rank = the deck has only { $copies } { $ranks }
hand-too-many-copies = the deck has only { $copies } of this card
    .hint = for two games shuffled together, pass `--rule games_combined=2`
hand-if-left = if these are the cards left, run { $command }
hand-pass-left = for cards left after the melds are laid down, pass `--left` and the round
hand-without-suits = these are all { $cards } cards of a hand; write the suit after each rank
hand-in-round = for round { $round }, run { $command }

hand-meld-too-short = a meld has at least three cards, not { $cards }
hand-meld-too-long = a hand has at most { $most } cards, not { $cards }
hand-ranks-differ = a book has one rank, but `{ $card }` and `{ $other }` differ
hand-suit-twice = under these rules a book needs different suits, but `{ $card }` is in it twice
hand-suits-differ = a run has one suit, but `{ $card }` and `{ $other }` differ
hand-rank-twice = a run has each rank once, but `{ $card }` is in it twice
hand-gap =
    { $cards } { $missing ->
        [one] is
       *[other] are
    } missing between `{ $low }` and `{ $high }`{ $wilds ->
        [0] { "" }
        [1] , and there is only 1 wild
       *[other] , and there are only { $wilds } wilds
    }
hand-past-the-end = a run ends at { $top } and does not continue with { $bottom }
hand-run-too-long = a run has at most { $most } cards, not { $cards }
hand-too-many-wilds =
    { $most ->
        [0] under these rules a meld may hold no wilds, but this one has { $wilds }
        [1] under these rules a meld may hold at most 1 wild, but this one has { $wilds }
       *[other] under these rules a meld may hold at most { $most } wilds, but this one has { $wilds }
    }
hand-too-few-naturals =
    under these rules a meld needs at least { $least ->
        [one] { $least } natural
       *[other] { $least } naturals
    }, but this one has { $naturals ->
        [0] none
       *[other] { $naturals }
    }

hand-no-meld = meld { $place } is neither a book nor a run
hand-wanted-to-go-out = to go out in round { $round }, { $wanted } cards must be in melds and 1 discarded, but { $melded } are in melds
hand-wanted-in-all = in round { $round } the melds and the cards left must add up to { $wanted } cards, not { $cards }: { $melded } in melds, { $left } left
hand-size = in round { $round } a hand has { $counting } cards, or { $drawn } after the draw, not { $cards }
    .hint = for cards left after the melds are laid down, pass `--left`
hand-too-many-left = in round { $round } at most { $dealt } cards can be left, not { $cards }
hand-impossible-left =
    in round { $round } { $most ->
        [0] all { $dealt } cards or none
       *[other] all { $dealt } cards or at most { $most }
    } can be left, not { $cards }: a meld has at least three

hand-round = Round { $round }: { $wild } are wild, { $dealt } cards dealt, { $ruleset }
hand-yes = Yes
hand-no = No
hand-goes-out =
    { $bonus ->
        [0] this hand goes out for 0 points
       *[other] this hand goes out; the player scores { $points }
    }
hand-stays-in = this hand cannot go out
hand-last-turn = If this is the last turn, it scores { $points }
hand-costs = This hand costs { $points }
hand-all-in-melds = This hand costs 0 points: after any draw, it can go out
hand-left-cost = The cards left cost { $points }
hand-arrangement = Arrangement { $number }
hand-more-arrangements = There are more arrangements; `{ $option }` shows more of them
hand-all-arrangements =
    { $arrangements ->
        [1] There is no other arrangement
       *[other] These { $arrangements } are all the arrangements
    }

hand-book = book
hand-run = run
hand-or-run = or run
hand-neither = -
hand-discard = discard
hand-cards-left = left
hand-deadwood = deadwood
hand-no-discard = none, every card is laid down
hand-or-discard = or
hand-or-discard-one-of = or one of
hand-left-holds-meld = these cards still include a meld; with it laid down they cost { $points }
hand-left-holds-book = these cards still include a book of { $rank }; was it missed?

hand-lay-down-goes-out =
    { $bonus ->
        [0] this goes out for 0 points
       *[other] this goes out; the player scores { $points }
    }
hand-lay-down-leaves = this is legal; it does not go out and leaves { $points }
hand-is-meld = this is a meld
hand-are-melds = these are melds
hand-is-book = this is a book
hand-is-run = this is a run
hand-book-instead = meld { $place } is a book, which is a meld too
hand-run-instead = meld { $place } is a run, which is a meld too
hand-does-not-go-out = This does not go out
hand-split-into-run-and-book = fix: split into a run and a book: { $melds }
hand-split-into-books = fix: split into two books: { $melds }
hand-split-into-runs = fix: split into two runs: { $melds }
hand-split-into-melds = fix: split into { $count } melds: { $melds }
hand-leave-out-for-book = fix: leave out { $card } for the book { $meld }
hand-leave-out-for-run = fix: leave out { $card } for the run { $meld }
hand-illegal-costs = As laid down, the hand costs { $points }
hand-best-lay-down = at best these cards cost { $points }
hand-better-lay-down = the same cards can be laid down to leave { $points }
hand-note = note: { $text }
hand-commas-between-melds = put commas between melds: 6D 7D 8D, 9C 9H 9S
hand-legal-in-no-round = no round was given; this is not legal in any round
hand-legal-in-every-round = no round was given; this is legal in every round that deals enough cards
hand-legal-in-rounds =
    no round was given; this is legal only in { $count ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }
hand-only-where-wild =
    { $count ->
        [one] only in round { $rounds }, where { $wilds } are wild
       *[other] only in rounds { $rounds }, where { $wilds } are wild
    }
hand-no-melds = there are no melds to judge
hand-empty-meld = one of the melds is empty
hand-empty-left = which cards are left? write them after `left`, or `left none`
hand-discard-count = the discard must be one card, not { $cards }
hand-several-splits = these cards can be split into melds in several ways: { $splits }
    .hint = put commas between the melds; with `--kind meld`, they are one
hand-name-cards-left = cards that are in no meld go after `left`
hand-too-many-melded = these are { $melded } cards; a player lays down at most { $most } in round { $round }
hand-all-melded = these are all { $dealt } cards dealt; with a discard this goes out

## journal

# What an event is about; the names stand in the events below.
journal-game = game { $game }
journal-player = player { $name }
journal-league = league { $name }
journal-no-league = no league
journal-ruleset = ruleset { $name }
journal-solitaire = solitaire
journal-tournament = tournament { $name }
journal-command = command

journal-newer = an event from a newer version of crowns
# `$kind` is empty or ends in a comma and a space.
journal-unknown = { $subject }: { $kind }{ journal-newer }
journal-because = { $event }, because: { $reason }
# The reason of a deleted game whose table was seated again.
journal-reseated = the table was reseated
journal-undone = [undone]
journal-undid = undid
journal-redid = redid
journal-nothing-to-undo = nothing to undo
journal-nothing-to-redo = nothing to redo
journal-holds-again = { $phrase }; { $scores } again
journal-how-to-redo = `crowns redo` does it again
journal-how-to-undo = `crowns undo` takes it back
journal-imported =
    import of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $rounds ->
        [0] only totals
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
journal-more-events = { $events } more events of that command
journal-state-at =
    { $future ->
        [yes] { $time } is in the future; showing the current state
       *[no] showing the state at { $time }
    }

journal-player-added = new player { $name }
journal-player-renamed = player { $old } renamed to { $new }
journal-player-merged = { $player } merged into { $into }
journal-player-retired = { $player } retired
journal-player-returned = { $player } returned
journal-player-deleted = { $player } deleted
journal-league-added = new league { $name }
journal-league-renamed = league { $old } renamed to { $new }
journal-league-settings = settings of { $league }: { $settings }
journal-season = season of { $league }: { $season }
journal-season-dropped = season { $season } of { $league } dropped
journal-league-retired = { $league } retired
journal-league-returned = { $league } returned
journal-ruleset-added = new ruleset { $name }: { $rules }
journal-ruleset-retired = { $ruleset } retired

journal-solitaire-started =
    new solitaire: { $seed ->
        [none] real cards
       *[other] seed { $seed }
    }
journal-solitaire-played =
    solitaire, draw { $draw }: { $card } to pile { $pile }{ $discard ->
        [none] { "" }
       *[other] , discard { $discard }
    }{ $closed ->
        [yes] , turned over
       *[no] { "" }
    }
journal-solitaire-abandoned = solitaire abandoned
journal-solitaire-recorded =
    solitaire recorded: { $piles ->
        [one] { $piles } pile
       *[other] { $piles } piles
    } turned over{ $points ->
        [none] { "" }
       *[other] , { $points } left
    }

journal-tournament-created =
    new tournament { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
journal-seats =
    seats of game { $game } of { $tournament }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
journal-swapped = { $one } and { $other } swapped in game { $game } of { $tournament }
journal-joined-tournament = { $name } joined { $tournament } from game { $game } on
journal-left-tournament = { $name } left { $tournament } before game { $game }
journal-final = final of { $tournament }: { $players }

journal-game-started = start of { $game }: { $players }
# What may follow the start of a game or of solitaire.
journal-with-rules = , rules { $name }
journal-in-league = , league { $league }
# `$scores` may end with who went out, and so may `$change`.
journal-round-scored =
    round { $round } of { $game }: { $scores }{ $forced ->
        [yes] { " " }(forced)
       *[no] { "" }
    }
journal-round-corrected =
    round { $round } of { $game } corrected: { $change }{ $forced ->
        [yes] { " " }(forced)
       *[no] { "" }
    }
journal-went-out = { $name } went out
journal-out-unknown = not known who went out
journal-joined = { $name } joined { $game } in round { $round } with { $points }
journal-joined-otherwise = { journal-joined }, not { $was }
journal-left = { $name } left { $game } before round { $round }
journal-edited = { $game } edited: { $changes }
journal-finished = { $game } finished early
journal-result = result of { $game }: { $scores }
journal-abandoned = { $game } abandoned
journal-resumed = { $game } resumed
journal-moved = { $game } moved: { $from } -> { $to }
journal-deleted = { $game } deleted

## league

league-unknown-method = there is no ranking method `{ $text }`; the methods are { $methods }

# The label of a column or of a line: short, in lower case.
league-label-rank = #
league-label-place = place
league-label-player = player
league-label-game = game
league-label-date = date
league-label-games = games
league-label-counted = counted
league-label-beaten = beaten
league-label-average = average
league-label-per-round = round
league-label-points = points
league-label-wins = wins
league-label-total = total
league-label-rating = rating
league-label-out = out
league-label-best = best
league-label-worst = worst
league-label-trend = trend
league-label-scored = scored
league-label-round = round
league-label-wild = wild
league-label-deals = deals
league-label-table = table
league-label-players = players
league-label-won = won
league-label-ahead = ahead
league-label-tied = tied
league-label-behind = behind
league-label-state = state
league-label-winner = winner
league-label-with = with
league-label-places = places
league-label-best-game = best game
league-label-worst-game = worst game
league-label-best-round = best round
league-label-worst-round = worst round
league-label-went-out = went out
league-label-win-streak = wins
league-label-drought = winless
league-label-comebacks = after round 9
league-label-time-played = time played
league-label-totals = totals
league-label-came-first = finished ahead
league-label-won-game = won the game
league-label-average-total = average total
league-label-difference = difference
league-label-biggest-win = biggest win
league-label-agreed = settings
league-label-season = season
league-label-entries = entries
league-label-last-day = last day
league-label-leagues = leagues
league-label-looks-like = looks like

# The heading of a column on a page, where that is not the label.
league-heading-place = Place
league-heading-player = Player
league-heading-game = Game
league-heading-date = Date
league-heading-games = Games
league-heading-counted = Counted
league-heading-beaten = Beaten
league-heading-average = Average
league-heading-per-round = Per round
league-heading-points = Points
league-heading-wins = Wins
league-heading-total = Total
league-heading-rating = Rating
league-heading-out = Out
league-heading-best = Best
league-heading-worst = Worst
league-heading-trend = Trend
league-heading-round = Round
league-heading-wild = Wild
league-heading-deals = Deals
league-heading-players = Players
league-heading-won = Won
league-heading-ahead = Ahead
league-heading-tied = Tied
league-heading-behind = Behind
league-heading-state = State
league-heading-winner = Winner
league-heading-best-round = Best round
league-heading-worst-round = Worst round
league-heading-went-out = Went out

league-and-more = and { $more } more
league-game = game { $game }
league-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

# Games that are counted: the league, or all, with those of the parts below that there are.
league-selected-all = All games
league-selected = League { $league }
# The same after a number of games.
league-of = { " " }of league { $league }
league-of-season = , season { $season }
league-since = { " " }since { $day }
league-until = { " " }until { $day }
league-between = { " " }from { $since } to { $until }
league-with-players =
    { " " }with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
league-with-short = , including short ones

league-no-standings = No finished game counts here yet
league-ranked-by = Ranked by { $method }
league-ties-broken = Ties are broken by { $methods }
league-then-by = { $methods }, then by { $method }
league-by-beaten = the share of opponents beaten, a tie counting half
league-by-average = the average of the final totals, the lowest first
league-by-per-round = the points per round played, the fewest first
league-by-points = the average of the points for places: 100 for the first of a game, 0 for the last, the others evenly spaced
league-by-wins = games won, alone or shared
league-by-total = the sum of the final totals, the lowest first
league-by-rating = rating: a cautious estimate of skill, mu minus three sigma
league-worst-dropped =
    { $games ->
        [1] The worst game of each player is left out
       *[other] The { $games } worst games of each player are left out
    }
league-no-place = A player without a place has played fewer than { $games } games
league-shared-wins-note = Wins 5/2: five wins, two of them shared
league-how-to-explain = `crowns standings --explain NAME` shows how the figures of a player add up
league-new = new
league-explained = { $selection }: { $name }, place { $place } of { $players }
league-explained-without-place = { $selection }: { $name }, without a place
# A place that several share, of `$place`; before `league-part-of`.
league-shared-place = { $place }=
league-part-of = { $part } of { $whole }
league-points-in-rounds = { $points } in { $rounds }
league-left-out = left out
league-games-left-out =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $left } left out
league-wins-shared = { $wins }, { $shared } of them shared
league-opponents-beaten = { $beaten } of { $opponents } opponents
league-points-over-rounds = { $points } points / { $rounds } rounds
league-out-of-rounds = { $out } of { $rounds } rounds

league-named = League { $name }
league-retired = League { $name }, retired
league-none = There are no leagues yet; `crowns league add NAME` adds one
# The settings of a league stand one after the other, with commas between them.
league-setting-ruleset = { $ruleset }
league-setting-by = by { $method }
league-method = { $method }
league-setting-games =
    { $games ->
        [one] { $games } game needed for a place
       *[other] { $games } games needed for a place
    }
league-setting-worst =
    { $games ->
        [0] no game left out
        [1] the worst game left out
       *[other] the { $games } worst games left out
    }
league-setting-ties-shared = ties shared
league-setting-ties = ties broken by { $methods }
league-setting-ties-then = { $methods }, then { $method }
league-setting-reports = reports: { $language }
league-no-settings = default
league-season = { $name }, { $from } to { $until }

## lookup

lookup-no-open-game = no game is open
    .hint = run { $command } to start one, or name a game, as in `--game last`
lookup-none-was-open = no game was open then
    .hint = name a game, as in `--game last`; run { $command } with the same `--as-of` to list them
# A line for each game follows.
lookup-several-open = { $games } games are open:
    .hint = name one of them, as in `{ $option }`
# `$table` is none if the game is not of a tournament.
lookup-game =
    game { $game }{ $table ->
        [none] { "" }
       *[other] , table { $table }
    }: { $names }
lookup-run-for =
    run { $command }{ $players ->
        [0] { "" }
       *[other] { " " }for { $names }
    }
lookup-or-run-for =
    , or { $command }{ $players ->
        [0] { "" }
       *[other] { " " }for { $names }
    }
lookup-or-round = ; or pass the round, as in `--round 1`
lookup-no-game-name = a game must be a number, `last` or the first four or more characters of its UUID, not `{ $name }`
lookup-no-game = there is no game `{ $name }`
    .hint = run { $command } to list the games
lookup-several-games = several games have a UUID that starts with `{ $start }`; write more of it, or the number of the game
lookup-no-game-to-repeat = there is no game to repeat
    .hint = name the players, as in { $command }
# `$near` is `; did you mean …?`, or empty.
lookup-no-player = there is no player `{ $name }`{ $near }
    .hint = run { $command } to list the players
lookup-several = `{ $name }` could be { $names }
    .hint = name one of them, such as `{ $example }`; to merge them, run { $command }
lookup-behind-same = `{ $text }` after `same` is not understood
    .hint = after `same` you can write `without Ann`, `plus Zoe`, `Ann deals`, `shuffle` or a ruleset; a date needs `--date`, a league `--league`
lookup-same-and-names = `same` takes the players of the last game; leave out `{ $names }`, or `same`
lookup-dealer-not-playing = the dealer must be one of the players, not `{ $name }`
lookup-no-round = no round was given
lookup-no-round-of = no round deals { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; a hand has 3 to 13 cards, or one more after the draw
lookup-no-next-round = game { $game } has no next round
# Stands beside the two above.
lookup-round-hint = pass the round, as in `--round 1`, or its wild rank, as in `--wild 3`
lookup-see-player = run { $command } to see the figures of the player
lookup-is-tournament = `{ $name }` is a tournament
    .hint = run { $command } for its standings
# `$near` is `; did you mean …?`, or tells which there are.
lookup-no-league = there is no league `{ $name }`{ $near }
    .hint-add = run { $command } to add it
lookup-leagues = ; existing leagues: { $names }
lookup-no-season = league { $league } has no season `{ $name }`
    .hint = run { $command } to add a season
lookup-no-season-but = league { $league } has no season `{ $name }`; existing seasons: { $names }
lookup-no-ruleset = there is no ruleset `{ $name }`; the rulesets are { $names }
    .hint = run { $command } to list the rulesets
# `$selection` is a league, or empty.
lookup-in-league = { " " }in league { $league }
lookup-none-finished = no game is finished yet{ $selection }
lookup-none-on-day =
    no game was finished { $last ->
        [none] on { $day }
       *[other] from { $day } to { $last }
    }{ $selection }
    .hint = run { $command } to report the nearest day with games
lookup-too-many-on-day = more than { $most } games were finished on { $day }{ $selection }, too many for one report
    .hint = pass `--league`, or run { $command } for a table of all games
# `$near` is `; did you mean …?`, or tells who plays.
lookup-no-seat = `{ $name }` is not a player of game { $game }{ $near }
lookup-seats = ; its players are { $names }
lookup-join-hint = run { $command } to add a player to the game

## odds

odds-too-few-unseen =
    at least 2 cards must be unseen, but { $unseen ->
        [0] none is
        [one] only { $unseen } is
       *[other] only { $unseen } are
    } left besides the hand and the cards seen

# `$draws` is none if no draws are enough.
odds-draws-away =
    { $draws ->
        [none] The unseen cards are not enough to go out
        [0] This hand can go out now
        [one] { $draws } draw away from going out
       *[other] { $draws } draws away from going out
    }
odds-helping =
    { $helping } of { $unseen } unseen cards, { $share }{ $kinds ->
        [none] { "" }
       *[other] : { $kinds }
    }
odds-any-card = any card
odds-any-wild = any wild ({ $copies })
# `$rank` is one card, `$ranks` are several: J, Jacks.
odds-any-of-rank =
    any { $rank ->
        [J] Jack
        [Q] Queen
        [K] King
       *[other] { $rank }
    } ({ $copies })
odds-line =
    { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } away from going out{ $discard ->
        [none] { "" }
       *[other] { " " }after discarding { $discard }
    }: { $helping } of { $unseen } unseen cards help

odds-leaves-nothing = the hand goes out
odds-leaves-points = { $points } left
odds-leaves-draws =
    { $draws ->
        [none] the unseen cards are not enough to go out
        [one] { $draws } draw away, { $helping } of { $unseen } unseen cards help
       *[other] { $draws } draws away, { $helping } of { $unseen } unseen cards help
    }
# `$leaves` is one of the three above.
odds-discard = Discard { $cards }: { $leaves }
odds-goes-out-whole = This hand goes out without a discard
odds-top-advice =
    { $advice ->
        [draw_no_nearer] Draw from the stock: { $top } does not bring the hand nearer to going out
        [draw_costs_less] Draw from the stock: it leaves fewer points on average than { $top }
       *[take] Take { $top }{ $discard ->
            [none] { "" }
           *[other] { " " }and discard { $discard }
        }: { $advice ->
            [take_goes_out] the hand goes out
            [take_nearer] it brings the hand nearer to going out
           *[take_costs_less] a draw leaves as many points or more on average
        }
    }

# The label or the heading of a figure.
odds-figure =
    { $figure ->
        [helps] cards that help
        [chances] Chance to go out
        [points] Points
        [now] if the round ends now
        [last-turn] after a last turn
        [discard] discard
        [away] away
        [helping] helping
        [next-turn] next turn
        [two-turns] two turns
        [points-now] points now
        [after-last-turn] last turn
        [draws-away] draws away
        [cards-that-help] unseen cards that help
        [out-this-turn] goes out this turn
        [out-by-next-turn] goes out by the next turn
       *[points-after-turn] points if this is the last turn
    }
odds-within =
    { $draws ->
        [1] after 1 draw
       *[other] within { $draws } draws
    }
odds-between = between { $low } and { $high }
odds-sampled =
    Chances with a range are estimates from { $samples ->
        [one] { $samples } random game
       *[other] { $samples } random games
    }{ $seed ->
        [none] { "" }
       *[other] , seed { $seed }
    }; the true value is in the range 19 times out of 20
odds-on-average = { $points } on average
# Heads the column of the top card, or of a draw.
odds-top-column =
    { $top ->
        [none] draw
       *[other] take { $top }
    }
odds-unseen = Unseen cards are all cards except your own and those seen; cards that others hold count as unseen

odds-explained-unseen = Unseen: { $deck } cards of the deck - { $hand } in the hand - { $seen } seen = { $unseen }. Each is equally likely to be drawn next; the cards that others hold are not known, so they count as unseen
odds-explained-away =
    { $draws ->
        [none] Away: no draws of the unseen cards let the hand go out
        [one] Away: with the best cards and the best discards the hand can go out after { $draws } draw, and never sooner
       *[other] Away: with the best cards and the best discards the hand can go out after { $draws } draws, and never sooner
    }
odds-explained-helping = Helping: each unseen card is tried; it helps if, after the best discard, the hand is at least one draw closer to going out
odds-explained-next = Next turn: { $part } of { $whole } unseen cards let the hand go out. Exact
odds-explained-two = Two turns: after each first card, the discard that is best for the second is made; { $part } of { $whole } pairs of cards then let the hand go out. Exact, for draws from the stock
odds-explained-sampled =
    More draws: the hand is played on { $samples ->
        [one] { $samples } time
       *[other] { $samples } times
    } with cards drawn at random from seed { $seed }, the same on every machine. Each discard leaves the fewest draws away, then the most cards that help. The range is Wilson's 95% interval
odds-explained-last-turn = Last turn: the fewest points that each unseen card leaves after the best discard, added up, are { $part } for { $whole } cards: { $mean } on average. Exact
# `$last` is yes if this is the last turn.
odds-explained-order =
    { $last ->
        [yes] Order: a discard that goes out; then the fewest points left; a wild only if no other card does as well, then the most expensive card
       *[no] Order: a discard that goes out; then the fewest draws away; the most cards that help; the greater chance within two turns; fewer points after a last turn; a wild only if no other card does as well, then the most expensive card
    }
odds-explained-top =
    { $last ->
        [yes] Top card: take it unless a draw leaves fewer points on average
       *[no] Top card: take it if the hand goes out with it, or is fewer draws away with it and the best discard; otherwise draw
    }

odds-train = Which card do you discard?
odds-not-in-hand = the discard must be one card of the hand, not `{ $card }`
odds-grade-best = { $discard } is the best discard
odds-grade-as-good = { $discard } is as good as { $best }, which is first only by the order of the cards
odds-grade-as-good-by-chances = { $discard } is as good as { $best } by the chances; { $best } is first, as it leaves { $best_points } points on average after a last turn, not { $points }
odds-grade-worse = { $discard } is { $ordinal } of { $places }: { $leaves }; { $best } is better: { $best_leaves }

## phrase

phrase-line-break = a line break
phrase-tab = a tab
phrase-error = error
phrase-hint = hint
phrase-warning = warning
phrase-note = note

# How the last of several names is joined; `asked` is for a question that asks which is meant.
phrase-joined =
    { $names } { $with ->
        [and] and
        [or] or
       *[asked] or
    } { $last }
phrase-did-you-mean = ; did you mean { $names }?
phrase-ordinal =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
phrase-decimal-mark = .
# After the help of a command, `crowns --help`.
phrase-help-language = This help is in English only.
phrase-percent = { $number }%
# The cards of a rank, by its number: some of them, then all of them.
phrase-rank-plural = { phrase-all-of-rank }
phrase-all-of-rank =
    { $rank ->
        [1] Aces
        [11] Jacks
        [12] Queens
        [13] Kings
       *[other] { $rank }s
    }

## player

player-retired = retired
player-none = there are no players yet; `crowns new` and `crowns player add` add some
player-added = added { $name }
player-renamed = { $old } is now called { $new }
player-deleted = deleted { $name }; `crowns undo` brings the player back
player-merged = all games of { $from } now count for { $into }; `crowns undo` undoes the merge
player-is-retired =
    { $retired ->
        [yes] { $name } is retired
       *[no] { $name } is back
    }
player-named =
    { $name }{ $retired ->
        [yes] , retired
       *[no] { "" }
    }
player-no-games = no games yet
# Who played with somebody who played alone.
player-nobody = nobody
# In place of the place of a player.
player-left = left

# `$what` is `player`, `league` or `ruleset`.
player-name-taken =
    there is already a { $what ->
        [player] player
        [league] league
       *[ruleset] ruleset
    } `{ $name }`
player-merge-hint = if both are one player, run { $command }; otherwise choose another name
player-built-in = `{ $name }` is a built-in ruleset
player-plays = `{ $name }` cannot be deleted: only a player in no game and no tournament can be deleted
    .hint = run { $command } to retire the player; the games stay
player-merged-into-itself = two different players are needed, not `{ $name }` twice
player-played-together =
    `{ $from }` and `{ $into }` cannot be merged: they played { $games ->
        [one] { $games } game
       *[other] { $games } games
    } together
player-both-in-tournament = `{ $from }` and `{ $into }` cannot be merged: they are both in the tournament `{ $tournament }`
    .hint = run { $command } first

player-no-page = there is no page { $page }; page 1 has the newest
player-next-page = there are more: pass `--page { $page }`
player-no-games-found = no games found
player-no-entries-found = no entries found
player-games-deleted =
    { $games ->
        [one] { $games } deleted game is not listed
       *[other] { $games } deleted games are not listed
    }; `crowns games --state deleted` lists them
player-latest-games = These are the latest; `crowns games --player` shows all

player-state =
    { $state ->
        [open] open
        [finished] finished
        [abandoned] abandoned
       *[deleted] deleted
    }
player-game-state =
    { $state ->
        [short] short { $played }/{ $rounds }
        [finished] { player-state }
       *[other] { player-state } { $played }/{ $rounds }
    }
player-game-finished =
    { $short ->
        [yes] Game { $game } ended early and is marked as short
       *[no] Game { $game } is finished
    }
player-game-abandoned = Game { $game } is abandoned
    .hint = { $command } resumes it
player-game-deleted = Game { $game } is deleted
    .hint = `crowns undo` brings it back now, { $command } at any time
player-game-in-league = Game { $game } is in league { $league }
player-game-in-no-league = Game { $game } is not in a league

## report

report-language = en
report-footer = Made with crowns
report-next = Next
report-result = Result
report-standings = Standings
report-records = Records
report-running-totals = Running totals
report-totals-chart = Chart of the running totals
report-scoresheet = Scoresheet
report-players-by-place = Players by place
report-records-broken = Records broken
report-picture = In one picture
report-standings-chart = Bars of the standings
report-games-won = Games won
report-came-back = Comeback
report-costly-round = Worst round
report-time-played = Time played
report-standings-changed = Standings changed
report-judge = Hands and rules
report-chart-of-game = Chart of game { $game }
report-game = Game { $game }: { $names }
report-outcome = Game { $game }: { $outcome }
report-ended-early = ended early
report-totals-in-brackets = Points, and in brackets the total; x went out
# The sign of the dealer, which the caption explains too.
report-dealer-sign = d
report-dealer = deals
report-scoresheet-caption = Scoresheet of game { $game }; d deals
report-scoresheet-out = x went out
report-scoresheet-missed = - did not play
report-scrolls = The table continues to the right; scroll sideways
report-players-of-game = Players of game { $game }, the fewest points first
report-standings-of = Five Crowns standings: { $selection }

# The day of the week on which a night was.
report-weekday =
    { $weekday ->
        [monday] Monday
        [tuesday] Tuesday
        [wednesday] Wednesday
        [thursday] Thursday
        [friday] Friday
        [saturday] Saturday
       *[other] Sunday
    }
report-night =
    Five Crowns on { report-weekday } { $day }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-night-of-league =
    Five Crowns on { report-weekday } { $day }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, league { $league }
report-night-chart = Points per game on { $day }, fewest on top
report-comeback = { $name }, from { $from } after round 9 to { $to }
report-comeback-in-game = { $name }, from { $from } after round 9 to { $to }, in game { $game }
report-costly = { $name }, { $points } in round { $round }
report-minutes = { $minutes } min
report-minutes-of = game { $game }: { $minutes } min
report-place-changed = { $name } { $now }, was { $before }
report-place-new = { $name } is new in { $now }
report-costly-in-game = { $name }, { $points } in round { $round } of game { $game }
# Who holds a record, with its value, which is a difference in the second message.
report-held = { $names }, { $value }
report-held-by = { $names }, by { $value }
report-broken = { $now }; previously { $before }
report-broken-since = { $now }; previously { $before } on { $day }
report-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

report-no-chart = The chart starts with the first scored round
report-chart = Totals by round, fewest on top
report-chart-many = Totals by round, fewest on top; * several players
report-totals-picture = Game { $game }: totals after each round
report-fewest-on-top = { $title }, fewest on top
report-line-end = { $name } { $total }
report-line-end-left = { $name } { $total }, left
report-no-lines = No round is scored yet
report-lines = Lines of the running totals, the fewest points on top. At their ends: { $ends }
report-line = { $name } { $points }
report-line-left = { $name } { $points } on leaving
report-bars-average-points = Bars of average points, the shorter the better
report-bars-low-is-good = Bars, the shorter the better
report-bars-high-is-good = Bars, the longer the better
report-bars-average = average
report-bars-table = table
report-bars-mean = mean

## request

request-line = line { $number }
request-no-cards = no cards were given
    .hint = name the cards, as in { $command }
request-shell-error = `{ $message }` is an error message from the shell, not a card
    .hint = the shell replaces `{ $pattern }` with file names; write stars as `7T` or `7★`, or put the cards in quotes
request-top-count = the top card is one card, not { $cards }
request-seen-without-cards = the cards seen come after `{ $seen }`, as in `{ $seen } 7D 9D`
request-top-after-draw = `--top` is about the draw, but this hand already holds the drawn card
    .hint = leave out the card that was drawn, or `--top`; use `--seen` to name cards that cannot be drawn
request-train-before-draw = `--train` asks for a discard, so the hand must include the drawn card
request-train-without-terminal = `--train` asks for a discard, but this is not a terminal
request-no-backup = no backup was named
    .hint = run { $command } to restore the newest
request-no-backup-there = there is no backup of `{ $database }` in `{ $directory }`
    .hint = name one, as in { $command }
request-same-player = two different players are needed, not `{ $name }` twice
request-not-in-standings = { $name } has finished none of the games that count here
request-rating-drops-none = a rating counts all games and cannot be used with `--drop-worst`
request-first-day-after-last = the first day, { $since }, is after the last, { $until }
request-already-retired = `{ $name }` is already retired
request-not-retired = `{ $name }` is not retired
request-same-name = `{ $name }` already has that name
request-not-finished = game { $game } is not finished
request-last-game-deleted = the last game, { $game }, is deleted
    .hint = run { $command } to restore it
request-same-league = game { $game } is already in that league
request-in-no-league = game { $game } is not in a league
request-nothing-to-change = no setting to change was given
    .hint = run { $command } to list the settings
request-season-ends-first = season `{ $name }` ends on { $until }, before it starts on { $from }
request-season-without-league = `{ $name }` is not a year or a month
    .hint = for a season of a league, pass `--league NAME` too
request-screen-without-terminal = the screen needs a terminal
    .hint = run { $command }, which asks line by line
request-ruleset-comma = the name of a ruleset cannot contain `,`: it separates the rules that differ
request-built-in-ruleset = ruleset `{ $name }` is built in and cannot be retired
request-result-args = a result needs the name and total of each player, such as `Ann 120 Bob 98`
request-name-without-total = `{ $name }` has no total; a result lists names and totals, such as `Ann 120 Bob 98`
request-no-total = `{ $word }` is not a total
    .hint = a total is a whole number, such as 98{ $command ->
        [none] { "" }
       *[other] ; if this is part of a name, run { $command } first
    }
request-plays-alone = only one player was named, `{ $name }`
    .hint = name all players, as in { $command }; for a game of one, pass `--yes`
request-undoes-rounds =
    the last command cannot be undone: { $count ->
        [one] game { $games } has
       *[other] games { $games } have
    } rounds that another device has scored since
    .hint = run { $command } to delete a game and its rounds
request-undo-overtaken = another command ran in the meantime; nothing was undone
    .hint = run { $command } to undo the last command
request-solitaire-open = a game of solitaire is already open; its cards and rules cannot be changed
    .hint = run { $resume } to continue it, or { $abandon } to give it up as lost
request-two-solitaires = a dealt game of solitaire and one with real cards are open
    .hint = run { $dealt } to abandon the dealt one, or { $table } for the one with real cards
request-no-solitaire = no game of solitaire is open
    .hint = run { $command } to deal one
request-no-drawn-card = name the drawn card first, then the pile that it goes to
request-piles-end =
    standard input ends before pile { $pile } is full, { $wanted ->
        [one] { $wanted } card
       *[other] { $wanted } cards
    } short
    .hint = pass all 88 cards, the pile of 3 first, then one move per line
request-no-move-to-undo = the last command was not a move of this game; nothing was undone
request-no-move-to-redo = there is no move to redo
request-two-meanings = `{ $text }` could mean { $readings }
request-too-many-words =
    name at most { $players ->
        [0] one league
        [1] one player, one league
       *[other] { $players } players, one league
    } and one period
request-two-rounds = two rounds are named, { $one } and { $other }; name one
request-words-read-as = `{ $text }` was read as `{ $options }`
request-words-not-read-as = `{ $text }` was read as `{ $options }`, not as `{ $others }`
request-holds-no-record = { $name } holds none of the records
request-cancelled = canceled; nothing was changed
request-line-not-taken = { $line } (`{ $text }`) was refused{ $more ->
        [yes] , and the lines after it were not read
       *[no] { "" }
    }
    .hint = correct this line, then enter it { $more ->
        [yes] and the lines after it again
       *[no] again
    }
request-input-ended = the input ended where an answer was needed: { $question }

## rules

# `$varied` lists the rules that differ from those of the ruleset, or is none.
rules-ruleset =
    { $name } rules{ $varied ->
        [none] { "" }
       *[other] { " " }with { $varied }
    }
rules-no-ruleset = there is no ruleset `{ $name }`; the built-in ones are { $names }
rules-no-value = `{ $text }` must be RULE=VALUE, such as `min_naturals=1`
rules-value-missing = `{ $rule }` needs a value: { $allowed }
rules-no-rule = there is no rule `{ $name }`; the rules are { $rules }
    .hint = did you mean `{ $rule }`?
rules-bad-value = `{ $rule }` must be { $allowed }, not `{ $value }`
# Stands beside the two above.
rules-show-hint = run { $command } to list every rule with its value
rules-twice = `{ $rule }` is given twice, as `{ $first }` and as `{ $second }`
rules-no-aces = `{ $rule }` has no effect while `low_ranks` is `none`: there are no aces
    .hint = pass `--rule low_ranks=ace-two`

rules-official = the publisher's rules
rules-official-but = official with { $rules }
# `$differences` is one of the two above.
rules-added = Added ruleset { $name }: { $differences }
rules-play-by = { $command } starts a game with it
rules-retired = Ruleset { $name } is retired; `crowns undo` brings it back
rules-show = `crowns rules show NAME` shows every rule

# Columns of the list of rules, the first after a mark.
rules-column-rule = { "  " }rule
rules-column-value = value
rules-column-official = official
rules-column-decides = decides
# What a rule decides.
rules-meaning =
    { $rule ->
        [min_naturals] naturals that each meld needs
        [natural_in_place] a wild-rank card in its own place counts as a natural
        [max_wilds] most wilds in one meld
        [book_distinct_suits] naturals of a book must differ in suit
        [low_ranks] aces and twos in the deck
        [ace] where the ace stands in a run
        [ace_value] penalty for an ace
        [joker_value] penalty for a Joker
        [wild_value] penalty for a wild-rank card
        [face_cards] penalty for a J, Q or K
        [discard_to_go_out] going out needs a discard
        [go_out_bonus] score of the player who goes out
        [games_combined] games shuffled together
       *[tie] who wins if the lowest total is tied
    }
# The values that a rule takes, as they are typed; those that are words stay in English.
rules-allowed =
    { $rule ->
        [min_naturals] 0, 1, 2 or 3
        [max_wilds] none, or a number from 0 to 14
        [low_ranks] none or ace-two
        [ace] low, high or either
        [ace_value] points from 0 to 999
        [joker_value] points from 0 to 999
        [wild_value] points from 0 to 999, or face
        [face_cards] 11-12-13 or 10
        [go_out_bonus] points from -999 to 0
        [games_combined] 1 or 2
        [tie] shared, most-out or extra-round
       *[other] yes or no
    }
rules-differs = * differs from the official rules
rules-all-official = all rules have their official values

rules-read = `crowns rules TOPIC` shows the answer, `crowns rules --find WORD` searches
rules-not-sure = Not sure. Did you mean:
rules-customs = House rules, not official
rules-variations = To play it differently
rules-examples = Examples
rules-source = Source: { $sources }
# `$silent` says that no source tells.
rules-source-none = Source: none, { $silent }
rules-source-partly = Source: { $sources }; beyond that { $silent }
rules-round = round { $round }, { $wild } wild
# What an example shows about its cards.
rules-is-book = a book
rules-is-run = a run
rules-is-book-or-run = a book, or a run if you like
rules-is-no-meld = not a meld
rules-goes-out = goes out
rules-stays-in = does not go out
rules-costs = costs { $points }
rules-no-topic = no topic mentions `{ $text }`
rules-is-ruleset = `{ $name }` is also a ruleset; run `{ $command }` to show it
rules-of-game = game { $game } uses { $ruleset }
rules-no-answer = no topic answers `{ $text }`{ $near }
    .hint = ask in other words, or run { $command } to list the topics
rules-to-judge = to judge these cards, run { $command }

## score

score-none-given = no scores were given
    .hint = give one for each player in the order of their seats, { $names }, as in { $command }
score-mixed = scores must be given by seat or by name, not both; `{ $value }` has no name
    .hint = name the player of every score, as in `bob=13 ann=0`, or of none
score-missing = a score must follow { $name }, such as `12`, `out` or `-`
score-count =
    round { $round } has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, but { $scores ->
        [one] { $scores } score was
       *[other] { $scores } scores were
    } given; in seat order the players are { $names }
    .hint-too-many = write the cards of one player together, `KH,5D` or "KH 5D"; write `-` for a player who did not play
    .hint-spaces = put a space between the cards of a player, and a comma between players
    .hint-too-few = write `-` for a player who did not play, `out` for the player who went out
score-without-name = a correction must name its player; `{ $value }` does not
    .hint = write whose score it is, as in `{ $example }`
score-no-correction = no correction was given
    .hint = name the round, then the player and the score, as in { $command }
score-without-round =
    { $number ->
        [yes] a round must be a number from 1 to 11, not `{ $value }`
       *[no] a correction must name its round; `{ $value }` does not
    }
    .hint = name the round first, as in { $command }
score-ambiguous = these scores can be read as { $readings }
    .hint = put each player's score in one argument, or name the players, as in { $example }
score-table-changed = the players at the table have changed in the meantime; nothing was scored
    .hint = run { $command } to see who is at the table now

score-forms = a score is points (12), a sum (10+15), cards (KH,5D), `out` or `-`
score-unreadable = { score-forms }, not `{ $text }`
score-too-large = points must be at most 99,999, not `{ $text }`
score-not-whole = points must be a whole number, not `{ $text }`
score-no-number = `{ $plural }` needs a number before it, as in `2 { $plural }`
score-count-or-card = `{ $text }` may mean several cards of one rank, or one card of each
    .hint = write the plural for several, or `+` between the cards
score-article = `a { $rank }` may mean an ace and a { $rank }, or one { $rank }
    .hint = write `ace { $rank }` for both, or `the { $rank }` for one
score-mark = `{ $text }` is not a score: write `0x` or `out` for the player who went out, `JK` for a Joker left
score-product = a sum is written with `+`, such as `10+10+10`, not `{ $text }`
score-corrects = a correction is typed as `{ $typed }`
    .hint = run { $command } to correct the score
score-corrects-either = which round does this correct? type `{ $scores }` for round { $round }, or run `{ $command }`
score-several-rounds = one `crowns fix` corrects one round: run { $commands }
score-one-round = correct one round at a time
score-other-round = round { $next } is next, not round { $round }
    .hint = run { $command } to score round { $round } now
score-adds = { $name } already has { $score }; to add the two, type `{ $sum }`
score-was-another = { $name } has { $score } in round { $round }, not { $typed }
    .hint = run { $command } to correct it
score-twice = type only the score that is right, not `{ $text }`
score-may-be-total = `to { $total }` may be a total; for the points of the round type `{ $name } { $total }`
score-only-rest = say whose score differs, as in `{ $name } out, the rest 20`
score-other-rest = the others are { $names }: write `the others 20` for all of them, or name the players
score-no-rest = every player already has a score
score-name-last = write the name first: `{ $name } { $score }`
score-slip = `{ $text }` is not a number; did you mean `{ $meant }`?
score-too-many-cards = a hand has { $dealt } cards in round { $round }, not { $cards }
    .hint = leave out the discard
score-cards-left-hint = name all the cards left, or enter the points instead
score-low-ranks-hint = for aces and twos, start the game with `--rules texas`
score-row-of-one = the score of one player, `{ $cards }`

score-above-cap = { $points } is too high for { $name } in round { $round }: { $dealt } cards cost at most { $cap }
score-below-least = { $name } cannot have { $points }: the cheapest card in this round costs { $least }
score-negative = { $name } cannot have { $points }: points cannot be negative
score-out-with-points = { $name } went out and so scores { $due }, not { $points }

score-of-cards = { $name } scores { $points }
score-correction = Round { $round }: { $name } had { $old }, now has { $new }
score-correction-same = Round { $round }: { $name } still has { $points }
score-correction-played = Round { $round }: { $name } did not play, now has { $new }
score-correction-not-played = Round { $round }: { $name } had { $old }, now did not play
score-correction-never-played = Round { $round }: { $name } did not play
score-corrected-total = { $correction }; the total is { $new }, not { $old }
score-corrected-out = Round { $round }: { $new } went out, not { $old }
score-corrected-out-known = Round { $round }: { $new } went out
score-corrected-out-unknown = Round { $round }: it is no longer known who went out
score-confirmed = Round { $round } stays as it is; the version from the other device is dropped
score-after-total = a total of { $total } after { $before }

score-forced = { $problem }; recorded anyway
score-above-largest = { $name } has { $points }, but a hand of { $dealt } cards costs at most { $largest } with its best melds laid down; was a meld missed?
score-impossible = { $name } cannot have exactly { $points } points in round { $round }; was a meld missed, or is the sum wrong?
score-holds-meld = the cards { $name } has left still include a meld; with it laid down they cost { $best }, not { $points }
score-taken-as-out = { $name } has the only 0 of round { $round }, so they are taken to have gone out, which scores { $bonus }; if not, run `{ $command }`
score-holds-book = the cards { $name } has left include a book of { $rank }; was it missed?
score-nobody-out = nobody went out in round { $round }: no player has { $points }
score-all-zero = every player has 0 points in round { $round }; usually only the player who went out has 0
score-who-went-out =
    { $names } { $players ->
        [1] has
        [2] both have
       *[other] all have
    } { $points } in round { $round }, so it is not known who went out; if it was { $first }, run `{ $command }`
score-same-as-before = round { $round } has the same scores as round { $before }, which was entered just before it; if it was entered twice, `crowns undo` takes it back
score-out-of-turn = round { $round } was entered, but round { $next } is next; if that is a mistake, `crowns undo` takes it back
score-late-start = { $name } joined in round { $round } with { $start }; after this correction, it would be { $now }; to change it, run `{ $command }`
score-still-zero = { $name } still has { $points } in round { $round } but did not go out; if cards were left, run `{ $command }`
score-tie-gone = round { $round } was played to break a tie that no longer exists; if this correction is a mistake, `crowns undo` takes it back
score-like-totals = no score of round { $round } is below the total before it; if these are running totals, run `crowns undo`, then score again with `--totals`

## screen

screen-round = round { $round }
screen-deal = deal { $dealt }, { $wild } wild
screen-dealer = { $name } deals
screen-leader =
    { $names } { $players ->
        [1] leads
       *[other] lead
    } with { $total }
screen-no-game = No game is open
screen-how-to-begin = no game is open; to start one, name the players in the order of their seats: `new Ann Bob Cat`
# The question mark tells that some totals are not recorded yet.
screen-total = total
screen-total-typed = total?
screen-not-saved = not saved yet
screen-over = Enter: rematch or new game
screen-over-none = No game is open. Enter starts one:
screen-total-prompt = { $name }, total { $total }, new total:
screen-total-prompt-dealer = { $name } (deals), total { $total }, new total:
screen-entry-help =
    Type { $totals ->
        [yes] a running total such as 112
       *[no] points (12), a sum (10+15)
    }, the cards left (KH,5D or 8,K), out for the player who went out, or - for a player who did not play{ $rows ->
        [yes] ; or the whole round: { $row }
       *[no] { "" }
    }. ? shows all { $plain ->
        [yes] commands
       *[no] keys
    }

screen-correct = Correct round { $round }, { $name } { $points }:
screen-correct-not-played = Correct round { $round }, { $name }:
screen-correct-help = Type the right score, as for a new round; the arrows go to another cell, Esc goes back
screen-nothing-to-correct = No round is scored yet
screen-save = Save round { $round }? [Y/n/back]
screen-save-doubted = { $doubt } [y/N/back]
screen-held = `{ $text }` comes next; { $choices } first
screen-not-held = `{ $text }` was dropped; { $choices } first
screen-whose-score = `{ $example }` corrects that score; otherwise { $choices }
screen-not-read =
    { $count ->
        [one] { $count } line was not read: { $lines }
       *[other] { $count } lines were not read: { $lines }
    }
screen-round-not-saved = round { $round } was not saved: { $scores }
screen-command-runs = Still running; Ctrl-C stops it
screen-command-stopped = `{ $command }` was stopped
screen-runs-until-stopped = `{ $command }` runs until Ctrl-C: start it in another terminal
screen-game-is-over = game { $game } is over; `rematch` or `new` starts the next, `fix` corrects a score
screen-moved = Use what you typed for round { $round } as round { $next }? [y/n]
screen-moved-help = Round { $next } is next now: y uses what you typed for it, n drops it
screen-force = { $refusal }; Ctrl-F enters it anyway
screen-numbers-are-totals = Numbers are read as running totals; Ctrl-T reads them as points again
screen-numbers-are-points = Numbers are read as points
screen-like-totals = no score of round { $round } is below the total before it; if these are running totals, answer no, then press Ctrl-T, and enter them again
screen-like-totals-in-lines = no score of round { $round } is below the total before it; if these are running totals, answer no, then enter them with `score --totals`
screen-waiting-quit = Enter or q leaves the screen; keep typing for a card
screen-waiting-redo = Enter redoes; keep typing for a name
screen-waiting-undo = Enter undoes; keep typing for a name
screen-round-scores = round { $round }: { $scores }
screen-round-saved = Saved { $scores }; u takes it back
screen-undone = U brings it back
screen-redone = u takes it back again
screen-entered-elsewhere = Entered elsewhere just now: { $scores }
screen-on-phones = On the phones: { $scores }
screen-changed-elsewhere = The game was changed elsewhere just now

screen-check = Hand:
screen-check-help = Type a hand of round { $round }: { $dealt } cards to count it, { $drawn } after the draw, fewer for cards left, such as KH 5D 9T JK
screen-take-over = Enter: { $score } for { $name }; Tab: the next player
screen-judge = Melds:
screen-judge-help = Type the melds with commas between them, then the rest: 6D 7D 8D, 9C 9T 9S, discard QS, left KH 4D
screen-odds = Odds of:
screen-odds-help = Type your hand of round { $round }: { $dealt } cards before the draw, { $drawn } after it. Add / { screen-odds-top } 8H to ask whether to take that card or draw, / { screen-odds-seen } KH 4D for cards that cannot be drawn, / { screen-odds-last } once somebody has gone out
# What is typed before the card on top and before cards seen, and for the last turn.
screen-odds-top = top
screen-odds-seen = seen
screen-odds-last = last
screen-cards-so-far =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } so far: { $dealt } before the draw, { $drawn } after it
screen-odds-pending = Working out the odds...
screen-rules = Rules about:
screen-rules-help = Type a topic or other words: who deals, too many cards, ties

screen-menu = What next?
screen-menu-help = Type { $letters }, then Enter; Esc goes back
screen-menu-new = new game
screen-menu-rematch = rematch: the same players, the next one deals first
screen-menu-join = a player joins
screen-menu-leave = a player leaves
screen-menu-finish = finish the game early
screen-menu-solitaire = solitaire
screen-also-open = Game { $game } stays open as well
screen-rematch-of-open = Game { $game } is still open. Start another anyway?
screen-finish-now = Finish game { $game } before its last round?
screen-drops-typed = The scores typed for round { $round } will not be saved
screen-players-help =
    The players in the order of their seats, clockwise: Ann Bob Cat, or with commas: Ann, Mary Lou, Cat{ $offered ->
        [yes] ; Enter for those in square brackets
       *[no] { "" }
    }
screen-name-with-score = `{ $name }` ends in a score. Is it the name of a new player?
screen-new-players = There are no players { $names }. Add them as new players?
screen-rules-to-play-help = official, texas or the name of your own rules; Enter for those in square brackets
screen-join = Who joins?
screen-join-help = The name, such as Zoe; the total to start with is asked next
# Follows that somebody joined or left.
screen-deal-passes = ; the deal passes to the left, so { $name } deals round { $round }
screen-join-total =
    { $reason ->
        [own] Total { $name } starts with? [{ $total }, the total they left with]
       *[highest] Total { $name } starts with? [{ $total }, the highest total]
    }
screen-join-total-help =
    { $reason ->
        [own] The total that { $name } starts with, such as { $example }; Enter for { $total }, the total that they left with
       *[highest] The total that { $name } starts with, such as { $example }; Enter for { $total }, the highest total at the table
    }
screen-no-total = a total must be a number from -99,999 to 99,999, not `{ $text }`
screen-leave = Who leaves?
screen-leave-help = { $names }, or the start of the name; the points so far stay
screen-quit = Quit without the scores typed for round { $round }?
screen-more-lines = { $count } more, PgDn
screen-no-backup = no backup could be made: { $reason }
screen-plain-saved = Round { $round } saved: { $scores }.
screen-not-saved-so-far = Round { $round }, not saved yet: { $scores }
screen-rounds-left =
    { $rounds ->
        [one] { $rounds } round left, this one included
       *[other] { $rounds } rounds left, this one included
    }
screen-no-command-near = there is no command `{ $name }`; did you mean { $near }?
screen-no-command = there is no command `{ $name }`; `?` shows what you can type
screen-readings-help = enter a number from 1 to { $count }, or `no` to type the scores again
screen-type-command = for that, type `{ $command }`
screen-deals = { $dealer } deals in round { $round }; the deal goes on to the left after each round
screen-deals-first = { $dealer } deals in round 1; to begin with another dealer, type `{ $command }`
screen-back-first = answer `back` first, then type `{ $command }`; `yes` saves the scores, `no` drops them
# A command was typed where something else is asked.
screen-answer-first = answer `back` first, then type `{ $command }`
# `$why` is why it is no score.
screen-or-asks = { $why }; a question ends with `?`
screen-score-was = { $name } { $score } (was { $was })
screen-cleared = { $name } has no score now
screen-already-saved = round { $round } is saved; `undo` takes it back
screen-phone-differs = { $name } has { $here } here, but { $phone } on a phone
screen-then = { $leader }, then { $others }
screen-entered-last = This is round { $round }, the last one entered; for the next, begin with `{ $next }`
screen-entered-last-of-all = This is round { $round }, the last one entered
screen-not-entered = This is round { $round }, not entered yet; for the one before, begin with `{ $last }`
screen-no-such-round = there is no round { $round }: the rounds are 1 to 11
screen-left-open =
    Game { $game }: { $rounds ->
        [0] no round is saved yet
        [1] round 1 is saved
        [2] rounds 1 and 2 are saved
       *[other] rounds 1 to { $rounds } are saved
    }. `{ $command }` continues it.
screen-left-over = Game { $game } is saved. `{ $command }` starts the next one.
screen-plain-help = Type the score of the player who is asked for, or a whole round at once: `0 13 37` or `ann 0 bob 13 cat 37`. Any command can be typed without `crowns`: `fix 3 ann=31`, `undo`, `board`, `chart`, `log`, `join Zoe`, `leave Bob`, `check 7D 9D JK`, `odds 7D 9D JK`, `judge 6D 7D 8D, 9C 9T 9S`, `rules ties`, `new game`. `quit` leaves, `?` shows this again

# What a key does, on one line; the shorter, the more keys fit.
screen-key-keys = keys
screen-key-check = check
screen-key-odds = odds
screen-key-judge = judge
screen-key-rules = rules
screen-key-undo = undo
screen-key-fix = fix
screen-key-menu = game
screen-key-quit-score = quit
screen-key-log = log
screen-key-chart = chart
screen-key-new-game = new game
screen-key-quit = quit
screen-key-correct = correct
screen-key-another-cell = another cell
screen-key-back = back
screen-key-save = save
screen-key-drop = drop
screen-key-edit = the answer, to edit it
screen-key-help = help
screen-key-yes = yes
screen-key-no = no
screen-key-use-it = use it
screen-key-drop-it = drop it
screen-key-choose = choose
screen-key-answer = answer
screen-key-take-over = take over
screen-key-next-player = next player
screen-key-scroll = scroll
screen-key-new = new
screen-key-rematch = rematch
screen-key-join = join
screen-key-leave = leave
screen-key-finish = finish
screen-key-solitaire = solitaire

# Names of the arrow keys, together and one by one, where signs cannot be shown.
screen-arrows = arrows
screen-left = Left
screen-right = Right
screen-up = Up
screen-space = Space

# All keys and what they do.
screen-all-score = score of the player who is asked for
screen-all-round = the whole round, in the order of the seats
screen-all-named-score = a score with a name; Tab completes names
screen-all-name = ask for Tom's score
screen-all-out = went out
screen-all-not-played = did not play
screen-all-cards = the cards left
screen-all-commands = any command, as in the shell
screen-all-another-answer = go to another score of the round
screen-all-correct = correct a cell of the sheet
screen-all-force = enter an implausible score anyway
screen-all-totals = read numbers as running totals, or as points again
screen-all-help = these keys; at a question, what can be answered
screen-all-check = check a hand
screen-all-judge = judge a lay-down
screen-all-chart = chart
screen-all-log = log of the game
screen-all-rules = search the rules
screen-all-menu = new game, rematch, join, leave, finish
screen-all-odds = odds of a hand: what to discard, take or draw
screen-all-undo = undo, redo
screen-all-scroll = scroll the panel
screen-all-escape = close the panel, clear the line
screen-all-suspend = back to the shell; fg returns
screen-all-quit = quit
screen-all-sheet = on the sheet: leads, deals, went out, did not play
screen-all-text = begins text: letters are keys on an empty line, unless they continue as a name (`g 12`, `gran 12`) or a Jack (`js,5d`)

## serve

serve-page-sheet = Sheet
serve-page-hand = Hand
serve-page-melds = Melds
serve-page-odds = Odds
serve-page-rules = Rules
serve-page-more = More
serve-page-standings = Standings
serve-page-night = Night
serve-page-games = Games
serve-page-tournament = Tournament

serve-which-game = Several games are open. Which one?
serve-missing = Still missing: { $names }
serve-disputed = Different scores for { $names }: tap the right one
serve-complete = All scores are in
serve-changed = the scores have changed in the meantime; check them again
serve-choose = Tap a name to enter a score
serve-score-of = { $name }, round { $round }
serve-whole-round = Whole round
serve-save = Save round { $round }
serve-save-anyway = Save anyway
serve-enter = Enter
serve-enter-anyway = Enter anyway
serve-points = Points
serve-cards = Cards
serve-out = Went out
serve-absent = Did not play
serve-one-score = only the score of { $name } is entered here; for a row of scores, tap “{ serve-whole-round }”
serve-one-correction = only the score of { $name } is corrected here
# Names the players, as the scores follow each other.
serve-row = Scores in this order: { $names }
serve-right-score = The right score
# Explains the mark of the ranks that are.
serve-wild = wild in this round
serve-saved = Saved { $scores }
serve-undo = Undo round { $round }
serve-undo-correction = Undo the correction of round { $round }
serve-correct = Correct a round
serve-keyboard = Keyboard
serve-delete = Delete
serve-clear = Remove { $scores }
serve-check = Check
serve-judge = Judge
serve-ask = Ask
serve-all-topics = All topics
serve-offline = No connection. What you typed stays on this phone and is sent as soon as there is one.
serve-restarted = crowns was restarted. Scores that were not saved are lost; please enter them again.
serve-wrong-link = This link is not valid. Scan the code on the laptop again.
serve-read-only = This link only shows the game.
serve-pin = PIN
serve-wrong-pin = That is not the PIN
serve-too-many-pins = Too many wrong PINs. Wait a minute and try again.
serve-no-page = There is no such page
serve-foreign-site = This request came from another site and was refused

## solitaire

solitaire-over =
    the game is over: { $state ->
        [won] it is won
       *[other] no card is left to draw
    }
solitaire-none-left = the deck has only { $copies } of this card, and no `{ $card }` is left to draw
solitaire-not-next = the next card is `{ $next }`, not `{ $card }`
solitaire-closed = pile { $pile } is turned over
solitaire-no-discard = pile { $pile } does not go out with this card: name the discard
solitaire-not-in-pile = pile { $pile } has no `{ $card }` to discard
solitaire-thrown-at-once = the card just drawn, `{ $card }`, may not be discarded in this game
solitaire-no-pile = a move begins with the number of a pile, 3 to 13, not `{ $text }`
solitaire-no-move = no move was typed
solitaire-drawn-count = one card is drawn at a time, not { $cards }
solitaire-discard-count = a pile discards one card, not { $cards }
# Stands beside the three above.
solitaire-move-hint = type the pile and its discard, such as `7 JC`
solitaire-pile-size = pile { $pile } has { $pile } cards, not { $cards }
solitaire-too-many-cards =
    { $wanted ->
        [0] all piles are full; to correct one, type its number and a colon first
        [one] the piles take { $wanted } card, not { $cards }
       *[other] the piles take { $wanted } cards, not { $cards }
    }

# `$seed` is none if the cards are real ones.
solitaire-title =
    Solitaire, { $seed ->
        [none] real cards
       *[other] seed { $seed }
    }, { $ruleset }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to draw
# Columns of the board: short, in lower case.
solitaire-column-pile = pile
solitaire-column-wild = wild
solitaire-column-away = away
solitaire-column-cards = cards
# In the column of the draws away.
solitaire-closes = goes out
solitaire-never = never
solitaire-turned-over = turned over

solitaire-draw = Draw { $draw } of { $draws }: { $card }
solitaire-move = { $card } to pile:
solitaire-draw-card = Draw { $draw } of { $draws }, card:
solitaire-move-help = Type the pile that the card goes to and its discard, such as 7 JC; the pile alone if it goes out. Also hint, undo, redo, board, abandon, and q to leave; what was played stays.
solitaire-move-help-real = Type the card that you drew, then the pile that it goes to and the discard, such as 7 JC; the pile alone if it goes out. Also hint, undo, redo, board, abandon, and q to leave; what was played stays.
solitaire-closing =
    pile { $pile } goes out { $count ->
        [0] without a discard
       *[other] by discarding { $discards }
    }
solitaire-played =
    { $card } to pile { $pile }{ $discard ->
        [none] { "" }
       *[other] , discard { $discard }
    }{ $closed ->
        [yes] , turned over
       *[no] { "" }
    }
solitaire-missed-closing =
    pile { $pile } could have gone out { $discard ->
        [none] without a discard
       *[other] by discarding { $discard }
    }; `undo` takes the move back
# `$short` is how many cards the piles lack.
solitaire-placement =
    { $number }. pile { $pile }{ $discard ->
        [none] { "" }
       *[other] , discard { $discard }
    }{ $closes ->
        [yes] , which goes out
       *[no] { "" }
    }: { $short ->
        [0] all piles can go out
        [one] { $short } card short
       *[other] { $short } cards short
    }
solitaire-placements-order = Ranked by how many cards short the best plan is
solitaire-cannot-be-won =
    The game cannot be won: the piles need { $wanted ->
        [one] { $wanted } card
       *[other] { $wanted } cards
    }, but only { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left to draw
solitaire-cannot-go-out = The game cannot be won: pile { $pile } does not go out with the cards left

solitaire-won =
    Won: all { $piles } piles turned over{ $cards ->
        [0] { "" }
        [one] , { $cards } card to draw
       *[other] , { $cards } cards to draw
    }
solitaire-lost =
    Lost: { $closed } of { $piles } piles turned over{ $points ->
        [none] { "" }
       *[other] , { $points } left
    }
solitaire-open =
    Open: { $closed } of { $piles } piles turned over{ $cards ->
        [0] { "" }
        [one] , { $cards } card to draw
       *[other] , { $cards } cards to draw
    }
solitaire-left = { $command } continues this game
solitaire-is-open = Solitaire, { $closed } of { $piles } piles turned over: { $command } continues it
solitaire-enter-returns = Press Enter to return:
solitaire-abandon = Abandon this game? It counts as lost

solitaire-stats-none = Solitaire: no game is over yet
solitaire-stats =
    Solitaire: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won ({ $rate })
solitaire-mean-closed = { $mean } of { $piles } piles on average
    .label = turned over
solitaire-mean-left =
    { $mean } on average, in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
    .label = points left
solitaire-streak = longest { $longest }, now { $current }
    .label-won = won in a row
    .label-lost = lost in a row

solitaire-pile = Pile { $pile }, cards:
solitaire-pile-more = Pile { $pile }, { $wanted } more:
solitaire-piles = Enter to begin, or a pile to correct, such as 3: 7D 9D QS:
solitaire-pile-help = Type or paste the piles from 3 to 13 cards, one per line, such as 7D 9D QS, or all 88 cards at once. 5: and five cards replace pile 5; board shows the piles, back removes the last one, q leaves.
solitaire-piles-to-paste = The piles that you typed, to paste the next time:

## stats

stats-overall = Overall
stats-by-round = By round; the table is the average of the others
stats-by-table = By number of players
stats-by-opponent = By opponent, most games first
stats-beats = Beats { $most } most often and { $least } least often, of those met in five games or more
stats-beaten-in = { $name } ({ $ahead } of { $games })
stats-average-by-round = Average by round
stats-last-meetings = Last meetings
stats-last-games = Last games
stats-thin = ~ a figure from fewer than five games

# `$selection` tells which games are meant, or is empty.
stats-none =
    { $names } { $players ->
        [1] has finished no games
       *[other] have finished no games together
    }{ $selection }
stats-none-yet =
    { $names } { $players ->
        [1] has finished no games
       *[other] have finished no games together
    }{ $selection } yet
stats-none-even-short =
    { $names } { $players ->
        [1] has finished no games
       *[other] have finished no games together
    }{ $selection }, not even short ones
stats-more = `crowns new` starts a game
stats-more-short = `crowns new` starts a game; `--short` also counts games that ended early
stats-more-selected = Without a league, days or a number of players, all games count
stats-more-selected-short = Without a league, days or a number of players, all games count; `--short` also counts games that ended early
stats-title =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $selection }; { $won } won
stats-title-shared =
    { $name }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $selection }; { $won } won, { $shared } of them shared
stats-total = { $average } on average, { $round } per round
stats-total-deviation = { $average } on average, { $round } per round; standard deviation { $deviation }

stats-game-on = game { $game }, { $day }
stats-round-of-game = round { $round } of { $game }
# `$place` is a game, or a round of a game.
stats-extreme =
    { $times ->
        [1] { $points } in { $place }
        [2] { $points }, twice, first in { $place }
       *[other] { $points }, { $times } times, first in { $place }
    }
# `$place` is an ordinal, `$games` how many ended in it; several stand in a line.
stats-place-count = { $place } { $games }
stats-time-played = { $minutes } min on average, { $games }
stats-went-out =
    in { $out } of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $rate }
stats-streak-none = none yet
stats-streak-over = none now
stats-streak-goes-on = still going on
stats-streak-now = now { $games }
stats-streak-one = longest streak 1; { $now }
stats-streak = longest streak { $games }, { $span }; { $now }
stats-games = from game { $first } to { $last }
stats-games-on = from game { $first } to { $last }, { $day }
stats-games-between = from game { $first } to { $last }, { $since } to { $until }

# How many places a player gains from round 9 to the end.
stats-gain-none = no change of place on average
stats-gained = gains { $places } places on average
stats-lost = loses { $places } places on average
stats-comeback-none = { $average }; no comeback yet
stats-comeback = { $average }; best { $from } to { $to } in { $game }
stats-totals-note = oldest game first; higher is fewer points
stats-totals-note-last = the last { $games } games; higher is fewer points

stats-together =
    { $names }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } together{ $selection }
stats-difference = { $points } points per game on average
stats-difference-for = { $points } points per game on average for { $name }
stats-biggest-win = { $name } by { $points } in { $game }

stats-records =
    Records of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $selection }
stats-order = Most games first, then by name
stats-records-too-few =
    Records need { $least } games, { $missing } more to go: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } so far{ $selection }
stats-record-lowest-total = Lowest total
stats-record-highest-total = Highest total
stats-record-lowest-win = Lowest to win
stats-record-highest-win = Highest to win
stats-record-biggest-margin = Biggest win
stats-record-closest-finish = Closest win
stats-record-biggest-round = Worst round
stats-record-most-out = Went out most
stats-record-most-zeros = Zeros in a row
stats-record-win-streak = Wins in a row
stats-record-drought = Longest drought
stats-record-comeback = Best comeback
stats-record-most-games = Most games
stats-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
stats-places =
    { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
stats-held-over = { $name } over { $names }
# `$name` is who holds a record, and over whom; `$games` in which games.
stats-held = { $name }, { $games }
stats-held-in-round = { $name }, round { $round }, { $games }

## tournament

tournament-standings = { $name }: standings
tournament-game = Game { $game }
tournament-final = Final
tournament-finished =
    { $game }: { $finished } of { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } finished
tournament-winner =
    { $winners ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
tournament-final-first = The finalists come first, in the order of the final
tournament-unequal-tables = Tables of { $smallest } to { $largest } players: points grow with the table (on average 103, 122, 136 and 147 at tables of 3, 4, 5 and 6), so totals are not comparable; `--by beaten` and `--by points` are fair
# In place of the place of a player.
tournament-left = left

tournament-seats-by-name = { $tournament }: seats by name
tournament-seats-by-table = { $tournament }: seats by table
tournament-seats-caption = Number of the table in each game; { $sign } deals first
tournament-scoresheets = { $tournament }: scoresheets
tournament-paper = { $tournament }, { $game }
tournament-paper-of-table = { $tournament }, { $game }, table { $table }
tournament-table = Table { $table }
tournament-scoresheet-note = Points of the round, then the total; { $sign } deals; the lowest total wins
tournament-score-keeper = Scorekeeper
