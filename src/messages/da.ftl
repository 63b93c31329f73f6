# The messages in Danish. docs/languages.md says how a message file is read.

## dialogue

dialogue-score = { $name }, i alt { $total }:
dialogue-score-dealer = { $name } (giver), i alt { $total }:
dialogue-score-again = { $name }, i alt { $total } [{ $score }]:
dialogue-score-dealer-again = { $name } (giver), i alt { $total } [{ $score }]:
dialogue-score-help =
    For hver spiller: { $totals ->
        [yes] en løbende sum som 112
       *[no] point (12), en sum (10+15)
    }, de kort, der er tilbage (KH,5D eller 8,K), `ud` (`out`) for den, der afsluttede, eller `-` for en, der ikke var med. Ved det første spørgsmål kan hele omgangen også skrives: `0 13 37`. `tilbage` går tilbage til den forrige spiller, Enter beholder point i firkantet parentes, `?` viser dette igen, Ctrl-C afbryder
dialogue-no-previous-player = der er ingen spiller før denne
dialogue-force = { $refusal }; skal det noteres alligevel, så svar `{ $answer }`
dialogue-who-went-out = Hvem afsluttede?
dialogue-who-went-out-help = Det var { $names }; `-`, hvis ingen ved det
dialogue-who-went-out-help-back = Det var { $names }; `-`, hvis ingen ved det; `tilbage` går tilbage til pointene
dialogue-who-may-have-gone-out = det var { $names }
dialogue-save = Gem disse point? [J/n/tilbage]
dialogue-save-help = `ja` gemmer pointene, `tilbage` går tilbage til dem, `nej` sletter dem
dialogue-save-choices = svar ja, nej eller tilbage
dialogue-slip = `{ $text }` er ikke et tal; mente du `{ $meant }`?
dialogue-choice = { $number }: { $text }
dialogue-which-game = Hvilket spil?
dialogue-which-reading = Hvilken af dem?
dialogue-choices = svar med et tal fra 1 til { $count }
dialogue-same-as-before = Omgang { $before } fik lige disse point. Skal omgang { $round } også have dem?
dialogue-out-of-turn = Omgang { $next } er den næste. Notér omgang { $round } alligevel?
dialogue-like-totals = Skal tallene noteres som point i omgang { $round }?
dialogue-which-round = Hvilken omgang?
dialogue-which-round-or = Hvilken omgang? [{ $round }]
dialogue-which-round-help = Nummeret på den omgang, der skal rettes, for eksempel 3; Enter for den i firkantet parentes. Ctrl-C afbryder
dialogue-why = Hvorfor?
dialogue-why-help = Grunden, til loggen; Enter for ingen

dialogue-which-players = Spillere?
dialogue-which-players-or = Spillere? [{ $names }]
dialogue-which-players-help = Hvem der spiller, i den rækkefølge, I sidder, med uret: `Ann Bob Cat`, eller med kommaer, `Ann, Mary Lou, Cat`. Ctrl-C afbryder
dialogue-new-player = Der er ingen spiller `{ $name }`. Tilføj { $name } som ny spiller?
dialogue-new-player-near = Der er ingen spiller `{ $name }`; mente du { $near }? Tilføj { $name } som ny spiller?
dialogue-play-alone = Kun { $name } spiller. Start et spil for én?
dialogue-is-day-first = Står dagen før måneden i `{ $day }`?
dialogue-is-round-column = Indeholder kolonnen `{ $heading }` omgangene?
dialogue-who-deals = Hvem giver først? [{ $default }]
dialogue-who-deals-help = En spiller eller begyndelsen af navnet; Enter for den i firkantet parentes
dialogue-which-rules = Regler? [{ $default }]
dialogue-which-rules-help = official, texas eller jeres egne; `crowns rules list` viser dem; Enter for dem i den firkantede parentes
dialogue-not-started = der blev ikke startet noget spil

dialogue-weekday =
    { $weekday ->
        [monday] mandag
        [tuesday] tirsdag
        [wednesday] onsdag
        [thursday] torsdag
        [friday] fredag
        [saturday] lørdag
       *[other] søndag
    }
dialogue-day = { dialogue-weekday } { $day }
dialogue-is-day-to-come = { dialogue-day } ligger ude i fremtiden. Er det rigtigt?
dialogue-day-to-come = { dialogue-day } ligger ude i fremtiden; er det en fejl, så fortryder `crowns undo` det
dialogue-day-read-as = `{ $text }` blev læst som { dialogue-day }
dialogue-period-read-as = `{ $text }` blev læst som { $since } til { $until }

dialogue-whose-stats = Hvilken spiller i detaljer? [ingen]
dialogue-whose-stats-help = En spiller, eller to at sammenligne, for eksempel `Ann, Bob`; Enter for ingen
dialogue-which-backup = Hvilken sikkerhedskopi? [1]
dialogue-which-backup-help = Dens nummer; Enter for den nyeste. Ctrl-C afbryder
dialogue-backup-asked = { $time }, med `crowns backup`
dialogue-backup-daily = { $time }, ved dagens første spil
dialogue-backup-game = { $time }, da et spil begyndte
dialogue-backup-migration = { $time }, før en opdatering af databasen
dialogue-backup-repair = { $time }, før en reparation
dialogue-no-backups = der er ingen sikkerhedskopier; `crowns backup` laver en
dialogue-not-restored = intet blev gendannet
dialogue-undo-game = Fortryd dette: { $what }?
dialogue-not-undone = intet blev fortrudt
dialogue-nothing-changed = intet blev ændret
dialogue-not-saved = intet blev gemt
dialogue-not-saved-after = intet blev gemt: svaret på `{ $question }` var nej

dialogue-yes-or-no = { $question } [J/n]
dialogue-no-or-yes = { $question } [j/N]
dialogue-yes-or-no-choices = svar ja eller nej
dialogue-yes-or-no-help = `ja` eller `nej`, eller det første bogstav; Enter svarer det store bogstav; `q` eller Ctrl-C afbryder
dialogue-replace-database = Erstat databasen? Den nuværende gemmes i en fil ved siden af.
dialogue-cannot-ask = kan ikke bede om bekræftelse: dette er ikke en terminal
    .hint = bekræft med `--yes`
# What can be typed: the letters of yes and no, and the words. Those in English are understood too.
dialogue-yes-key = j
dialogue-yes = ja
dialogue-no-key = n
dialogue-no = nej
dialogue-back = tilbage
# What is typed for commands, each with the English words.
dialogue-said-commands = stilling=board, stillingen=board, hvem fører=board, hvem giver=board, hvem deler=board, fortryd=undo, gentag=redo, ret=fix, hjælp=help, regler=rules, regel=rules, hvordan spiller man=rules, slut=quit, afslut=quit, spil=games, resultater=games, vandt=report night, hvem vandt=report night, vinder=report night, statistik=stats, rekorder=records, ny=new, nyt spil=new, revanche=rematch, graf=chart, spillere=player list, tjek=check, døm=judge, kom med=join, gå=leave, gå ud=rules --, luk=quit, nyt=new, kabale=solitaire, notér=score, skriv=score, point=score, spille=play, spil videre=play, fortsæt=play, hvem deler ud=board, hvem skal give=board, hvem skal dele ud=board, hvem vinder=board, hvem har flest point=board, hvem har færrest point=board, regnskab=board, resultat=games, sidste spil=game show last, vis spil=game show, slet spil=game delete, igen=new --same, samme spillere=new --same, spiller=player, liga=league, ligaer=league list, turnering=tournament, tavle=board last, tavlen=board last, vis tavlen=board last, skema=board last, skemaet=board last, vis skemaet=board last, arket=board last, pointtavle=board last, pointtavlen=board last, oversigt=board last, vis stilling=board last, vis stillingen=board last, vis point=board last, vis pointene=board last, hvor mange omgange er der tilbage=board, hvor mange omgange er der igen=board, hvor mange omgange mangler=board, hvor mange omgange mangler der=board, hvor mange omgange mangler vi=board, hvor mange runder er der tilbage=board, hvem er bagud=board, hvem er bagefter=board, hvem er bagest=board, hvem er sidst=board, hvem ligger sidst=board, hvem er foran=board, hvem er nummer to=board, hvilken omgang er det=board, omkamp=rematch, tilføj=join, hvor mange runder er der igen=board, hvor mange runder mangler=board, hvor mange runder mangler der=board, hvor mange runder mangler vi=board, hvilken runde er det=board, tabel=board last, tabellen=board last, hvem gik ud=board last, hvem gik ud sidst=board last, hvem er gået ud=board last, hvem afsluttede=board last, ændr=fix, ændre=fix, forlad=leave, næste=board, videre=board, afslut spillet=game finish, slut spillet=game finish, afslut spil=game finish, stop spillet=game finish, pas=rules passing, jeg passer=rules passing
# The words with which a question about the rules begins.
dialogue-asking-words = må, kan, hvad, hvor, hvordan, hvornår, hvorfor, hvem, hvilke, hvilken, hvilket, skal, er, gælder, hvis, har, koster, tæller, findes, får, behøver, bør, vil, bliver, betyder
# What is said behind the name of who joins, leaves or deals.
dialogue-joins = kommer med, er med, vil med, vil være med, skal med, skal være med, spiller med, deltager, er her, er kommet, er tilbage, kommer tilbage, kom tilbage, vil gerne være med, kommer, kom, er kommet til
dialogue-leaves = går, går hjem, gik hjem, er gået, skal gå, skal hjem, må gå, tager hjem, tog hjem, er taget hjem, smutter, stopper, holder op
dialogue-deals = giver, giver nu, deler, deler ud, deler nu, skal give, skal dele ud

## director

director-none = der er ingen turnering
    .hint = opret en, for eksempel { $command }
director-unknown = der er ingen turnering `{ $name }`{ $near }
    .hint = kør { $command } for at se turneringerne
director-several = `{ $name }` kan være { $names }
    .hint = angiv en, for eksempel { $command }
director-name-taken = der er allerede en turnering `{ $name }`
    .hint = giv denne et andet navn
director-name-of-player = der er en spiller `{ $name }`, og turneringens navn kommer først
    .hint = skriv et navn først, for eksempel { $command }
director-no-pair = et par, der skal holdes adskilt, er to af turneringens spillere, ikke `{ $text }`
    .hint = skriv begge navne i anførselstegn, for eksempel `--apart "Ann Bob"`
director-too-large = kortene rækker til højst { $most } spillere ved et bord, ikke { $players }
    .hint = tilføj `--rule games_combined=2` for at spille med to spil kort
director-already-in = `{ $name }` er allerede med
director-already-left = `{ $name }` er allerede gået
    .hint = kør { $command } for at få spilleren med igen
director-in-final = `{ $name }` er allerede i finalen
director-not-equal = `{ $name }` står ikke lige med nogen om en plads i finalen
director-not-in = `{ $name }` er ikke med i turneringen{ $near }
director-no-game = turneringen har { $games } spil, men intet spil `{ $game }`
director-final-not-started = finalen er ikke begyndt
    .hint = kør { $command } for at starte den, når alle borde er færdige
director-started = spil { $game } er allerede begyndt
    .hint = kør { $command } for at se bordene
director-not-next = spil { $next } skal begynde før spil `{ $game }`
    .hint = kør { $command } for at starte det
director-all-started = alle spil er begyndt
    .hint = kør { $command } for at starte en finale, når alle borde er færdige
director-no-seat = `{ $name }` har ingen plads i spil { $game }
    .hint = kør { $command } for at se, hvem der sidder hvor
director-sits-at = `{ $name }` sidder ved bord { $table } i spil { $game }
    .hint = kør { $command } for at se, hvem der sidder hvor
director-not-entered = `{ $name }` er ikke med i turneringen
    .hint = kør { $command } for at tage spilleren med
director-swap-itself = to spillere bytter plads, ikke `{ $name }` alene
director-begun = pladserne ved bord { $table } i spil { $game } kan ikke ændres: der er allerede noteret en omgang
director-no-table =
    spil { $game } har { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    }, men intet bord `{ $table }`
    .hint = kør { $command } for at se bordene
# Has the hint of the game that must start first.
director-table-not-started = spil { $game } er ikke begyndt ved bord { $table }
director-held = bord { $table } i spil { $game } sidder som før: bord { $begun } havde allerede noteret en omgang, da pladserne blev ændret
    .hint = kør { $seat } for at starte det, eller { $delete } for at slette omgangene ved bord { $begun } og ændre pladserne
director-contested = bord { $table } i spil { $game } venter: der er noteret omgange både med pladserne før en ændring og med dem efter
    .hint = kør { $later } for at beholde pladserne før ændringen, eller { $earlier } for at beholde dem efter
# `$names` are tables of games, up to five of them.
director-unfinished = finalisterne udtages, når alle borde er færdige; der mangler { $names }
    .hint = kør { $command } for at se det første af dem
    .hint-start = kør { $command } for at starte det første af dem
    .hint-end = ved det første af dem er der kun én spiller tilbage; kør { $command } for at afslutte det
director-table-of-game = bord { $table } i spil { $game }
director-more-tables = { $more } til
director-no-cut = det er ikke angivet, hvor mange der spiller finalen
    .hint = angiv antallet, for eksempel { $command }
director-cut-too-large = en turnering med { $players } spillere kan ikke have en finale med `{ $cut }`
director-few-placed =
    { $players ->
        [0] ingen har en plads i stillingen
       *[other] kun én spiller har en plads i stillingen
    }, og en finale kræver mindst to spillere
    .hint = kør { $command } for at se stillingen
director-tied =
    { $names } står lige, og finalen har { $chairs ->
        [one] { $chairs } plads
       *[other] { $chairs } pladser
    } tilbage
    .hint = turneringslederen afgør, hvem der spiller; angiv dem, for eksempel { $command }
director-final-begun = der er allerede noteret en omgang i finalen

director-player-count = en turnering har 3 til 1000 spillere, ikke `{ $players }`
director-game-count = en turnering har 1 til 100 spil, ikke `{ $games }`
director-table-size =
    et bord har 3 til 8 spillere, så { $players } spillere kan ikke sidde ved { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    }
director-table-sizes = { $players } spillere kan ikke fordeles på borde med `{ $least }` til `{ $most }`
# Players by their numbers.
director-not-there = et par er to spillere, der er med, ikke `{ $one }` og `{ $other }`
director-not-seated = spiller `{ $player }` har ingen plads i dette spil
director-is-seated = spiller `{ $player }` har en plads i dette spil
director-no-chair = der er ingen ledig plads ved et bord, der ikke er begyndt

director-heading =
    { $name }, { $date }: { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, { $games } spil{ $cut ->
        [none] { "" }
       *[other] { " " }og en finale for { $cut }
    }, rangordnet efter { $method }, { $ruleset }
director-open = Turnering { $name }: { $command } viser bordene
director-game = Spil { $game } af { $games }
# `$game` is the final or a game, as above.
director-game-not-started =
    { $game }: { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    }, ikke begyndt
director-progress =
    { $game }: { $finished } af { $tables ->
        [one] { $tables } bord færdigt
       *[other] { $tables } borde færdige
    }{ $playing ->
        [0] { "" }
       *[other] , { $playing } i gang
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } uden point
    }
