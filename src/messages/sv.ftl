# The messages in Swedish. docs/languages.md says how a message file is read.

## dialogue

dialogue-score = { $name }, summa { $total }:
dialogue-score-dealer = { $name } (delar ut), summa { $total }:
dialogue-score-again = { $name }, summa { $total } [{ $score }]:
dialogue-score-dealer-again = { $name } (delar ut), summa { $total } [{ $score }]:
dialogue-score-help =
    För varje spelare: { $totals ->
        [yes] en löpande summa som 112
       *[no] poäng (12), en summa (10+15)
    }, korten som är kvar (KH,5D eller 8,K), `ut` (`out`) för den som gick ut, eller `-` för den som inte var med. Vid den första frågan går det också att skriva hela omgången: `0 13 37`. `tillbaka` går tillbaka till föregående spelare, Enter behåller poäng inom hakparentes, `?` visar det här igen, Ctrl-C avbryter
dialogue-no-previous-player = det finns ingen spelare före den här
dialogue-force = { $refusal }; ska det föras in ändå, svara `{ $answer }`
dialogue-who-went-out = Vem gick ut?
dialogue-who-went-out-help = Det var { $names }; `-` om ingen vet
dialogue-who-went-out-help-back = Det var { $names }; `-` om ingen vet; `tillbaka` går tillbaka till poängen
dialogue-who-may-have-gone-out = det var { $names }
dialogue-save = Spara de här poängen? [J/n/tillbaka]
dialogue-save-help = `ja` sparar poängen, `tillbaka` går tillbaka till dem, `nej` slänger dem
dialogue-save-choices = svara ja, nej eller tillbaka
dialogue-slip = `{ $text }` är inget tal; menade du `{ $meant }`?
dialogue-choice = { $number }: { $text }
dialogue-which-game = Vilket spel?
dialogue-which-reading = Vilken av dem?
dialogue-choices = svara med ett tal från 1 till { $count }
dialogue-same-as-before = Omgång { $before } fick just de här poängen. Ska omgång { $round } också ha dem?
dialogue-out-of-turn = Omgång { $next } står på tur. Föra in omgång { $round } ändå?
dialogue-like-totals = Ska talen föras in som poäng i omgång { $round }?
dialogue-which-round = Vilken omgång?
dialogue-which-round-or = Vilken omgång? [{ $round }]
dialogue-which-round-help = Numret på omgången som ska rättas, till exempel 3; Enter för den inom hakparentes. Ctrl-C avbryter
dialogue-why = Varför?
dialogue-why-help = Skälet, till loggen; Enter för inget

dialogue-which-players = Spelare?
dialogue-which-players-or = Spelare? [{ $names }]
dialogue-which-players-help = Vilka som spelar, i den ordning ni sitter, medsols: `Ann Bob Cat`, eller med komman, `Ann, Mary Lou, Cat`. Ctrl-C avbryter
dialogue-new-player = Det finns ingen spelare `{ $name }`. Lägga till { $name } som ny spelare?
dialogue-new-player-near = Det finns ingen spelare `{ $name }`; menade du { $near }? Lägga till { $name } som ny spelare?
dialogue-play-alone = Bara { $name } spelar. Starta ett spel för en?
dialogue-is-day-first = Står dagen före månaden i `{ $day }`?
dialogue-is-round-column = Innehåller kolumnen `{ $heading }` omgångarna?
dialogue-who-deals = Vem delar ut först? [{ $default }]
dialogue-who-deals-help = En spelare eller början på namnet; Enter för den inom hakparentes
dialogue-which-rules = Regler? [{ $default }]
dialogue-which-rules-help = official, texas eller era egna; `crowns rules list` visar dem; Enter för dem inom hakparentes
dialogue-not-started = inget spel startades

dialogue-weekday =
    { $weekday ->
        [monday] måndag
        [tuesday] tisdag
        [wednesday] onsdag
        [thursday] torsdag
        [friday] fredag
        [saturday] lördag
       *[other] söndag
    }
dialogue-day = { dialogue-weekday } { $day }
dialogue-is-day-to-come = { dialogue-day } ligger i framtiden. Stämmer det?
dialogue-day-to-come = { dialogue-day } ligger i framtiden; är det ett misstag, så ångrar `crowns undo` det
dialogue-day-read-as = `{ $text }` lästes som { dialogue-day }
dialogue-period-read-as = `{ $text }` lästes som { $since } till { $until }

dialogue-whose-stats = Vilken spelare i detalj? [ingen]
dialogue-whose-stats-help = En spelare, eller två att jämföra, till exempel `Ann, Bob`; Enter för ingen
dialogue-which-backup = Vilken säkerhetskopia? [1]
dialogue-which-backup-help = Dess nummer; Enter för den senaste. Ctrl-C avbryter
dialogue-backup-asked = { $time }, med `crowns backup`
dialogue-backup-daily = { $time }, vid dagens första spel
dialogue-backup-game = { $time }, när ett spel startade
dialogue-backup-migration = { $time }, före en uppdatering av databasen
dialogue-backup-repair = { $time }, före en reparation
dialogue-no-backups = det finns inga säkerhetskopior; `crowns backup` gör en
dialogue-not-restored = inget återställdes
dialogue-undo-game = Ångra detta: { $what }?
dialogue-not-undone = inget ångrades
dialogue-nothing-changed = inget ändrades
dialogue-not-saved = inget sparades
dialogue-not-saved-after = inget sparades: svaret på `{ $question }` var nej

dialogue-yes-or-no = { $question } [J/n]
dialogue-no-or-yes = { $question } [j/N]
dialogue-yes-or-no-choices = svara ja eller nej
dialogue-yes-or-no-help = `ja` eller `nej`, eller den första bokstaven; Enter svarar den stora bokstaven; `q` eller Ctrl-C avbryter
dialogue-replace-database = Ersätta databasen? Den nuvarande sparas i en fil bredvid.
dialogue-cannot-ask = kan inte be om bekräftelse: detta är ingen terminal
    .hint = bekräfta med `--yes`
# What can be typed: the letters of yes and no, and the words. Those in English are understood too.
dialogue-yes-key = j
dialogue-yes = ja
dialogue-no-key = n
dialogue-no = nej
dialogue-back = tillbaka
# What is typed for commands, each with the English words.
dialogue-said-commands = ställning=board, ställningen=board, vem leder=board, vem ger=board, vem delar=board, ångra=undo, upprepa=redo, gör om=redo, rätta=fix, hjälp=help, regler=rules, regel=rules, hur spelar man=rules, slut=quit, avsluta=quit, spel=games, resultat=games, vann=report night, vem vann=report night, vinnare=report night, statistik=stats, rekord=records, ny=new, nytt spel=new, revansch=rematch, graf=chart, spelare=player list, kolla=check, döm=judge, kom med=join, gå=leave, gå ut=rules --, stäng=quit, nytt=new, patiens=solitaire, logg=log, skriv=score, notera=score, poäng=score, spela=play, fortsätt=play, vem delar ut=board, vem ska ge=board, vem ska dela ut=board, vem vinner=board, vem har flest poäng=board, vem har minst poäng=board, sista spelet=game show last, senaste spelet=game show last, visa spel=game show, ta bort spel=game delete, radera spel=game delete, igen=new --same, samma spelare=new --same, liga=league, ligor=league list, turnering=tournament, tavla=board last, tavlan=board last, visa tavlan=board last, protokoll=board last, protokollet=board last, visa protokollet=board last, poängtavla=board last, poängtavlan=board last, översikt=board last, visa ställning=board last, visa ställningen=board last, visa poäng=board last, visa poängen=board last, hur många omgångar är det kvar=board, hur många omgångar återstår=board, hur många omgångar har vi kvar=board, hur många rundor är det kvar=board, hur många rundor återstår=board, vem ligger sist=board, vem är sist=board, vem ligger efter=board, vem ligger under=board, vem ligger först=board, vem ligger tvåa=board, vem är tvåa=board, vilken omgång är det=board, returmatch=rematch, lägg till=join, hur många omgångar är kvar=board, hur många rundor är kvar=board, hur många omgångar kvar=board, hur många rundor kvar=board, hur många rundor har vi kvar=board, vilken runda är det=board, tabell=board last, tabellen=board last, sluta=quit, vem gick ut=board last, vem har gått ut=board last, vem gick ut sist=board last, vem avslutade=board last, ändra=fix, lämna=leave, nästa=board, vidare=board, avsluta spelet=game finish, sluta spelet=game finish, jag passar=rules passing, pass=rules passing, avsluta spel=game finish, stoppa spelet=game finish
# The words with which a question about the rules begins.
dialogue-asking-words = får, kan, vad, hur, när, varför, vem, vilka, vilken, vilket, måste, ska, är, gäller, om, har, kostar, räknas, finns, behöver, bör, vill, blir, betyder, hurdan
# What is said behind the name of who joins, leaves or deals.
dialogue-joins = kommer med, är med, vill vara med, ska vara med, spelar med, hänger med, hakar på, är här, har kommit, är tillbaka, kommer tillbaka, kom tillbaka, vill gärna vara med, kommer, kom
dialogue-leaves = går, går hem, gick hem, har gått, ska gå, ska hem, måste gå, måste hem, åker hem, drar, sticker, slutar, lämnar
dialogue-deals = ger, ger nu, delar, delar ut, delar nu, ska ge, ska dela ut

## director

director-none = det finns ingen turnering
    .hint = skapa en, till exempel { $command }
director-unknown = det finns ingen turnering `{ $name }`{ $near }
    .hint = kör { $command } för att se turneringarna
director-several = `{ $name }` kan vara { $names }
    .hint = ange en, till exempel { $command }
director-name-taken = det finns redan en turnering `{ $name }`
    .hint = ge den här ett annat namn
director-name-of-player = det finns en spelare `{ $name }`, och turneringens namn kommer först
    .hint = skriv ett namn först, till exempel { $command }
director-no-pair = ett par som ska hållas isär är två av turneringens spelare, inte `{ $text }`
    .hint = skriv båda namnen inom citattecken, till exempel `--apart "Ann Bob"`
director-too-large = korten räcker till högst { $most } spelare vid ett bord, inte { $players }
    .hint = lägg till `--rule games_combined=2` för att spela med två kortlekar
director-already-in = `{ $name }` är redan med
director-already-left = `{ $name }` har redan gått
    .hint = kör { $command } för att få spelaren med igen
director-in-final = `{ $name }` är redan i finalen
director-not-equal = `{ $name }` ligger inte lika med någon om en plats i finalen
director-not-in = `{ $name }` är inte med i turneringen{ $near }
director-no-game = turneringen har { $games } spel, men inget spel `{ $game }`
director-final-not-started = finalen har inte börjat
    .hint = kör { $command } för att starta den när alla bord är klara
director-started = spel { $game } har redan börjat
    .hint = kör { $command } för att se borden
director-not-next = spel { $next } måste börja före spel `{ $game }`
    .hint = kör { $command } för att starta det
director-all-started = alla spel har börjat
    .hint = kör { $command } för att starta en final när alla bord är klara
director-no-seat = `{ $name }` har ingen plats i spel { $game }
    .hint = kör { $command } för att se vem som sitter var
director-sits-at = `{ $name }` sitter vid bord { $table } i spel { $game }
    .hint = kör { $command } för att se vem som sitter var
director-not-entered = `{ $name }` är inte med i turneringen
    .hint = kör { $command } för att ta med spelaren
director-swap-itself = två spelare byter plats, inte `{ $name }` ensam
director-begun = platserna vid bord { $table } i spel { $game } kan inte ändras: en omgång är redan införd
director-no-table = spel { $game } har { $tables } bord, men inget bord `{ $table }`
    .hint = kör { $command } för att se borden
# Has the hint of the game that must start first.
director-table-not-started = spel { $game } har inte börjat vid bord { $table }
director-held = bord { $table } i spel { $game } sitter som förut: bord { $begun } hade redan fört in en omgång när platserna ändrades
    .hint = kör { $seat } för att starta det, eller { $delete } för att ta bort omgångarna vid bord { $begun } och ändra platserna
director-contested = bord { $table } i spel { $game } väntar: det finns omgångar både med platserna före en ändring och med dem efter
    .hint = kör { $later } för att behålla platserna före ändringen, eller { $earlier } för att behålla dem efter
# `$names` are tables of games, up to five of them.
director-unfinished = finalisterna tas ut när alla bord är klara; det återstår { $names }
    .hint = kör { $command } för att se det första av dem
    .hint-start = kör { $command } för att starta det första av dem
    .hint-end = vid det första av dem är bara en spelare kvar; kör { $command } för att avsluta det
director-table-of-game = bord { $table } i spel { $game }
director-more-tables = { $more } till
director-no-cut = det är inte angivet hur många som spelar finalen
    .hint = ange antalet, till exempel { $command }
director-cut-too-large = en turnering med { $players } spelare kan inte ha en final med `{ $cut }`
director-few-placed =
    { $players ->
        [0] ingen har någon plats i ställningen
       *[other] bara en spelare har en plats i ställningen
    }, och en final kräver minst två spelare
    .hint = kör { $command } för att se ställningen
director-tied =
    { $names } ligger lika, och finalen har { $chairs ->
        [one] { $chairs } plats
       *[other] { $chairs } platser
    } kvar
    .hint = tävlingsledaren avgör vilka som spelar; ange dem, till exempel { $command }
director-final-begun = en omgång i finalen är redan införd

director-player-count = en turnering har 3 till 1000 spelare, inte `{ $players }`
director-game-count = en turnering har 1 till 100 spel, inte `{ $games }`
director-table-size = ett bord har 3 till 8 spelare, så { $players } spelare kan inte sitta vid { $tables } bord
director-table-sizes = { $players } spelare kan inte fördelas på bord med `{ $least }` till `{ $most }`
# Players by their numbers.
director-not-there = ett par är två spelare som är med, inte `{ $one }` och `{ $other }`
director-not-seated = spelare `{ $player }` har ingen plats i det här spelet
director-is-seated = spelare `{ $player }` har en plats i det här spelet
director-no-chair = det finns ingen ledig plats vid ett bord som inte har börjat

director-heading = { $name }, { $date }: { $players } spelare, { $games } spel{ $cut ->
        [none] { "" }
       *[other] { " " }och en final för { $cut }
    }, rangordnade efter { $method }, { $ruleset }
director-open = Turnering { $name }: { $command } visar borden
director-game = Spel { $game } av { $games }
# `$game` is the final or a game, as above.
director-game-not-started = { $game }: { $tables } bord, inte börjat
director-progress =
    { $game }: { $finished } av { $tables ->
        [one] { $tables } bord klart
       *[other] { $tables } bord klara
    }{ $playing ->
        [0] { "" }
       *[other] , { $playing } pågår
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } utan poäng
    }
director-not-started = inte startat
director-not-begun = inga poäng än
director-waits = väntar
director-column-tournament = turnering
director-column-table = bord

director-repeats =
    { $repeats ->
        [one] { $repeats } upprepat möte
       *[other] { $repeats } upprepade möten
    }
director-least-repeats = { director-repeats }, så få som möjligt vid så många bord
director-more-repeats = { director-repeats }; ingen placering vid så många bord har färre än { $least }
director-most-meetings = två spelare möts i högst { $games } spel
director-apart-met =
    { $meetings ->
        [one] { $meetings } möte
       *[other] { $meetings } möten
    } mellan spelare som ska hållas isär
director-large-tables = spel vid ett större bord: högst { $games } fler för en spelare än för en annan

director-next-game = Nästa steg: { $command } startar spel { $game }
director-next-round = Nästa steg: { $command } för in en omgång vid det bordet
director-next-table = Nästa steg: { $command } startar bord { $table } i spel { $game }
director-next-choice = Nästa steg: { $command } visar kommandona som avgör bord { $table } i spel { $game }
director-next-final = Nästa steg: { $command } startar finalen
director-stray-table = bord { $table } i spel { $game } spelades också som spel { $number }, som också räknas; { $command } utelämnar det
director-without-seat = { $names } har ingen plats i spel { $game } än; { $command } fördelar platserna igen
director-lost-seat = { $name } har ingen plats i spel { $game }, eftersom bordet redan hade fört in en omgång; { $command } hittar en annan plats
director-still-seated = { $name } har gått men sitter kvar vid bord { $table } i spel { $game }; { $command } rättar det
director-still-playing = { $tables } bord håller fortfarande på med spel { $game }; `--table` betyder det spelet tills det är klart
director-came-late =
    { $table ->
        [none] { $name } är med från spel { $game }
       *[other] { $name } sitter vid bord { $table } i spel { $game }
    }
director-is-back = { $name } är tillbaka; alla spel har startat
director-now-seats = vid bord { $table } i spel { $game } sitter nu { $players }
director-has-left =
    { $game ->
        [none] { $name } har gått
       *[other] { $name } har gått och är inte med från spel { $game }
    }
director-all-begun = `{ $one }` och `{ $other }` kan inte byta plats: i varje spel har minst ett av deras bord redan fört in en omgång
    .hint = kör { $command } för att se vem som sitter var
director-swapped = { $one } och { $other } har bytt plats i spel { $game }
director-smaller-final = finalen får { $players } spelare, inte { $cut }: ingen annan har någon plats i ställningen
director-meant = detta gäller turneringen { $name }; `--tournament` anger en annan
director-also-plays-in = { $name } är också med i turneringen { $tournament }
director-finalists = I finalen spelar { $names }
director-no-tournaments = inga turneringar; skapa en med `crowns tournament new`
director-finished-early = { $result }; spelet slutade efter { $rounds } av { $last } omgångar och räknas i ställningen för { $tournament } men inte i andra
director-table-abandoned = Ingen är kvar vid bord { $table } i spel { $game }, så spelet är avbrutet
director-games-reseated = Spel { $games } har fått nya platser; utskrivna blad för { $count ->
        [one] det
       *[other] dem
    } gäller inte längre
director-displaced = ställningen har ändrats sedan finalisterna togs ut: { $names } har inte längre plats i finalen; { $cut } ersätter den
director-displaced-begun = ställningen har ändrats sedan finalisterna togs ut: { $names } har inte längre plats i finalen, där en omgång redan är införd
director-replace-final = Finalen är satt med { $before }. Ska den ersättas av en med { $now }?

## game

game-name-empty = ett namn får inte vara tomt
game-name-too-long = ett namn får ha högst { $most } tecken, `{ $start }…` har { $characters }
game-name-too-heavy = ett namn får ha högst { $most } kodpunkter, inte { $characters }
game-name-control = ett namn får inte innehålla styrtecken som { $sign }
game-name-separator =
    ett namn får inte innehålla `{ $sign }`, som skiljer { $score ->
        [yes] namn från poäng
       *[no] namn åt
    }
game-name-keyword = `{ $name }` är inget namn utan poäng eller ett nyckelord
game-name-card = `{ $name }` är inget namn utan ett kort
# The option or the field stands before the text.
game-text-empty = får inte vara tom
game-text-too-long = får ha högst { $most } tecken, inte { $characters }
game-text-control = får inte innehålla styrtecken som { $sign }

game-no-player = det finns ingen spelare `{ $name }`{ $near }
    .hint =
        { $players ->
            [1] om det är en ny spelare, lägg till `--new-player`
           *[other] om de är nya spelare, lägg till `--new-player`
        }
game-not-this-player = kör { $command }; om `{ $name }` är en ny spelare, kör { $typed }
game-former-name = `{ $name }` heter nu `{ $player }`
game-name-and-score = `{ $name }` ser ut som ett namn med poäng
    .hint = namn skrivs utan poäng; om `{ $name }` är ett namn, lägg till `--new-player`
game-no-name = `{ $name }` ser inte ut som ett namn
game-player-retired = `{ $name }` är inaktiv
    .hint = kör { $command } för att göra spelaren aktiv igen
game-namesakes = flera spelare heter `{ $name }`
game-player-twice = `{ $name }` är nämnd två gånger
game-no-league = namnet `{ $name }` liknar ligan { $near }
    .hint = lägg till `--new-league` för att skapa den ändå
game-league-retired = ligan `{ $name }` är nedlagd
    .hint = kör { $command } för att ta den i bruk igen

game-no-players = det krävs minst en spelare för ett spel
    .hint = skriv spelarna i den ordning ni sitter, till exempel { $command }; { $again } upprepar det senaste spelet
game-too-many-players =
    { $decks ->
        [1] ett Five Crowns-spel
       *[other] två Five Crowns-spel
    } har kort för högst { $most } spelare, inte { $players }
    .hint = om två spel blandas ihop, lägg till `--games-combined 2`
game-seated-twice = varje spelare har en plats, men spelare { $first } och { $seat } är samma person
game-dealer-away = den som delar ut måste vara en av spelarna

game-state =
    { $state ->
        [open] pågående
        [finished] avslutat
        [abandoned] avbrutet
       *[deleted] borttaget
    }
game-not-open = spel { $game } är { game-state }
    .hint-fix = kör { $new } för att starta ett nytt spel, eller { $command } för att rätta en omgång i det här
    .hint-show = kör { $command } för att se det färdiga protokollet
    .hint-resume = kör { $command } för att återuppta det
game-ended-early = spel { $game } avslutades i förtid
    .hint = kör { $command } för att återuppta det
game-without-rounds = spel { $game } har bara slutsummor och inga omgångar
    .hint = kör { $resume } för att föra in omgångar, eller { $command } för att rätta en slutsumma
# What stands in a command for what is typed.
game-any-round = OMGÅNG
game-any-score = NAMN=POÄNG
game-reseated = spel { $number } gäller inte längre: bord { $table } i spel { $game } har fått andra platser
    .hint = kör { $command } för att se vilka som sitter där nu
game-is-open = spel { $game } pågår redan
game-no-round = spel { $game } har ingen omgång { $round }
    .hint = ett spel har omgång 1 till 11
game-already-scored = omgång { $round } är redan införd: { $scores }
    .hint = kör { $command } för att rätta den
game-not-scored = omgång { $round } är inte införd än
    .hint-next = kör { $command } för att föra in den
    .hint-last = den sista omgången med poäng är omgång { $last }
game-already-deleted = spel { $game } är redan borttaget
game-score-missing = i omgång { $round } saknas poäng för { $names }
    .hint = skriv `-` för en spelare som inte var med
game-not-playing = { $name } är inte med i omgång { $round }
    .hint-back = kör { $command } för att ta med spelaren igen
game-scored-twice = { $name } har fått poäng två gånger, `{ $one }` och `{ $other }`; skriv bara det ena
game-two-out = bara en spelare kan gå ut, inte både { $one } och { $other }
game-total-falls = summan kan inte minska: { $name } hade { $before } och har nu { $now }
    .hint = om talen är omgångens poäng, utelämna `--totals`
game-force-hint = om det stämmer, lägg till `--force`
game-too-many-copies = kortleken har bara { $copies } av `{ $card }`, men { $names } har { $shown }
    .hint = kontrollera korten, eller skriv poängen i stället
game-nobody-played = minst en måste ha poäng i omgång { $round }, inte `-` för alla
game-ends-hint =
    kör { $command } för att { $played ->
        [yes] avsluta spelet i förtid
       *[no] ta bort spelet, som inte har några poäng än
    }
game-unplayed = spel { $game } har inga poäng än
    .hint = kör { $command } för att ta bort det
game-impossible-total = { $name } kan inte ha totalen { $total }: en total är från { $least } till { $most } poäng
game-total-below-least = { $name } kan inte ha totalen { $total }: det billigaste kortet kostar { $least }
game-nothing-edited = spel { $game } är redan så
game-seats-missing = alla spelare måste nämnas; det saknas { $names }
game-nothing-new = omgång { $round } har redan de här poängen
game-at-table = { $name } är redan med
game-not-at-table = { $name } är inte med
game-joins-last = den som kommer med sitter på den sista platsen; skriv bara namnet, `{ $name }`
game-joins-with-words = bakom namnet på den som kommer med läses bara en summa: skriv `{ $name }` eller `{ $name } 57`
game-last-player = { $name } är den sista vid bordet och kan inte gå
game-below-own-total = ingen kommer tillbaka med färre poäng än de hade när de gick: { $name } hade { $own }, inte { $total }
game-same-start = { $name } började redan med { $points }
game-joins-too-late = ingen kan komma med efter omgång 11
game-leaves-too-late = ingen kan lämna spelet efter omgång 11
    .hint = skriv `-` som poäng för en spelare som inte spelar vidare

game-how-to-begin =
    Spela:                   crowns play
    Kontrollera en hand:     crowns check --round 1 7D 9D JOKER QS
    Se alla kommandon:       crowns --help (på engelska)
game-several-open = Flera spel pågår; `crowns board --game NUMMER` visar ett av dem:
game-named = Spel { $game }: { $names }
game-round-named = Spel { $game }, omgång { $round }: { $names }
game-new-players =
    { $names } är { $players ->
        [1] en ny spelare
       *[other] nya spelare
    }
game-names-split = `{ $text }` lästes som { $players } spelare; om det är ett enda namn, kör först { $command }
game-is-one-player = Är `{ $text }` en enda spelare?
game-read-as-one-player = `{ $text }` lästes som en enda spelare; om det är flera, kör { $undo } och sedan { $join }
game-taken-for = `{ $typed }` lästes som { $name }; är det en ny spelare, lägg till `--new-player`
game-new-league = { $name } är en ny liga
game-stock-last-round = med sju spelare kan draghögen ta slut i sista omgången; blanda då kasthögen och använd den som ny draghög
game-stock-last-rounds = med så många spelare tar draghögen slut i de sista omgångarna; blanda då kasthögen och använd den som ny draghög
# Up to three games are named by their numbers.
game-also-open =
    { $games ->
        [1] spel { $numbers } pågår också; kör { $command } om det inte spelas längre
       *[other] spel { $numbers } pågår också; kör { $command } om spel { $game } inte spelas längre
    }
game-many-also-open = { $games } andra spel pågår också; kör { $command } för att se dem
game-drawn = lottat med startvärde { $seed }: { $names } sitter medurs i den här ordningen; { $dealer } ger först
game-last-result = Senaste spelet, { $game }, { $date }: { $result }
game-night-goes-on =
    { $count ->
        [one] spel { $games } startades efter midnatt och hör till
       *[other] spel { $games } startades efter midnatt och hör till
    } kvällen { $evening }
game-late-left-out =
    { $count ->
        [one] spel { $games } startades efter midnatt, den { $day }, och är inte med
       *[other] spel { $games } startades efter midnatt, den { $day }, och är inte med
    }
game-untouched = spel { $game } från { $day } är redan startat och har inga poäng än; inget nytt startades

game-heading =
    Spel { $game }{ $state ->
        [open] { "" }
        [short] , avslutat i förtid
       *[other] , { game-state }
    }
game-in-league = liga { $league }
game-round-and-wild = # vilt
game-points-in-short = p
game-total = summa
game-total-in-short = s:a
game-place = plats
game-no-place = gått
game-deals = delar ut
game-went-out = gick ut
game-leads = leder
game-won = vann
game-did-not-play = var inte med
game-player-joined = { $name } kom med i omgång { $round } med { $points }
game-player-came-back-below = { $name } kom med i omgång { $round } med { $points }, men lämnade spelet med { $left }
game-player-left = { $name } lämnade spelet före omgång { $round }
game-implausible-round = Omgång { $round } har orimliga poäng, införda med `--force`
game-idle-round = Omgång { $round } spelades för att det stod lika, men det gör det inte längre
game-round-scored-twice = Omgång { $round } fördes in två gånger; först som { $earlier }
game-needs = För att vinna eller dela segern:
# Follows a name; `$rivals` are the best others, who may be named by the next message.
game-need =
    { $is ->
        [beaten] kan inte längre hinna i kapp { $rivals }
        [level] får inte ta fler poäng än { $rivals } i sista omgången
        [ahead] kan ta upp till { $points } poäng fler än { $rivals } i sista omgången
       *[behind] måste ta minst { $points } poäng färre än { $rivals } i sista omgången
    }
game-rivals = de { $players } med { $total }

game-started = Spel { $game }: { $names }, { $about }
game-edited = Spel { $game } ändrat: { $changes }
game-change =
    { $what ->
        [seats] platser { $value }
        [dealer] { $value } delar ut först
        [date] datum { $value }
        [place] ställe { $value }
        [no-place] inget ställe
        [note] anteckning { $value }
       *[no-note] ingen anteckning
    }
game-just-finished = inget spel pågår; det senaste som blev färdigt var spel { $game }
game-just-recorded = inget spel pågår; det senaste som fördes in var spel { $game }
game-round-entered = Omgång { $round }: { $scores }
game-joins =
    { $reason ->
        [highest] { $name } kommer med i spel { $game } med { $points }, den högsta summan hittills
        [own] { $name } kommer med i spel { $game } med { $points } som förut
        [corrected] { $name } kom med i spel { $game } med { $points }, rättat
       *[given] { $name } kommer med i spel { $game } med { $points }
    }
game-leaves = { $name } lämnar spel { $game } med { $points }
# `$extra` is `yes` for a round that breaks a tie.
game-turn =
    Omgång { $round }{ $extra ->
        [yes] , omspel mellan { $names }
       *[no] { "" }
    }: { $dealt } kort, { $wild } är vilda{ $players ->
        [1] { "" }
       *[other] , { $dealer } delar ut, { $starter } börjar
    }

game-is-deleted = Spelet är borttaget
game-after =
    { $rounds ->
        [0] före första omgången
       *[other] efter { $rounds } av { $last } omgångar
    }