director-not-started = ikke startet
director-not-begun = ingen point endnu
director-waits = venter
director-column-tournament = turnering
director-column-table = bord

director-repeats =
    { $repeats ->
        [one] { $repeats } gentaget møde
       *[other] { $repeats } gentagne møder
    }
director-least-repeats = { director-repeats }, så få som muligt ved så mange borde
director-more-repeats = { director-repeats }; ingen fordeling ved så mange borde har færre end { $least }
director-most-meetings = to spillere mødes i højst { $games } spil
director-apart-met =
    { $meetings ->
        [one] { $meetings } møde
       *[other] { $meetings } møder
    } mellem spillere, der skal holdes adskilt
director-large-tables = spil ved et større bord: højst { $games } flere for én spiller end for en anden

director-next-game = Næste trin: { $command } starter spil { $game }
director-next-round = Næste trin: { $command } noterer en omgang ved det bord
director-next-table = Næste trin: { $command } starter bord { $table } i spil { $game }
director-next-choice = Næste trin: { $command } viser de kommandoer, der afgør bord { $table } i spil { $game }
director-next-final = Næste trin: { $command } starter finalen
director-stray-table = bord { $table } i spil { $game } blev også spillet som spil { $number }, der også tæller; { $command } udelader det
director-without-seat = { $names } har ingen plads i spil { $game } endnu; { $command } fordeler pladserne igen
director-lost-seat = { $name } har ingen plads i spil { $game }, fordi bordet allerede havde noteret en omgang; { $command } finder en anden plads
director-still-seated = { $name } er gået, men sidder stadig ved bord { $table } i spil { $game }; { $command } retter det
director-still-playing =
    { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    } er stadig i gang med spil { $game }; `--table` betyder det spil, til det er færdigt
director-came-late =
    { $table ->
        [none] { $name } er med fra spil { $game }
       *[other] { $name } sidder ved bord { $table } i spil { $game }
    }
director-is-back = { $name } er tilbage; alle spil er startet
director-now-seats = ved bord { $table } i spil { $game } sidder nu { $players }
director-has-left =
    { $game ->
        [none] { $name } er gået
       *[other] { $name } er gået og er ikke med fra spil { $game }
    }
director-all-begun = `{ $one }` og `{ $other }` kan ikke bytte plads: i hvert spil har mindst ét af deres borde allerede noteret en omgang
    .hint = kør { $command } for at se, hvem der sidder hvor
director-swapped = { $one } og { $other } har byttet plads i spil { $game }
director-smaller-final = finalen får { $players } spillere, ikke { $cut }: ingen andre har en plads i stillingen
director-meant = dette gælder turneringen { $name }; `--tournament` angiver en anden
director-also-plays-in = { $name } er også med i turneringen { $tournament }
director-finalists = I finalen spiller { $names }
director-no-tournaments = ingen turneringer; opret en med `crowns tournament new`
director-finished-early = { $result }; spillet sluttede efter { $rounds } af { $last } omgange og tæller med i stillingen for { $tournament }, men ikke i andre
director-table-abandoned = Ingen er tilbage ved bord { $table } i spil { $game }, så spillet er afbrudt
director-games-reseated = Der er fundet nye pladser i spil { $games }; udskrevne ark til { $count ->
        [one] det gælder
       *[other] dem gælder
    } ikke længere
director-displaced = stillingen har ændret sig, siden finalisterne blev fundet: { $names } har ikke længere plads i finalen; { $cut } erstatter den
director-displaced-begun = stillingen har ændret sig, siden finalisterne blev fundet: { $names } har ikke længere plads i finalen, hvor der allerede er noteret en omgang
director-replace-final = Finalen er sat med { $before }. Skal den erstattes af en med { $now }?

## game

game-name-empty = et navn må ikke være tomt
game-name-too-long = et navn må højst have { $most } tegn, `{ $start }…` har { $characters }
game-name-too-heavy = et navn må højst have { $most } kodepunkter, ikke { $characters }
game-name-control = et navn må ikke indeholde styretegn som { $sign }
game-name-separator =
    et navn må ikke indeholde `{ $sign }`, som skiller { $score ->
        [yes] navn og point
       *[no] navne
    }
game-name-keyword = `{ $name }` er ikke et navn, men point eller et nøgleord
game-name-card = `{ $name }` er ikke et navn, men et kort
# The option or the field stands before the text.
game-text-empty = må ikke være tom
game-text-too-long = må højst have { $most } tegn, ikke { $characters }
game-text-control = må ikke indeholde styretegn som { $sign }

game-no-player = der er ingen spiller `{ $name }`{ $near }
    .hint =
        { $players ->
            [1] er det en ny spiller, så tilføj `--new-player`
           *[other] er de nye spillere, så tilføj `--new-player`
        }
game-not-this-player = kør { $command }; hvis `{ $name }` er en ny spiller, så kør { $typed }
game-former-name = `{ $name }` hedder nu `{ $player }`
game-name-and-score = `{ $name }` ligner et navn med point
    .hint = navne skrives uden point; hvis `{ $name }` er et navn, så tilføj `--new-player`
game-no-name = `{ $name }` ligner ikke et navn
game-player-retired = `{ $name }` er inaktiv
    .hint = kør { $command } for at gøre spilleren aktiv igen
game-namesakes = flere spillere hedder `{ $name }`
game-player-twice = `{ $name }` står der to gange
game-no-league = navnet `{ $name }` ligner ligaen { $near }
    .hint = tilføj `--new-league` for at oprette den alligevel
game-league-retired = ligaen `{ $name }` er nedlagt
    .hint = kør { $command } for at tage den i brug igen

game-no-players = der skal mindst én spiller til et spil
    .hint = skriv spillerne i den rækkefølge, I sidder, for eksempel { $command }; { $again } gentager det sidste spil
game-too-many-players =
    { $decks ->
        [1] ét Five Crowns-spil
       *[other] to Five Crowns-spil
    } har kort til højst { $most } spillere, ikke { $players }
    .hint = blandes to spil sammen, så tilføj `--games-combined 2`
game-seated-twice = hver spiller har én plads, men spiller { $first } og { $seat } er den samme
game-dealer-away = giveren skal være en af spillerne

game-state =
    { $state ->
        [open] i gang
        [finished] færdigt
        [abandoned] afbrudt
       *[deleted] slettet
    }
game-not-open = spil { $game } er { game-state }
    .hint-fix = kør { $new } for at starte et nyt spil, eller { $command } for at rette en omgang i dette
    .hint-show = kør { $command } for at se det færdige regnskab
    .hint-resume = kør { $command } for at genoptage det
game-ended-early = spil { $game } blev sluttet før tid
    .hint = kør { $command } for at genoptage det
game-without-rounds = spil { $game } har kun totaler og ingen omgange
    .hint = kør { $resume } for at notere omgange, eller { $command } for at rette en total
# What stands in a command for what is typed.
game-any-round = OMGANG
game-any-score = NAVN=POINT
game-reseated = spil { $number } gælder ikke længere: bord { $table } i spil { $game } har fået andre pladser
    .hint = kør { $command } for at se, hvem der sidder der nu
game-is-open = spil { $game } er allerede i gang
game-no-round = spil { $game } har ingen omgang { $round }
    .hint = et spil har omgang 1 til 11
game-already-scored = omgang { $round } er allerede noteret: { $scores }
    .hint = kør { $command } for at rette den
game-not-scored = omgang { $round } er ikke noteret endnu
    .hint-next = kør { $command } for at notere den
    .hint-last = den sidste omgang med point er omgang { $last }
game-already-deleted = spil { $game } er allerede slettet
game-score-missing = i omgang { $round } mangler der point for { $names }
    .hint = skriv `-` for en spiller, der ikke var med
game-not-playing = { $name } er ikke med i omgang { $round }
    .hint-back = kør { $command } for at tage spilleren med igen
game-scored-twice = { $name } har fået point to gange, `{ $one }` og `{ $other }`; skriv kun det ene
game-two-out = kun én spiller kan afslutte, ikke både { $one } og { $other }
game-total-falls = summen kan ikke falde: { $name } havde { $before } og har nu { $now }
    .hint = er tallene omgangens point, så udelad `--totals`
game-force-hint = er det rigtigt, så tilføj `--force`
game-too-many-copies = spillet har kun { $copies } af `{ $card }`, men { $names } har { $shown }
    .hint = se kortene efter, eller skriv pointene i stedet
game-nobody-played = mindst én skal have point i omgang { $round }, ikke `-` for alle
game-ends-hint =
    kør { $command } for at { $played ->
        [yes] slutte spillet før tid
       *[no] slette spillet, som ikke har nogen point endnu
    }
game-unplayed = spil { $game } har ingen point endnu
    .hint = kør { $command } for at slette det
game-impossible-total = { $name } kan ikke have totalen { $total }: en total er fra { $least } til { $most } point
game-total-below-least = { $name } kan ikke have totalen { $total }: det billigste kort koster { $least }
game-nothing-edited = spil { $game } er allerede sådan
game-seats-missing = alle spillere skal nævnes; der mangler { $names }
game-nothing-new = omgang { $round } har allerede disse point
game-at-table = { $name } er allerede med
game-not-at-table = { $name } er ikke med
game-joins-last = den der kommer med, sidder på den sidste plads; skriv kun navnet, `{ $name }`
game-joins-with-words = bag navnet på den, der kommer med, læses kun en sum: skriv `{ $name }` eller `{ $name } 57`
game-last-player = { $name } er den sidste ved bordet og kan ikke gå
game-below-own-total = ingen kommer tilbage med færre point, end de havde, da de gik: { $name } havde { $own }, ikke { $total }
game-same-start = { $name } begyndte allerede med { $points }
game-joins-too-late = ingen kan komme med efter omgang 11
game-leaves-too-late = ingen kan gå fra spillet efter omgang 11
    .hint = skriv `-` som point for en spiller, der ikke spiller videre

game-how-to-begin =
    Spil:                    crowns play
    Tjek en hånd:            crowns check --round 1 7D 9D JOKER QS
    Se alle kommandoer:      crowns --help (på engelsk)
game-several-open = Flere spil er i gang; `crowns board --game NUMMER` viser et af dem:
game-named = Spil { $game }: { $names }
game-round-named = Spil { $game }, omgang { $round }: { $names }
game-new-players =
    { $names } er { $players ->
        [1] en ny spiller
       *[other] nye spillere
    }
game-names-split = `{ $text }` blev læst som { $players } spillere; er det ét navn, så kør først { $command }
game-is-one-player = Er `{ $text }` én spiller?
game-read-as-one-player = `{ $text }` blev læst som én spiller; er det flere, så kør { $undo } og derefter { $join }
game-taken-for = `{ $typed }` blev læst som { $name }; er det en ny spiller, så tilføj `--new-player`
game-new-league = { $name } er en ny liga
game-stock-last-round = med syv spillere kan bunken slippe op i sidste omgang; bland da de kasserede kort, og brug dem som ny bunke
game-stock-last-rounds = med så mange spillere slipper bunken op i de sidste omgange; bland da de kasserede kort, og brug dem som ny bunke
# Up to three games are named by their numbers.
game-also-open =
    { $games ->
        [1] spil { $numbers } er også i gang; kør { $command }, hvis det ikke spilles mere
       *[other] spil { $numbers } er også i gang; kør { $command }, hvis spil { $game } ikke spilles mere
    }
game-many-also-open = { $games } andre spil er også i gang; kør { $command } for at se dem
game-drawn = trukket med startværdi { $seed }: { $names } sidder med uret i denne rækkefølge; { $dealer } giver først
game-last-result = Sidste spil, { $game }, { $date }: { $result }
game-night-goes-on =
    { $count ->
        [one] spil { $games } blev startet efter midnat og hører til
       *[other] spil { $games } blev startet efter midnat og hører til
    } aftenen { $evening }
game-late-left-out =
    { $count ->
        [one] spil { $games } blev startet efter midnat, den { $day }, og er ikke med
       *[other] spil { $games } blev startet efter midnat, den { $day }, og er ikke med
    }
game-untouched = spil { $game } fra { $day } er allerede startet og har ingen point endnu; der blev ikke startet et nyt

game-heading =
    Spil { $game }{ $state ->
        [open] { "" }
        [short] , sluttet før tid
       *[other] , { game-state }
    }
game-in-league = liga { $league }
game-round-and-wild = # trumf
game-points-in-short = p.
game-total = i alt
game-total-in-short = sum
game-place = plads
game-no-place = gået
game-deals = giver
game-went-out = afsluttede
game-leads = fører
game-won = vandt
game-did-not-play = var ikke med
game-player-joined = { $name } kom med i omgang { $round } med { $points }
game-player-came-back-below = { $name } kom med i omgang { $round } med { $points }, men gik med { $left }
game-player-left = { $name } gik før omgang { $round }
game-implausible-round = Omgang { $round } har usandsynlige point, noteret med `--force`
game-idle-round = Omgang { $round } blev spillet, fordi det stod lige, men det gør det ikke længere
game-round-scored-twice = Omgang { $round } blev noteret to gange; først som { $earlier }
game-needs = For at vinde eller dele sejren:
# Follows a name; `$rivals` are the best others, who may be named by the next message.
game-need =
    { $is ->
        [beaten] kan ikke længere indhente { $rivals }
        [level] må ikke få flere point end { $rivals } i sidste omgang
        [ahead] må få op til { $points } point flere end { $rivals } i sidste omgang
       *[behind] skal have mindst { $points } point færre end { $rivals } i sidste omgang
    }
game-rivals = de { $players } med { $total }

game-started = Spil { $game }: { $names }, { $about }
game-edited = Spil { $game } ændret: { $changes }
game-change =
    { $what ->
        [seats] pladser { $value }
        [dealer] { $value } giver først
        [date] dato { $value }
        [place] sted { $value }
        [no-place] uden sted
        [note] note { $value }
       *[no-note] uden note
    }
game-just-finished = intet spil er i gang; det sidste, der blev færdigt, var spil { $game }
game-just-recorded = intet spil er i gang; det sidste, der blev skrevet ind, var spil { $game }
game-round-entered = Omgang { $round }: { $scores }
game-joins =
    { $reason ->
        [highest] { $name } kommer med i spil { $game } med { $points }, den højeste sum indtil nu
        [own] { $name } kommer med i spil { $game } med { $points } som før
        [corrected] { $name } kom med i spil { $game } med { $points }, rettet
       *[given] { $name } kommer med i spil { $game } med { $points }
    }
game-leaves = { $name } går fra spil { $game } med { $points }
# `$extra` is `yes` for a round that breaks a tie.
game-turn =
    Omgang { $round }{ $extra ->
        [yes] , omspil mellem { $names }
       *[no] { "" }
    }: { $dealt } kort, { $wild } er trumf{ $players ->
        [1] { "" }
       *[other] , { $dealer } giver, { $starter } begynder
    }

game-is-deleted = Spillet er slettet
game-after =
    { $rounds ->
        [0] før første omgang
       *[other] efter { $rounds } af { $last } omgange
    }
game-was-abandoned = Spillet blev afbrudt { game-after }
game-finished-unplayed = Det sluttede før første omgang
game-finished-early = { $result }; spillet sluttede { game-after } og tæller ikke med i stillingen
game-only-totals = { $result }; kun slutresultatet er skrevet ind
game-result-stands = de indførte totaler, { $totals }, gælder, indtil en omgang er skrevet ind
game-other-result = omgangene giver { $name } { $total } i alt, men der blev indført { $result }
game-same-result = spil { $game } har samme dag, spillere og totaler som spil { $other }; kør { $delete }, hvis det er det samme spil
game-zero-total = { $name } har 0 point efter elleve omgange; er det en fejl, så fortryder `crowns undo` det
game-high-total = { $name } har { $total }, men elleve omgange koster højst { $most }, når der er lagt bedst muligt; er det en fejl, så fortryder `crowns undo` det
game-nobody-won = Ingen har vundet
game-shared-win = { $names } deler sejren med { $points } hver
game-played-alone = { $name } ender med { $points }
game-wins = { $name } vinder med { $points }
# `$out` is `yes` if who went out in more rounds wins.
game-wins-tie =
    { game-wins }, lige med { $others }, { $out ->
        [yes] men afsluttede i flere omgange
       *[no] men fik færre point i omspillet
    }

## hand

hand-names-of-stars = stjerner, stjerne
hand-names-of-hearts = hjerter, hjerte
hand-names-of-clubs = klør
hand-names-of-spades = spar
hand-names-of-diamonds = ruder
hand-names-of-jacks = bonde, knægt
hand-names-of-queens = dronning, dame
hand-names-of-kings = konge
hand-names-of-jokers = -
hand-called-out = byt=swap, og=and, en=an, et=an, to=2, tre=3, fire=4, fem=5, seks=6, syv=7, otte=8, ni=9, ti=10, elleve=11, tolv=12, tretten=13, bønder=jacks, knægte=jacks, dronninger=queens, damer=queens, konger=kings, jokere=jokers, treer=the 3, firer=the 4, femmer=the 5, sekser=the 6, syver=the 7, otter=the 8, nier=the 9, tier=the 10, treere=3's, firere=4's, femmere=5's, seksere=6's, syvere=7's, ottere=8's, niere=9's, tiere=10's, ud=out, ude=out, har=has, er=is, går=goes, fik=got, gik=went, kongen=king, dronningen=queen, damen=queen, knægten=jack, jokeren=joker, nul=0, ingenting=0, intet=0, ingen=0, fjorten=14, femten=15, seksten=16, sytten=17, atten=18, nitten=19, tyve=20, tredive=30, fyrre=40, halvtreds=50, tres=60, halvfjerds=70, firs=80, halvfems=90, point=points, til=for, fraværende=absent, ikke med=absent, spillede ikke=absent, i=of, af=of, omgang=round, runde=round, trumf=wild, trumfer=wilds, så=then, derefter=then, dernæst=then, bagefter=then, også=also, næste=next, samt=and, resten=rest, alle andre=others, de andre=others, andre=others, øvrige=others, de øvrige=others, alle=everyone, treeren=the 3, fireren=the 4, femmeren=the 5, sekseren=the 6, syveren=the 7, otteren=the 8, nieren=the 9, tieren=the 10, én=an, ét=an, et par=pair, par=pair, hundrede=100, et hundrede=100, afsluttede=out, afsluttet=out, lukkede=out, lukket=out, færdig=out, #'er=the #, #er=the #, #-er=the #, #'eren=the #, #eren=the #, #'ere=#'s, #ere=#'s, #'erne=#'s, #erne=#'s, var ikke med=absent, havde=has, ikke=not, ups=oops, hov=oops, undskyld=sorry, kongerne=kings, dronningerne=queens, damerne=queens, knægtene=jacks, bønderne=jacks, jokerne=jokers, bonden=jack, får=gets, kun=only, bare=only, omgangen=round, runden=round, sidste=last, forrige=last, kasserer=discard, kassér=discard, kasserede=discard, smider=discard, smid=discard, smed=discard, kaster=discard, kast=discard, kastede=discard, hver=each, begge=both, både=both, undtagen=except, ingen undtagen=nobody but, ingen på nær=nobody but, ingen bortset fra=nobody but, ingen andre end=nobody but, bortset fra=except, men=but, pånær=except, som=who, der=who, de to andre=the other two, de tre andre=the other three, de fire andre=the other four, vandt=out, vinder=out, har vundet=out, er gået ud=out, gået ud=out, på nær=except, fra=from, eller=or, i stedet for=not, istedet for=not, istedetfor=not, skulle=should, burde=should, haft=had, været=been, være=be, nej=sorry, rettelse=correction, første=first, anden=second, tredje=third, fjerde=fourth, femte=fifth, sjette=sixth, syvende=seventh, ottende=eighth, niende=ninth, tiende=tenth, ellevte=eleventh, jeg=me, mig=me, han=he, hun=she, vild=wild, tilbage=left, sad over=absent, var der ikke=absent, seneste=last, var forkert=was wrong, er forkert=is wrong, skal være=should be, vandt runden=out, vandt omgangen=out, sluttede=out, blev færdig=out, sidder over=absent, er her ikke=absent, er ikke her=absent, sprang over=absent, springer over=absent, blev færdig først=out, blev først færdig=out, gik ud først=out, gik først ud=out, sad med=has, sad tilbage med=has, anden omgang=second round, anden runde=second round, treerne=3's, firerne=4's, femmerne=5's, sekserne=6's, syverne=7's, otterne=8's, nierne=9's, tierne=10's
hand-asked = kan=can, må=may, skal=should, bør=should, burde=should, er=is, hvad=what, hvilket=which, hvilken=which, hvilke=which, hvor meget=how much, hvor mange point=how many points, jeg=we, man=we, vi=we, du=we, det=it, de=they, den=the, en=a, et=a, dette=this, disse=these, gå ud=go out, går ud=goes out, lukke=go out, afslutte=go out, med=with, har=have, koster=costs, koste=cost, værd=worth, point=points, serie=run, sæt=book, kombination=meld, lovlig=legal, lovligt=legal, gyldig=valid, gyldigt=valid, tilladt=allowed, lægge ned=lay down, lægge ud=lay down, lægge=lay, spille=play, gøre=do, smide væk=throw away, smide ud=throw away, smide=discard, kassere=discard, kaste=discard, beholde=keep, tage=take, tage op=take, trække=draw, eller=or, chancen for=chance of, chancen=chance, chance=chance, mangler=need, hjælper=helps, bedst=best, bedste=best, tilbage=left, øverst=on top, sidste tur=last turn, i sidste tur=on the last turn, i min sidste tur=on my last turn, hånd=hand, hånden=hand, kort=cards, kortene=cards, at=that, som=as a, på hånden=in hand, mig=we, denne=this, nu=now, i=in, runde=round, omgang=round, ned=down, slutte=go out, gå ud på=go out on, lukke på=go out on, trumf=wild, trumfkort=wild cards, trumfer=wilds, et trumfkort=a wild, sammen med=with, når=when, hvis=if, tre ens=book, række=run

hand-meld = kombination { $number }
hand-discarded = kasseret
hand-left = tilbage
hand-hand = hånd
hand-top-card = øverste kort
hand-seen = sete
hand-pile = bunke { $number }

hand-bad-card = kort { $place } `{ $text }`: { $rule }
hand-bad-card-of-part = { $part }, kort { $place } `{ $text }`: { $rule }
hand-more-bad-cards = og { $cards } til
hand-bad-rank = valøren skal være 3–10, J, Q eller K
hand-bad-rank-of-all = valøren skal være A, 2–10, J, Q eller K
hand-bad-suit = kuløren skal være C (klør), D (ruder), H (hjerter), S (spar) eller T (stjerner, også *)
hand-no-card = et kort er valør og så kulør, eller JOKER
hand-did-you-mean = { $rule }; mente du `{ $card }`?
hand-no-suit = efter valøren skal der stå en kulør, for eksempel `{ $rank }D`
hand-jack-or-joker = en bonde skal have en kulør, for eksempel `JD`; en joker er `JOKER` eller `JK`
hand-number-of-cards = skriv hvert kort for sig, som i `7D 7D`
hand-no-low-ranks = spillet har ingen esser eller 2'ere
    .hint = skal esser og 2'ere være med, så tilføj `--rules texas` eller `--rule low_ranks=ace-two`
hand-too-many-jokers = spillet har kun { $copies } jokere
hand-too-many-of-rank = spillet har kun { $copies } { $ranks }
hand-too-many-copies = spillet har kun { $copies } af dette kort
    .hint = er to spil blandet sammen, så tilføj `--rule games_combined=2`
hand-if-left = hvis det er de løse kort, så kør { $command }
hand-pass-left = for kort, der er tilbage, når kombinationerne er lagt ned: tilføj `--left` og omgangen
hand-without-suits = det er alle { $cards } kort på en hånd; skriv kuløren efter hver valør
hand-in-round = for omgang { $round }: kør { $command }

hand-meld-too-short = en kombination har mindst tre kort, ikke { $cards }
hand-meld-too-long = en hånd har højst { $most } kort, ikke { $cards }
hand-ranks-differ = et sæt har én valør, men `{ $card }` og `{ $other }` er forskellige
hand-suit-twice = et sæt skal have forskellige kulører her, men `{ $card }` er der to gange
hand-suits-differ = en serie har én kulør, men `{ $card }` og `{ $other }` er forskellige
hand-rank-twice = en serie har hver valør én gang, men `{ $card }` er der to gange
hand-gap =
    der mangler { $cards } mellem `{ $low }` og `{ $high }`{ $wilds ->
        [0] { "" }
       *[other] , og der er kun { $wilds } trumfkort
    }
hand-past-the-end = en serie ender ved { $top } og fortsætter ikke med { $bottom }
hand-run-too-long = en serie har højst { $most } kort, ikke { $cards }
hand-too-many-wilds =
    { $most ->
        [0] en kombination må ikke have trumfkort her, men denne har { $wilds }
       *[other] en kombination må højst have { $most } trumfkort her, men denne har { $wilds }
    }
hand-too-few-naturals =
    en kombination skal have mindst { $least ->
        [one] { $least } naturligt kort
       *[other] { $least } naturlige kort
    } her, men denne har { $naturals ->
        [0] ingen
       *[other] { $naturals }
    }

hand-no-meld = kombination { $place } er hverken et sæt eller en serie
hand-wanted-to-go-out = for at afslutte i omgang { $round } skal { $wanted } kort indgå i kombinationer og 1 kasseres, men { $melded } gør det
hand-wanted-in-all = i omgang { $round } skal kombinationerne og de kort, der er tilbage, være { $wanted } i alt, ikke { $cards }: { $melded } i kombinationer, { $left } tilbage
hand-size = i omgang { $round } har en hånd { $counting } kort, eller { $drawn } efter trækket, ikke { $cards }
    .hint = er det kort, der er tilbage, når kombinationerne er lagt ned, så tilføj `--left`
hand-too-many-left = i omgang { $round } kan der højst være { $dealt } kort tilbage, ikke { $cards }
hand-impossible-left =
    i omgang { $round } er alle { $dealt } kort tilbage eller { $most ->
        [0] ingen
       *[other] højst { $most }
    }, ikke { $cards }: en kombination har mindst tre

hand-round = Omgang { $round }: { $wild } er trumf, { $dealt } kort givet, { $ruleset }
hand-yes = Ja
hand-no = Nej
hand-goes-out = hånden kan afslutte og giver { $points }
hand-stays-in = hånden kan ikke afslutte
hand-last-turn = Er det den sidste tur, giver hånden { $points }
hand-costs = Hånden koster { $points }
hand-all-in-melds = Hånden koster 0 point: uanset hvad der trækkes, kan den afslutte
hand-left-cost = De kort, der er tilbage, koster { $points }
hand-arrangement = Opstilling { $number }
hand-more-arrangements = Der er flere opstillinger; `{ $option }` viser flere af dem
hand-all-arrangements =
    { $arrangements ->
        [1] Der er ingen anden opstilling
       *[other] Der er kun disse { $arrangements } opstillinger
    }

hand-book = sæt
hand-run = serie
hand-or-run = el. serie
hand-neither = -
hand-discard = kasser
hand-cards-left = tilbage
hand-deadwood = løse kort
hand-no-discard = intet, alle kort lægges ned
hand-or-discard = eller
hand-or-discard-one-of = eller et af
hand-left-holds-meld = der er stadig en kombination i dem; lægges den ned, koster de { $points }
hand-left-holds-book = der er et sæt { $rank } i dem; blev det overset?

hand-lay-down-goes-out = det er gyldigt, og spilleren afslutter med { $points }
hand-lay-down-leaves = det er gyldigt, men spilleren afslutter ikke og får { $points }
hand-is-meld = det er en kombination
hand-are-melds = det er kombinationer
hand-is-book = det er et sæt
hand-is-run = det er en serie
hand-book-instead = kombination { $place } er et sæt, som også er en kombination
hand-run-instead = kombination { $place } er en serie, som også er en kombination
hand-does-not-go-out = Med det afslutter spilleren ikke
hand-split-into-run-and-book = forslag: del op i en serie og et sæt: { $melds }
hand-split-into-books = forslag: del op i to sæt: { $melds }
hand-split-into-runs = forslag: del op i to serier: { $melds }
hand-split-into-melds = forslag: del op i { $count } kombinationer: { $melds }
hand-leave-out-for-book = forslag: udelad { $card }, så er { $meld } et sæt
hand-leave-out-for-run = forslag: udelad { $card }, så er { $meld } en serie
hand-illegal-costs = Som den ligger, koster hånden { $points }
hand-best-lay-down = lagt bedst muligt koster disse kort { $points }
hand-better-lay-down = de samme kort kan lægges, så de kun koster { $points }
hand-note = bemærk: { $text }
hand-commas-between-melds = skriv komma mellem kombinationerne: 6D 7D 8D, 9C 9H 9S
hand-legal-in-no-round = der er ikke angivet nogen omgang; det er ikke gyldigt i nogen omgang
hand-legal-in-every-round = der er ikke angivet nogen omgang; det er gyldigt i alle omgange med kort nok
hand-legal-in-rounds =
    der er ikke angivet nogen omgang; det er kun gyldigt i { $count ->
        [one] omgang { $rounds }
       *[other] omgangene { $rounds }
    }
hand-only-where-wild =
    { $count ->
        [one] kun i omgang { $rounds }, hvor { $wilds } er trumf
       *[other] kun i omgangene { $rounds }, hvor { $wilds } er trumf
    }