game-was-abandoned = Spelet avbröts { game-after }
game-finished-unplayed = Det slutade före första omgången
game-finished-early = { $result }; spelet slutade { game-after } och räknas inte i ställningen
game-only-totals = { $result }; bara slutresultatet har förts in
game-result-stands = de införda slutsummorna, { $totals }, gäller tills en omgång har förts in
game-other-result = omgångarna ger { $name } { $total } sammanlagt, men den införda slutsumman var { $result }
game-same-result = spel { $game } har samma dag, spelare och slutsummor som spel { $other }; kör { $delete } om det är samma spel
game-zero-total = { $name } har 0 poäng efter elva omgångar; är det ett misstag, så ångrar `crowns undo` det
game-high-total = { $name } har { $total }, men elva omgångar kostar högst { $most } när korten är lagda på bästa sätt; är det ett misstag, så ångrar `crowns undo` det
game-nobody-won = Ingen har vunnit
game-shared-win = { $names } delar segern med { $points } var
game-played-alone = { $name } slutar på { $points }
game-wins = { $name } vinner med { $points }
# `$out` is `yes` if who went out in more rounds wins.
game-wins-tie =
    { game-wins }, lika många som { $others }, { $out ->
        [yes] men gick ut i fler omgångar
       *[no] men fick färre poäng i omspelet
    }

## hand

hand-names-of-stars = stjärnor, stjärna, stjärn
hand-names-of-hearts = hjärter
hand-names-of-clubs = klöver
hand-names-of-spades = spader
hand-names-of-diamonds = ruter
hand-names-of-jacks = knekt
hand-names-of-queens = dam
hand-names-of-kings = kung
hand-names-of-jokers = -
hand-called-out = byt=swap, och=and, en=an, ett=an, två=2, tre=3, fyra=4, fem=5, sex=6, sju=7, åtta=8, nio=9, tio=10, elva=11, tolv=12, tretton=13, knektar=jacks, damer=queens, kungar=kings, jokrar=jokers, trea=the 3, femma=the 5, sexa=the 6, sjua=the 7, nia=the 9, tia=the 10, treor=3's, fyror=4's, femmor=5's, sexor=6's, sjuor=7's, åttor=8's, nior=9's, tior=10's, ut=out, ute=out, har=has, är=is, går=goes, fick=got, gick=went, kungen=king, damen=queen, knekten=jack, jokern=joker, noll=0, ingenting=0, inget=0, inga=0, fjorton=14, femton=15, sexton=16, sjutton=17, arton=18, nitton=19, tjugo=20, trettio=30, fyrtio=40, femtio=50, sextio=60, sjuttio=70, åttio=80, nittio=90, poäng=points, till=for, frånvarande=absent, borta=absent, inte med=absent, spelade inte=absent, i=of, av=of, omgång=round, omgången=round, runda=round, vild=wild, vilda=wild, så=then, sedan=then, sen=then, därefter=then, också=also, även=also, nästa=next, samt=and, resten=rest, alla andra=others, de andra=others, andra=others, övriga=others, de övriga=others, alla=everyone, åtta=the 8, fyra=the 4, trean=the 3, fyran=the 4, femman=the 5, sexan=the 6, sjuan=the 7, åttan=the 8, nian=the 9, tian=the 10, ett par=pair, par=pair, hundra=100, ett hundra=100, avslutade=out, stängde=out, färdig=out, klar=out, #:a=the #, #a=the #, #-a=the #, #:an=the #, #an=the #, #:or=#'s, #or=#'s, #:orna=#'s, #orna=#'s, var inte med=absent, hade=has, inte=not, oj=oops, hoppsan=oops, förlåt=sorry, kungarna=kings, damerna=queens, knektarna=jacks, jokrarna=jokers, får=gets, bara=only, endast=only, rundan=round, sista=last, förra=last, senaste=last, föregående=last, kastar=discard, kastade=discard, slänger=discard, släng=discard, slänga=discard, slängde=discard, ojdå=oops, 20+5=25, var=each, vardera=each, båda=both, både=both, utom=except, ingen utom=nobody but, ingen förutom=nobody but, ingen annan än=nobody but, förutom=except, men=but, som=who, de två andra=the other two, de tre andra=the other three, de fyra andra=the other four, vann=out, vinner=out, har gått ut=out, gått ut=out, bortsett från=except, från=from, eller=or, i stället för=not, istället för=not, skulle=should, borde=should, ha=have, haft=had, varit=been, vara=be, nej=sorry, rättelse=correction, första=first, tredje=third, fjärde=fourth, femte=fifth, sjätte=sixth, sjunde=seventh, åttonde=eighth, nionde=ninth, tionde=tenth, elfte=eleventh, jag=me, mig=me, han=he, hon=she, kvar=left, stod över=absent, var inte där=absent, var fel=was wrong, är fel=is wrong, ska vara=should be, skulle vara=should be, vann omgången=out, vann rundan=out, blev klar=out, blev färdig=out, är inte här=absent, hoppade över=absent, hoppar över=absent, står över=absent, blev klar först=out, blev först klar=out, blev färdig först=out, gick ut först=out, gick först ut=out, satt med=has, satt kvar med=has, blev kvar med=has, andra omgången=second round, andra rundan=second round, treorna=3's, fyrorna=4's, femmorna=5's, sexorna=6's, sjuorna=7's, åttorna=8's, niorna=9's, tiorna=10's
hand-asked = kan=can, får=may, ska=should, skall=should, bör=should, borde=should, är=is, vad=what, vilket=which, vilken=which, vilka=which, hur mycket=how much, hur många poäng=how many points, jag=we, man=we, vi=we, du=we, det=it, de=they, den=the, en=a, ett=a, detta=this, dessa=these, gå ut=go out, går ut=goes out, med=with, har=have, kostar=costs, kosta=cost, värd=worth, värda=worth, värt=worth, poäng=points, serie=run, bok=book, kombination=meld, laglig=legal, lagligt=legal, giltig=valid, giltigt=valid, tillåten=allowed, tillåtet=allowed, lägga ner=lay down, lägga ned=lay down, lägga ut=lay down, lägga=lay, spela=play, göra=do, kasta bort=throw away, slänga=discard, kasta=discard, behålla=keep, ta=take, ta upp=take, dra=draw, eller=or, chansen för=chance of, chansen=chance, chans=chance, behöver=need, hjälper=helps, bäst=best, bästa=best, kvar=left, överst=on top, sista turen=last turn, i sista turen=on the last turn, på sista turen=on the last turn, hand=hand, handen=hand, kort=cards, korten=cards, att=that, för att=to, för=for, som=as a, på handen=in hand, på hand=in hand, mig=we, denna=this, den här=this, det här=this, de här=these, nu=now, i=in, runda=round, omgång=round, ner=down, ned=down, avsluta=go out, stänga=go out, gå ut på=go out on, tillsammans med=with, vilda=wilds, vilt kort=wild, jokerkort=wild, när=when, om=if, triss=book, stege=run

hand-meld = kombination { $number }
hand-discarded = kastat
hand-left = kvar
hand-hand = hand
hand-top-card = översta kortet
hand-seen = sedda
hand-pile = hög { $number }

hand-bad-card = kort { $place } `{ $text }`: { $rule }
hand-bad-card-of-part = { $part }, kort { $place } `{ $text }`: { $rule }
hand-more-bad-cards = och { $cards } till
hand-bad-rank = valören måste vara 3–10, J, Q eller K
hand-bad-rank-of-all = valören måste vara A, 2–10, J, Q eller K
hand-bad-suit = sviten måste vara C (klöver), D (ruter), H (hjärter), S (spader) eller T (stjärnor, även *)
hand-no-card = ett kort är valör och sedan svit, eller JOKER
hand-did-you-mean = { $rule }; menade du `{ $card }`?
hand-no-suit = efter valören måste det stå en svit, till exempel `{ $rank }D`
hand-jack-or-joker = en knekt måste ha en svit, till exempel `JD`; en joker är `JOKER` eller `JK`
hand-number-of-cards = skriv varje kort för sig, som i `7D 7D`
hand-no-low-ranks = kortleken har inga ess eller tvåor
    .hint = för ess och tvåor, lägg till `--rules texas` eller `--rule low_ranks=ace-two`
hand-too-many-jokers = kortleken har bara { $copies } jokrar
hand-too-many-of-rank = kortleken har bara { $copies } { $ranks }
hand-too-many-copies = kortleken har bara { $copies } av det här kortet
    .hint = om två spel är hopblandade, lägg till `--rule games_combined=2`
hand-if-left = om det är de lösa korten, kör { $command }
hand-pass-left = för kort som är kvar när kombinationerna har lagts ned: lägg till `--left` och omgången
hand-without-suits = det är alla { $cards } kort på en hand; skriv sviten efter varje valör
hand-in-round = för omgång { $round }: kör { $command }

hand-meld-too-short = en kombination har minst tre kort, inte { $cards }
hand-meld-too-long = en hand har högst { $most } kort, inte { $cards }
hand-ranks-differ = en bok har en enda valör, men `{ $card }` och `{ $other }` är olika
hand-suit-twice = en bok måste ha olika sviter här, men `{ $card }` finns där två gånger
hand-suits-differ = en serie har en enda svit, men `{ $card }` och `{ $other }` är olika
hand-rank-twice = en serie har varje valör en gång, men `{ $card }` finns där två gånger
hand-gap =
    det saknas { $cards } mellan `{ $low }` och `{ $high }`{ $wilds ->
        [0] { "" }
        [1] , och det finns bara 1 vilt kort
       *[other] , och det finns bara { $wilds } vilda kort
    }
hand-past-the-end = en serie slutar vid { $top } och fortsätter inte med { $bottom }
hand-run-too-long = en serie har högst { $most } kort, inte { $cards }
hand-too-many-wilds =
    { $most ->
        [0] en kombination får inte ha vilda kort här, men den här har { $wilds }
        [1] en kombination får ha högst 1 vilt kort här, men den här har { $wilds }
       *[other] en kombination får ha högst { $most } vilda kort här, men den här har { $wilds }
    }
hand-too-few-naturals =
    en kombination måste ha minst { $least ->
        [one] { $least } naturligt kort
       *[other] { $least } naturliga kort
    } här, men den här har { $naturals ->
        [0] inga
       *[other] { $naturals }
    }

hand-no-meld = kombination { $place } är varken en bok eller en serie
hand-wanted-to-go-out = för att gå ut i omgång { $round } måste { $wanted } kort ingå i kombinationer och 1 kastas, men { $melded } gör det
hand-wanted-in-all = i omgång { $round } måste kombinationerna och korten som är kvar vara { $wanted } tillsammans, inte { $cards }: { $melded } i kombinationer, { $left } kvar
hand-size = i omgång { $round } har en hand { $counting } kort, eller { $drawn } efter draget, inte { $cards }
    .hint = om det är kort som är kvar när kombinationerna har lagts ned, lägg till `--left`
hand-too-many-left = i omgång { $round } kan högst { $dealt } kort vara kvar, inte { $cards }
hand-impossible-left =
    i omgång { $round } är alla { $dealt } kort kvar eller { $most ->
        [0] inga
       *[other] högst { $most }
    }, inte { $cards }: en kombination har minst tre

hand-round = Omgång { $round }: { $wild } är vilda, { $dealt } kort utdelade, { $ruleset }
hand-yes = Ja
hand-no = Nej
hand-goes-out = handen kan gå ut och ger { $points }
hand-stays-in = handen kan inte gå ut
hand-last-turn = Är det sista turen, ger handen { $points }
hand-costs = Handen kostar { $points }
hand-all-in-melds = Handen kostar 0 poäng: vad som än dras kan den gå ut
hand-left-cost = Korten som är kvar kostar { $points }
hand-arrangement = Uppställning { $number }
hand-more-arrangements = Det finns fler uppställningar; `{ $option }` visar fler av dem
hand-all-arrangements =
    { $arrangements ->
        [1] Det finns ingen annan uppställning
       *[other] Det finns bara dessa { $arrangements } uppställningar
    }

hand-book = bok
hand-run = serie
hand-or-run = el. serie
hand-neither = -
hand-discard = kasta
hand-cards-left = kvar
hand-deadwood = lösa kort
hand-no-discard = inget, alla kort läggs ned
hand-or-discard = eller
hand-or-discard-one-of = eller ett av
hand-left-holds-meld = det finns fortfarande en kombination i dem; läggs den ned, kostar de { $points }
hand-left-holds-book = det finns en bok med { $rank } i dem; missades den?

hand-lay-down-goes-out = det är giltigt, och spelaren går ut med { $points }
hand-lay-down-leaves = det är giltigt, men spelaren går inte ut och får { $points }
hand-is-meld = det är en kombination
hand-are-melds = det är kombinationer
hand-is-book = det är en bok
hand-is-run = det är en serie
hand-book-instead = kombination { $place } är en bok, som också är en kombination
hand-run-instead = kombination { $place } är en serie, som också är en kombination
hand-does-not-go-out = Med detta går spelaren inte ut
hand-split-into-run-and-book = förslag: dela upp i en serie och en bok: { $melds }
hand-split-into-books = förslag: dela upp i två böcker: { $melds }
hand-split-into-runs = förslag: dela upp i två serier: { $melds }
hand-split-into-melds = förslag: dela upp i { $count } kombinationer: { $melds }
hand-leave-out-for-book = förslag: utelämna { $card }, så är { $meld } en bok
hand-leave-out-for-run = förslag: utelämna { $card }, så är { $meld } en serie
hand-illegal-costs = Som den ligger kostar handen { $points }
hand-best-lay-down = lagda på bästa sätt kostar de här korten { $points }
hand-better-lay-down = samma kort kan läggas så att de bara kostar { $points }
hand-note = obs: { $text }
hand-commas-between-melds = skriv komma mellan kombinationerna: 6D 7D 8D, 9C 9H 9S
hand-legal-in-no-round = ingen omgång är angiven; det är inte giltigt i någon omgång
hand-legal-in-every-round = ingen omgång är angiven; det är giltigt i alla omgångar med nog många kort
hand-legal-in-rounds =
    ingen omgång är angiven; det är bara giltigt i { $count ->
        [one] omgång { $rounds }
       *[other] omgångarna { $rounds }
    }
hand-only-where-wild =
    { $count ->
        [one] bara i omgång { $rounds }, där { $wilds } är vilda
       *[other] bara i omgångarna { $rounds }, där { $wilds } är vilda
    }
hand-no-melds = det finns inga kombinationer att bedöma
hand-empty-meld = en av kombinationerna är tom
hand-empty-left = vilka kort är kvar? skriv dem efter `kvar`, eller `left none`
hand-discard-count = ett kort ska kastas, inte { $cards }
hand-several-splits = korten kan delas upp på flera sätt: { $splits }
    .hint = skriv komma mellan kombinationerna; med `--kind meld` är de en enda