hand-no-melds = der er ingen kombinationer at bedømme
hand-empty-meld = en af kombinationerne er tom
hand-empty-left = hvilke kort er tilbage? skriv dem efter `tilbage`, eller `left none`
hand-discard-count = der skal kasseres ét kort, ikke { $cards }
hand-several-splits = kortene kan deles op på flere måder: { $splits }
    .hint = skriv komma mellem kombinationerne; med `--kind meld` er de én
hand-name-cards-left = kort uden for kombinationerne skrives efter `tilbage`
hand-too-many-melded = det er { $melded } kort; en spiller lægger højst { $most } ned i omgang { $round }
hand-all-melded = det er alle { $dealt } kort; med et kasseret kort afslutter spilleren

## journal

# What an event is about; the names stand in the events below.
journal-game = spil { $game }
journal-player = spiller { $name }
journal-league = liga { $name }
journal-no-league = ingen liga
journal-ruleset = regelsæt { $name }
journal-solitaire = kabale
journal-tournament = turnering { $name }
journal-command = kommando

journal-newer = en hændelse fra et nyere crowns
# `$kind` is empty or ends in a comma and a space.
journal-unknown = { $subject }: { $kind }{ journal-newer }
journal-because = { $event }, grund: { $reason }
# The reason of a deleted game whose table was seated again.
journal-reseated = pladserne ved bordet blev fordelt på ny
journal-undone = [fortrudt]
journal-undid = fortrudt
journal-redid = gentaget
journal-nothing-to-undo = der er intet at fortryde
journal-nothing-to-redo = der er intet at gentage
journal-holds-again = { $phrase }; igen { $scores }
journal-how-to-redo = `crowns redo` gør det igen
journal-how-to-undo = `crowns undo` fortryder det
journal-imported =
    import af { $games } spil med { $rounds ->
        [0] kun totaler
        [one] { $rounds } omgang
       *[other] { $rounds } omgange
    }
journal-more-events =
    { $events ->
        [one] { $events } hændelse
       *[other] { $events } hændelser
    } mere fra samme kommando
journal-state-at =
    { $future ->
        [yes] { $time } ligger ude i fremtiden; sådan står det nu
       *[no] sådan stod det { $time }
    }

journal-player-added = ny spiller { $name }
journal-player-renamed = spiller { $old } omdøbt til { $new }
journal-player-merged = { $player } lagt sammen med { $into }
journal-player-retired = { $player } gjort inaktiv
journal-player-returned = { $player } aktiv igen
journal-player-deleted = { $player } slettet
journal-league-added = ny liga { $name }
journal-league-renamed = liga { $old } omdøbt til { $new }
journal-league-settings = aftalt i { $league }: { $settings }
journal-season = sæson i { $league }: { $season }
journal-season-dropped = sæson { $season } i { $league } fjernet
journal-league-retired = { $league } nedlagt
journal-league-returned = { $league } genoptaget
journal-ruleset-added = nyt regelsæt { $name }: { $rules }
journal-ruleset-retired = { $ruleset } taget ud af brug

journal-solitaire-started =
    ny kabale: { $seed ->
        [none] rigtige kort
       *[other] startværdi { $seed }
    }
journal-solitaire-played =
    kabale, træk { $draw }: { $card } til bunke { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } kasseret
    }{ $closed ->
        [yes] , vendt om
       *[no] { "" }
    }
journal-solitaire-abandoned = kabale opgivet
journal-solitaire-recorded =
    kabale lagt et andet sted: { $piles ->
        [one] { $piles } bunke
       *[other] { $piles } bunker
    } vendt om{ $points ->
        [none] { "" }
       *[other] , { $points } tilbage
    }

journal-tournament-created =
    ny turnering { $name }: { $games } spil, { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }
journal-seats =
    pladser i spil { $game } i { $tournament }: { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    }
journal-swapped = { $one } og { $other } byttede plads i spil { $game } i { $tournament }
journal-joined-tournament = { $name } kom med i { $tournament } fra spil { $game }
journal-left-tournament = { $name } gik fra { $tournament } før spil { $game }
journal-final = finale i { $tournament }: { $players }

journal-game-started = start på { $game }: { $players }
# What may follow the start of a game or of solitaire.
journal-with-rules = , regler { $name }
journal-in-league = , liga { $league }
# `$scores` may end with who went out, and so may `$change`.
journal-round-scored =
    omgang { $round } af { $game }: { $scores }{ $forced ->
        [yes] { " " }(med `--force`)
       *[no] { "" }
    }
journal-round-corrected =
    omgang { $round } af { $game } rettet: { $change }{ $forced ->
        [yes] { " " }(med `--force`)
       *[no] { "" }
    }
journal-went-out = { $name } afsluttede
journal-out-unknown = uvist, hvem der afsluttede
journal-joined = { $name } kom med i { $game } i omgang { $round } med { $points }
journal-joined-otherwise = { journal-joined }, ikke { $was }
journal-left = { $name } gik fra { $game } før omgang { $round }
journal-edited = { $game } ændret: { $changes }
journal-finished = { $game } sluttet før tid
journal-result = resultat af { $game }: { $scores }
journal-abandoned = { $game } afbrudt
journal-resumed = { $game } genoptaget
journal-moved = { $game } flyttet: { $from } -> { $to }
journal-deleted = { $game } slettet

## league

league-unknown-method = der er ingen rangeringsmetode `{ $text }`; metoderne er { $methods }

# The label of a column or of a line: short, in lower case.
league-label-rank = #
league-label-place = plads
league-label-player = spiller
league-label-game = spil
league-label-date = dato
league-label-games = spil
league-label-counted = tæller
league-label-beaten = slået
league-label-average = snit
league-label-per-round = omgang
league-label-points = point
league-label-wins = sejre
league-label-total = sum
league-label-rating = rating
league-label-out = afsl.
league-label-best = bedst
league-label-worst = værst
league-label-trend = trend
league-label-scored = på omg.
league-label-round = omgang
league-label-wild = trumf
league-label-deals = giver
league-label-table = bord
league-label-players = spillere
league-label-won = vundet
league-label-ahead = foran
league-label-tied = lige
league-label-behind = efter
league-label-state = status
league-label-winner = vinder
league-label-with = med
league-label-places = pladser
league-label-best-game = bedste spil
league-label-worst-game = værste spil
league-label-best-round = bedste omgang
league-label-worst-round = værste omgang
league-label-went-out = afsluttede
league-label-win-streak = sejre
league-label-drought = uden sejr
league-label-comebacks = efter omg. 9
league-label-time-played = spilletid
league-label-totals = summer
league-label-came-first = sluttede foran
league-label-won-game = vandt spillet
league-label-average-total = sum i snit
league-label-difference = forskel
league-label-biggest-win = største sejr
league-label-agreed = aftalt
league-label-season = sæson
league-label-entries = poster
league-label-last-day = senest
league-label-leagues = ligaer
league-label-looks-like = ligner

# The heading of a column on a page, where that is not the label.
league-heading-place = Plads
league-heading-player = Spiller
league-heading-game = Spil
league-heading-date = Dato
league-heading-games = Spil
league-heading-counted = Tæller
league-heading-beaten = Slået
league-heading-average = Snit
league-heading-per-round = Pr. omgang
league-heading-points = Point
league-heading-wins = Sejre
league-heading-total = Sum
league-heading-rating = Rating
league-heading-out = Afsl.
league-heading-best = Bedst
league-heading-worst = Værst
league-heading-trend = Trend
league-heading-round = Omgang
league-heading-wild = Trumf
league-heading-deals = Giver
league-heading-players = Spillere
league-heading-won = Vundet
league-heading-ahead = Foran
league-heading-tied = Lige
league-heading-behind = Efter
league-heading-state = Status
league-heading-winner = Vinder
league-heading-best-round = Bedste omgang
league-heading-worst-round = Værste omgang
league-heading-went-out = Afsluttede

league-and-more = og { $more } til
league-game = spil { $game }
league-games = { $games } spil

# Games that are counted: the league, or all, with those of the parts below that there are.
league-selected-all = Alle spil
league-selected = Liga { $league }
# The same after a number of games.
league-of = { " " }i liga { $league }
league-of-season = , sæson { $season }
league-since = { " " }fra { $day }
league-until = { " " }til { $day }
league-between = { " " }fra { $since } til { $until }
league-with-players =
    { " " }med { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }
league-with-short = , også afkortede

league-no-standings = Her tæller ingen færdige spil endnu
league-ranked-by = Rangordnet efter { $method }
league-ties-broken = Står det lige, afgør { $methods }
league-then-by = { $methods }, dernæst { $method }
league-by-beaten = andelen af slåede modstandere, uafgjort tæller halvt
league-by-average = snittet af slutsummerne, laveste først
league-by-per-round = point pr. spillet omgang, færrest først
league-by-points = snittet af point for placeringer: 100 til den første i et spil, 0 til den sidste, jævnt fordelt imellem
league-by-wins = vundne spil, alene eller delt
league-by-total = summen af slutsummerne, laveste først
league-by-rating = rating: et forsigtigt skøn over styrken, my minus tre sigma
league-worst-dropped =
    { $games ->
        [1] Hver spillers værste spil tælles ikke med
       *[other] Hver spillers { $games } værste spil tælles ikke med
    }
league-no-place = En spiller uden plads har spillet færre end { $games } spil
league-shared-wins-note = Sejre 5/2: fem sejre, heraf to delte
league-how-to-explain = `crowns standings --explain NAVN` viser, hvordan en spillers tal er regnet ud
league-new = ny
league-explained = { $selection }: { $name }, plads { $place } af { $players }
league-explained-without-place = { $selection }: { $name }, uden plads
# A place that several share, of `$place`; before `league-part-of`.
league-shared-place = delt { $place }.
league-part-of = { $part } af { $whole }
league-points-in-rounds = { $points } på { $rounds }
league-left-out = tæller ikke
league-games-left-out = { $games } spil, { $left } tæller ikke
league-wins-shared =
    { $wins }, heraf { $shared ->
        [1] { $shared } delt
       *[other] { $shared } delte
    }
league-opponents-beaten =
    { $beaten } af { $opponents ->
        [one] { $opponents } modstander
       *[other] { $opponents } modstandere
    }
league-points-over-rounds =
    { $points } point / { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omgange
    }
league-out-of-rounds =
    { $out } af { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omgange
    }

league-named = Liga { $name }
league-retired = Liga { $name }, nedlagt
league-none = Der er ingen ligaer endnu; `crowns league add NAVN` tilføjer en
# The settings of a league stand one after the other, with commas between them.
league-setting-ruleset = { $ruleset }
league-setting-by = efter { $method }
league-method =
    { $method ->
        [beaten] slåede modstandere
        [average] snit
        [per-round] point pr. omgang
        [points] point for placeringer
        [wins] sejre
        [total] sum
       *[other] rating
    }
league-setting-games = mindst { $games } spil for at få en plads
league-setting-worst =
    { $games ->
        [0] alle spil tæller
        [1] det værste spil tæller ikke
       *[other] de { $games } værste spil tæller ikke
    }
league-setting-ties-shared = delt plads, når det står lige
league-setting-ties = når det står lige, efter { $methods }
league-setting-ties-then = { $methods }, så { $method }
league-setting-reports = rapporter: { $language }
league-no-settings = standard
league-season = { $name }, { $from } til { $until }

## lookup

lookup-no-open-game = intet spil er i gang
    .hint = kør { $command } for at starte et, eller angiv et spil, for eksempel `--game last`
lookup-none-was-open = intet spil var i gang dengang
    .hint = angiv et spil, for eksempel `--game last`; kør { $command } med samme `--as-of` for at se spillene
# A line for each game follows.
lookup-several-open = { $games } spil er i gang:
    .hint = angiv et af dem, for eksempel `{ $option }`
# `$table` is none if the game is not of a tournament.
lookup-game =
    spil { $game }{ $table ->
        [none] { "" }
       *[other] , bord { $table }
    }: { $names }
lookup-run-for =
    kør { $command }{ $players ->
        [0] { "" }
       *[other] { " " }for { $names }
    }
lookup-or-run-for =
    , eller { $command }{ $players ->
        [0] { "" }
       *[other] { " " }for { $names }
    }
lookup-or-round = ; eller angiv omgangen, for eksempel `--round 1`
lookup-no-game-name = et spil skal være et nummer, `last` eller mindst fire tegn af et UUID, ikke `{ $name }`
lookup-no-game = der er intet spil `{ $name }`
    .hint = kør { $command } for at se spillene
lookup-several-games = flere spil har et UUID, der begynder med `{ $start }`
lookup-no-game-to-repeat = der er intet spil at gentage
    .hint = skriv spillerne, for eksempel { $command }
# `$near` is `; did you mean …?`, or empty.
lookup-no-player = der er ingen spiller `{ $name }`{ $near }
    .hint = kør { $command } for at se spillerne
lookup-several = `{ $name }` kan være { $names }
    .hint = angiv en af dem, for eksempel `{ $example }`; { $command } gør dem til én spiller
lookup-behind-same = `{ $text }` efter `same` er ikke til at forstå
    .hint = efter `same` kan stå `without Ann`, `plus Zoe`, `Ann deals`, `shuffle` eller et regelsæt; `--date` og `--league` tager en dag og en liga
lookup-same-and-names = `same` tager spillerne fra det sidste spil; udelad `{ $names }` eller `same`
lookup-dealer-not-playing = giveren skal være en af spillerne, ikke `{ $name }`
lookup-no-round = der er ikke angivet nogen omgang
lookup-no-round-of = i ingen omgang deles der { $cards } kort ud; en hånd har 3 til 13 kort, eller et mere, når der er trukket
lookup-no-next-round = spil { $game } har ingen næste omgang
# Stands beside the two above.
lookup-round-hint = angiv omgangen, for eksempel `--round 1`, eller dens trumf, for eksempel `--wild 3`
lookup-see-player = kør { $command } for at se spillerens tal
lookup-is-tournament = `{ $name }` er en turnering
    .hint = kør { $command } for at se stillingen
# `$near` is `; did you mean …?`, or tells which there are.
lookup-no-league = der er ingen liga `{ $name }`{ $near }
    .hint-add = kør { $command } for at oprette den
lookup-leagues = ; der er disse ligaer: { $names }
lookup-no-season = liga { $league } har ingen sæson `{ $name }`
    .hint = kør { $command } for at tilføje den
lookup-no-season-but = liga { $league } har ingen sæson `{ $name }`; der er disse sæsoner: { $names }
lookup-no-ruleset = der er intet regelsæt `{ $name }`; regelsættene er { $names }
    .hint = kør { $command } for at se regelsættene