hand-name-cards-left = kort utanför kombinationerna skrivs efter `kvar`
hand-too-many-melded = det är { $melded } kort; en spelare lägger ned högst { $most } i omgång { $round }
hand-all-melded = det är alla { $dealt } kort; med ett kastat kort går spelaren ut

## journal

# What an event is about; the names stand in the events below.
journal-game = spel { $game }
journal-player = spelare { $name }
journal-league = liga { $name }
journal-no-league = ingen liga
journal-ruleset = regelsamling { $name }
journal-solitaire = solitaire
journal-tournament = turnering { $name }
journal-command = kommando

journal-newer = en händelse från ett nyare crowns
# `$kind` is empty or ends in a comma and a space.
journal-unknown = { $subject }: { $kind }{ journal-newer }
journal-because = { $event }, skäl: { $reason }
# The reason of a deleted game whose table was seated again.
journal-reseated = platserna vid bordet fördelades om
journal-undone = [ångrat]
journal-undid = ångrat
journal-redid = gjort om
journal-nothing-to-undo = det finns inget att ångra
journal-nothing-to-redo = det finns inget att göra om
journal-holds-again = { $phrase }; återigen { $scores }
journal-how-to-redo = `crowns redo` gör om det
journal-how-to-undo = `crowns undo` ångrar det
journal-imported =
    import av { $games } spel med { $rounds ->
        [0] bara slutsummor
        [one] { $rounds } omgång
       *[other] { $rounds } omgångar
    }
journal-more-events =
    { $events ->
        [one] { $events } händelse
       *[other] { $events } händelser
    } till från samma kommando
journal-state-at =
    { $future ->
        [yes] { $time } ligger i framtiden; så står det nu
       *[no] så stod det { $time }
    }

journal-player-added = ny spelare { $name }
journal-player-renamed = spelare { $old } bytte namn till { $new }
journal-player-merged = { $player } sammanslagen med { $into }
journal-player-retired = { $player } gjord inaktiv
journal-player-returned = { $player } aktiv igen
journal-player-deleted = { $player } borttagen
journal-league-added = ny liga { $name }
journal-league-renamed = liga { $old } bytte namn till { $new }
journal-league-settings = avtalat i { $league }: { $settings }
journal-season = säsong i { $league }: { $season }
journal-season-dropped = säsong { $season } i { $league } borttagen
journal-league-retired = { $league } nedlagd
journal-league-returned = { $league } återupptagen
journal-ruleset-added = ny regelsamling { $name }: { $rules }
journal-ruleset-retired = { $ruleset } tagen ur bruk

journal-solitaire-started =
    ny solitaire: { $seed ->
        [none] riktiga kort
       *[other] startvärde { $seed }
    }
journal-solitaire-played =
    solitaire, drag { $draw }: { $card } till hög { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } kastat
    }{ $closed ->
        [yes] , vänd
       *[no] { "" }
    }
journal-solitaire-abandoned = solitaire avbruten
journal-solitaire-recorded =
    solitaire på annat håll: { $piles ->
        [one] { $piles } hög vänd
       *[other] { $piles } högar vända
    }{ $points ->
        [none] { "" }
       *[other] , { $points } kvar
    }

journal-tournament-created = ny turnering { $name }: { $games } spel, { $players } spelare
journal-seats = platser i spel { $game } i { $tournament }: { $tables } bord
journal-swapped = { $one } och { $other } bytte plats i spel { $game } i { $tournament }
journal-joined-tournament = { $name } kom med i { $tournament } från spel { $game }
journal-left-tournament = { $name } lämnade { $tournament } före spel { $game }
journal-final = final i { $tournament }: { $players }

journal-game-started = start på { $game }: { $players }
# What may follow the start of a game or of solitaire.
journal-with-rules = , regler { $name }
journal-in-league = , liga { $league }
# `$scores` may end with who went out, and so may `$change`.
journal-round-scored =
    omgång { $round } i { $game }: { $scores }{ $forced ->
        [yes] { " " }(med `--force`)
       *[no] { "" }
    }
journal-round-corrected =
    omgång { $round } i { $game } rättad: { $change }{ $forced ->
        [yes] { " " }(med `--force`)
       *[no] { "" }
    }
journal-went-out = { $name } gick ut
journal-out-unknown = okänt vem som gick ut
journal-joined = { $name } kom med i { $game } i omgång { $round } med { $points }
journal-joined-otherwise = { journal-joined }, inte { $was }
journal-left = { $name } lämnade { $game } före omgång { $round }
journal-edited = { $game } ändrat: { $changes }
journal-finished = { $game } avslutat i förtid
journal-result = resultat av { $game }: { $scores }
journal-abandoned = { $game } avbrutet
journal-resumed = { $game } återupptaget
journal-moved = { $game } flyttat: { $from } -> { $to }
journal-deleted = { $game } borttaget

## league

league-unknown-method = det finns ingen rangordningsmetod `{ $text }`; metoderna är { $methods }

# The label of a column or of a line: short, in lower case.
league-label-rank = #
league-label-place = plats
league-label-player = spelare
league-label-game = spel
league-label-date = datum
league-label-games = spel
league-label-counted = räknas
league-label-beaten = slagna
league-label-average = snitt
league-label-per-round = omgång
league-label-points = poäng
league-label-wins = segrar
league-label-total = summa
league-label-rating = rating
league-label-out = ut
league-label-best = bäst
league-label-worst = sämst
league-label-trend = trend
league-label-scored = på omg.
league-label-round = omgång
league-label-wild = vilt
league-label-deals = delar ut
league-label-table = bord
league-label-players = spelare
league-label-won = vunna
league-label-ahead = före
league-label-tied = lika
league-label-behind = efter
league-label-state = status
league-label-winner = vinnare
league-label-with = med
league-label-places = platser
league-label-best-game = bästa spel
league-label-worst-game = sämsta spel
league-label-best-round = bästa omgång
league-label-worst-round = sämsta omgång
league-label-went-out = gick ut
league-label-win-streak = segrar
league-label-drought = utan seger
league-label-comebacks = efter omg. 9
league-label-time-played = speltid
league-label-totals = summor
league-label-came-first = slutade före
league-label-won-game = vann spelet
league-label-average-total = summa i snitt
league-label-difference = skillnad
league-label-biggest-win = största seger
league-label-agreed = avtalat
league-label-season = säsong
league-label-entries = poster
league-label-last-day = senast
league-label-leagues = ligor
league-label-looks-like = liknar

# The heading of a column on a page, where that is not the label.
league-heading-place = Plats
league-heading-player = Spelare
league-heading-game = Spel
league-heading-date = Datum
league-heading-games = Spel
league-heading-counted = Räknas
league-heading-beaten = Slagna
league-heading-average = Snitt
league-heading-per-round = Per omgång
league-heading-points = Poäng
league-heading-wins = Segrar
league-heading-total = Summa
league-heading-rating = Rating
league-heading-out = Ut
league-heading-best = Bäst
league-heading-worst = Sämst
league-heading-trend = Trend
league-heading-round = Omgång
league-heading-wild = Vilt
league-heading-deals = Delar ut
league-heading-players = Spelare
league-heading-won = Vunna
league-heading-ahead = Före
league-heading-tied = Lika
league-heading-behind = Efter
league-heading-state = Status
league-heading-winner = Vinnare
league-heading-best-round = Bästa omgång
league-heading-worst-round = Sämsta omgång
league-heading-went-out = Gick ut

league-and-more = och { $more } till
league-game = spel { $game }
league-games = { $games } spel

# Games that are counted: the league, or all, with those of the parts below that there are.
league-selected-all = Alla spel
league-selected = Liga { $league }
# The same after a number of games.
league-of = { " " }i liga { $league }
league-of-season = , säsong { $season }
league-since = { " " }från { $day }
league-until = { " " }till { $day }
league-between = { " " }från { $since } till { $until }
league-with-players = { " " }med { $players } spelare
league-with-short = , även förkortade

league-no-standings = Här räknas inga avslutade spel än
league-ranked-by = Rangordning efter { $method }
league-ties-broken = Står det lika, avgör { $methods }
league-then-by = { $methods }, därefter { $method }
league-by-beaten = andelen slagna motståndare, oavgjort räknas som en halv
league-by-average = snittet av slutsummorna, lägsta först
league-by-per-round = poäng per spelad omgång, minst först
league-by-points = snittet av poängen för placeringar: 100 till den första i ett spel, 0 till den sista, jämnt fördelat däremellan
league-by-wins = vunna spel, ensam eller delat
league-by-total = summan av slutsummorna, lägsta först
league-by-rating = rating: en försiktig uppskattning av styrkan, my minus tre sigma
league-worst-dropped =
    { $games ->
        [1] Varje spelares sämsta spel räknas inte
       *[other] Varje spelares { $games } sämsta spel räknas inte
    }
league-no-place = En spelare utan plats har spelat färre än { $games } spel
league-shared-wins-note = Segrar 5/2: fem segrar, varav två delade
league-how-to-explain = `crowns standings --explain NAMN` visar hur en spelares siffror är uträknade
league-new = ny
league-explained = { $selection }: { $name }, plats { $place } av { $players }
league-explained-without-place = { $selection }: { $name }, utan plats
# A place that several share, of `$place`; before `league-part-of`.
league-shared-place =
    { NUMBER($place, type: "ordinal") ->
        [one] delad { $place }:a
       *[other] delad { $place }:e
    }
league-part-of = { $part } av { $whole }
league-points-in-rounds = { $points } på { $rounds }
league-left-out = räknas inte
league-games-left-out = { $games } spel, { $left } räknas inte
league-wins-shared =
    { $wins }, varav { $shared ->
        [1] { $shared } delad
       *[other] { $shared } delade
    }
league-opponents-beaten = { $beaten } av { $opponents } motståndare
league-points-over-rounds =
    { $points } poäng / { $rounds ->
        [one] { $rounds } omgång
       *[other] { $rounds } omgångar
    }
league-out-of-rounds =
    { $out } av { $rounds ->
        [one] { $rounds } omgång
       *[other] { $rounds } omgångar
    }

league-named = Liga { $name }
league-retired = Liga { $name }, nedlagd
league-none = Det finns inga ligor än; `crowns league add NAMN` lägger till en
# The settings of a league stand one after the other, with commas between them.
league-setting-ruleset = { $ruleset }
league-setting-by = efter { $method }
league-method =
    { $method ->
        [beaten] slagna motståndare
        [average] snitt
        [per-round] poäng per omgång
        [points] poäng för placeringar
        [wins] segrar
        [total] summa
       *[other] rating
    }
league-setting-games = minst { $games } spel för att få en plats
league-setting-worst =
    { $games ->
        [0] alla spel räknas
        [1] det sämsta spelet räknas inte
       *[other] de { $games } sämsta spelen räknas inte
    }
league-setting-ties-shared = delad plats när det står lika
league-setting-ties = när det står lika, efter { $methods }
league-setting-ties-then = { $methods }, sedan { $method }
league-setting-reports = rapporter: { $language }
league-no-settings = standard
league-season = { $name }, { $from } till { $until }

## lookup

lookup-no-open-game = inget spel pågår
    .hint = kör { $command } för att starta ett, eller ange ett spel, till exempel `--game last`
lookup-none-was-open = inget spel pågick då
    .hint = ange ett spel, till exempel `--game last`; kör { $command } med samma `--as-of` för att se spelen
# A line for each game follows.
lookup-several-open = { $games } spel pågår:
    .hint = ange ett av dem, till exempel `{ $option }`
# `$table` is none if the game is not of a tournament.
lookup-game =
    spel { $game }{ $table ->
        [none] { "" }
       *[other] , bord { $table }
    }: { $names }
lookup-run-for =
    kör { $command }{ $players ->
        [0] { "" }
       *[other] { " " }för { $names }
    }
lookup-or-run-for =
    , eller { $command }{ $players ->
        [0] { "" }
       *[other] { " " }för { $names }
    }
lookup-or-round = ; eller ange omgången, till exempel `--round 1`
lookup-no-game-name = ett spel måste vara ett nummer, `last` eller minst fyra tecken av ett UUID, inte `{ $name }`
lookup-no-game = det finns inget spel `{ $name }`
    .hint = kör { $command } för att se spelen
lookup-several-games = flera spel har ett UUID som börjar med `{ $start }`
lookup-no-game-to-repeat = det finns inget spel att upprepa
    .hint = ange spelarna, till exempel { $command }
# `$near` is `; did you mean …?`, or empty.
lookup-no-player = det finns ingen spelare `{ $name }`{ $near }
    .hint = kör { $command } för att se spelarna
lookup-several = `{ $name }` kan vara { $names }
    .hint = ange en av dem, till exempel `{ $example }`; { $command } gör dem till en enda spelare
lookup-behind-same = `{ $text }` efter `same` går inte att förstå
    .hint = efter `same` kan stå `without Ann`, `plus Zoe`, `Ann deals`, `shuffle` eller en regeluppsättning; `--date` och `--league` tar en dag och en liga
lookup-same-and-names = `same` tar spelarna från det senaste spelet; utelämna `{ $names }` eller `same`
lookup-dealer-not-playing = den som delar ut måste vara en av spelarna, inte `{ $name }`
lookup-no-round = ingen omgång är angiven
lookup-no-round-of = i ingen omgång delas { $cards } kort ut; en hand har 3 till 13 kort, eller ett till efter draget
lookup-no-next-round = spel { $game } har ingen nästa omgång
# Stands beside the two above.
lookup-round-hint = ange omgången, till exempel `--round 1`, eller dess vilda kort, till exempel `--wild 3`
lookup-see-player = kör { $command } för att se spelarens siffror
lookup-is-tournament = `{ $name }` är en turnering
    .hint = kör { $command } för att se ställningen
# `$near` is `; did you mean …?`, or tells which there are.
lookup-no-league = det finns ingen liga `{ $name }`{ $near }
    .hint-add = kör { $command } för att skapa den
lookup-leagues = ; det finns dessa ligor: { $names }
lookup-no-season = liga { $league } har ingen säsong `{ $name }`
    .hint = kör { $command } för att lägga till den
lookup-no-season-but = liga { $league } har ingen säsong `{ $name }`; det finns dessa säsonger: { $names }
lookup-no-ruleset = det finns ingen regelsamling `{ $name }`; regelsamlingarna är { $names }
    .hint = kör { $command } för att se regelsamlingarna
# `$selection` is a league, or empty.
lookup-in-league = { " " }i liga { $league }
lookup-none-finished = inget spel är avslutat än{ $selection }
lookup-none-on-day =
    inget spel avslutades { $last ->
        [none] { $day }
       *[other] från { $day } till { $last }
    }{ $selection }
    .hint = kör { $command } för att få en rapport om den närmaste dagen med spel