# `$selection` is a league, or empty.
lookup-in-league = { " " }i liga { $league }
lookup-none-finished = intet spil er færdigt endnu{ $selection }
lookup-none-on-day =
    intet spil blev færdigt { $last ->
        [none] den { $day }
       *[other] fra { $day } til { $last }
    }{ $selection }
    .hint = kør { $command } for at få en rapport om den nærmeste dag med spil
lookup-too-many-on-day = mere end { $most } spil blev færdige den { $day }{ $selection }, for mange til én rapport
    .hint = tilføj `--league`, eller kør { $command } for at få en tabel over alle spil
# `$near` is `; did you mean …?`, or tells who plays.
lookup-no-seat = `{ $name }` er ikke med i spil { $game }{ $near }
lookup-seats = ; spillerne er { $names }
lookup-join-hint = kør { $command } for at tage en spiller mere med i spillet

## odds

odds-too-few-unseen =
    mindst 2 kort skal være usete, men der er { $unseen ->
        [0] ingen
       *[other] kun { $unseen }
    } ud over hånden og de sete kort

# `$draws` is none if no draws are enough.
odds-draws-away =
    { $draws ->
        [none] De usete kort er ikke nok til at afslutte
        [0] Hånden kan afslutte nu
       *[other] { $draws } træk fra at afslutte
    }
odds-helping =
    { $helping } af { $unseen } usete kort, { $share }{ $kinds ->
        [none] { "" }
       *[other] : { $kinds }
    }
odds-any-card = ethvert kort
odds-any-wild = alle trumfkort ({ $copies })
# `$rank` is one card, `$ranks` are several: J, Jacks.
odds-any-of-rank = alle { $ranks } ({ $copies })
odds-line =
    { $draws } træk fra at afslutte{ $discard ->
        [none] { "" }
       *[other] , når { $discard } kasseres
    }: { $helping } af { $unseen } usete kort hjælper

odds-leaves-nothing = du kan afslutte
odds-leaves-points = { $points } tilbage
odds-leaves-draws =
    { $draws ->
        [none] de usete kort er ikke nok til at afslutte
       *[other] { $draws } træk tilbage, { $helping } af { $unseen } usete kort hjælper
    }
# `$leaves` is one of the three above.
odds-discard = Kasser { $cards }: { $leaves }
odds-goes-out-whole = Hånden afslutter uden at kassere et kort
odds-top-advice =
    { $advice ->
        [draw_no_nearer] Træk fra bunken: { $top } hjælper ikke hånden
        [draw_costs_less] Træk fra bunken: det giver i snit færre point end { $top }
       *[take] Tag { $top }{ $discard ->
            [none] { "" }
           *[other] , og kasser { $discard }
        }: { $advice ->
            [take_goes_out] så kan du afslutte
            [take_nearer] det hjælper hånden
           *[take_costs_less] et træk giver i snit lige så mange point eller flere
        }
    }

# The label or the heading of a figure.
odds-figure =
    { $figure ->
        [helps] kort, der hjælper
        [chances] Chance for at afslutte
        [points] Point
        [now] hvis omgangen slutter nu
        [last-turn] efter sidste tur
        [discard] kasser
        [away] træk
        [helping] hjælper
        [next-turn] næste tur
        [two-turns] to ture
        [points-now] point nu
        [after-last-turn] sidste tur
        [draws-away] træk fra at afslutte
        [cards-that-help] usete kort, der hjælper
        [out-this-turn] afslutter i denne tur
        [out-by-next-turn] afslutter senest i næste tur
       *[points-after-turn] point, hvis det er sidste tur
    }
odds-within =
    { $draws ->
        [1] efter 1 træk
       *[other] inden for { $draws } træk
    }
odds-between = mellem { $low } og { $high }
odds-sampled =
    Chancer med et interval er anslået ud fra { $samples } tilfældige spil{ $seed ->
        [none] { "" }
       *[other] , startværdi { $seed }
    }; den rigtige værdi ligger i intervallet 19 gange ud af 20
odds-on-average = { $points } i snit
# Heads the column of the top card, or of a draw.
odds-top-column =
    { $top ->
        [none] træk
       *[other] tag { $top }
    }
odds-unseen = Usete er alle kort ud over dine egne og de sete: også dem, de andre har på hånden

odds-explained-unseen = Usete: { $deck } kort i spillet - { $hand } på hånden - { $seen } sete = { $unseen }. Hvert af dem kan lige så godt være det næste; hvad de andre har på hånden, vides ikke og regnes derfor som uset
odds-explained-away =
    { $draws ->
        [none] Træk: de usete kort er ikke nok til at afslutte, uanset hvad der trækkes
       *[other] Træk: med de bedste kort, og når det rigtige kasseres, kan hånden afslutte efter { $draws } træk, og aldrig før
    }
odds-explained-helping = Hjælper: hvert uset kort prøves; det hjælper, hvis hånden er et træk nærmere, når det rigtige kort er kasseret
odds-explained-next = Næste tur: med { $part } af { $whole } usete kort kan hånden afslutte. Nøjagtigt tal
odds-explained-two = To ture: efter hvert første kort kasseres det, der er bedst for det næste; med { $part } af { $whole } par kort kan hånden afslutte. Nøjagtigt tal, når der trækkes fra bunken
odds-explained-sampled =
    Flere træk: hånden spilles videre { $samples ->
        [one] { $samples } gang
       *[other] { $samples } gange
    } med tilfældige kort fra startværdi { $seed }, ens på alle maskiner. Der kasseres, så der er færrest træk tilbage, og dernæst flest kort, der hjælper. Intervallet er Wilsons 95-procentinterval
odds-explained-last-turn = Sidste tur: de færrest mulige point efter hvert uset kort, lagt sammen, er { $part } for { $whole } kort: { $mean } i snit. Nøjagtigt tal
# `$last` is yes if this is the last turn.
odds-explained-order =
    { $last ->
        [yes] Rækkefølge: det kort, man kan afslutte med; så færrest point tilbage; intet trumfkort, hvis et andet kort gør det lige så godt; så det dyreste
       *[no] Rækkefølge: det kort, man kan afslutte med; så færrest træk tilbage; flest kort, der hjælper; størst chance inden for to ture; færrest point efter en sidste tur; intet trumfkort, hvis et andet kort gør det lige så godt; så det dyreste
    }
odds-explained-top =
    { $last ->
        [yes] Øverste kort: tag det, medmindre et træk i snit giver færre point
       *[no] Øverste kort: tag det, hvis hånden afslutter med det eller kommer nærmere, når det rigtige kort kasseres; træk ellers
    }

odds-train = Hvilket kort kasserer du?
odds-not-in-hand = kasser et kort fra hånden, ikke `{ $card }`
odds-grade-best = { $discard } er det bedste at kassere
odds-grade-as-good = { $discard } er lige så godt som { $best }, der kun står først på grund af kortenes rækkefølge
odds-grade-as-good-by-chances = { $discard } er lige så godt som { $best }, når det gælder chancerne; { $best } står først, fordi det i snit giver { $best_points } point efter en sidste tur, ikke { $points }
odds-grade-worse = { $discard } er nr. { $place } af { $places }: { $leaves }; { $best } er bedre: { $best_leaves }

## phrase

phrase-line-break = et linjeskift
phrase-tab = et tabulatortegn
phrase-error = fejl
phrase-hint = tip
phrase-warning = advarsel
phrase-note = bemærk

# How the last of several names is joined; `asked` is for a question that asks which is meant.
phrase-joined =
    { $names } { $with ->
        [and] og
        [or] eller
       *[asked] eller
    } { $last }
phrase-did-you-mean = ; mente du { $names }?
phrase-ordinal = { $place }.
phrase-points = { $points } point
phrase-decimal-mark = ,
# After the help of a command, `crowns --help`.
phrase-help-language = Hjælpen findes kun på engelsk.
phrase-percent = { $number }{ "\u00A0" }%
# The cards of a rank, by its number: some of them, then all of them.
phrase-rank-plural =
    { $rank ->
        [1] esser
        [11] bønder
        [12] dronninger
        [13] konger
       *[other] { $rank }'ere
    }
phrase-all-of-rank =
    { $rank ->
        [1] esserne
        [11] bønderne
        [12] dronningerne
        [13] kongerne
       *[other] { $rank }'erne
    }

## player

player-retired = inaktiv
player-none = der er ingen spillere endnu; `crowns new` og `crowns player add` tilføjer nogle
player-added = { $name } er tilføjet
player-renamed = { $old } hedder nu { $new }
player-deleted = { $name } er slettet; `crowns undo` fortryder det
player-merged = alle spil, som { $from } har spillet, tæller nu for { $into }; `crowns undo` fortryder det
player-is-retired =
    { $retired ->
        [yes] { $name } er inaktiv
       *[no] { $name } er aktiv igen
    }
player-named =
    { $name }{ $retired ->
        [yes] , inaktiv
       *[no] { "" }
    }
player-no-games = ingen spil endnu
# Who played with somebody who played alone.
player-nobody = ingen
# In place of the place of a player.
player-left = gået

# `$what` is `player`, `league` or `ruleset`.
player-name-taken =
    der er allerede { $what ->
        [player] en spiller
        [league] en liga
       *[ruleset] et regelsæt
    } `{ $name }`
player-merge-hint = er de den samme spiller, så kør { $command }; ellers vælg et andet navn
player-built-in = `{ $name }` er indbygget
player-plays = kun en spiller uden spil og turneringer kan slettes, men det har `{ $name }`
    .hint = kør { $command } for at gøre spilleren inaktiv; spillene bliver stående
player-merged-into-itself = der skal to forskellige spillere til, ikke `{ $name }` to gange
player-played-together = `{ $from }` og `{ $into }` kan ikke lægges sammen: de har spillet { $games } spil sammen
player-both-in-tournament = `{ $from }` og `{ $into }` kan ikke lægges sammen: de er begge med i turneringen `{ $tournament }`
    .hint = kør først { $command }

player-no-page = der er ingen side { $page }; side 1 har de nyeste
player-next-page = der er flere: tilføj `--page { $page }`
player-no-games-found = ingen spil fundet
player-no-entries-found = ingen poster fundet
player-games-deleted =
    { $games ->
        [one] { $games } slettet spil er ikke vist
       *[other] { $games } slettede spil er ikke vist
    }; `crowns games --state deleted` viser dem
player-latest-games = Det er de seneste; `crowns games --player` viser alle

player-state =
    { $state ->
        [open] i gang
        [finished] færdigt
        [abandoned] afbrudt
       *[deleted] slettet
    }
player-game-state =
    { $state ->
        [short] afkortet { $played }/{ $rounds }
        [finished] { player-state }
       *[other] { player-state } { $played }/{ $rounds }
    }
player-game-finished =
    { $short ->
        [yes] Spil { $game } sluttede før tid og regnes som afkortet
       *[no] Spil { $game } er færdigt
    }
player-game-abandoned = Spil { $game } er afbrudt
    .hint = { $command } genoptager det
player-game-deleted = Spil { $game } er slettet
    .hint = `crowns undo` bringer det tilbage nu, { $command } når som helst
player-game-in-league = Spil { $game } hører til liga { $league }
player-game-in-no-league = Spil { $game } hører ikke til nogen liga

## report

report-language = da
report-footer = Lavet med crowns
report-next = Næste
report-result = Resultat
report-standings = Stilling
report-records = Rekorder
report-running-totals = Løbende sum
report-totals-chart = Graf over den løbende sum
report-scoresheet = Regnskab
report-players-by-place = Spillerne efter plads
report-records-broken = Slåede rekorder
report-picture = I ét billede
report-standings-chart = Stillingen i søjler
report-games-won = Vundne spil
report-came-back = Comeback
report-costly-round = Værste omgang
report-time-played = Spilletid
report-standings-changed = Ændringer i stillingen
report-judge = Hænder og regler
report-chart-of-game = Graf over spil { $game }
report-game = Spil { $game }: { $names }
report-outcome = Spil { $game }: { $outcome }
report-ended-early = sluttet før tid
report-totals-in-brackets = Point og i parentes summen; x afsluttede
# The sign of the dealer, which the caption explains too.
report-dealer-sign = d
report-dealer = giver
report-scoresheet-caption = Regnskab for spil { $game }; d giver
report-scoresheet-out = x afsluttede
report-scoresheet-missed = - var ikke med
report-scrolls = Tabellen fortsætter til højre: rul den sidelæns
report-players-of-game = Spillerne i spil { $game }, færrest point først
report-standings-of = Stillingen i Five Crowns: { $selection }

# The day of the week on which a night was.
report-weekday =
    { $weekday ->
        [monday] mandag
        [tuesday] tirsdag
        [wednesday] onsdag
        [thursday] torsdag
        [friday] fredag
        [saturday] lørdag
       *[other] søndag
    }
report-night = Five Crowns { report-weekday } { $day }, { $games } spil
report-night-of-league = Five Crowns { report-weekday } { $day }, { $games } spil, liga { $league }
report-night-chart = Point pr. spil { $day }, færrest øverst
report-comeback = { $name }, fra { $from } plads efter omgang 9 til { $to } plads
report-comeback-in-game = { $name }, fra { $from } plads efter omgang 9 til { $to } plads i spil { $game }
report-costly = { $name }, { $points } i omgang { $round }
report-minutes = { $minutes } min
report-minutes-of = spil { $game }: { $minutes } min
report-place-changed = { $name } { $now }, var { $before }
report-place-new = { $name } ny på { $now }
report-costly-in-game = { $name }, { $points } i omgang { $round } af spil { $game }
# Who holds a record, with its value, which is a difference in the second message.
report-held = { $names }, { $value }
report-held-by = { $names } med { $value }
report-broken = { $now }; før { $before }
report-broken-since = { $now }; før { $before }, { $day }
report-players =
    { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }

report-no-chart = Grafen begynder, når første omgang er noteret
report-chart = Summen efter hver omgang, færrest point øverst
report-chart-many = Summen efter hver omgang, færrest point øverst; * flere spillere
report-totals-picture = Spil { $game }: summen efter hver omgang
report-fewest-on-top = { $title }, færrest øverst
report-line-end = { $name } { $total }
report-line-end-left = { $name } { $total }, gået
report-no-lines = Ingen omgang er noteret endnu
report-lines = Linjer over de løbende summer, færrest point øverst. De ender ved: { $ends }
report-line = { $name } { $points }
report-line-left = { $name } forlod spillet med { $points }
report-bars-average-points = Søjler over point i snit, jo kortere, jo bedre
report-bars-low-is-good = Søjler, jo kortere, jo bedre
report-bars-high-is-good = Søjler, jo længere, jo bedre
report-bars-average = snit
report-bars-table = bord
report-bars-mean = middel

## request

request-line = linje { $number }
request-no-cards = der er ikke angivet nogen kort
    .hint = skriv kortene, for eksempel { $command }
request-shell-error = `{ $message }` er en fejlmeddelelse fra shellen, ikke et kort
    .hint = shellen erstatter `{ $pattern }` med filnavne; skriv stjerner som `7T` eller `7★`, eller sæt kortene i anførselstegn
request-top-count = det øverste kort er ét kort, ikke { $cards }
request-seen-without-cards = de kort, der er set, står efter `{ $seen }`, som i `{ $seen } 7D 9D`
request-top-after-draw = det øverste kort tages eller lades ligge før trækket, men her er der allerede trukket
    .hint = udelad det trukne kort, eller `--top`; angiv kort, der ikke kan trækkes, med `--seen`
request-train-before-draw = `--train` spørger, hvad der skal kasseres, så hånden skal også have det trukne kort
request-train-without-terminal = `--train` spørger, hvad der skal kasseres, men dette er ikke en terminal
request-no-backup = der er ikke angivet nogen sikkerhedskopi
    .hint = kør { $command } for at gendanne den nyeste
request-no-backup-there = der er ingen sikkerhedskopi af `{ $database }` i `{ $directory }`
    .hint = angiv en, for eksempel { $command }
request-same-player = der skal to forskellige spillere til, ikke `{ $name }` to gange
request-not-in-standings = { $name } har ikke spillet nogen af de spil færdige, der tæller her
request-rating-drops-none = en rating tæller alle spil og kan ikke bruges med `--drop-worst`
request-first-day-after-last = den første dag, { $since }, er efter den sidste, { $until }
request-already-retired = `{ $name }` er allerede inaktiv
request-not-retired = `{ $name }` er ikke inaktiv
request-same-name = `{ $name }` hedder allerede sådan
request-not-finished = spil { $game } er ikke færdigt
request-last-game-deleted = det sidste spil, { $game }, er slettet
    .hint = kør { $command } for at få det tilbage
request-same-league = spil { $game } hører allerede til den liga
request-in-no-league = spil { $game } hører ikke til nogen liga
request-nothing-to-change = der er ikke angivet noget at ændre
    .hint = kør { $command } for at se indstillingerne
request-season-ends-first = sæson `{ $name }` slutter { $until }, før den begynder { $from }
request-season-without-league = `{ $name }` er ingen sæson uden en liga, og hverken et år eller en måned
    .hint = angiv også ligaen med `--league NAVN`
request-screen-without-terminal = skærmen kræver en terminal
    .hint = kør { $command }, der spørger linje for linje
request-ruleset-comma = navnet på et regelsæt må ikke indeholde komma: kommaer skiller de regler, der afviger
request-built-in-ruleset = regelsæt `{ $name }` er indbygget og kan ikke tages ud af brug
request-result-args = et resultat har hver spillers navn og total, f.eks. `Ann 120 Bob 98`
request-name-without-total = `{ $name }` har ingen total; et resultat er navne og totaler, f.eks. `Ann 120 Bob 98`
request-no-total = `{ $word }` er ikke en total
    .hint = en total er et helt tal, f.eks. 98{ $command ->
        [none] { "" }
       *[other] ; hører det til et navn, så kør først { $command }
    }
request-plays-alone = der er kun nævnt én spiller, `{ $name }`
    .hint = skriv alle spillere, for eksempel { $command }; tilføj `--yes` for at spille alene
request-undoes-rounds = den seneste kommando kan ikke fortrydes: spil { $games } har omgange, som en anden enhed har ført siden
    .hint = kør { $command } for at opgive et spil med dets omgange
request-undo-overtaken = der kom en anden kommando imens; intet blev fortrudt
    .hint = kør { $command } for at fortryde den seneste kommando
request-solitaire-open = en kabale er i gang; dens kort og regler ligger fast
    .hint = kør { $resume } for at fortsætte den, eller { $abandon }, som tæller som tabt
request-two-solitaires = en kabale, der er givet, og en med rigtige kort er åbne
    .hint = kør { $dealt } for at opgive den, der er givet, eller { $table } for den med rigtige kort
request-no-solitaire = ingen kabale er i gang
    .hint = kør { $command } for at lægge en
request-no-drawn-card = skriv først det trukne kort, så den bunke, det skal til
request-piles-end = standardinput slutter, før bunke { $pile } er fuld; der mangler { $wanted } kort
    .hint = giv alle 88 kort, bunken med tre først, og så ét træk pr. linje
request-no-move-to-undo = den seneste kommando her var ikke et træk i denne kabale, så intet blev fortrudt
request-no-move-to-redo = intet træk er fortrudt her
request-two-meanings = `{ $text }` kan være { $readings }
request-too-many-words = der er nævnt for mange spillere, ligaer eller perioder til ét svar
request-two-rounds = der er nævnt to omgange: { $one } og { $other }
request-words-read-as = `{ $text }` blev læst som `{ $options }`
request-words-not-read-as = `{ $text }` blev læst som `{ $options }`, ikke som `{ $others }`
request-holds-no-record = { $name } har ingen af rekorderne
request-cancelled = afbrudt; intet blev ændret
request-line-not-taken = { $line } (`{ $text }`) blev afvist{ $more ->
        [yes] , og linjerne efter den blev ikke læst
       *[no] { "" }
    }
    .hint = ret den, og giv den igen{ $more ->
        [yes] { " " }med linjerne efter den
       *[no] { "" }
    }
request-input-ended = input sluttede, hvor der skulle svares: { $question }

## rules

# `$varied` lists the rules that differ from those of the ruleset, or is none.
rules-ruleset =
    { $name ->
        [official] officielle regler
        [texas] Texas-regler
       *[other] regelsæt { $name }
    }{ $varied ->
        [none] { "" }
       *[other] { " " }med { $varied }
    }
rules-no-ruleset = der er intet regelsæt `{ $name }`; de indbyggede er { $names }
rules-no-value = `{ $text }` skal være REGEL=VÆRDI, for eksempel `min_naturals=1`
rules-value-missing = `{ $rule }` skal have en værdi: { $allowed }
rules-no-rule = der er ingen regel `{ $name }`; reglerne er { $rules }
    .hint = mente du `{ $rule }`?
rules-bad-value = `{ $rule }` skal være { $allowed }, ikke `{ $value }`
# Stands beside the two above.
rules-show-hint = kør { $command } for at se alle regler med deres værdier
rules-twice = `{ $rule }` er angivet to gange, som `{ $first }` og som `{ $second }`
rules-no-aces = `{ $rule }` har ingen virkning, når `low_ranks` er `none`: der er ingen esser
    .hint = tilføj `--rule low_ranks=ace-two`

rules-official = udgiverens regler
rules-official-but = de officielle med { $rules }
# `$differences` is one of the two above.
rules-added = Regelsæt { $name } er tilføjet: { $differences }
rules-play-by = { $command } starter et spil med det
rules-retired = Regelsæt { $name } er taget ud af brug; `crowns undo` fortryder det
rules-show = `crowns rules show NAVN` viser alle regler

# Columns of the list of rules, the first after a mark.
rules-column-rule = { "  " }regel
rules-column-value = værdi
rules-column-official = officiel
rules-column-decides = bestemmer
# What a rule decides.
rules-meaning =
    { $rule ->
        [min_naturals] naturlige kort i hver kombination
        [natural_in_place] trumf på egen plads er naturlig
        [max_wilds] flest trumfkort i én kombination
        [book_distinct_suits] naturlige kort i sæt: hver sin kulør
        [low_ranks] esser og 2'ere i spillet
        [ace] hvor esset står i en serie
        [ace_value] point for et es tilovers
        [joker_value] point for en joker tilovers
        [wild_value] point for den aktuelle trumf tilovers
        [face_cards] point for J, Q eller K tilovers
        [discard_to_go_out] et kort skal kasseres for at afslutte
        [go_out_bonus] point til den, der afslutter
        [games_combined] antal spil blandet sammen
       *[tie] hvem vinder, når to deler laveste sum
    }
# The values that a rule takes, as they are typed; those that are words stay in English.
rules-allowed =
    { $rule ->
        [min_naturals] 0, 1, 2 eller 3
        [max_wilds] `none` eller et tal fra 0 til 14
        [low_ranks] `none` eller `ace-two`
        [ace] `low`, `high` eller `either`
        [ace_value] point fra 0 til 999
        [joker_value] point fra 0 til 999
        [wild_value] point fra 0 til 999 eller `face`
        [face_cards] `11-12-13` eller `10`
        [go_out_bonus] point fra -999 til 0
        [games_combined] 1 eller 2
        [tie] `shared`, `most-out` eller `extra-round`
       *[other] `yes` eller `no`
    }
rules-differs = * afviger fra de officielle regler
rules-all-official = alle regler har deres officielle værdi

rules-read = `crowns rules EMNE` viser svaret, `crowns rules --find ORD` søger
rules-not-sure = Ikke sikker; mener du
rules-customs = Husregler, ikke officielle
rules-variations = For at spille anderledes
rules-examples = Eksempler
rules-source = Kilde: { $sources }
# `$silent` says that no source tells.
rules-source-none = Kilde: ingen, { $silent }
rules-source-partly = Kilde: { $sources }; derudover: { $silent }
rules-round = omgang { $round }, { $wild } er trumf
# What an example shows about its cards.
rules-is-book = et sæt
rules-is-run = en serie
rules-is-book-or-run = et sæt, eller en serie, om man vil
rules-is-no-meld = ingen kombination
rules-goes-out = kan afslutte
rules-stays-in = kan ikke afslutte
rules-costs = koster { $points }
rules-no-topic = intet emne nævner `{ $text }`
rules-is-ruleset = `{ $name }` er også et regelsæt; kør `{ $command }` for at se det
rules-of-game = spil { $game } spilles efter { $ruleset }
rules-no-answer = intet emne svarer på `{ $text }`{ $near }
    .hint = spørg med andre ord, eller kør { $command } for at se emnerne
rules-to-judge = kør { $command } for at få bedømt disse kort

## score

score-none-given = der er ikke angivet nogen point
    .hint = skriv ét tal for hver spiller i den rækkefølge, de sidder ({ $names }), for eksempel { $command }
score-mixed = skriv enten alle point i bordets rækkefølge eller alle med navn; `{ $value }` har intet navn
    .hint = skriv navn ved alle point, for eksempel `bob=13 ann=0`, eller ved ingen