lookup-too-many-on-day = fler än { $most } spel avslutades { $day }{ $selection }, för många för en rapport
    .hint = lägg till `--league`, eller kör { $command } för att få en tabell över alla spel
# `$near` is `; did you mean …?`, or tells who plays.
lookup-no-seat = `{ $name }` är inte med i spel { $game }{ $near }
lookup-seats = ; spelarna är { $names }
lookup-join-hint = kör { $command } för att ta med en spelare till i spelet

## odds

odds-too-few-unseen =
    minst 2 kort måste vara osedda, men det finns { $unseen ->
        [0] inga
       *[other] bara { $unseen }
    } utöver handen och de sedda korten

# `$draws` is none if no draws are enough.
odds-draws-away =
    { $draws ->
        [none] De osedda korten räcker inte för att gå ut
        [0] Handen kan gå ut nu
       *[other] { $draws } drag från att gå ut
    }
odds-helping =
    { $helping } av { $unseen } osedda kort, { $share }{ $kinds ->
        [none] { "" }
       *[other] : { $kinds }
    }
odds-any-card = vilket kort som helst
odds-any-wild = alla vilda kort ({ $copies })
# `$rank` is one card, `$ranks` are several: J, Jacks.
odds-any-of-rank = alla { $ranks } ({ $copies })
odds-line =
    { $draws } drag från att gå ut{ $discard ->
        [none] { "" }
       *[other] { " " }när { $discard } kastas
    }: { $helping } av { $unseen } osedda kort hjälper

odds-leaves-nothing = du kan gå ut
odds-leaves-points = { $points } kvar
odds-leaves-draws =
    { $draws ->
        [none] de osedda korten räcker inte för att gå ut
       *[other] { $draws } drag kvar, { $helping } av { $unseen } osedda kort hjälper
    }
# `$leaves` is one of the three above.
odds-discard = Kasta { $cards }: { $leaves }
odds-goes-out-whole = Handen går ut utan att kasta ett kort
odds-top-advice =
    { $advice ->
        [draw_no_nearer] Dra från draghögen: { $top } hjälper inte handen
        [draw_costs_less] Dra från draghögen: det ger i snitt färre poäng än { $top }
       *[take] Ta { $top }{ $discard ->
            [none] { "" }
           *[other] { " " }och kasta { $discard }
        }: { $advice ->
            [take_goes_out] då kan du gå ut
            [take_nearer] det hjälper handen
           *[take_costs_less] ett drag ger i snitt lika många poäng eller fler
        }
    }

# The label or the heading of a figure.
odds-figure =
    { $figure ->
        [helps] kort som hjälper
        [chances] Chans att gå ut
        [points] Poäng
        [now] om omgången slutar nu
        [last-turn] efter sista turen
        [discard] kasta
        [away] drag
        [helping] hjälper
        [next-turn] nästa tur
        [two-turns] två turer
        [points-now] poäng nu
        [after-last-turn] sista tur
        [draws-away] drag från att gå ut
        [cards-that-help] osedda kort som hjälper
        [out-this-turn] går ut den här turen
        [out-by-next-turn] går ut senast nästa tur
       *[points-after-turn] poäng om det är sista turen
    }
odds-within =
    { $draws ->
        [1] efter 1 drag
       *[other] inom { $draws } drag
    }
odds-between = mellan { $low } och { $high }
odds-sampled =
    Chanser med ett intervall är uppskattade utifrån { $samples } slumpmässiga spel{ $seed ->
        [none] { "" }
       *[other] , startvärde { $seed }
    }; det rätta värdet ligger i intervallet 19 gånger av 20
odds-on-average = { $points } i snitt
# Heads the column of the top card, or of a draw.
odds-top-column =
    { $top ->
        [none] dra
       *[other] ta { $top }
    }
odds-unseen = Osedda är alla kort utom dina egna och de sedda: även de som de andra har på hand

odds-explained-unseen = Osedda: { $deck } kort i kortleken - { $hand } på hand - { $seen } sedda = { $unseen }. Vart och ett av dem är lika troligt som nästa kort; vad de andra har på hand är inte känt och räknas därför som osett
odds-explained-away =
    { $draws ->
        [none] Drag: de osedda korten räcker inte för att gå ut, vad man än drar
       *[other] Drag: med de bästa korten, och när rätt kort kastas, kan handen gå ut efter { $draws } drag och aldrig tidigare
    }
odds-explained-helping = Hjälper: varje osett kort prövas; det hjälper om handen är ett drag närmare när rätt kort har kastats
odds-explained-next = Nästa tur: med { $part } av { $whole } osedda kort kan handen gå ut. Exakt tal
odds-explained-two = Två turer: efter varje första kort kastas det som är bäst för det andra; med { $part } av { $whole } par kort kan handen gå ut. Exakt tal, när man drar från draghögen
odds-explained-sampled =
    Fler drag: handen spelas vidare { $samples ->
        [one] { $samples } gång
       *[other] { $samples } gånger
    } med slumpmässiga kort från startvärde { $seed }, likadant på alla datorer. Kort kastas så att minst antal drag är kvar, och därefter flest kort som hjälper. Intervallet är Wilsons 95-procentsintervall
odds-explained-last-turn = Sista tur: minsta möjliga poäng efter varje osett kort, hoplagda, är { $part } för { $whole } kort: { $mean } i snitt. Exakt tal
# `$last` is yes if this is the last turn.
odds-explained-order =
    { $last ->
        [yes] Ordning: kortet man kan gå ut med; sedan minst poäng kvar; inget vilt kort om ett annat duger lika bra; sedan det dyraste
       *[no] Ordning: kortet man kan gå ut med; sedan minst antal drag kvar; flest kort som hjälper; störst chans inom två turer; minst poäng efter en sista tur; inget vilt kort om ett annat duger lika bra; sedan det dyraste
    }
odds-explained-top =
    { $last ->
        [yes] Översta kortet: ta det om inte ett drag i snitt ger färre poäng
       *[no] Översta kortet: ta det om handen går ut med det eller kommer närmare när rätt kort kastas; dra annars
    }

odds-train = Vilket kort kastar du?
odds-not-in-hand = kasta ett kort från handen, inte `{ $card }`
odds-grade-best = { $discard } är bäst att kasta
odds-grade-as-good = { $discard } är lika bra som { $best }, som bara står först på grund av kortens ordning
odds-grade-as-good-by-chances = { $discard } är lika bra som { $best } när det gäller chanserna; { $best } står först eftersom det i snitt ger { $best_points } poäng efter en sista tur, inte { $points }
odds-grade-worse = { $discard } är nr { $place } av { $places }: { $leaves }; { $best } är bättre: { $best_leaves }

## phrase

phrase-line-break = en radbrytning
phrase-tab = ett tabbtecken
phrase-error = fel
phrase-hint = tips
phrase-warning = varning
phrase-note = obs

# How the last of several names is joined; `asked` is for a question that asks which is meant.
phrase-joined =
    { $names } { $with ->
        [and] och
        [or] eller
       *[asked] eller
    } { $last }
phrase-did-you-mean = ; menade du { $names }?
phrase-ordinal =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }:a
       *[other] { $place }:e
    }
phrase-points = { $points } poäng
phrase-decimal-mark = ,
# After the help of a command, `crowns --help`.
phrase-help-language = Hjälpen finns bara på engelska.
phrase-percent = { $number }{ "\u00A0" }%
# The cards of a rank, by its number: some of them, then all of them.
phrase-rank-plural =
    { $rank ->
        [1] ess
        [2] tvåor
        [3] treor
        [4] fyror
        [5] femmor
        [6] sexor
        [7] sjuor
        [8] åttor
        [9] nior
        [10] tior
        [11] knektar
        [12] damer
       *[other] kungar
    }
phrase-all-of-rank =
    { $rank ->
        [1] essen
        [2] tvåorna
        [3] treorna
        [4] fyrorna
        [5] femmorna
        [6] sexorna
        [7] sjuorna
        [8] åttorna
        [9] niorna
        [10] tiorna
        [11] knektarna
        [12] damerna
       *[other] kungarna
    }

## player

player-retired = inaktiv
player-none = det finns inga spelare än; `crowns new` och `crowns player add` lägger till några
player-added = { $name } är tillagd
player-renamed = { $old } heter nu { $new }
player-deleted = { $name } är borttagen; `crowns undo` ångrar det
player-merged = alla spel som { $from } har spelat räknas nu för { $into }; `crowns undo` ångrar det
player-is-retired =
    { $retired ->
        [yes] { $name } är inaktiv
       *[no] { $name } är aktiv igen
    }
player-named =
    { $name }{ $retired ->
        [yes] , inaktiv
       *[no] { "" }
    }
player-no-games = inga spel än
# Who played with somebody who played alone.
player-nobody = ingen
# In place of the place of a player.
player-left = gått

# `$what` is `player`, `league` or `ruleset`.
player-name-taken =
    det finns redan { $what ->
        [player] en spelare
        [league] en liga
       *[ruleset] en regelsamling
    } `{ $name }`
player-merge-hint = om de är samma spelare, kör { $command }; välj annars ett annat namn
player-built-in = `{ $name }` är inbyggd
player-plays = bara en spelare utan spel och turneringar kan tas bort, men `{ $name }` har sådana
    .hint = kör { $command } för att göra spelaren inaktiv; spelen finns kvar
player-merged-into-itself = det behövs två olika spelare, inte `{ $name }` två gånger
player-played-together = `{ $from }` och `{ $into }` kan inte slås ihop: de har spelat { $games } spel tillsammans
player-both-in-tournament = `{ $from }` och `{ $into }` kan inte slås ihop: båda är med i turneringen `{ $tournament }`
    .hint = kör först { $command }

player-no-page = det finns ingen sida { $page }; sida 1 har de nyaste
player-next-page = det finns fler: lägg till `--page { $page }`
player-no-games-found = hittade inga spel
player-no-entries-found = hittade inga poster
player-games-deleted =
    { $games ->
        [one] { $games } borttaget spel visas inte
       *[other] { $games } borttagna spel visas inte
    }; `crowns games --state deleted` visar dem
player-latest-games = Det här är de senaste; `crowns games --player` visar alla

player-state =
    { $state ->
        [open] pågående
        [finished] avslutat
        [abandoned] avbrutet
       *[deleted] borttaget
    }
player-game-state =
    { $state ->
        [short] förkortat { $played }/{ $rounds }
        [finished] { player-state }
       *[other] { player-state } { $played }/{ $rounds }
    }
player-game-finished =
    { $short ->
        [yes] Spel { $game } slutade i förtid och räknas som förkortat
       *[no] Spel { $game } är avslutat
    }
player-game-abandoned = Spel { $game } är avbrutet
    .hint = { $command } återupptar det
player-game-deleted = Spel { $game } är borttaget
    .hint = `crowns undo` hämtar tillbaka det nu, { $command } när som helst
player-game-in-league = Spel { $game } hör till liga { $league }
player-game-in-no-league = Spel { $game } hör inte till någon liga

## report

report-language = sv
report-footer = Gjord med crowns
report-next = Nästa
report-result = Resultat
report-standings = Ställning
report-records = Rekord
report-running-totals = Löpande summa
report-totals-chart = Graf över den löpande summan
report-scoresheet = Protokoll
report-players-by-place = Spelarna efter plats
report-records-broken = Slagna rekord
report-picture = I en bild
report-standings-chart = Ställningen i staplar
report-games-won = Vunna spel
report-came-back = Comeback
report-costly-round = Sämsta omgång
report-time-played = Speltid
report-standings-changed = Ändringar i ställningen
report-judge = Händer och regler
report-chart-of-game = Graf över spel { $game }
report-game = Spel { $game }: { $names }
report-outcome = Spel { $game }: { $outcome }
report-ended-early = avslutat i förtid
report-totals-in-brackets = Poäng och inom parentes summan; x gick ut
# The sign of the dealer, which the caption explains too.
report-dealer-sign = d
report-dealer = delar ut
report-scoresheet-caption = Protokoll för spel { $game }; d delar ut
report-scoresheet-out = x gick ut
report-scoresheet-missed = - var inte med
report-scrolls = Tabellen fortsätter åt höger: rulla den i sidled
report-players-of-game = Spelarna i spel { $game }, minst poäng först
report-standings-of = Ställningen i Five Crowns: { $selection }

# The day of the week on which a night was.
report-weekday =
    { $weekday ->
        [monday] måndag
        [tuesday] tisdag
        [wednesday] onsdag
        [thursday] torsdag
        [friday] fredag
        [saturday] lördag
       *[other] söndag
    }
report-night = Five Crowns { report-weekday } { $day }, { $games } spel
report-night-of-league = Five Crowns { report-weekday } { $day }, { $games } spel, liga { $league }
report-night-chart = Poäng per spel { $day }, minst överst
report-comeback = { $name }, från { $from } plats efter omgång 9 till { $to } plats
report-comeback-in-game = { $name }, från { $from } plats efter omgång 9 till { $to } plats i spel { $game }
report-costly = { $name }, { $points } i omgång { $round }
report-minutes = { $minutes } min
report-minutes-of = spel { $game }: { $minutes } min
report-place-changed = { $name } { $now }, var { $before }
report-place-new = { $name } ny på { $now }
report-costly-in-game = { $name }, { $points } i omgång { $round } i spel { $game }
# Who holds a record, with its value, which is a difference in the second message.
report-held = { $names }, { $value }
report-held-by = { $names } med { $value }
report-broken = { $now }; tidigare { $before }
report-broken-since = { $now }; tidigare { $before }, { $day }
report-players = { $players } spelare

report-no-chart = Grafen börjar när första omgången är införd
report-chart = Summan efter varje omgång, minst överst
report-chart-many = Summan efter varje omgång, minst överst; * flera spelare
report-totals-picture = Spel { $game }: summan efter varje omgång
report-fewest-on-top = { $title }, minst överst
report-line-end = { $name } { $total }
report-line-end-left = { $name } { $total }, gått
report-no-lines = Ingen omgång är införd än
report-lines = Linjer för de löpande summorna, minst poäng överst. De slutar vid: { $ends }
report-line = { $name } { $points }
report-line-left = { $name } lämnade spelet med { $points }
report-bars-average-points = Staplar för poäng i snitt, ju kortare desto bättre
report-bars-low-is-good = Staplar, ju kortare desto bättre
report-bars-high-is-good = Staplar, ju längre desto bättre
report-bars-average = snitt
report-bars-table = bord
report-bars-mean = medel

## request

request-line = rad { $number }
request-no-cards = inga kort är angivna
    .hint = skriv korten, till exempel { $command }
request-shell-error = `{ $message }` är ett felmeddelande från skalet, inte ett kort
    .hint = skalet ersätter `{ $pattern }` med filnamn; skriv stjärnor som `7T` eller `7★`, eller sätt korten inom citattecken