score-missing = efter { $name } mangler der point, for eksempel `12`, `ud` eller `-`
score-count =
    omgang { $round } har { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, men der er skrevet { $scores } pointtal; spillerne sidder sådan: { $names }
    .hint-too-many = skriv en spillers kort sammen, `KH,5D` eller "KH 5D"; skriv `-` for en spiller, der ikke var med
    .hint-spaces = sæt mellemrum mellem en spillers kort og komma mellem spillerne
    .hint-too-few = skriv `-` for en spiller, der ikke var med, og `ud` for den, der afsluttede
score-without-name = en rettelse skal nævne spilleren, det gør `{ $value }` ikke
    .hint = skriv, hvis point det er, for eksempel `{ $example }`
score-no-correction = der er ikke angivet nogen rettelse
    .hint = skriv omgangen, så spilleren med point, for eksempel { $command }
score-without-round =
    { $number ->
        [yes] en omgang skal være et tal fra 1 til 11, ikke `{ $value }`
       *[no] en rettelse skal nævne omgangen, det gør `{ $value }` ikke
    }
    .hint = skriv omgangen først, for eksempel { $command }
score-ambiguous = disse point kan læses som { $readings }
    .hint = skriv hver spillers point for sig, eller skriv navnene, for eksempel { $example }
score-table-changed = der sidder nu andre ved bordet; intet blev noteret
    .hint = kør { $command } for at se, hvem der sidder ved bordet nu

score-forms = skriv point (12), en sum (10+15), kort (KH,5D), `ud` (`out`) eller `-`
score-unreadable = { score-forms }, ikke `{ $text }`
score-too-large = der kan højst være 99.999 point, ikke `{ $text }`
score-not-whole = point skal være et helt tal, ikke `{ $text }`
score-no-number = skriv et tal foran `{ $plural }`, for eksempel `2 { $plural }`
score-count-or-card = `{ $text }` kan være flere kort af samme værdi, eller ét kort af hver
    .hint = skriv flertal for flere, eller `+` mellem kortene
score-article = `a { $rank }` kan være et es og { $rank }, eller kun { $rank }
    .hint = skriv `ace { $rank }` for begge, eller `the { $rank }` for det ene
score-mark = `{ $text }` er ingen point: `0x` eller `ud` er for den, der afsluttede, `JK` for en joker tilbage
score-product = en sum skrives med `+`, for eksempel `10+10+10`, ikke `{ $text }`
score-corrects = en rettelse skrives som `{ $typed }`
    .hint = kør { $command } for at rette tallet
score-corrects-either = hvilken omgang skal rettes? skriv `{ $scores }` for omgang { $round }, eller `{ $command }`
score-several-rounds = `crowns fix` retter én omgang ad gangen: kør { $commands }
score-one-round = en rettelse gælder én omgang, så ret hver omgang for sig
score-other-round = omgang { $next } er den næste, ikke omgang { $round }
    .hint = kør { $command } for at notere omgang { $round } nu
score-adds = { $name } har allerede { $score }; skriv `{ $sum }` for begge sammen
score-was-another = { $name } har { $score } i omgang { $round }, ikke { $typed }
    .hint = kør { $command } for at rette det
score-twice = skriv kun det rigtige tal, ikke `{ $text }`
score-may-be-total = `til { $total }` kan være en total; skriv `{ $name } { $total }` for omgangens point
score-only-rest = skriv hvem der har andre point end de andre, for eksempel `{ $name } ud`
score-other-rest = de andre er { $names }; skriv `de andre 20` for dem alle, eller skriv navnene
score-no-rest = der mangler ingen point
score-name-last = skriv navnet først: `{ $name } { $score }`
score-slip = `{ $text }` er ikke et tal; mente du `{ $meant }`?
score-too-many-cards = i omgang { $round } tælles en hånd med { $dealt } kort, ikke { $cards }
    .hint = udelad det kasserede kort
score-cards-left-hint = nævn alle kort, der er tilbage, eller skriv pointene i stedet
score-low-ranks-hint = et spil med esser og 2'ere startes med `--rules texas`
score-row-of-one = én spillers point, `{ $cards }`

score-above-cap = { $name } kan ikke have { $points } i omgang { $round }: { $dealt } kort koster højst { $cap }
score-below-least = { $name } kan ikke have { $points }: det billigste kort koster { $least }
score-negative = { $name } kan ikke have { $points }: point kan ikke være negative
score-out-with-points = { $name } afsluttede og får derfor { $due }, ikke { $points }

score-of-cards = { $name } får { $points }
score-correction = Omgang { $round }: { $name } havde { $old }, har nu { $new }
score-correction-same = Omgang { $round }: { $name } har stadig { $points }
score-correction-played = Omgang { $round }: { $name } var ikke med, har nu { $new }
score-correction-not-played = Omgang { $round }: { $name } havde { $old }, er nu ikke med
score-correction-never-played = Omgang { $round }: { $name } var ikke med
score-corrected-total = { $correction }; summen er { $new }, ikke { $old }
score-corrected-out = Omgang { $round }: { $new } afsluttede, ikke { $old }
score-corrected-out-known = Omgang { $round }: { $new } afsluttede
score-corrected-out-unknown = Omgang { $round }: det vides ikke længere, hvem der afsluttede
score-confirmed = Omgang { $round } bliver, som den er; dens andre point tæller ikke længere
score-after-total = en sum på { $total } efter { $before }

score-forced = { $problem }; noteret alligevel
score-above-largest = { $name } har { $points }, men en hånd på { $dealt } kort koster højst { $largest }, når den er lagt bedst muligt; blev en kombination overset?
score-impossible = { $name } kan ikke have præcis { $points } point i omgang { $round }; blev en kombination overset, eller er der talt forkert?
score-holds-meld = { $name } har stadig en kombination i de kort, der er tilbage; lægges den ned, koster de { $best }, ikke { $points }
score-taken-as-out = { $name } har det eneste nul i omgang { $round } og regnes for at have afsluttet, hvilket giver { $bonus }; hvis ikke: `{ $command }`
score-holds-book = { $name } har et sæt { $rank } i de kort, der er tilbage; blev det overset?
score-nobody-out = ingen afsluttede i omgang { $round }: ingen har { $points }
score-all-zero = alle i omgang { $round } har 0 point
score-who-went-out =
    { $names } { $players ->
        [1] har
        [2] har begge
       *[other] har alle
    } { $points } i omgang { $round }, så det vides ikke, hvem der afsluttede; var det { $first }: `{ $command }`
score-same-as-before = omgang { $round } har samme point som omgang { $before }, der blev noteret lige før; er den noteret to gange, så fortryder `crowns undo` det
score-out-of-turn = omgang { $round } blev noteret, men omgang { $next } er den næste; var det en fejl, så fortryder `crowns undo` det
score-late-start = { $name } kom med i omgang { $round } med { $start }; efter denne rettelse ville det være { $now }; for at ændre det: `{ $command }`
score-still-zero = { $name } har stadig { $points } i omgang { $round } uden at have afsluttet; var der kort tilbage, så: `{ $command }`
score-tie-gone = omgang { $round } blev spillet, fordi det stod lige, men det gør det ikke længere; er denne rettelse en fejl, så fortryder `crowns undo` den
score-like-totals = i omgang { $round } har ingen fået færre point, end de havde i alt; er det løbende summer, så kør `crowns undo`, og notér omgangen igen med `--totals`

## screen

screen-round = omgang { $round }
screen-deal = { $dealt } kort, trumf { $rank }
screen-dealer = { $name } giver
screen-leader = { $names } fører med { $total }
screen-no-game = Intet spil er i gang
screen-how-to-begin = intet spil er i gang; for at begynde et, så skriv spillerne i den rækkefølge, de sidder: `new Ann Bob Cat`
# The question mark tells that some totals are not recorded yet.
screen-total = i alt
screen-total-typed = i alt?
screen-not-saved = ikke gemt endnu
screen-over = Enter: revanche eller nyt spil
screen-over-none = Intet spil er i gang. Enter begynder et:
screen-total-prompt = { $name }, i alt { $total }, nu i alt:
screen-total-prompt-dealer = { $name } (giver), i alt { $total }, nu i alt:
screen-entry-help =
    Skriv { $totals ->
        [yes] en løbende sum som 112
       *[no] point (12), en sum (10+15)
    }, de kort, der er tilbage (KH,5D eller 8,K), ud (out) for den, der afsluttede, eller - for en, der ikke var med{ $rows ->
        [yes] ; eller hele omgangen: { $row }
       *[no] { "" }
    }. ? viser alle { $plain ->
        [yes] kommandoer
       *[no] taster
    }

screen-correct = Ret omgang { $round }, { $name } { $points }:
screen-correct-not-played = Ret omgang { $round }, { $name }:
screen-correct-help = Skriv de rigtige point som i en ny omgang; piletasterne går til et andet felt, Esc går tilbage
screen-nothing-to-correct = Ingen omgang er noteret endnu
screen-save = Gem omgang { $round }? [J/n/tilbage]
screen-save-doubted = { $doubt } [j/N/tilbage]
screen-held = `{ $text }` venter; { $choices } først
screen-not-held = `{ $text }` blev kasseret; { $choices } først
screen-whose-score = `{ $example }` retter de point; ellers { $choices }
screen-not-read =
    { $count ->
        [one] { $count } linje blev ikke læst: { $lines }
       *[other] { $count } linjer blev ikke læst: { $lines }
    }
screen-round-not-saved = omgang { $round } blev ikke gemt: { $scores }
screen-command-runs = Kører endnu; Ctrl-C stopper det
screen-command-stopped = `{ $command }` blev stoppet
screen-runs-until-stopped = `{ $command }` kører indtil Ctrl-C: start det i en anden terminal
screen-game-is-over = spil { $game } er slut; `rematch` eller `new` begynder det næste, `fix` retter point
screen-moved = Skal det, du skrev for omgang { $round }, bruges som omgang { $next }? [j/n]
screen-moved-help = Nu er omgang { $next } den næste: j bruger det, du skrev, til den, n sletter det
screen-force = { $refusal }; Ctrl-F noterer det alligevel
screen-numbers-are-totals = Tal læses som løbende summer; Ctrl-T læser dem igen som point
screen-numbers-are-points = Tal læses som point
screen-like-totals = i omgang { $round } har ingen fået færre point, end de havde i alt; er det løbende summer, så svar nej, tryk Ctrl-T, og skriv dem igen
screen-like-totals-in-lines = i omgang { $round } har ingen fået færre point, end de havde i alt; er det løbende summer, så svar nej, og skriv dem med `score --totals`
screen-waiting-quit = Enter eller q lukker skærmen; skriv videre for et kort
screen-waiting-redo = Enter gentager; skriv videre for et navn
screen-waiting-undo = Enter fortryder; skriv videre for et navn
screen-round-scores = omgang { $round }: { $scores }
screen-round-saved = Gemt: { $scores }; u fortryder det
screen-undone = U gør det igen
screen-redone = u fortryder det igen
screen-entered-elsewhere = Lige noteret et andet sted: { $scores }
screen-on-phones = På telefonerne: { $scores }
screen-changed-elsewhere = Spillet blev lige ændret et andet sted

screen-check = Hånd:
screen-check-help = Skriv en hånd i omgang { $round }: { $dealt } kort for at tælle den, { $drawn } efter trækket, færre for de kort, der er tilbage, for eksempel KH 5D 9T JK
screen-take-over = Enter: { $score } til { $name }; Tab: næste spiller
screen-judge = Kombinationer:
screen-judge-help = Skriv kombinationerne med komma imellem, så resten: 6D 7D 8D, 9C 9T 9S, kasser QS, tilbage KH 4D
screen-odds = Odds for:
screen-odds-help = Skriv din hånd i omgang { $round }: { $dealt } kort før trækket, { $drawn } efter. Tilføj / { screen-odds-top } 8H for at vælge mellem det kort og et træk, / { screen-odds-seen } KH 4D for kort, der ikke kan trækkes, / { screen-odds-last }, når nogen har afsluttet
# What is typed before the card on top and before cards seen, and for the last turn.
screen-odds-top = øverst
screen-odds-seen = set
screen-odds-last = sidste tur
screen-cards-so-far = { $cards } kort indtil nu: { $dealt } før trækket, { $drawn } efter
screen-odds-pending = Beregner odds...
screen-rules = Regler om:
screen-rules-help = Skriv et emne eller andre ord: hvem giver, for mange kort, uafgjort

screen-menu = Vælg:
screen-menu-help = Skriv { $letters }, så Enter; Esc går tilbage
screen-menu-new = nyt spil
screen-menu-rematch = revanche: samme spillere, den næste giver først
screen-menu-join = en spiller kommer med
screen-menu-leave = en spiller går
screen-menu-finish = slut spillet før tid
screen-menu-solitaire = kabale
screen-also-open = Spil { $game } er stadig i gang ved siden af det nye
screen-rematch-of-open = Spil { $game } er stadig i gang. Start et nyt alligevel?
screen-finish-now = Slut spil { $game } før den sidste omgang?
screen-drops-typed = De point, du har skrevet for omgang { $round }, bliver ikke gemt
screen-players-help =
    Hvem der spiller, i den rækkefølge, I sidder, med uret: Ann Bob Cat, eller med kommaer: Ann, Mary Lou, Cat{ $offered ->
        [yes] ; Enter for dem i firkantet parentes
       *[no] { "" }
    }
screen-name-with-score = `{ $name }` ender på et pointtal. Er det navnet på en ny spiller?
screen-new-players = Der er ingen spillere { $names }. Tilføj dem som nye spillere?
screen-rules-to-play-help = official, texas eller navnet på jeres egne regler; Enter for dem i den firkantede parentes
screen-join = Hvem kommer med?
screen-join-help = Navnet, for eksempel Zoe; bagefter spørges der om startsummen
# Follows that somebody joined or left.
screen-deal-passes = ; den til venstre giver nu, så { $name } giver i omgang { $round }
screen-join-total =
    { $reason ->
        [own] Hvad begynder { $name } med? [{ $total }, som før]
       *[highest] Hvad begynder { $name } med? [{ $total }, den højeste sum]
    }
screen-join-total-help =
    { $reason ->
        [own] Den sum, { $name } begynder med, for eksempel { $example }; Enter for { $total } som før
       *[highest] Den sum, { $name } begynder med, for eksempel { $example }; Enter for { $total }, den højeste sum ved bordet
    }
screen-no-total = en sum skal være et tal fra -99.999 til 99.999, ikke `{ $text }`
screen-leave = Hvem går?
screen-leave-help = { $names }, eller begyndelsen af navnet; pointene indtil nu bliver stående
screen-quit = Luk uden de point, du har skrevet for omgang { $round }?
screen-more-lines = { $count } til, PgDn
screen-no-backup = der kunne ikke laves en sikkerhedskopi: { $reason }
screen-plain-saved = Omgang { $round } er gemt: { $scores }.
screen-not-saved-so-far = Omgang { $round }, ikke gemt endnu: { $scores }
screen-rounds-left =
    { $rounds ->
        [one] { $rounds } omgang tilbage, med denne
       *[other] { $rounds } omgange tilbage, med denne
    }
screen-no-command-near = der er ingen kommando `{ $name }`; mente du { $near }?
screen-no-command = der er ingen kommando `{ $name }`; `?` viser hvad du kan skrive
screen-readings-help = skriv et tal fra 1 til { $count }, eller `nej` for at skrive pointene igen
screen-type-command = skriv `{ $command }` for det
screen-deals = { $dealer } giver i omgang { $round }; efter hver omgang giver den næste til venstre
screen-deals-first = { $dealer } giver i omgang 1; skal en anden begynde med at give, så skriv `{ $command }`
screen-back-first = svar `tilbage` først, og skriv så `{ $command }`; `ja` gemmer pointene, `nej` dropper dem
# A command was typed where something else is asked.
screen-answer-first = svar `tilbage` først, og skriv så `{ $command }`
# `$why` is why it is no score.
screen-or-asks = { $why }; et spørgsmål slutter med `?`
screen-score-was = { $name } { $score } (før { $was })
screen-cleared = { $name } har intet resultat nu
screen-already-saved = omgang { $round } er gemt; `undo` fortryder den
screen-phone-differs = { $name } har { $here } her, men { $phone } på en telefon
screen-then = { $leader }, så { $others }
screen-entered-last = Omgang { $round }, den sidst indtastede; begynd med `{ $next }` for den næste
screen-entered-last-of-all = Omgang { $round }, den sidst indtastede
screen-not-entered = Omgang { $round }, endnu ikke indtastet; begynd med `{ $last }` for den sidste
screen-no-such-round = der er ingen omgang { $round }: omgangene er 1 til 11
screen-left-open =
    Spil { $game }: { $rounds ->
        [0] ingen omgang er gemt endnu
        [1] omgang 1 er gemt
        [2] omgang 1 og 2 er gemt
       *[other] omgang 1 til { $rounds } er gemt
    }. `{ $command }` fortsætter det.
screen-left-over = Spil { $game } er gemt. `{ $command }` begynder det næste.
screen-plain-help = Skriv pointene for den spiller, der spørges om, eller en hel omgang på én gang: `0 13 37` eller `ann 0 bob 13 cat 37`. Alle kommandoer kan skrives uden `crowns`, på dansk eller engelsk: `ret 3 ann=31`, `fortryd`, `skema`, `graf`, `log`, `kom med Zoe`, `gå Bob`, `tjek 7D 9D JK`, `odds 7D 9D JK`, `døm 6D 7D 8D, 9C 9T 9S`, `regler uafgjort`, `nyt spil`. `slut` lukker, `?` viser dette igen

# What a key does, on one line; the shorter, the more keys fit.
screen-key-keys = hjælp
screen-key-check = tjek
screen-key-odds = odds
screen-key-judge = døm
screen-key-rules = regler
screen-key-undo = fortryd
screen-key-fix = ret
screen-key-menu = menu
screen-key-quit-score = luk
screen-key-log = log
screen-key-chart = graf
screen-key-new-game = nyt spil
screen-key-quit = luk
screen-key-correct = ret
screen-key-another-cell = andet felt
screen-key-back = tilbage
screen-key-save = gem
screen-key-drop = slet
screen-key-edit = svaret, til at rette i
screen-key-help = hjælp
screen-key-yes = ja
screen-key-no = nej
screen-key-use-it = brug det
screen-key-drop-it = slet det
screen-key-choose = vælg
screen-key-answer = svar
screen-key-take-over = brug
screen-key-next-player = næste spiller
screen-key-scroll = rul
screen-key-new = nyt
screen-key-rematch = revanche
screen-key-join = kom med
screen-key-leave = gå
screen-key-finish = slut
screen-key-solitaire = kabale

# Names of the arrow keys, together and one by one, where signs cannot be shown.
screen-arrows = piletaster
screen-left = Venstre
screen-right = Højre
screen-up = Op
screen-space = Mellemrum

# All keys and what they do.
screen-all-score = point til den spiller, der spørges om
screen-all-round = hele omgangen, som I sidder
screen-all-named-score = point med navn; Tab fuldfører navne
screen-all-name = spørg om Toms point
screen-all-out = afsluttede
screen-all-not-played = var ikke med
screen-all-cards = de kort, der er tilbage
screen-all-commands = enhver kommando, som i kommandolinjen
screen-all-another-answer = gå til andre point i omgangen
screen-all-correct = ret et felt i regnskabet
screen-all-force = notér usandsynlige point alligevel
screen-all-totals = læs tal som løbende summer, eller som point igen
screen-all-help = disse taster; ved et spørgsmål, hvad man kan svare
screen-all-check = tjek en hånd
screen-all-judge = døm det, der er lagt ned
screen-all-chart = graf
screen-all-log = spillets log
screen-all-rules = søg i reglerne
screen-all-menu = nyt spil, revanche, kom med, gå, slut
screen-all-odds = odds for en hånd: hvad du skal kassere, tage eller trække
screen-all-undo = fortryd, gentag
screen-all-scroll = rul i panelet
screen-all-escape = luk panelet, tøm linjen
screen-all-suspend = tilbage til shellen; fg vender tilbage
screen-all-quit = luk
screen-all-sheet = i regnskabet: fører, giver, afsluttede, var ikke med
screen-all-text = begynder tekst: bogstaver er taster på en tom linje, medmindre de fortsætter som et navn (`g 12`, `gran 12`) eller en bonde (`js,5d`)

## serve

serve-page-sheet = Regnskab
serve-page-hand = Hånd
serve-page-melds = Kombinationer
serve-page-odds = Odds
serve-page-rules = Regler
serve-page-more = Mere
serve-page-standings = Stilling
serve-page-night = Aften
serve-page-games = Spil
serve-page-tournament = Turnering

serve-which-game = Flere spil er i gang. Hvilket?
serve-missing = Mangler endnu: { $names }
serve-disputed = Forskellige resultater for { $names }: tryk på det rigtige
serve-complete = Alle resultater er her
serve-changed = resultaterne er ændret imens; se på dem igen
serve-choose = Tryk på et navn for at skrive et resultat
serve-score-of = { $name }, omgang { $round }
serve-whole-round = Hele omgangen
serve-save = Gem omgang { $round }
serve-save-anyway = Gem alligevel
serve-enter = Skriv
serve-enter-anyway = Skriv alligevel
serve-points = Point
serve-cards = Kort
serve-out = Afsluttede
serve-absent = Var ikke med
serve-one-score = her skrives kun resultatet for { $name }; en række resultater skrives under: { serve-whole-round }
serve-one-correction = her rettes kun resultatet for { $name }
# Names the players, as the scores follow each other.
serve-row = Resultater i denne rækkefølge: { $names }
serve-right-score = Det rigtige resultat
# Explains the mark of the ranks that are.
serve-wild = trumf i denne omgang
serve-saved = Gemt: { $scores }
serve-undo = Fortryd omgang { $round }
serve-undo-correction = Fortryd rettelsen af omgang { $round }
serve-correct = Ret en omgang
serve-keyboard = Tastatur
serve-delete = Slet
serve-clear = Fjern { $scores }
serve-check = Tæl
serve-judge = Bedøm
serve-ask = Spørg
serve-all-topics = Alle emner
serve-offline = Ingen forbindelse. Det, du har skrevet, bliver på telefonen og sendes, så snart der er en.
serve-restarted = crowns blev startet igen. Det, der ikke var gemt, er væk; skriv det igen.
serve-wrong-link = Linket gælder ikke. Scan koden på den bærbare igen.
serve-read-only = Dette link viser kun spillet.
serve-pin = PIN-kode
serve-wrong-pin = Det er ikke PIN-koden
serve-too-many-pins = For mange forkerte PIN-koder. Vent et minut, og prøv igen.
serve-no-page = Den side findes ikke
serve-foreign-site = Dette kom fra et andet websted og blev ikke gjort

## solitaire

solitaire-over =
    kabalen er slut: { $state ->
        [won] du har vundet
       *[other] der er ingen kort at trække
    }
solitaire-none-left = spillet har kun { $copies } af dette kort, og der er ingen `{ $card }` tilbage at trække
solitaire-not-next = det næste kort er `{ $next }`, ikke `{ $card }`
solitaire-closed = bunke { $pile } er vendt om
solitaire-no-discard = bunke { $pile } kan ikke afsluttes med dette kort: skriv også, hvilket kort den kasserer
solitaire-not-in-pile = bunke { $pile } har ingen `{ $card }` at kassere
solitaire-thrown-at-once = i denne kabale må det trukne kort, `{ $card }`, ikke kasseres med det samme
solitaire-no-pile = et træk begynder med bunkens nummer, 3 til 13, ikke `{ $text }`
solitaire-no-move = der er ikke skrevet noget træk
solitaire-drawn-count = der trækkes ét kort ad gangen, ikke { $cards }
solitaire-discard-count = en bunke kasserer ét kort, ikke { $cards }
# Stands beside the three above.
solitaire-move-hint = skriv bunken og det kort, den kasserer, for eksempel `7 JC`
solitaire-pile-size = bunke { $pile } har { $pile } kort, ikke { $cards }
solitaire-too-many-cards =
    { $wanted ->
        [0] alle bunker er fulde; skriv nummeret og et kolon først for at rette en
       *[other] bunkerne mangler { $wanted } kort, ikke { $cards }
    }

# `$seed` is none if the cards are real ones.
solitaire-title =
    Kabale, { $seed ->
        [none] rigtige kort
       *[other] startværdi { $seed }
    }, { $ruleset }: { $cards } kort at trække
# Columns of the board: short, in lower case.
solitaire-column-pile = bunke
solitaire-column-wild = trumf
solitaire-column-away = træk
solitaire-column-cards = kort
# In the column of the draws away.
solitaire-closes = afslut
solitaire-never = aldrig
solitaire-turned-over = vendt om

solitaire-draw = Træk { $draw } af { $draws }: { $card }
solitaire-move = { $card } til bunke:
solitaire-draw-card = Træk { $draw } af { $draws }, kort:
solitaire-move-help = Skriv bunken og det kort, den kasserer, for eksempel 7 JC; kun bunken, hvis den kan afsluttes. Desuden hint, undo, redo, board, abandon og q for at gå; det spillede bliver stående.
solitaire-move-help-real = Skriv det trukne kort, så bunken og det kort, den kasserer, for eksempel 7 JC; kun bunken, hvis den kan afsluttes. Desuden hint, undo, redo, board, abandon og q for at gå; det spillede bliver stående.
solitaire-closing =
    bunke { $pile } kan afsluttes { $count ->
        [0] uden at kassere
       *[other] ved at kassere { $discards }
    }
solitaire-played =
    { $card } til bunke { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } kasseret
    }{ $closed ->
        [yes] , vendt om
       *[no] { "" }
    }
solitaire-missed-closing =
    bunke { $pile } kunne være afsluttet { $discard ->
        [none] uden at kassere
       *[other] ved at kassere { $discard }
    }; `undo` fortryder trækket
# `$short` is how many cards the piles lack.
solitaire-placement =
    { $number }. bunke { $pile }{ $discard ->
        [none] { "" }
       *[other] , kasser { $discard }
    }{ $closes ->
        [yes] , som afsluttes
       *[no] { "" }
    }: { $short ->
        [0] alle bunker kan afsluttes
       *[other] { $short } kort for lidt
    }
solitaire-placements-order = Ordnet efter, hvor mange kort den bedste fundne plan mangler
solitaire-cannot-be-won = Kabalen kan ikke gå op: bunkerne mangler { $wanted } kort, og kun { $left } kan trækkes
solitaire-cannot-go-out = Kabalen kan ikke gå op: bunke { $pile } kan ikke afsluttes med de kort, der er tilbage

solitaire-won =
    Vundet: alle { $piles } bunker vendt om{ $cards ->
        [0] { "" }
       *[other] , { $cards } kort at trække
    }
solitaire-lost =
    Tabt: { $closed } af { $piles } bunker vendt om{ $points ->
        [none] { "" }
       *[other] , { $points } tilbage
    }
solitaire-open =
    I gang: { $closed } af { $piles } bunker vendt om{ $cards ->
        [0] { "" }
       *[other] , { $cards } kort at trække
    }
solitaire-left = { $command } fortsætter kabalen
solitaire-is-open = Kabale, { $closed } af { $piles } bunker vendt om: { $command } fortsætter den
solitaire-enter-returns = Tryk Enter for at gå tilbage:
solitaire-abandon = Opgiv kabalen? Den tæller som tabt

solitaire-stats-none = Kabale: intet spil er færdigt endnu
solitaire-stats = Kabale: { $games } spil, { $won } vundet ({ $rate })
solitaire-mean-closed = { $mean } af { $piles } bunker i snit
    .label = vendt om
solitaire-mean-left = { $mean } i snit, i { $games } spil
    .label = point tilbage
solitaire-streak = højst { $longest }, nu { $current }
    .label-won = vundet i træk
    .label-lost = tabt i træk

solitaire-pile = Bunke { $pile }, kort:
solitaire-pile-more = Bunke { $pile }, { $wanted } til:
solitaire-piles = Enter for at begynde, eller en bunke at rette, for eksempel 3: 7D 9D QS:
solitaire-pile-help = Skriv eller indsæt bunkerne fra 3 til 13 kort, én pr. linje, for eksempel 7D 9D QS, eller alle 88 kort på én gang. 5: og fem kort retter bunken med fem; board viser bunkerne, tilbage fortryder den sidste, q afbryder.
solitaire-piles-to-paste = De bunker, du har skrevet, til at indsætte næste gang:

## stats

stats-overall = Samlet
stats-by-round = Omgang for omgang; bord er snittet af de andre
stats-by-table = Efter antal spillere
stats-by-opponent = Efter modstander, flest spil først
stats-beats = Slår oftest { $most } og sjældnest { $least } blandt dem, der er mødt i mindst fem spil
stats-beaten-in = { $name } ({ $ahead } af { $games })
stats-average-by-round = Snit pr. omgang
stats-last-meetings = Seneste møder
stats-last-games = Seneste spil
stats-thin = ~ bygger på færre end fem spil

# `$selection` tells which games are meant, or is empty.
stats-none =
    { $names } har ingen færdige { $players ->
        [1] spil
       *[other] spil sammen
    }{ $selection }
stats-none-yet =
    { $names } har ingen færdige { $players ->
        [1] spil
       *[other] spil sammen
    }{ $selection } endnu
stats-none-even-short =
    { $names } har ingen færdige { $players ->
        [1] spil
       *[other] spil sammen
    }{ $selection }, heller ikke afkortede
stats-more = `crowns new` starter et spil
stats-more-short = `crowns new` starter et spil; `--short` tæller også spil, der sluttede før tid
stats-more-selected = Uden liga, dage eller antal spillere tæller alle spil
stats-more-selected-short = Uden liga, dage eller antal spillere tæller alle spil; `--short` tæller også spil, der sluttede før tid
stats-title = { $name }: { $games } spil{ $selection }; { $won } vundet
stats-title-shared =
    { $name }: { $games } spil{ $selection }; { $won } vundet, heraf { $shared ->
        [1] { $shared } delt
       *[other] { $shared } delte
    }
stats-total = { $average } i snit, { $round } pr. omgang
stats-total-deviation = { $average } i snit, { $round } pr. omgang; standardafvigelse { $deviation }

stats-game-on = spil { $game }, { $day }
stats-round-of-game = omgang { $round } af { $game }
# `$place` is a game, or a round of a game.
stats-extreme =
    { $times ->
        [1] { $points } i { $place }
        [2] { $points }, to gange, først i { $place }
       *[other] { $points }, { $times } gange, først i { $place }
    }
# `$place` is an ordinal, `$games` how many ended in it; several stand in a line.
stats-place-count = { $games } x { $place }
stats-time-played = { $minutes } min i snit, { $games }
stats-went-out =
    i { $out } af { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omgange
    }, { $rate }
stats-streak-none = ingen endnu
stats-streak-over = nu ingen
stats-streak-goes-on = stadig i gang
stats-streak-now = nu { $games }
stats-streak-one = højst 1 i træk; { $now }
stats-streak = højst { $games } i træk, { $span }; { $now }
stats-games = fra spil { $first } til { $last }
stats-games-on = fra spil { $first } til { $last }, { $day }
stats-games-between = fra spil { $first } til { $last }, { $since } til { $until }

# How many places a player gains from round 9 to the end.
stats-gain-none = ingen ændring i snit
stats-gained = placeringen bliver { $places } bedre i snit
stats-lost = placeringen bliver { $places } dårligere i snit
stats-comeback-none = { $average }; intet comeback endnu
stats-comeback = { $average }; bedst fra { $from } til { $to } plads i { $game }
stats-totals-note = ældste spil først; jo højere, jo færre point
stats-totals-note-last = de seneste { $games } spil; jo højere, jo færre point

stats-together = { $names }: { $games } spil sammen{ $selection }
stats-difference = { $points } point pr. spil i snit
stats-difference-for = { $points } point pr. spil i snit til fordel for { $name }
stats-biggest-win = { $name } med { $points } i { $game }

stats-records = Rekorder i { $games } spil{ $selection }
stats-order = Flest spil først, så efter navn
stats-records-too-few = Rekorder kræver { $least } spil, og der mangler { $missing }: { $games } spil indtil nu{ $selection }
stats-record-lowest-total = Laveste sum
stats-record-highest-total = Højeste sum
stats-record-lowest-win = Laveste vindersum
stats-record-highest-win = Højeste vindersum
stats-record-biggest-margin = Største sejr
stats-record-closest-finish = Snævreste sejr
stats-record-biggest-round = Dyreste omgang
stats-record-most-out = Oftest afsluttet
stats-record-most-zeros = Nuller i træk
stats-record-win-streak = Sejre i træk
stats-record-drought = Længst uden sejr
stats-record-comeback = Bedste comeback
stats-record-most-games = Flest spil
stats-rounds =
    { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omgange
    }
stats-places =
    { $places ->
        [one] { $places } plads
       *[other] { $places } pladser
    }
stats-held-over = { $name } foran { $names }
# `$name` is who holds a record, and over whom; `$games` in which games.
stats-held = { $name }, { $games }
stats-held-in-round = { $name }, omgang { $round }, { $games }

## tournament

tournament-standings = { $name }: stilling
tournament-game = Spil { $game }
tournament-final = Finale
tournament-finished =
    { $game }: { $finished } af { $tables ->
        [one] { $tables } bord færdigt
       *[other] { $tables } borde færdige
    }
tournament-winner =
    { $winners ->
        [one] Vinder: { $names }
       *[other] Vindere: { $names }
    }
tournament-final-first = Finalisterne står først, i finalens rækkefølge
tournament-unequal-tables = Borde med { $smallest } til { $largest } spillere: jo større bord, jo flere point (i snit 103, 122, 136 og 147 ved borde med 3, 4, 5 og 6), så summer kan ikke sammenlignes; `--by beaten` og `--by points` er retfærdige
# In place of the place of a player.
tournament-left = gået

tournament-seats-by-name = { $tournament }: pladser efter navn
tournament-seats-by-table = { $tournament }: pladser efter bord
tournament-seats-caption = Bordets nummer i hvert spil; { $sign } giver først
tournament-scoresheets = { $tournament }: regnskabsark
tournament-paper = { $tournament }, { $game }
tournament-paper-of-table = { $tournament }, { $game }, bord { $table }
tournament-table = Bord { $table }
tournament-scoresheet-note = Omgangens point, så summen; { $sign } giver; laveste sum vinder
tournament-score-keeper = Regnskabsfører