request-top-count = det översta kortet är ett kort, inte { $cards }
request-seen-without-cards = korten som har setts står efter `{ $seen }`, som i `{ $seen } 7D 9D`
request-top-after-draw = det översta kortet tas eller får ligga före draget, men här har man redan dragit
    .hint = utelämna det dragna kortet, eller `--top`; ange kort som inte kan dras med `--seen`
request-train-before-draw = `--train` frågar vad som ska kastas, så handen måste också ha det dragna kortet
request-train-without-terminal = `--train` frågar vad som ska kastas, men det här är ingen terminal
request-no-backup = ingen säkerhetskopia är angiven
    .hint = kör { $command } för att återställa den senaste
request-no-backup-there = det finns ingen säkerhetskopia av `{ $database }` i `{ $directory }`
    .hint = ange en, till exempel { $command }
request-same-player = det krävs två olika spelare, inte `{ $name }` två gånger
request-not-in-standings = { $name } har inte spelat klart något av spelen som räknas här
request-rating-drops-none = en rating räknar alla spel och kan inte användas med `--drop-worst`
request-first-day-after-last = den första dagen, { $since }, är efter den sista, { $until }
request-already-retired = `{ $name }` är redan inaktiv
request-not-retired = `{ $name }` är inte inaktiv
request-same-name = `{ $name }` heter redan så
request-not-finished = spel { $game } är inte färdigspelat
request-last-game-deleted = det senaste spelet, { $game }, är borttaget
    .hint = kör { $command } för att få tillbaka det
request-same-league = spel { $game } hör redan till den ligan
request-in-no-league = spel { $game } hör inte till någon liga
request-nothing-to-change = inget att ändra är angivet
    .hint = kör { $command } för att se inställningarna
request-season-ends-first = säsong `{ $name }` slutar { $until }, innan den börjar { $from }
request-season-without-league = `{ $name }` är ingen säsong utan en liga, och varken ett år eller en månad
    .hint = ange också ligan med `--league NAMN`
request-screen-without-terminal = skärmen kräver en terminal
    .hint = kör { $command }, som frågar rad för rad
request-ruleset-comma = namnet på en regelsamling får inte innehålla komma: komman skiljer reglerna som avviker
request-built-in-ruleset = regelsamlingen `{ $name }` är inbyggd och kan inte tas ur bruk
request-result-args = ett resultat har varje spelares namn och total, t.ex. `Ann 120 Bob 98`
request-name-without-total = `{ $name }` har ingen total; ett resultat är namn och totaler, t.ex. `Ann 120 Bob 98`
request-no-total = `{ $word }` är ingen total
    .hint = en total är ett heltal, t.ex. 98{ $command ->
        [none] { "" }
       *[other] ; hör det till ett namn, kör först { $command }
    }
request-plays-alone = bara en spelare är angiven, `{ $name }`
    .hint = ange alla spelare, till exempel { $command }; lägg till `--yes` för att spela ensam
request-undoes-rounds = det senaste kommandot kan inte ångras: spel { $games } har omgångar som en annan enhet har fört sedan dess
    .hint = kör { $command } för att ge upp ett spel med dess omgångar
request-undo-overtaken = ett annat kommando kom emellan; inget ångrades
    .hint = kör { $command } för att ångra det senaste kommandot
request-solitaire-open = ett solitairespel pågår; dess kort och regler ligger fast
    .hint = kör { $resume } för att fortsätta det, eller { $abandon }, som räknas som förlorat
request-two-solitaires = en utdelad patiens och en med riktiga kort är öppna
    .hint = kör { $dealt } för att ge upp den utdelade, eller { $table } för den med riktiga kort
request-no-solitaire = inget solitairespel pågår
    .hint = kör { $command } för att lägga ett
request-no-drawn-card = skriv först det dragna kortet, sedan högen det ska till
request-piles-end = standard in tar slut innan hög { $pile } är full; det saknas { $wanted } kort
    .hint = ge alla 88 kort, högen med tre först, och sedan ett drag per rad
request-no-move-to-undo = det senaste kommandot här var inget drag i det här spelet, så inget ångrades
request-no-move-to-redo = inget drag är ångrat här
request-two-meanings = `{ $text }` kan vara { $readings }
request-too-many-words = för många spelare, ligor eller perioder är nämnda för ett svar
request-two-rounds = två omgångar är nämnda: { $one } och { $other }
request-words-read-as = `{ $text }` lästes som `{ $options }`
request-words-not-read-as = `{ $text }` lästes som `{ $options }`, inte som `{ $others }`
request-holds-no-record = { $name } har inget av rekorden
request-cancelled = avbrutet; inget ändrades
request-line-not-taken = { $line } (`{ $text }`) avvisades{ $more ->
        [yes] , och raderna efter den lästes inte
       *[no] { "" }
    }
    .hint = rätta den, och ge den igen{ $more ->
        [yes] { " " }med raderna efter den
       *[no] { "" }
    }
request-input-ended = indata tog slut där ett svar behövdes: { $question }

## rules

# `$varied` lists the rules that differ from those of the ruleset, or is none.
rules-ruleset =
    { $name ->
        [official] officiella regler
        [texas] Texasregler
       *[other] regelsamling { $name }
    }{ $varied ->
        [none] { "" }
       *[other] { " " }med { $varied }
    }
rules-no-ruleset = det finns ingen regelsamling `{ $name }`; de inbyggda är { $names }
rules-no-value = `{ $text }` måste vara REGEL=VÄRDE, till exempel `min_naturals=1`
rules-value-missing = `{ $rule }` behöver ett värde: { $allowed }
rules-no-rule = det finns ingen regel `{ $name }`; reglerna är { $rules }
    .hint = menade du `{ $rule }`?
rules-bad-value = `{ $rule }` måste vara { $allowed }, inte `{ $value }`
# Stands beside the two above.
rules-show-hint = kör { $command } för att se alla regler med deras värden
rules-twice = `{ $rule }` är angiven två gånger, som `{ $first }` och som `{ $second }`
rules-no-aces = `{ $rule }` har ingen verkan när `low_ranks` är `none`: det finns inga ess
    .hint = lägg till `--rule low_ranks=ace-two`

rules-official = utgivarens regler
rules-official-but = de officiella med { $rules }
# `$differences` is one of the two above.
rules-added = Regelsamlingen { $name } är tillagd: { $differences }
rules-play-by = { $command } startar ett spel med den
rules-retired = Regelsamlingen { $name } är tagen ur bruk; `crowns undo` ångrar det
rules-show = `crowns rules show NAMN` visar alla regler

# Columns of the list of rules, the first after a mark.
rules-column-rule = { "  " }regel
rules-column-value = värde
rules-column-official = officiell
rules-column-decides = bestämmer
# What a rule decides.
rules-meaning =
    { $rule ->
        [min_naturals] naturliga kort i varje kombination
        [natural_in_place] vilt kort på egen plats är naturligt
        [max_wilds] flest vilda kort i en kombination
        [book_distinct_suits] naturliga kort i bok: var sin svit
        [low_ranks] ess och tvåor i kortleken
        [ace] var esset står i en serie
        [ace_value] poäng för ett ess kvar på hand
        [joker_value] poäng för en joker kvar på hand
        [wild_value] poäng för omgångens vilda kort kvar på hand
        [face_cards] poäng för J, Q eller K kvar på hand
        [discard_to_go_out] ett kort måste kastas för att gå ut
        [go_out_bonus] poäng till den som går ut
        [games_combined] antal spel som blandas ihop
       *[tie] vem vinner när två delar lägsta summa
    }
# The values that a rule takes, as they are typed; those that are words stay in English.
rules-allowed =
    { $rule ->
        [min_naturals] 0, 1, 2 eller 3
        [max_wilds] `none` eller ett tal från 0 till 14
        [low_ranks] `none` eller `ace-two`
        [ace] `low`, `high` eller `either`
        [ace_value] poäng från 0 till 999
        [joker_value] poäng från 0 till 999
        [wild_value] poäng från 0 till 999 eller `face`
        [face_cards] `11-12-13` eller `10`
        [go_out_bonus] poäng från -999 till 0
        [games_combined] 1 eller 2
        [tie] `shared`, `most-out` eller `extra-round`
       *[other] `yes` eller `no`
    }
rules-differs = * avviker från de officiella reglerna
rules-all-official = alla regler har sitt officiella värde

rules-read = `crowns rules ÄMNE` visar svaret, `crowns rules --find ORD` söker
rules-not-sure = Inte säker; menar du
rules-customs = Husregler, inte officiella
rules-variations = För att spela annorlunda
rules-examples = Exempel
rules-source = Källa: { $sources }
# `$silent` says that no source tells.
rules-source-none = Källa: ingen, { $silent }
rules-source-partly = Källa: { $sources }; i övrigt: { $silent }
rules-round = omgång { $round }, { $wild } är vilda
# What an example shows about its cards.
rules-is-book = en bok
rules-is-run = en serie
rules-is-book-or-run = en bok, eller en serie om man vill
rules-is-no-meld = ingen kombination
rules-goes-out = kan gå ut
rules-stays-in = kan inte gå ut
rules-costs = kostar { $points }
rules-no-topic = inget ämne nämner `{ $text }`
rules-is-ruleset = `{ $name }` är också en regelsamling; kör `{ $command }` för att se den
rules-of-game = spel { $game } spelas med { $ruleset }
rules-no-answer = inget ämne svarar på `{ $text }`{ $near }
    .hint = fråga med andra ord, eller kör { $command } för att se ämnena
rules-to-judge = kör { $command } för att få de här korten bedömda

## score

score-none-given = inga poäng är angivna
    .hint = skriv ett tal för varje spelare i den ordning de sitter ({ $names }), till exempel { $command }
score-mixed = skriv antingen alla poäng i den ordning ni sitter eller alla med namn; `{ $value }` har inget namn
    .hint = skriv namn vid alla poäng, till exempel `bob=13 ann=0`, eller vid inga
score-missing = efter { $name } saknas poäng, till exempel `12`, `ut` eller `-`
score-count = omgång { $round } har { $players } spelare, men { $scores } poängtal angavs; spelarna sitter så här: { $names }
    .hint-too-many = skriv en spelares kort ihop, `KH,5D` eller "KH 5D"; skriv `-` för en spelare som inte var med
    .hint-spaces = sätt mellanslag mellan en spelares kort och komma mellan spelarna
    .hint-too-few = skriv `-` för en spelare som inte var med och `ut` för den som gick ut
score-without-name = en rättelse måste nämna spelaren, det gör inte `{ $value }`
    .hint = skriv vems poäng det är, till exempel `{ $example }`
score-no-correction = ingen rättelse är angiven
    .hint = skriv omgången, sedan spelaren med poäng, till exempel { $command }
score-without-round =
    { $number ->
        [yes] en omgång måste vara ett tal från 1 till 11, inte `{ $value }`
       *[no] en rättelse måste nämna omgången, det gör inte `{ $value }`
    }
    .hint = skriv omgången först, till exempel { $command }
score-ambiguous = de här poängen kan läsas som { $readings }
    .hint = skriv varje spelares poäng för sig, eller skriv namnen, till exempel { $example }
score-table-changed = det sitter nu andra vid bordet; inget fördes in
    .hint = kör { $command } för att se vilka som sitter vid bordet nu

score-forms = skriv poäng (12), en summa (10+15), kort (KH,5D), `ut` (`out`) eller `-`
score-unreadable = { score-forms }, inte `{ $text }`
score-too-large = poängen får vara högst 99 999, inte `{ $text }`
score-not-whole = poäng måste vara ett heltal, inte `{ $text }`
score-no-number = skriv ett tal framför `{ $plural }`, till exempel `2 { $plural }`
score-count-or-card = `{ $text }` kan vara flera kort med samma valör, eller ett kort av varje
    .hint = skriv plural för flera, eller `+` mellan korten
score-article = `a { $rank }` kan vara ett ess och { $rank }, eller bara { $rank }
    .hint = skriv `ace { $rank }` för båda, eller `the { $rank }` för det ena
score-mark = `{ $text }` är inga poäng: `0x` eller `ut` är för den som gick ut, `JK` för en joker kvar
score-product = en summa skrivs med `+`, till exempel `10+10+10`, inte `{ $text }`
score-corrects = en rättelse skrivs som `{ $typed }`
    .hint = kör { $command } för att rätta poängen
score-corrects-either = vilken omgång ska rättas? skriv `{ $scores }` för omgång { $round }, eller `{ $command }`
score-several-rounds = `crowns fix` rättar en omgång i taget: kör { $commands }
score-one-round = en rättelse gäller en omgång, så rätta varje omgång för sig
score-other-round = omgång { $next } står på tur, inte omgång { $round }
    .hint = kör { $command } för att föra in omgång { $round } nu
score-adds = { $name } har redan { $score }; skriv `{ $sum }` för båda tillsammans
score-was-another = { $name } har { $score } i omgång { $round }, inte { $typed }
    .hint = kör { $command } för att rätta det
score-twice = skriv bara den rätta poängen, inte `{ $text }`
score-may-be-total = `till { $total }` kan vara en total; skriv `{ $name } { $total }` för omgångens poäng
score-only-rest = skriv vem som har andra poäng än de andra, till exempel `{ $name } ut`
score-other-rest = de andra är { $names }; skriv `de andra 20` för dem alla, eller skriv namnen
score-no-rest = ingen saknar poäng
score-name-last = skriv namnet först: `{ $name } { $score }`
score-slip = `{ $text }` är inget tal; menade du `{ $meant }`?
score-too-many-cards = i omgång { $round } räknas en hand med { $dealt } kort, inte { $cards }
    .hint = utelämna kortet som kastades
score-cards-left-hint = nämn alla kort som är kvar, eller skriv poängen i stället
score-low-ranks-hint = ett spel med ess och tvåor startas med `--rules texas`
score-row-of-one = en spelares poäng, `{ $cards }`

score-above-cap = { $name } kan inte ha { $points } i omgång { $round }: { $dealt } kort kostar högst { $cap }
score-below-least = { $name } kan inte ha { $points }: det billigaste kortet kostar { $least }
score-negative = { $name } kan inte ha { $points }: poäng kan inte vara negativa
score-out-with-points = { $name } gick ut och får därför { $due }, inte { $points }

score-of-cards = { $name } får { $points }
score-correction = Omgång { $round }: { $name } hade { $old }, har nu { $new }
score-correction-same = Omgång { $round }: { $name } har fortfarande { $points }
score-correction-played = Omgång { $round }: { $name } var inte med, har nu { $new }
score-correction-not-played = Omgång { $round }: { $name } hade { $old }, är nu inte med
score-correction-never-played = Omgång { $round }: { $name } var inte med
score-corrected-total = { $correction }; summan är { $new }, inte { $old }
score-corrected-out = Omgång { $round }: { $new } gick ut, inte { $old }
score-corrected-out-known = Omgång { $round }: { $new } gick ut
score-corrected-out-unknown = Omgång { $round }: det är inte längre känt vem som gick ut
score-confirmed = Omgång { $round } förblir som den är; dess andra poäng räknas inte längre
score-after-total = en summa på { $total } efter { $before }

score-forced = { $problem }; infört ändå
score-above-largest = { $name } har { $points }, men en hand på { $dealt } kort kostar högst { $largest } när den är lagd på bästa sätt; missades en kombination?
score-impossible = { $name } kan inte ha exakt { $points } poäng i omgång { $round }; missades en kombination, eller är det felräknat?
score-holds-meld = { $name } har fortfarande en kombination i korten som är kvar; läggs den ned, kostar de { $best }, inte { $points }
score-taken-as-out = { $name } har den enda nollan i omgång { $round } och räknas som den som gick ut, vilket ger { $bonus }; om inte: `{ $command }`
score-holds-book = { $name } har en bok med { $rank } i korten som är kvar; missades den?
score-nobody-out = ingen gick ut i omgång { $round }: ingen har { $points }
score-all-zero = alla i omgång { $round } har 0 poäng
score-who-went-out =
    { $names } { $players ->
        [1] har
        [2] har båda
       *[other] har alla
    } { $points } i omgång { $round }, så det är inte känt vem som gick ut; om det var { $first }: `{ $command }`
score-same-as-before = omgång { $round } har samma poäng som omgång { $before }, som fördes in strax före; fördes den in två gånger, så ångrar `crowns undo` det
score-out-of-turn = omgång { $round } fördes in, men omgång { $next } står på tur; var det ett misstag, så ångrar `crowns undo` det
score-late-start = { $name } kom med i omgång { $round } med { $start }; efter den här rättelsen skulle det vara { $now }; för att ändra det: `{ $command }`
score-still-zero = { $name } har fortfarande { $points } i omgång { $round } utan att ha gått ut; fanns det kort kvar: `{ $command }`
score-tie-gone = omgång { $round } spelades för att det stod lika, men det gör det inte längre; är rättelsen ett misstag, så ångrar `crowns undo` den
score-like-totals = i omgång { $round } har ingen fått färre poäng än de hade sammanlagt; om det är löpande summor, kör `crowns undo` och för in omgången igen med `--totals`

## screen

screen-round = omgång { $round }
screen-deal = { $dealt } kort, vilt { $rank }
screen-dealer = { $name } delar ut
screen-leader = { $names } leder med { $total }
screen-no-game = Inget spel pågår
screen-how-to-begin = inget spel pågår; för att börja ett, skriv spelarna i den ordning de sitter: `new Ann Bob Cat`
# The question mark tells that some totals are not recorded yet.
screen-total = summa
screen-total-typed = summa?
screen-not-saved = inte sparat än
screen-over = Enter: revansch eller nytt spel
screen-over-none = Inget spel pågår. Enter börjar ett:
screen-total-prompt = { $name }, summa { $total }, ny summa:
screen-total-prompt-dealer = { $name } (delar ut), summa { $total }, ny summa:
screen-entry-help =
    Skriv { $totals ->
        [yes] en löpande summa som 112
       *[no] poäng (12), en summa (10+15)
    }, korten som är kvar (KH,5D eller 8,K), ut (out) för den som gick ut, eller - för den som inte var med{ $rows ->
        [yes] ; eller hela omgången: { $row }
       *[no] { "" }
    }. ? visar alla { $plain ->
        [yes] kommandon
       *[no] tangenter
    }

screen-correct = Rätta omgång { $round }, { $name } { $points }:
screen-correct-not-played = Rätta omgång { $round }, { $name }:
screen-correct-help = Skriv de rätta poängen som i en ny omgång; piltangenterna går till en annan ruta, Esc går tillbaka
screen-nothing-to-correct = Ingen omgång är införd än
screen-save = Spara omgång { $round }? [J/n/tillbaka]
screen-save-doubted = { $doubt } [j/N/tillbaka]
screen-held = `{ $text }` väntar; { $choices } först
screen-not-held = `{ $text }` kastades; { $choices } först
screen-whose-score = `{ $example }` rättar de poängen; annars { $choices }
screen-not-read =
    { $count ->
        [one] { $count } rad lästes inte: { $lines }
       *[other] { $count } rader lästes inte: { $lines }
    }
screen-round-not-saved = omgång { $round } sparades inte: { $scores }
screen-command-runs = Kör fortfarande; Ctrl-C stoppar det
screen-command-stopped = `{ $command }` stoppades
screen-runs-until-stopped = `{ $command }` kör tills Ctrl-C: starta det i en annan terminal
screen-game-is-over = spel { $game } är slut; `rematch` eller `new` börjar nästa, `fix` rättar poäng
screen-moved = Använda det du skrev för omgång { $round } som omgång { $next }? [j/n]
screen-moved-help = Nu står omgång { $next } på tur: j använder det du skrev för den, n slänger det
screen-force = { $refusal }; Ctrl-F för in det ändå
screen-numbers-are-totals = Tal läses som löpande summor; Ctrl-T läser dem som poäng igen
screen-numbers-are-points = Tal läses som poäng
screen-like-totals = i omgång { $round } har ingen fått färre poäng än de hade sammanlagt; om det är löpande summor, svara nej, tryck Ctrl-T och skriv dem igen
screen-like-totals-in-lines = i omgång { $round } har ingen fått färre poäng än de hade sammanlagt; om det är löpande summor, svara nej och skriv dem med `score --totals`
screen-waiting-quit = Enter eller q stänger skärmen; skriv vidare för ett kort
screen-waiting-redo = Enter gör om; skriv vidare för ett namn
screen-waiting-undo = Enter ångrar; skriv vidare för ett namn
screen-round-scores = omgång { $round }: { $scores }
screen-round-saved = Sparade { $scores }; u ångrar det
screen-undone = U gör om det
screen-redone = u ångrar det igen
screen-entered-elsewhere = Just infört på annat håll: { $scores }
screen-on-phones = På telefonerna: { $scores }
screen-changed-elsewhere = Spelet ändrades just på annat håll

screen-check = Hand:
screen-check-help = Skriv en hand i omgång { $round }: { $dealt } kort för att räkna den, { $drawn } efter draget, färre för korten som är kvar, till exempel KH 5D 9T JK
screen-take-over = Enter: { $score } till { $name }; Tab: nästa spelare
screen-judge = Kombinationer:
screen-judge-help = Skriv kombinationerna med komma emellan, sedan resten: 6D 7D 8D, 9C 9T 9S, kasta QS, kvar KH 4D
screen-odds = Odds för:
screen-odds-help = Skriv din hand i omgång { $round }: { $dealt } kort före draget, { $drawn } efter. Lägg till / { screen-odds-top } 8H för att välja mellan det kortet och ett drag, / { screen-odds-seen } KH 4D för kort som inte kan dras, / { screen-odds-last } när någon har gått ut
# What is typed before the card on top and before cards seen, and for the last turn.
screen-odds-top = överst
screen-odds-seen = sedda
screen-odds-last = sista turen
screen-cards-so-far = { $cards } kort hittills: { $dealt } före draget, { $drawn } efter
screen-odds-pending = Beräknar odds...
screen-rules = Regler om:
screen-rules-help = Skriv ett ämne eller andra ord: vem delar ut, för många kort, oavgjort

screen-menu = Välj:
screen-menu-help = Skriv { $letters }, sedan Enter; Esc går tillbaka
screen-menu-new = nytt spel
screen-menu-rematch = revansch: samma spelare, nästa delar ut först
screen-menu-join = en spelare kommer med
screen-menu-leave = en spelare går
screen-menu-finish = avsluta spelet i förtid
screen-menu-solitaire = solitaire
screen-also-open = Spel { $game } pågår fortfarande bredvid det nya
screen-rematch-of-open = Spel { $game } pågår fortfarande. Starta ett nytt ändå?
screen-finish-now = Avsluta spel { $game } före sista omgången?
screen-drops-typed = Poängen du har skrivit för omgång { $round } kommer inte att sparas
screen-players-help =
    Vilka som spelar, i den ordning ni sitter, medsols: Ann Bob Cat, eller med komman: Ann, Mary Lou, Cat{ $offered ->
        [yes] ; Enter för dem inom hakparentes
       *[no] { "" }
    }
screen-name-with-score = `{ $name }` slutar på ett poängtal. Är det namnet på en ny spelare?
screen-new-players = Det finns inga spelare { $names }. Lägga till dem som nya spelare?
screen-rules-to-play-help = official, texas eller namnet på era egna regler; Enter för dem inom hakparentes
screen-join = Vem kommer med?
screen-join-help = Namnet, till exempel Zoe; sedan frågas det efter startsumman
# Follows that somebody joined or left.
screen-deal-passes = ; given går vidare åt vänster, så { $name } delar ut i omgång { $round }
screen-join-total =
    { $reason ->
        [own] Vad börjar { $name } med? [{ $total }, som förut]
       *[highest] Vad börjar { $name } med? [{ $total }, den högsta summan]
    }
screen-join-total-help =
    { $reason ->
        [own] Summan som { $name } börjar med, till exempel { $example }; Enter för { $total } som förut
       *[highest] Summan som { $name } börjar med, till exempel { $example }; Enter för { $total }, den högsta summan vid bordet
    }
screen-no-total = en summa måste vara ett tal från -99 999 till 99 999, inte `{ $text }`
screen-leave = Vem går?
screen-leave-help = { $names }, eller början på namnet; poängen hittills står kvar
screen-quit = Stänga utan poängen du har skrivit för omgång { $round }?
screen-more-lines = { $count } till, PgDn
screen-no-backup = det gick inte att göra en säkerhetskopia: { $reason }
screen-plain-saved = Omgång { $round } är sparad: { $scores }.
screen-not-saved-so-far = Omgång { $round }, inte sparad än: { $scores }
screen-rounds-left =
    { $rounds ->
        [one] { $rounds } omgång kvar, med denna
       *[other] { $rounds } omgångar kvar, med denna
    }
screen-no-command-near = det finns inget kommando `{ $name }`; menade du { $near }?
screen-no-command = det finns inget kommando `{ $name }`; `?` visar vad du kan skriva
screen-readings-help = skriv ett tal från 1 till { $count }, eller `nej` för att skriva poängen igen
screen-type-command = skriv `{ $command }` för det
screen-deals = { $dealer } delar ut i omgång { $round }; efter varje omgång delar nästa till vänster ut
screen-deals-first = { $dealer } delar ut i omgång 1; ska någon annan börja, skriv `{ $command }`
screen-back-first = svara `tillbaka` först, och skriv sedan `{ $command }`; `ja` sparar poängen, `nej` släpper dem
# A command was typed where something else is asked.
screen-answer-first = svara `tillbaka` först, och skriv sedan `{ $command }`
# `$why` is why it is no score.
screen-or-asks = { $why }; en fråga slutar med `?`
screen-score-was = { $name } { $score } (förut { $was })
screen-cleared = { $name } har inga poäng nu
screen-already-saved = omgång { $round } är sparad; `undo` ångrar den
screen-phone-differs = { $name } har { $here } här, men { $phone } på en telefon
screen-then = { $leader }, sedan { $others }
screen-entered-last = Omgång { $round }, den som skrevs in sist; börja med `{ $next }` för nästa
screen-entered-last-of-all = Omgång { $round }, den som skrevs in sist
screen-not-entered = Omgång { $round }, ännu inte inskriven; börja med `{ $last }` för den sista
screen-no-such-round = det finns ingen omgång { $round }: omgångarna är 1 till 11
screen-left-open =
    Spel { $game }: { $rounds ->
        [0] ingen omgång är sparad än
        [1] omgång 1 är sparad
        [2] omgång 1 och 2 är sparade
       *[other] omgång 1 till { $rounds } är sparade
    }. `{ $command }` fortsätter det.
screen-left-over = Spel { $game } är sparat. `{ $command }` börjar nästa.
screen-plain-help = Skriv poängen för den spelare som efterfrågas, eller en hel omgång på en gång: `0 13 37` eller `ann 0 bob 13 cat 37`. Alla kommandon kan skrivas utan `crowns`, på svenska eller engelska: `rätta 3 ann=31`, `ångra`, `protokoll`, `graf`, `logg`, `kom med Zoe`, `gå Bob`, `kolla 7D 9D JK`, `odds 7D 9D JK`, `döm 6D 7D 8D, 9C 9T 9S`, `regler oavgjort`, `nytt spel`. `slut` avslutar, `?` visar det här igen

# What a key does, on one line; the shorter, the more keys fit.
screen-key-keys = hjälp
screen-key-check = kolla
screen-key-odds = odds
screen-key-judge = döm
screen-key-rules = regler
screen-key-undo = ångra
screen-key-fix = rätta
screen-key-menu = meny
screen-key-quit-score = stäng
screen-key-log = logg
screen-key-chart = graf
screen-key-new-game = nytt spel
screen-key-quit = stäng
screen-key-correct = rätta
screen-key-another-cell = annan ruta
screen-key-back = tillbaka
screen-key-save = spara
screen-key-drop = släng
screen-key-edit = svaret, för att ändra det
screen-key-help = hjälp
screen-key-yes = ja
screen-key-no = nej
screen-key-use-it = använd det
screen-key-drop-it = släng det
screen-key-choose = välj
screen-key-answer = svara
screen-key-take-over = använd
screen-key-next-player = nästa spelare
screen-key-scroll = bläddra
screen-key-new = nytt
screen-key-rematch = revansch
screen-key-join = kom med
screen-key-leave = gå
screen-key-finish = slut
screen-key-solitaire = solitaire

# Names of the arrow keys, together and one by one, where signs cannot be shown.
screen-arrows = piltangenter
screen-left = Vänster
screen-right = Höger
screen-up = Upp
screen-space = Mellanslag

# All keys and what they do.
screen-all-score = poäng till spelaren som frågan gäller
screen-all-round = hela omgången, som ni sitter
screen-all-named-score = poäng med namn; Tab fyller i namn
screen-all-name = fråga efter Toms poäng
screen-all-out = gick ut
screen-all-not-played = var inte med
screen-all-cards = korten som är kvar
screen-all-commands = vilket kommando som helst, som på kommandoraden
screen-all-another-answer = gå till andra poäng i omgången
screen-all-correct = rätta en ruta i protokollet
screen-all-force = för in orimliga poäng ändå
screen-all-totals = läs tal som löpande summor, eller som poäng igen
screen-all-help = de här tangenterna; vid en fråga, vad du kan svara
screen-all-check = kontrollera en hand
screen-all-judge = döm det som är nedlagt
screen-all-chart = graf
screen-all-log = spelets logg
screen-all-rules = sök i reglerna
screen-all-menu = nytt spel, revansch, kom med, gå, avsluta
screen-all-odds = odds för en hand: vad du bör kasta, ta eller dra
screen-all-undo = ångra, gör om
screen-all-scroll = bläddra i panelen
screen-all-escape = stäng panelen, töm raden
screen-all-suspend = tillbaka till skalet; fg återvänder
screen-all-quit = stäng
screen-all-sheet = i protokollet: leder, delar ut, gick ut, var inte med
screen-all-text = börjar text: bokstäver är tangenter på en tom rad, om de inte fortsätter som ett namn (`g 12`, `gran 12`) eller en knekt (`js,5d`)

## serve

serve-page-sheet = Protokoll
serve-page-hand = Hand
serve-page-melds = Kombinationer
serve-page-odds = Odds
serve-page-rules = Regler
serve-page-more = Mer
serve-page-standings = Ställning
serve-page-night = Kväll
serve-page-games = Spel
serve-page-tournament = Turnering

serve-which-game = Flera spel pågår. Vilket?
serve-missing = Saknas ännu: { $names }
serve-disputed = Olika resultat för { $names }: tryck på det rätta
serve-complete = Alla resultat är här
serve-changed = resultaten har ändrats under tiden; titta på dem igen
serve-choose = Tryck på ett namn för att skriva ett resultat
serve-score-of = { $name }, omgång { $round }
serve-whole-round = Hela omgången
serve-save = Spara omgång { $round }
serve-save-anyway = Spara ändå
serve-enter = Skriv in
serve-enter-anyway = Skriv in ändå
serve-points = Poäng
serve-cards = Kort
serve-out = Gick ut
serve-absent = Var inte med
serve-one-score = här skrivs bara resultatet för { $name }; en rad med resultat skrivs under: { serve-whole-round }
serve-one-correction = här rättas bara resultatet för { $name }
# Names the players, as the scores follow each other.
serve-row = Resultat i den här ordningen: { $names }
serve-right-score = Det rätta resultatet
# Explains the mark of the ranks that are.
serve-wild = vilt i den här omgången
serve-saved = Sparade { $scores }
serve-undo = Ångra omgång { $round }
serve-undo-correction = Ångra rättelsen av omgång { $round }
serve-correct = Rätta en omgång
serve-keyboard = Tangentbord
serve-delete = Ta bort
serve-clear = Ta bort { $scores }
serve-check = Räkna
serve-judge = Döm
serve-ask = Fråga
serve-all-topics = Alla ämnen
serve-offline = Ingen förbindelse. Det du skrev finns kvar i telefonen och skickas så snart det går.
serve-restarted = crowns startades om. Det som inte var sparat är borta; skriv in det igen.
serve-wrong-link = Länken gäller inte. Skanna koden på datorn igen.
serve-read-only = Den här länken visar bara spelet.
serve-pin = PIN-kod
serve-wrong-pin = Det är inte PIN-koden
serve-too-many-pins = För många felaktiga PIN-koder. Vänta en minut och försök igen.
serve-no-page = Den sidan finns inte
serve-foreign-site = Det här kom från en annan webbplats och gjordes inte

## solitaire

solitaire-over =
    spelet är slut: { $state ->
        [won] du har vunnit
       *[other] det finns inga kort att dra
    }
solitaire-none-left = kortleken har bara { $copies } av det här kortet, och det finns ingen `{ $card }` kvar att dra
solitaire-not-next = nästa kort är `{ $next }`, inte `{ $card }`
solitaire-closed = hög { $pile } är vänd
solitaire-no-discard = hög { $pile } kan inte avslutas med det här kortet: skriv också vilket kort den kastar
solitaire-not-in-pile = hög { $pile } har ingen `{ $card }` att kasta
solitaire-thrown-at-once = i det här spelet får det dragna kortet, `{ $card }`, inte kastas direkt
solitaire-no-pile = ett drag börjar med högens nummer, 3 till 13, inte `{ $text }`
solitaire-no-move = inget drag skrevs
solitaire-drawn-count = ett kort dras åt gången, inte { $cards }
solitaire-discard-count = en hög kastar ett kort, inte { $cards }
# Stands beside the three above.
solitaire-move-hint = skriv högen och kortet den kastar, till exempel `7 JC`
solitaire-pile-size = hög { $pile } har { $pile } kort, inte { $cards }
solitaire-too-many-cards =
    { $wanted ->
        [0] alla högar är fulla; skriv numret och ett kolon först för att rätta en
       *[other] högarna saknar { $wanted } kort, inte { $cards }
    }

# `$seed` is none if the cards are real ones.
solitaire-title =
    Solitaire, { $seed ->
        [none] riktiga kort
       *[other] startvärde { $seed }
    }, { $ruleset }: { $cards } kort att dra
# Columns of the board: short, in lower case.
solitaire-column-pile = hög
solitaire-column-wild = vilt
solitaire-column-away = drag
solitaire-column-cards = kort
# In the column of the draws away.
solitaire-closes = avsluta
solitaire-never = aldrig
solitaire-turned-over = vänd

solitaire-draw = Drag { $draw } av { $draws }: { $card }
solitaire-move = { $card } till hög:
solitaire-draw-card = Drag { $draw } av { $draws }, kort:
solitaire-move-help = Skriv högen och kortet den kastar, till exempel 7 JC; bara högen om den kan avslutas. Dessutom hint, undo, redo, board, abandon och q för att sluta; det som har spelats står kvar.
solitaire-move-help-real = Skriv det dragna kortet, sedan högen och kortet den kastar, till exempel 7 JC; bara högen om den kan avslutas. Dessutom hint, undo, redo, board, abandon och q för att sluta; det som har spelats står kvar.
solitaire-closing =
    hög { $pile } kan avslutas { $count ->
        [0] utan att kasta
       *[other] genom att kasta { $discards }
    }
solitaire-played =
    { $card } till hög { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } kastat
    }{ $closed ->
        [yes] , vänd
       *[no] { "" }
    }
solitaire-missed-closing =
    hög { $pile } hade kunnat avslutas { $discard ->
        [none] utan att kasta
       *[other] genom att kasta { $discard }
    }; `undo` ångrar draget
# `$short` is how many cards the piles lack.
solitaire-placement =
    { $number }. hög { $pile }{ $discard ->
        [none] { "" }
       *[other] , kasta { $discard }
    }{ $closes ->
        [yes] , som avslutas
       *[no] { "" }
    }: { $short ->
        [0] alla högar kan avslutas
       *[other] { $short } kort för lite
    }
solitaire-placements-order = Ordnade efter hur många kort som saknas i den bästa plan som hittades
solitaire-cannot-be-won = Spelet går inte att vinna: högarna saknar { $wanted } kort, och bara { $left } kan dras
solitaire-cannot-go-out = Spelet går inte att vinna: hög { $pile } kan inte avslutas med korten som är kvar

solitaire-won =
    Vunnet: alla { $piles } högar vända{ $cards ->
        [0] { "" }
       *[other] , { $cards } kort att dra
    }
solitaire-lost =
    Förlorat: { $closed } av { $piles } högar vända{ $points ->
        [none] { "" }
       *[other] , { $points } kvar
    }
solitaire-open =
    Pågår: { $closed } av { $piles } högar vända{ $cards ->
        [0] { "" }
       *[other] , { $cards } kort att dra
    }
solitaire-left = { $command } fortsätter spelet
solitaire-is-open = Solitaire, { $closed } av { $piles } högar vända: { $command } fortsätter spelet
solitaire-enter-returns = Tryck Enter för att gå tillbaka:
solitaire-abandon = Ge upp spelet? Det räknas som förlorat

solitaire-stats-none = Solitaire: inget spel är avslutat än
solitaire-stats =
    Solitaire: { $games } spel, { $won ->
        [1] { $won } vunnet
       *[other] { $won } vunna
    } ({ $rate })
solitaire-mean-closed = { $mean } av { $piles } högar i snitt
    .label = vända
solitaire-mean-left = { $mean } i snitt, i { $games } spel
    .label = poäng kvar
solitaire-streak = högst { $longest }, nu { $current }
    .label-won = vunna i rad
    .label-lost = förlorade i rad

solitaire-pile = Hög { $pile }, kort:
solitaire-pile-more = Hög { $pile }, { $wanted } till:
solitaire-piles = Enter för att börja, eller en hög att rätta, till exempel 3: 7D 9D QS:
solitaire-pile-help = Skriv eller klistra in högarna från 3 till 13 kort, en per rad, till exempel 7D 9D QS, eller alla 88 kort på en gång. 5: och fem kort rättar högen med fem; board visar högarna, tillbaka ångrar den sista, q avbryter.
solitaire-piles-to-paste = Högarna som du har skrivit, att klistra in nästa gång:

## stats

stats-overall = Totalt
stats-by-round = Omgång för omgång; bord är snittet av de andra
stats-by-table = Efter antal spelare
stats-by-opponent = Efter motståndare, flest spel först
stats-beats = Slår oftast { $most } och mest sällan { $least } bland dem som mötts i minst fem spel
stats-beaten-in = { $name } ({ $ahead } av { $games })
stats-average-by-round = Snitt per omgång
stats-last-meetings = Senaste mötena
stats-last-games = Senaste spelen
stats-thin = ~ bygger på färre än fem spel

# `$selection` tells which games are meant, or is empty.
stats-none =
    { $names } har inga avslutade { $players ->
        [1] spel
       *[other] spel tillsammans
    }{ $selection }
stats-none-yet =
    { $names } har inga avslutade { $players ->
        [1] spel
       *[other] spel tillsammans
    }{ $selection } än
stats-none-even-short =
    { $names } har inga avslutade { $players ->
        [1] spel
       *[other] spel tillsammans
    }{ $selection }, inte heller förkortade
stats-more = `crowns new` startar ett spel
stats-more-short = `crowns new` startar ett spel; `--short` räknar även spel som slutade i förtid
stats-more-selected = Utan liga, dagar eller antal spelare räknas alla spel
stats-more-selected-short = Utan liga, dagar eller antal spelare räknas alla spel; `--short` räknar även spel som slutade i förtid
stats-title =
    { $name }: { $games } spel{ $selection }; { $won ->
        [1] { $won } vunnet
       *[other] { $won } vunna
    }
stats-title-shared =
    { $name }: { $games } spel{ $selection }; { $won ->
        [1] { $won } vunnet
       *[other] { $won } vunna
    }, varav { $shared ->
        [1] { $shared } delat
       *[other] { $shared } delade
    }
stats-total = { $average } i snitt, { $round } per omgång
stats-total-deviation = { $average } i snitt, { $round } per omgång; standardavvikelse { $deviation }

stats-game-on = spel { $game }, { $day }
stats-round-of-game = omgång { $round } i { $game }
# `$place` is a game, or a round of a game.
stats-extreme =
    { $times ->
        [1] { $points } i { $place }
        [2] { $points }, två gånger, först i { $place }
       *[other] { $points }, { $times } gånger, först i { $place }
    }
# `$place` is an ordinal, `$games` how many ended in it; several stand in a line.
stats-place-count = { $place } { $games }
stats-time-played = { $minutes } min i snitt, { $games }
stats-went-out =
    i { $out } av { $rounds ->
        [one] { $rounds } omgång
       *[other] { $rounds } omgångar
    }, { $rate }
stats-streak-none = inga än
stats-streak-over = nu inga
stats-streak-goes-on = pågår ännu
stats-streak-now = nu { $games }
stats-streak-one = högst 1 i rad; { $now }
stats-streak = högst { $games } i rad, { $span }; { $now }
stats-games = från spel { $first } till { $last }
stats-games-on = från spel { $first } till { $last }, { $day }
stats-games-between = från spel { $first } till { $last }, { $since } till { $until }

# How many places a player gains from round 9 to the end.
stats-gain-none = ingen ändring i snitt
stats-gained = { $places } platser upp i snitt
stats-lost = { $places } platser ned i snitt
stats-comeback-none = { $average }; ingen comeback än
stats-comeback = { $average }; bäst från { $from } till { $to } plats i { $game }
stats-totals-note = äldsta spelet först; ju högre desto färre poäng
stats-totals-note-last = de senaste { $games } spelen; ju högre desto färre poäng

stats-together = { $names }: { $games } spel tillsammans{ $selection }
stats-difference = { $points } poäng per spel i snitt
stats-difference-for = { $points } poäng per spel i snitt till fördel för { $name }
stats-biggest-win = { $name } med { $points } i { $game }

stats-records = Rekord i { $games } spel{ $selection }
stats-order = Flest spel först, sedan efter namn
stats-records-too-few = Rekord kräver { $least } spel, och { $missing } saknas: { $games } spel hittills{ $selection }
stats-record-lowest-total = Lägsta summa
stats-record-highest-total = Högsta summa
stats-record-lowest-win = Lägsta vinnarsumma
stats-record-highest-win = Högsta vinnarsumma
stats-record-biggest-margin = Största seger
stats-record-closest-finish = Knappaste seger
stats-record-biggest-round = Dyraste omgång
stats-record-most-out = Oftast ut
stats-record-most-zeros = Nollor i rad
stats-record-win-streak = Segrar i rad
stats-record-drought = Längst utan seger
stats-record-comeback = Bästa comeback
stats-record-most-games = Flest spel
stats-rounds =
    { $rounds ->
        [one] { $rounds } omgång
       *[other] { $rounds } omgångar
    }
stats-places =
    { $places ->
        [one] { $places } plats
       *[other] { $places } platser
    }
stats-held-over = { $name } före { $names }
# `$name` is who holds a record, and over whom; `$games` in which games.
stats-held = { $name }, { $games }
stats-held-in-round = { $name }, omgång { $round }, { $games }

## tournament

tournament-standings = { $name }: ställning
tournament-game = Spel { $game }
tournament-final = Final
tournament-finished =
    { $game }: { $finished } av { $tables ->
        [one] { $tables } bord klart
       *[other] { $tables } bord klara
    }
tournament-winner = Vinnare: { $names }
tournament-final-first = Finalisterna står först, i finalens ordning
tournament-unequal-tables = Bord med { $smallest } till { $largest } spelare: ju större bord, desto fler poäng (i snitt 103, 122, 136 och 147 vid bord med 3, 4, 5 och 6), så summor går inte att jämföra; `--by beaten` och `--by points` är rättvisa
# In place of the place of a player.
tournament-left = gått

tournament-seats-by-name = { $tournament }: platser efter namn
tournament-seats-by-table = { $tournament }: platser efter bord
tournament-seats-caption = Bordets nummer i varje spel; { $sign } delar ut först
tournament-scoresheets = { $tournament }: protokoll
tournament-paper = { $tournament }, { $game }
tournament-paper-of-table = { $tournament }, { $game }, bord { $table }
tournament-table = Bord { $table }
tournament-scoresheet-note = Omgångens poäng, sedan summan; { $sign } delar ut; lägst summa vinner
tournament-score-keeper = Protokollförare
