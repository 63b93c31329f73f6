# The messages in Norwegian Bokmål. docs/languages.md says how a message file is read.

## dialogue

dialogue-score = { $name }, sum { $total }:
dialogue-score-dealer = { $name } (deler ut), sum { $total }:
dialogue-score-again = { $name }, sum { $total } [{ $score }]:
dialogue-score-dealer-again = { $name } (deler ut), sum { $total } [{ $score }]:
dialogue-score-help =
    For hver spiller: { $totals ->
        [yes] en løpende sum som 112
       *[no] poeng (12), en sum (10+15)
    }, kortene som er igjen (KH,5D eller 8,K), `ut` (`out`) for den som gikk ut, eller `-` for en som ikke var med. Ved det første spørsmålet kan hele omgangen også skrives: `0 13 37`. `tilbake` går tilbake til forrige spiller, Enter beholder poeng i hakeparentes, `?` viser dette igjen, Ctrl-C avbryter
dialogue-no-previous-player = det er ingen spiller før denne
dialogue-force = { $refusal }; skal det føres likevel, svar `{ $answer }`
dialogue-who-went-out = Hvem gikk ut?
dialogue-who-went-out-help = Det var { $names }; `-` hvis ingen vet det
dialogue-who-went-out-help-back = Det var { $names }; `-` hvis ingen vet det; `tilbake` går tilbake til poengene
dialogue-who-may-have-gone-out = det var { $names }
dialogue-save = Lagre disse poengene? [J/n/tilbake]
dialogue-save-help = `ja` lagrer poengene, `tilbake` går tilbake til dem, `nei` sletter dem
dialogue-save-choices = svar ja, nei eller tilbake
dialogue-slip = `{ $text }` er ikke et tall; mente du `{ $meant }`?
dialogue-choice = { $number }: { $text }
dialogue-which-game = Hvilket spill?
dialogue-which-reading = Hvilken av dem?
dialogue-choices = svar med et tall fra 1 til { $count }
dialogue-same-as-before = Omgang { $before } fikk nettopp disse poengene. Skal omgang { $round } også ha dem?
dialogue-out-of-turn = Omgang { $next } er den neste. Føre omgang { $round } likevel?
dialogue-like-totals = Skal tallene føres som poeng i omgang { $round }?
dialogue-which-round = Hvilken omgang?
dialogue-which-round-or = Hvilken omgang? [{ $round }]
dialogue-which-round-help = Nummeret på omgangen som skal rettes, for eksempel 3; Enter for den i hakeparentes. Ctrl-C avbryter
dialogue-why = Hvorfor?
dialogue-why-help = Grunnen, til loggen; Enter for ingen

dialogue-which-players = Spillere?
dialogue-which-players-or = Spillere? [{ $names }]
dialogue-which-players-help = Hvem som spiller, i den rekkefølgen dere sitter, med urviseren: `Ann Bob Cat`, eller med komma, `Ann, Mary Lou, Cat`. Ctrl-C avbryter
dialogue-new-player = Det finnes ingen spiller `{ $name }`. Legge til { $name } som ny spiller?
dialogue-new-player-near = Det finnes ingen spiller `{ $name }`; mente du { $near }? Legge til { $name } som ny spiller?
dialogue-play-alone = Bare { $name } spiller. Starte et spill for én?
dialogue-is-day-first = Står dagen før måneden i `{ $day }`?
dialogue-is-round-column = Inneholder kolonnen `{ $heading }` omgangene?
dialogue-who-deals = Hvem deler ut først? [{ $default }]
dialogue-who-deals-help = En spiller eller begynnelsen på navnet; Enter for den i hakeparentes
dialogue-which-rules = Regler? [{ $default }]
dialogue-which-rules-help = official, texas eller deres egne; `crowns rules list` viser dem; Enter for dem i hakeparentes
dialogue-not-started = det ble ikke startet noe spill

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
dialogue-is-day-to-come = { dialogue-day } ligger fram i tid. Stemmer det?
dialogue-day-to-come = { dialogue-day } ligger fram i tid; er det en feil, angrer `crowns undo` det
dialogue-day-read-as = `{ $text }` ble lest som { dialogue-day }
dialogue-period-read-as = `{ $text }` ble lest som { $since } til { $until }

dialogue-whose-stats = Hvilken spiller i detalj? [ingen]
dialogue-whose-stats-help = En spiller, eller to å sammenligne, for eksempel `Ann, Bob`; Enter for ingen
dialogue-which-backup = Hvilken sikkerhetskopi? [1]
dialogue-which-backup-help = Nummeret på den; Enter for den nyeste. Ctrl-C avbryter
dialogue-backup-asked = { $time }, med `crowns backup`
dialogue-backup-daily = { $time }, ved dagens første spill
dialogue-backup-game = { $time }, da et spill startet
dialogue-backup-migration = { $time }, før en oppdatering av databasen
dialogue-backup-repair = { $time }, før en reparasjon
dialogue-no-backups = det finnes ingen sikkerhetskopier; `crowns backup` lager en
dialogue-not-restored = ingenting ble gjenopprettet
dialogue-undo-game = Angre dette: { $what }?
dialogue-not-undone = ingenting ble angret
dialogue-nothing-changed = ingenting ble endret
dialogue-not-saved = ingenting ble lagret
dialogue-not-saved-after = ingenting ble lagret: svaret på `{ $question }` var nei

dialogue-yes-or-no = { $question } [J/n]
dialogue-no-or-yes = { $question } [j/N]
dialogue-yes-or-no-choices = svar ja eller nei
dialogue-yes-or-no-help = `ja` eller `nei`, eller den første bokstaven; Enter svarer den store bokstaven; `q` eller Ctrl-C avbryter
dialogue-replace-database = Erstatte databasen? Den nåværende lagres i en fil ved siden av.
dialogue-cannot-ask = kan ikke be om bekreftelse: dette er ikke en terminal
    .hint = bekreft med `--yes`
# What can be typed: the letters of yes and no, and the words. Those in English are understood too.
dialogue-yes-key = j
dialogue-yes = ja
dialogue-no-key = n
dialogue-no = nei
dialogue-back = tilbake
# What is typed for commands, each with the English words.
dialogue-said-commands = stilling=board, stillingen=board, hvem leder=board, hvem gir=board, hvem deler=board, angre=undo, gjenta=redo, gjør om=redo, rett=fix, hjelp=help, regler=rules, regel=rules, hvordan spiller man=rules, slutt=quit, avslutt=quit, spill=games, resultater=games, vant=report night, hvem vant=report night, vinner=report night, statistikk=stats, rekorder=records, ny=new, nytt spill=new, omkamp=rematch, graf=chart, spillere=player list, sjekk=check, døm=judge, bli med=join, gå=leave, gå ut=rules --, lukk=quit, nytt=new, revansj=rematch, kabal=solitaire, logg=log, skriv=score, noter=score, poeng=score, spille=play, fortsett=play, hvem deler ut=board, hvem skal gi=board, hvem skal dele ut=board, hvem vinner=board, hvem har flest poeng=board, hvem har færrest poeng=board, regnskap=board, resultat=games, siste spill=game show last, vis spill=game show, slett spill=game delete, igjen=new --same, samme spillere=new --same, spiller=player, liga=league, ligaer=league list, turnering=tournament, tavle=board last, tavla=board last, tavlen=board last, vis tavla=board last, skjema=board last, skjemaet=board last, vis skjemaet=board last, arket=board last, poengtavle=board last, poengtavlen=board last, oversikt=board last, vis stilling=board last, vis stillingen=board last, vis poeng=board last, vis poengene=board last, hvor mange omganger er det igjen=board, hvor mange omganger er igjen=board, hvor mange omganger gjenstår=board, hvor mange omganger har vi igjen=board, hvor mange runder er det igjen=board, hvem er sist=board, hvem ligger sist=board, hvem ligger bak=board, hvem er bak=board, hvem ligger foran=board, hvem er nummer to=board, hvilken omgang er det=board, legg til=join, hvor mange omganger gjenstår det=board, hvor mange runder er igjen=board, hvor mange runder gjenstår=board, hvor mange runder har vi igjen=board, hvilken runde er det=board, tabell=board last, tabellen=board last, hvem gikk ut=board last, hvem har gått ut=board last, hvem gikk ut sist=board last, endre=fix, forlat=leave, neste=board, videre=board, avslutt spillet=game finish, slutt spillet=game finish, avslutt spill=game finish, jeg passer=rules passing, pass=rules passing, stopp spillet=game finish
# The words with which a question about the rules begins.
dialogue-asking-words = må, får, kan, hva, hvor, hvordan, når, hvorfor, hvem, hvilke, hvilken, hvilket, skal, er, gjelder, hvis, har, koster, teller, finnes, trenger, bør, vil, blir, betyr
# What is said behind the name of who joins, leaves or deals.
dialogue-joins = blir med, kommer med, er med, vil være med, vil bli med, skal være med, spiller med, er her, har kommet, er tilbake, kommer tilbake, kom tilbake, vil gjerne være med, kommer, kom
dialogue-leaves = går, går hjem, gikk hjem, har gått, skal gå, skal hjem, må gå, må hjem, drar, drar hjem, dro hjem, har dratt, stikker, slutter, gir seg
dialogue-deals = gir, gir nå, deler, deler ut, deler nå, skal gi, skal dele ut

## director

director-none = det finnes ingen turnering
    .hint = opprett en, for eksempel { $command }
director-unknown = det finnes ingen turnering `{ $name }`{ $near }
    .hint = kjør { $command } for å se turneringene
director-several = `{ $name }` kan være { $names }
    .hint = oppgi en, for eksempel { $command }
director-name-taken = det finnes allerede en turnering `{ $name }`
    .hint = gi denne et annet navn
director-name-of-player = det finnes en spiller `{ $name }`, og navnet på turneringen kommer først
    .hint = skriv et navn først, for eksempel { $command }
director-no-pair = et par som skal holdes fra hverandre, er to av spillerne i turneringen, ikke `{ $text }`
    .hint = skriv begge navnene i anførselstegn, for eksempel `--apart "Ann Bob"`
director-too-large = kortene rekker til høyst { $most } spillere ved et bord, ikke { $players }
    .hint = legg til `--rule games_combined=2` for å spille med to kortstokker
director-already-in = `{ $name }` er allerede med
director-already-left = `{ $name }` har allerede gått
    .hint = kjør { $command } for å få spilleren med igjen
director-in-final = `{ $name }` er allerede i finalen
director-not-equal = `{ $name }` står ikke likt med noen om en plass i finalen
director-not-in = `{ $name }` er ikke med i turneringen{ $near }
director-no-game = turneringen har { $games } spill, men ikke noe spill `{ $game }`
director-final-not-started = finalen har ikke begynt
    .hint = kjør { $command } for å starte den når alle bordene er ferdige
director-started = spill { $game } har allerede begynt
    .hint = kjør { $command } for å se bordene
director-not-next = spill { $next } må begynne før spill `{ $game }`
    .hint = kjør { $command } for å starte det
director-all-started = alle spillene har begynt
    .hint = kjør { $command } for å starte en finale når alle bordene er ferdige
director-no-seat = `{ $name }` har ingen plass i spill { $game }
    .hint = kjør { $command } for å se hvem som sitter hvor
director-sits-at = `{ $name }` sitter ved bord { $table } i spill { $game }
    .hint = kjør { $command } for å se hvem som sitter hvor
director-not-entered = `{ $name }` er ikke med i turneringen
    .hint = kjør { $command } for å ta med spilleren
director-swap-itself = to spillere bytter plass, ikke `{ $name }` alene
director-begun = plassene ved bord { $table } i spill { $game } kan ikke endres: det er allerede ført en omgang
director-no-table = spill { $game } har { $tables } bord, men ikke noe bord `{ $table }`
    .hint = kjør { $command } for å se bordene
# Has the hint of the game that must start first.
director-table-not-started = spill { $game } har ikke begynt ved bord { $table }
director-held = bord { $table } i spill { $game } sitter som før: bord { $begun } hadde allerede ført en omgang da plassene ble endret
    .hint = kjør { $seat } for å starte det, eller { $delete } for å slette omgangene ved bord { $begun } og endre plassene
director-contested = bord { $table } i spill { $game } venter: det er ført omganger både med plassene før en endring og med dem etter
    .hint = kjør { $later } for å beholde plassene før endringen, eller { $earlier } for å beholde dem etter
# `$names` are tables of games, up to five of them.
director-unfinished = finalistene tas ut når alle bordene er ferdige; det mangler { $names }
    .hint = kjør { $command } for å se det første av dem
    .hint-start = kjør { $command } for å starte det første av dem
    .hint-end = ved det første av dem er det bare én spiller igjen; kjør { $command } for å avslutte det
director-table-of-game = bord { $table } i spill { $game }
director-more-tables = { $more } til
director-no-cut = det er ikke oppgitt hvor mange som spiller finalen
    .hint = oppgi antallet, for eksempel { $command }
director-cut-too-large = en turnering med { $players } spillere kan ikke ha en finale med `{ $cut }`
director-few-placed =
    { $players ->
        [0] ingen har en plass i stillingen
       *[other] bare én spiller har en plass i stillingen
    }, og en finale krever minst to spillere
    .hint = kjør { $command } for å se stillingen
director-tied =
    { $names } står likt, og finalen har { $chairs ->
        [one] { $chairs } plass
       *[other] { $chairs } plasser
    } igjen
    .hint = turneringslederen avgjør hvem som spiller; oppgi dem, for eksempel { $command }
director-final-begun = det er allerede ført en omgang i finalen

director-player-count = en turnering har 3 til 1000 spillere, ikke `{ $players }`
director-game-count = en turnering har 1 til 100 spill, ikke `{ $games }`
director-table-size = et bord har 3 til 8 spillere, så { $players } spillere kan ikke sitte ved { $tables } bord
director-table-sizes = { $players } spillere kan ikke fordeles på bord med `{ $least }` til `{ $most }`
# Players by their numbers.
director-not-there = et par er to spillere som er med, ikke `{ $one }` og `{ $other }`
director-not-seated = spiller `{ $player }` har ingen plass i dette spillet
director-is-seated = spiller `{ $player }` har en plass i dette spillet
director-no-chair = det er ingen ledig plass ved et bord som ikke har begynt

director-heading =
    { $name }, { $date }: { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, { $games } spill{ $cut ->
        [none] { "" }
       *[other] { " " }og en finale for { $cut }
    }, rangert etter { $method }, { $ruleset }
director-open = Turnering { $name }: { $command } viser bordene
director-game = Spill { $game } av { $games }
# `$game` is the final or a game, as above.
director-game-not-started = { $game }: { $tables } bord, ikke begynt
director-progress =
    { $game }: { $finished } av { $tables ->
        [one] { $tables } bord ferdig
       *[other] { $tables } bord ferdige
    }{ $playing ->
        [0] { "" }
       *[other] , { $playing } i gang
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } uten poeng
    }
director-not-started = ikke startet
director-not-begun = ingen poeng ennå
director-waits = venter
director-column-tournament = turnering
director-column-table = bord

director-repeats =
    { $repeats ->
        [one] { $repeats } gjentatt møte
       *[other] { $repeats } gjentatte møter
    }
director-least-repeats = { director-repeats }, så få som mulig ved så mange bord
director-more-repeats = { director-repeats }; ingen fordeling ved så mange bord har færre enn { $least }
director-most-meetings = to spillere møtes i høyst { $games } spill
director-apart-met =
    { $meetings ->
        [one] { $meetings } møte
       *[other] { $meetings } møter
    } mellom spillere som skal holdes fra hverandre
director-large-tables = spill ved et større bord: høyst { $games } flere for én spiller enn for en annen

director-next-game = Neste steg: { $command } starter spill { $game }
director-next-round = Neste steg: { $command } fører en omgang ved det bordet
director-next-table = Neste steg: { $command } starter bord { $table } i spill { $game }
director-next-choice = Neste steg: { $command } viser kommandoene som avgjør bord { $table } i spill { $game }
director-next-final = Neste steg: { $command } starter finalen
director-stray-table = bord { $table } i spill { $game } ble også spilt som spill { $number }, som også teller; { $command } utelater det
director-without-seat = { $names } har ingen plass i spill { $game } ennå; { $command } fordeler plassene på nytt
director-lost-seat = { $name } har ingen plass i spill { $game }, fordi bordet allerede hadde ført en omgang; { $command } finner en annen plass
director-still-seated = { $name } har gått, men sitter fortsatt ved bord { $table } i spill { $game }; { $command } retter det
director-still-playing = { $tables } bord er fortsatt i gang med spill { $game }; `--table` betyr det spillet til det er ferdig
director-came-late =
    { $table ->
        [none] { $name } er med fra spill { $game }
       *[other] { $name } sitter ved bord { $table } i spill { $game }
    }
director-is-back = { $name } er tilbake; alle spillene er startet
director-now-seats = ved bord { $table } i spill { $game } sitter nå { $players }
director-has-left =
    { $game ->
        [none] { $name } har gått
       *[other] { $name } har gått og er ikke med fra spill { $game }
    }
director-all-begun = `{ $one }` og `{ $other }` kan ikke bytte plass: i hvert spill har minst ett av bordene deres allerede ført en omgang
    .hint = kjør { $command } for å se hvem som sitter hvor
director-swapped = { $one } og { $other } har byttet plass i spill { $game }
director-smaller-final = finalen får { $players } spillere, ikke { $cut }: ingen andre har en plass i stillingen
director-meant = dette gjelder turneringen { $name }; `--tournament` angir en annen
director-also-plays-in = { $name } er også med i turneringen { $tournament }
director-finalists = I finalen spiller { $names }
director-no-tournaments = ingen turneringer; opprett en med `crowns tournament new`
director-finished-early = { $result }; spillet sluttet etter { $rounds } av { $last } omganger og teller med i stillingen for { $tournament }, men ikke i andre
director-table-abandoned = Ingen er igjen ved bord { $table } i spill { $game }, så spillet er avbrutt
director-games-reseated = Spill { $games } har fått nye plasser; utskrevne ark for { $count ->
        [one] det
       *[other] dem
    } gjelder ikke lenger
director-displaced = stillingen har endret seg siden finalistene ble tatt ut: { $names } har ikke lenger plass i finalen; { $cut } erstatter den
director-displaced-begun = stillingen har endret seg siden finalistene ble tatt ut: { $names } har ikke lenger plass i finalen, der det allerede er ført en omgang
director-replace-final = Finalen er satt opp med { $before }. Skal den erstattes av en med { $now }?

## game

game-name-empty = et navn kan ikke være tomt
game-name-too-long = et navn kan ha høyst { $most } tegn, `{ $start }…` har { $characters }
game-name-too-heavy = et navn kan ha høyst { $most } kodepunkter, ikke { $characters }
game-name-control = et navn kan ikke inneholde styretegn, slik som { $sign }
game-name-separator =
    et navn kan ikke inneholde `{ $sign }`, som skiller { $score ->
        [yes] navn og poeng
       *[no] navn
    }
game-name-keyword = `{ $name }` er ikke et navn, men poeng eller et nøkkelord
game-name-card = `{ $name }` er ikke et navn, men et kort
# The option or the field stands before the text.
game-text-empty = kan ikke være tom
game-text-too-long = kan ha høyst { $most } tegn, ikke { $characters }
game-text-control = kan ikke inneholde styretegn som { $sign }

game-no-player = det finnes ingen spiller `{ $name }`{ $near }
    .hint =
        { $players ->
            [1] er det en ny spiller, så legg til `--new-player`
           *[other] er de nye spillere, så legg til `--new-player`
        }
game-not-this-player = kjør { $command }; hvis `{ $name }` er en ny spiller, kjør { $typed }
game-former-name = `{ $name }` heter nå `{ $player }`
game-name-and-score = `{ $name }` ligner et navn med poeng
    .hint = navn skrives uten poeng; hvis `{ $name }` er et navn, legg til `--new-player`
game-no-name = `{ $name }` ligner ikke et navn
game-player-retired = `{ $name }` er inaktiv
    .hint = kjør { $command } for å gjøre spilleren aktiv igjen
game-namesakes = flere spillere heter `{ $name }`
game-player-twice = `{ $name }` er nevnt to ganger
game-no-league = navnet `{ $name }` ligner på ligaen { $near }
    .hint = legg til `--new-league` for å opprette den likevel
game-league-retired = ligaen `{ $name }` er lagt ned
    .hint = kjør { $command } for å ta den i bruk igjen

game-no-players = et spill trenger minst én spiller
    .hint = skriv spillerne i den rekkefølgen dere sitter, for eksempel { $command }; { $again } gjentar det siste spillet
game-too-many-players =
    { $decks ->
        [1] ett Five Crowns-spill
       *[other] to Five Crowns-spill
    } har kort til høyst { $most } spillere, ikke { $players }
    .hint = blandes to spill sammen, så legg til `--games-combined 2`
game-seated-twice = hver spiller har én plass, men spiller { $first } og { $seat } er den samme
game-dealer-away = giveren må være en av spillerne

game-state =
    { $state ->
        [open] i gang
        [finished] ferdig
        [abandoned] avbrutt
       *[deleted] slettet
    }
game-not-open = spill { $game } er { game-state }
    .hint-fix = kjør { $new } for å starte et nytt spill, eller { $command } for å rette en omgang i dette
    .hint-show = kjør { $command } for å se den ferdige protokollen
    .hint-resume = kjør { $command } for å ta det opp igjen
game-ended-early = spill { $game } ble avsluttet før tiden
    .hint = kjør { $command } for å ta det opp igjen
game-without-rounds = spill { $game } har bare totaler og ingen omganger
    .hint = kjør { $resume } for å føre omganger, eller { $command } for å rette en total
# What stands in a command for what is typed.
game-any-round = OMGANG
game-any-score = NAVN=POENG
game-reseated = spill { $number } gjelder ikke lenger: bord { $table } i spill { $game } har fått andre plasser
    .hint = kjør { $command } for å se hvem som sitter der nå
game-is-open = spill { $game } er allerede i gang
game-no-round = spill { $game } har ingen omgang { $round }
    .hint = et spill har omgang 1 til 11
game-already-scored = omgang { $round } er allerede ført: { $scores }
    .hint = kjør { $command } for å rette den
game-not-scored = omgang { $round } er ikke ført ennå
    .hint-next = kjør { $command } for å føre den
    .hint-last = den siste omgangen med poeng er omgang { $last }
game-already-deleted = spill { $game } er allerede slettet
game-score-missing = i omgang { $round } mangler det poeng for { $names }
    .hint = skriv `-` for en spiller som ikke var med
game-not-playing = { $name } er ikke med i omgang { $round }
    .hint-back = kjør { $command } for å ta spilleren med igjen
game-scored-twice = { $name } har fått poeng to ganger, `{ $one }` og `{ $other }`; skriv bare det ene
game-two-out = bare én spiller kan gå ut, ikke både { $one } og { $other }
game-total-falls = summen kan ikke gå ned: { $name } hadde { $before } og har nå { $now }
    .hint = er tallene omgangens poeng, så utelat `--totals`
game-force-hint = er det riktig, så legg til `--force`
game-too-many-copies = kortstokken har bare { $copies } av `{ $card }`, men { $names } har { $shown }
    .hint = se over kortene, eller skriv poengene i stedet
game-nobody-played = minst én må ha poeng i omgang { $round }, ikke `-` for alle
game-ends-hint =
    kjør { $command } for å { $played ->
        [yes] avslutte spillet før tiden
       *[no] slette spillet, som ikke har noen poeng ennå
    }
game-unplayed = spill { $game } har ingen poeng ennå
    .hint = kjør { $command } for å slette det
game-impossible-total = { $name } kan ikke ha totalen { $total }: en total er fra { $least } til { $most } poeng
game-total-below-least = { $name } kan ikke ha totalen { $total }: det billigste kortet koster { $least }
game-nothing-edited = spill { $game } er allerede slik
game-seats-missing = alle spillerne må nevnes; det mangler { $names }
game-nothing-new = omgang { $round } har allerede disse poengene
game-at-table = { $name } er allerede med
game-not-at-table = { $name } er ikke med
game-joins-last = den som blir med, sitter på den siste plassen; skriv bare navnet, `{ $name }`
game-joins-with-words = bak navnet på den som blir med, leses bare en sum: skriv `{ $name }` eller `{ $name } 57`
game-last-player = { $name } er den siste ved bordet og kan ikke gå
game-below-own-total = ingen kommer tilbake med færre poeng enn de hadde da de gikk: { $name } hadde { $own }, ikke { $total }
game-same-start = { $name } begynte allerede med { $points }
game-joins-too-late = ingen kan bli med etter omgang 11
game-leaves-too-late = ingen kan gå fra spillet etter omgang 11
    .hint = skriv `-` som poeng for en spiller som ikke spiller videre

game-how-to-begin =
    Spill:                   crowns play
    Sjekk en hånd:           crowns check --round 1 7D 9D JOKER QS
    Se alle kommandoer:      crowns --help (på engelsk)
game-several-open = Flere spill er i gang; `crowns board --game NUMMER` viser ett av dem:
game-named = Spill { $game }: { $names }
game-round-named = Spill { $game }, omgang { $round }: { $names }
game-new-players =
    { $names } er { $players ->
        [1] en ny spiller
       *[other] nye spillere
    }
game-names-split = `{ $text }` ble lest som { $players } spillere; er det ett navn, så kjør først { $command }
game-is-one-player = Er `{ $text }` én spiller?
game-read-as-one-player = `{ $text }` ble lest som én spiller; er det flere, så kjør { $undo } og deretter { $join }
game-taken-for = `{ $typed }` ble lest som { $name }; er det en ny spiller, legg til `--new-player`
game-new-league = { $name } er en ny liga
game-stock-last-round = med sju spillere kan trekkebunken ta slutt i siste omgang; stokk da kastebunken, og bruk den som ny trekkebunke
game-stock-last-rounds = med så mange spillere tar trekkebunken slutt i de siste omgangene; stokk da kastebunken, og bruk den som ny trekkebunke
# Up to three games are named by their numbers.
game-also-open =
    { $games ->
        [1] spill { $numbers } er også i gang; kjør { $command } hvis det ikke spilles lenger
       *[other] spill { $numbers } er også i gang; kjør { $command } hvis spill { $game } ikke spilles lenger
    }
game-many-also-open = { $games } andre spill er også i gang; kjør { $command } for å se dem
game-drawn = trukket med startverdi { $seed }: { $names } sitter med klokka i denne rekkefølgen; { $dealer } gir først
game-last-result = Siste spill, { $game }, { $date }: { $result }
game-night-goes-on =
    { $count ->
        [one] spill { $games } ble startet etter midnatt og hører til
       *[other] spill { $games } ble startet etter midnatt og hører til
    } kvelden { $evening }
game-late-left-out =
    { $count ->
        [one] spill { $games } ble startet etter midnatt, den { $day }, og er ikke med
       *[other] spill { $games } ble startet etter midnatt, den { $day }, og er ikke med
    }
game-untouched = spill { $game } fra { $day } er allerede startet og har ingen poeng ennå; det ble ikke startet et nytt

game-heading =
    Spill { $game }{ $state ->
        [open] { "" }
        [short] , avsluttet før tiden
       *[other] , { game-state }
    }
game-in-league = liga { $league }
game-round-and-wild = # joker
game-points-in-short = p.
game-total = sum
game-total-in-short = sum
game-place = plass
game-no-place = gått
game-deals = deler ut
game-went-out = gikk ut
game-leads = leder
game-won = vant
game-did-not-play = var ikke med
game-player-joined = { $name } ble med i omgang { $round } med { $points }
game-player-came-back-below = { $name } ble med i omgang { $round } med { $points }, men gikk med { $left }
game-player-left = { $name } gikk før omgang { $round }
game-implausible-round = Omgang { $round } har usannsynlige poeng, ført med `--force`
game-idle-round = Omgang { $round } ble spilt fordi det sto likt, men det gjør det ikke lenger
game-round-scored-twice = Omgang { $round } ble ført to ganger; først som { $earlier }
game-needs = For å vinne eller dele seieren:
# Follows a name; `$rivals` are the best others, who may be named by the next message.
game-need =
    { $is ->
        [beaten] kan ikke lenger ta igjen { $rivals }
        [level] må ikke få flere poeng enn { $rivals } i siste omgang
        [ahead] kan få opptil { $points } poeng mer enn { $rivals } i siste omgang
       *[behind] må få minst { $points } poeng færre enn { $rivals } i siste omgang
    }
game-rivals = de { $players } med { $total }

game-started = Spill { $game }: { $names }, { $about }
game-edited = Spill { $game } endret: { $changes }
game-change =
    { $what ->
        [seats] plasser { $value }
        [dealer] { $value } deler ut først
        [date] dato { $value }
        [place] sted { $value }
        [no-place] uten sted
        [note] notat { $value }
       *[no-note] uten notat
    }
game-just-finished = ingen spill er i gang; det siste som ble ferdig, var spill { $game }
game-just-recorded = ingen spill er i gang; det siste som ble ført inn, var spill { $game }
game-round-entered = Omgang { $round }: { $scores }
game-joins =
    { $reason ->
        [highest] { $name } blir med i spill { $game } med { $points }, den høyeste summen så langt
        [own] { $name } blir med i spill { $game } med { $points } som før
        [corrected] { $name } ble med i spill { $game } med { $points }, rettet
       *[given] { $name } blir med i spill { $game } med { $points }
    }
game-leaves = { $name } går fra spill { $game } med { $points }
# `$extra` is `yes` for a round that breaks a tie.
game-turn =
    Omgang { $round }{ $extra ->
        [yes] , omspill mellom { $names }
       *[no] { "" }
    }: { $dealt } kort, { $wild } er jokerkort{ $players ->
        [1] { "" }
       *[other] , { $dealer } deler ut, { $starter } begynner
    }

game-is-deleted = Spillet er slettet
game-after =
    { $rounds ->
        [0] før første omgang
       *[other] etter { $rounds } av { $last } omganger
    }
game-was-abandoned = Spillet ble avbrutt { game-after }
game-finished-unplayed = Det sluttet før første omgang
game-finished-early = { $result }; spillet sluttet { game-after } og teller ikke med i stillingen
game-only-totals = { $result }; bare sluttresultatet er ført inn
game-result-stands = de innførte totalene, { $totals }, gjelder til en omgang er ført inn
game-other-result = omgangene gir { $name } { $total } til sammen, men den innførte totalen var { $result }
game-same-result = spill { $game } har samme dag, spillere og totaler som spill { $other }; kjør { $delete } hvis det er det samme spillet
game-zero-total = { $name } har 0 poeng etter elleve omganger; er det en feil, angrer `crowns undo` det
game-high-total = { $name } har { $total }, men elleve omganger koster høyst { $most } når kortene er lagt best mulig; er det en feil, angrer `crowns undo` det
game-nobody-won = Ingen har vunnet
game-shared-win = { $names } deler seieren med { $points } hver
game-played-alone = { $name } ender med { $points }
game-wins = { $name } vinner med { $points }
# `$out` is `yes` if who went out in more rounds wins.
game-wins-tie =
    { game-wins }, like mange som { $others }, { $out ->
        [yes] men gikk ut i flere omganger
       *[no] men fikk færre poeng i omspillet
    }

## hand

hand-names-of-stars = stjerner, stjerne
hand-names-of-hearts = hjerter, hjerte
hand-names-of-clubs = kløver
hand-names-of-spades = spar
hand-names-of-diamonds = ruter
hand-names-of-jacks = knekt
hand-names-of-queens = dame, dronning
hand-names-of-kings = konge
hand-names-of-jokers = -
hand-called-out = bytt=swap, og=and, en=an, ei=an, et=an, to=2, tre=3, fire=4, fem=5, seks=6, sju=7, syv=7, åtte=8, ni=9, ti=10, elleve=11, tolv=12, tretten=13, knekter=jacks, damer=queens, dronninger=queens, konger=kings, jokere=jokers, treer=the 3, firer=the 4, femmer=the 5, sekser=the 6, sjuer=the 7, åtter=the 8, nier=the 9, tier=the 10, treere=3's, firere=4's, femmere=5's, seksere=6's, sjuere=7's, åttere=8's, niere=9's, tiere=10's, ut=out, ute=out, har=has, er=is, går=goes, fikk=got, gikk=went, kongen=king, dronningen=queen, damen=queen, knekten=jack, jokeren=joker, null=0, ingenting=0, ingen=0, fjorten=14, femten=15, seksten=16, sytten=17, atten=18, nitten=19, tjue=20, tyve=20, tretti=30, tredve=30, førti=40, femti=50, seksti=60, sytti=70, åtti=80, nitti=90, poeng=points, til=for, fraværende=absent, borte=absent, ikke med=absent, spilte ikke=absent, i=of, av=of, omgang=round, runde=round, jokerkort=wild, så=then, deretter=then, etterpå=then, også=also, neste=next, samt=and, pluss=plus, resten=rest, alle andre=others, de andre=others, andre=others, øvrige=others, de øvrige=others, alle=everyone, treeren=the 3, fireren=the 4, femmeren=the 5, sekseren=the 6, sjueren=the 7, syver=the 7, syveren=the 7, åtteren=the 8, nieren=the 9, tieren=the 10, én=an, éi=an, ett=an, et par=pair, par=pair, hundre=100, ett hundre=100, et hundre=100, avsluttet=out, lukket=out, ferdig=out, #'er=the #, #er=the #, #-er=the #, #'eren=the #, #eren=the #, #'ere=#'s, #ere=#'s, #'erne=#'s, #erne=#'s, var ikke med=absent, hadde=has, ikke=not, oi=oops, ups=oops, unnskyld=sorry, kongene=kings, dronningene=queens, damene=queens, knektene=jacks, jokerne=jokers, syvere=7's, får=gets, bare=only, kun=only, omgangen=round, runden=round, runda=round, hånd=round, hånden=round, hånda=round, siste=last, forrige=last, kaster=discard, kasta=discard, kastet=discard, 20+5=25, hver=each, begge=both, både=both, unntatt=except, ingen unntatt=nobody but, ingen bortsett fra=nobody but, ingen andre enn=nobody but, bortsett fra=except, men=but, som=who, de to andre=the other two, de tre andre=the other three, de fire andre=the other four, vant=out, vinner=out, har gått ut=out, gått ut=out, fra=from, eller=or, i stedet for=not, istedenfor=not, istedet for=not, skulle=should, burde=should, ha=have, hatt=had, vært=been, være=be, nei=sorry, rettelse=correction, korreksjon=correction, første=first, annen=second, tredje=third, fjerde=fourth, femte=fifth, sjette=sixth, sjuende=seventh, syvende=seventh, åttende=eighth, niende=ninth, tiende=tenth, ellevte=eleventh, jeg=me, meg=me, han=he, hun=she, vill=wild, igjen=left, sto over=absent, var ikke der=absent, var feil=was wrong, er feil=is wrong, skal være=should be, vant omgangen=out, vant runden=out, ble ferdig=out, la ned=out, er ikke her=absent, hoppet over=absent, hopper over=absent, står over=absent, ble ferdig først=out, ble først ferdig=out, gikk ut først=out, gikk først ut=out, satt med=has, satt igjen med=has, andre omgang=second round, andre runde=second round, treerne=3's, trene=3's, firerne=4's, femmerne=5's, sekserne=6's, sjuerne=7's, syverne=7's, åtterne=8's, nierne=9's, tierne=10's
hand-asked = kan=can, får=may, må=must, skal=should, bør=should, burde=should, er=is, hva=what, hvilket=which, hvilken=which, hvilke=which, hvor mye=how much, hvor mange poeng=how many points, jeg=we, man=we, vi=we, du=we, det=it, de=they, den=the, en=a, ei=a, et=a, dette=this, disse=these, gå ut=go out, går ut=goes out, med=with, har=have, koster=costs, koste=cost, verd=worth, verdt=worth, poeng=points, serie=run, bok=book, kombinasjon=meld, lovlig=legal, gyldig=valid, tillatt=allowed, legge ned=lay down, legge=lay, spille=play, gjøre=do, kaste=discard, kvitte meg med=discard, beholde=keep, ta=take, ta opp=take, plukke opp=take, trekke=draw, eller=or, sjansen for=chance of, sjansen=chance, sjanse=chance, trenger=need, hjelper=helps, best=best, beste=best, igjen=left, øverst=on top, siste tur=last turn, i siste tur=on the last turn, på siste tur=on the last turn, hånd=hand, hånden=hand, kort=cards, kortene=cards, at=that, å=that, lov=allowed, andre runde=second round, andre omgang=second round, som=as a, på hånden=in hand, på hånda=in hand, hånda=hand, meg=we, denne=this, nå=now, i=in, runde=round, omgang=round, ned=down, avslutte=go out, slutte=go out, gå ut på=go out on, sammen med=with, jokerkort=wild cards, vilt kort=wild, legge ut=lay down, når=when, hvis=if, tre like=book, rekke=run, et sett=a book

hand-meld = kombinasjon { $number }
hand-discarded = kastet
hand-left = igjen
hand-hand = hånd
hand-top-card = øverste kort
hand-seen = sette
hand-pile = bunke { $number }

hand-bad-card = kort { $place } `{ $text }`: { $rule }
hand-bad-card-of-part = { $part }, kort { $place } `{ $text }`: { $rule }
hand-more-bad-cards = og { $cards } til
hand-bad-rank = valøren må være 3–10, J, Q eller K
hand-bad-rank-of-all = valøren må være A, 2–10, J, Q eller K
hand-bad-suit = sorten må være C (kløver), D (ruter), H (hjerter), S (spar) eller T (stjerner, også *)
hand-no-card = et kort er valør og så sort, eller JOKER
hand-did-you-mean = { $rule }; mente du `{ $card }`?
hand-no-suit = etter valøren må det stå en sort, for eksempel `{ $rank }D`
hand-jack-or-joker = en knekt må ha en sort, for eksempel `JD`; en joker er `JOKER` eller `JK`
hand-number-of-cards = skriv hvert kort for seg, som i `7D 7D`
hand-no-low-ranks = kortstokken har ingen ess eller toere
    .hint = skal ess og toere være med, så legg til `--rules texas` eller `--rule low_ranks=ace-two`
hand-too-many-jokers = kortstokken har bare { $copies } jokere
hand-too-many-of-rank = kortstokken har bare { $copies } { $ranks }
hand-too-many-copies = kortstokken har bare { $copies } av dette kortet
    .hint = er to spill blandet sammen, så legg til `--rule games_combined=2`
hand-if-left = hvis det er de løse kortene, kjør { $command }
hand-pass-left = for kort som er igjen når kombinasjonene er lagt ned: legg til `--left` og omgangen
hand-without-suits = dette er alle { $cards } kortene på en hånd; skriv sorten etter hver valør
hand-in-round = for omgang { $round }: kjør { $command }

hand-meld-too-short = en kombinasjon har minst tre kort, ikke { $cards }
hand-meld-too-long = en hånd har høyst { $most } kort, ikke { $cards }
hand-ranks-differ = en bok har én valør, men `{ $card }` og `{ $other }` er forskjellige
hand-suit-twice = en bok må ha forskjellige sorter her, men `{ $card }` er der to ganger
hand-suits-differ = en serie har én sort, men `{ $card }` og `{ $other }` er forskjellige
hand-rank-twice = en serie har hver valør én gang, men `{ $card }` er der to ganger
hand-gap =
    det mangler { $cards } mellom `{ $low }` og `{ $high }`{ $wilds ->
        [0] { "" }
       *[other] , og det er bare { $wilds } jokerkort
    }
hand-past-the-end = en serie slutter ved { $top } og fortsetter ikke med { $bottom }
hand-run-too-long = en serie har høyst { $most } kort, ikke { $cards }
hand-too-many-wilds =
    { $most ->
        [0] en kombinasjon kan ikke ha jokerkort her, men denne har { $wilds }
       *[other] en kombinasjon kan ha høyst { $most } jokerkort her, men denne har { $wilds }
    }
hand-too-few-naturals =
    en kombinasjon må ha minst { $least ->
        [one] { $least } naturlig kort
       *[other] { $least } naturlige kort
    } her, men denne har { $naturals ->
        [0] ingen
       *[other] { $naturals }
    }

hand-no-meld = kombinasjon { $place } er verken en bok eller en serie
hand-wanted-to-go-out = for å gå ut i omgang { $round } må { $wanted } kort inngå i kombinasjoner og 1 kastes, men { $melded } gjør det
hand-wanted-in-all = i omgang { $round } må kombinasjonene og kortene som er igjen, være { $wanted } til sammen, ikke { $cards }: { $melded } i kombinasjoner, { $left } igjen
hand-size = i omgang { $round } har en hånd { $counting } kort, eller { $drawn } etter trekket, ikke { $cards }
    .hint = er det kort som er igjen når kombinasjonene er lagt ned, så legg til `--left`
hand-too-many-left = i omgang { $round } kan det være høyst { $dealt } kort igjen, ikke { $cards }
hand-impossible-left =
    i omgang { $round } er alle { $dealt } kortene igjen eller { $most ->
        [0] ingen
       *[other] høyst { $most }
    }, ikke { $cards }: en kombinasjon har minst tre

hand-round = Omgang { $round }: { $wild } er jokerkort, { $dealt } kort delt ut, { $ruleset }
hand-yes = Ja
hand-no = Nei
hand-goes-out = hånden kan gå ut og gir { $points }
hand-stays-in = hånden kan ikke gå ut
hand-last-turn = Er dette den siste turen, gir hånden { $points }
hand-costs = Hånden koster { $points }
hand-all-in-melds = Hånden koster 0 poeng: uansett hva som trekkes, kan den gå ut
hand-left-cost = Kortene som er igjen, koster { $points }
hand-arrangement = Oppsett { $number }
hand-more-arrangements = Det finnes flere oppsett; `{ $option }` viser flere av dem
hand-all-arrangements =
    { $arrangements ->
        [1] Det finnes ikke noe annet oppsett
       *[other] Det finnes bare disse { $arrangements } oppsettene
    }

hand-book = bok
hand-run = serie
hand-or-run = el. serie
hand-neither = -
hand-discard = kast
hand-cards-left = igjen
hand-deadwood = løse kort
hand-no-discard = ingenting, alle kortene legges ned
hand-or-discard = eller
hand-or-discard-one-of = eller ett av
hand-left-holds-meld = det er fortsatt en kombinasjon i dem; legges den ned, koster de { $points }
hand-left-holds-book = det er en bok med { $rank } i dem; ble den oversett?

hand-lay-down-goes-out = det er gyldig, og spilleren går ut med { $points }
hand-lay-down-leaves = det er gyldig, men spilleren går ikke ut og får { $points }
hand-is-meld = det er en kombinasjon
hand-are-melds = det er kombinasjoner
hand-is-book = det er en bok
hand-is-run = det er en serie
hand-book-instead = kombinasjon { $place } er en bok, som også er en kombinasjon
hand-run-instead = kombinasjon { $place } er en serie, som også er en kombinasjon
hand-does-not-go-out = Med dette går spilleren ikke ut
hand-split-into-run-and-book = forslag: del opp i en serie og en bok: { $melds }
hand-split-into-books = forslag: del opp i to bøker: { $melds }
hand-split-into-runs = forslag: del opp i to serier: { $melds }
hand-split-into-melds = forslag: del opp i { $count } kombinasjoner: { $melds }
hand-leave-out-for-book = forslag: utelat { $card }, så er { $meld } en bok
hand-leave-out-for-run = forslag: utelat { $card }, så er { $meld } en serie
hand-illegal-costs = Slik den ligger, koster hånden { $points }
hand-best-lay-down = lagt best mulig koster disse kortene { $points }
hand-better-lay-down = de samme kortene kan legges slik at de bare koster { $points }
hand-note = merk: { $text }
hand-commas-between-melds = skriv komma mellom kombinasjonene: 6D 7D 8D, 9C 9H 9S
hand-legal-in-no-round = ingen omgang er oppgitt; dette er ikke gyldig i noen omgang
hand-legal-in-every-round = ingen omgang er oppgitt; dette er gyldig i alle omganger med nok kort
hand-legal-in-rounds =
    ingen omgang er oppgitt; dette er bare gyldig i { $count ->
        [one] omgang { $rounds }
       *[other] omgangene { $rounds }
    }
hand-only-where-wild =
    { $count ->
        [one] bare i omgang { $rounds }, der { $wilds } er jokerkort
       *[other] bare i omgangene { $rounds }, der { $wilds } er jokerkort
    }
hand-no-melds = det er ingen kombinasjoner å bedømme
hand-empty-meld = en av kombinasjonene er tom
hand-empty-left = hvilke kort er igjen? skriv dem etter `igjen`, eller `left none`
hand-discard-count = ett kort skal kastes, ikke { $cards }
hand-several-splits = kortene kan deles på flere måter: { $splits }
    .hint = skriv komma mellom kombinasjonene; med `--kind meld` er de én
hand-name-cards-left = kort utenfor kombinasjonene skrives etter `igjen`
hand-too-many-melded = det er { $melded } kort; en spiller legger ned høyst { $most } i omgang { $round }
hand-all-melded = det er alle { $dealt } kortene; med et kastet kort går spilleren ut

## journal

# What an event is about; the names stand in the events below.
journal-game = spill { $game }
journal-player = spiller { $name }
journal-league = liga { $name }
journal-no-league = ingen liga
journal-ruleset = regelsett { $name }
journal-solitaire = kabal
journal-tournament = turnering { $name }
journal-command = kommando

journal-newer = en hendelse fra et nyere crowns
# `$kind` is empty or ends in a comma and a space.
journal-unknown = { $subject }: { $kind }{ journal-newer }
journal-because = { $event }, grunn: { $reason }
# The reason of a deleted game whose table was seated again.
journal-reseated = plassene ved bordet ble fordelt på nytt
journal-undone = [angret]
journal-undid = angret
journal-redid = gjort om igjen
journal-nothing-to-undo = det er ingenting å angre
journal-nothing-to-redo = det er ingenting å gjøre om igjen
journal-holds-again = { $phrase }; igjen { $scores }
journal-how-to-redo = `crowns redo` gjør det om igjen
journal-how-to-undo = `crowns undo` angrer det
journal-imported =
    import av { $games } spill med { $rounds ->
        [0] bare totaler
        [one] { $rounds } omgang
       *[other] { $rounds } omganger
    }
journal-more-events =
    { $events ->
        [one] { $events } hendelse
       *[other] { $events } hendelser
    } til fra samme kommando
journal-state-at =
    { $future ->
        [yes] { $time } ligger fram i tid; slik står det nå
       *[no] slik sto det { $time }
    }

journal-player-added = ny spiller { $name }
journal-player-renamed = spiller { $old } fikk navnet { $new }
journal-player-merged = { $player } slått sammen med { $into }
journal-player-retired = { $player } gjort inaktiv
journal-player-returned = { $player } aktiv igjen
journal-player-deleted = { $player } slettet
journal-league-added = ny liga { $name }
journal-league-renamed = liga { $old } fikk navnet { $new }
journal-league-settings = avtalt i { $league }: { $settings }
journal-season = sesong i { $league }: { $season }
journal-season-dropped = sesong { $season } i { $league } fjernet
journal-league-retired = { $league } lagt ned
journal-league-returned = { $league } tatt opp igjen
journal-ruleset-added = nytt regelsett { $name }: { $rules }
journal-ruleset-retired = { $ruleset } tatt ut av bruk

journal-solitaire-started =
    ny kabal: { $seed ->
        [none] ekte kort
       *[other] startverdi { $seed }
    }
journal-solitaire-played =
    kabal, trekk { $draw }: { $card } til bunke { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } kastet
    }{ $closed ->
        [yes] , snudd
       *[no] { "" }
    }
journal-solitaire-abandoned = kabal gitt opp
journal-solitaire-recorded =
    kabal lagt et annet sted: { $piles ->
        [one] { $piles } bunke
       *[other] { $piles } bunker
    } snudd{ $points ->
        [none] { "" }
       *[other] , { $points } igjen
    }

journal-tournament-created =
    ny turnering { $name }: { $games } spill, { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }
journal-seats = plasser i spill { $game } i { $tournament }: { $tables } bord
journal-swapped = { $one } og { $other } byttet plass i spill { $game } i { $tournament }
journal-joined-tournament = { $name } ble med i { $tournament } fra spill { $game }
journal-left-tournament = { $name } gikk fra { $tournament } før spill { $game }
journal-final = finale i { $tournament }: { $players }

journal-game-started = start på { $game }: { $players }
# What may follow the start of a game or of solitaire.
journal-with-rules = , regler { $name }
journal-in-league = , liga { $league }
# `$scores` may end with who went out, and so may `$change`.
journal-round-scored =
    omgang { $round } i { $game }: { $scores }{ $forced ->
        [yes] { " " }(med `--force`)
       *[no] { "" }
    }
journal-round-corrected =
    omgang { $round } i { $game } rettet: { $change }{ $forced ->
        [yes] { " " }(med `--force`)
       *[no] { "" }
    }
journal-went-out = { $name } gikk ut
journal-out-unknown = uvisst hvem som gikk ut
journal-joined = { $name } ble med i { $game } i omgang { $round } med { $points }
journal-joined-otherwise = { journal-joined }, ikke { $was }
journal-left = { $name } gikk fra { $game } før omgang { $round }
journal-edited = { $game } endret: { $changes }
journal-finished = { $game } avsluttet før tiden
journal-result = resultat av { $game }: { $scores }
journal-abandoned = { $game } avbrutt
journal-resumed = { $game } tatt opp igjen
journal-moved = { $game } flyttet: { $from } -> { $to }
journal-deleted = { $game } slettet

## league

league-unknown-method = det finnes ingen rangeringsmetode `{ $text }`; metodene er { $methods }

# The label of a column or of a line: short, in lower case.
league-label-rank = #
league-label-place = plass
league-label-player = spiller
league-label-game = spill
league-label-date = dato
league-label-games = spill
league-label-counted = teller
league-label-beaten = slått
league-label-average = snitt
league-label-per-round = omgang
league-label-points = poeng
league-label-wins = seire
league-label-total = sum
league-label-rating = rating
league-label-out = ut
league-label-best = best
league-label-worst = verst
league-label-trend = trend
league-label-scored = på omg.
league-label-round = omgang
league-label-wild = joker
league-label-deals = deler ut
league-label-table = bord
league-label-players = spillere
league-label-won = vunnet
league-label-ahead = foran
league-label-tied = likt
league-label-behind = bak
league-label-state = status
league-label-winner = vinner
league-label-with = med
league-label-places = plasser
league-label-best-game = beste spill
league-label-worst-game = verste spill
league-label-best-round = beste omgang
league-label-worst-round = verste omgang
league-label-went-out = gikk ut
league-label-win-streak = seire
league-label-drought = uten seier
league-label-comebacks = etter omg. 9
league-label-time-played = spilletid
league-label-totals = summer
league-label-came-first = endte foran
league-label-won-game = vant spillet
league-label-average-total = sum i snitt
league-label-difference = forskjell
league-label-biggest-win = største seier
league-label-agreed = avtalt
league-label-season = sesong
league-label-entries = oppføringer
league-label-last-day = sist
league-label-leagues = ligaer
league-label-looks-like = ligner

# The heading of a column on a page, where that is not the label.
league-heading-place = Plass
league-heading-player = Spiller
league-heading-game = Spill
league-heading-date = Dato
league-heading-games = Spill
league-heading-counted = Teller
league-heading-beaten = Slått
league-heading-average = Snitt
league-heading-per-round = Per omgang
league-heading-points = Poeng
league-heading-wins = Seire
league-heading-total = Sum
league-heading-rating = Rating
league-heading-out = Ut
league-heading-best = Best
league-heading-worst = Verst
league-heading-trend = Trend
league-heading-round = Omgang
league-heading-wild = Jokerkort
league-heading-deals = Deler ut
league-heading-players = Spillere
league-heading-won = Vunnet
league-heading-ahead = Foran
league-heading-tied = Likt
league-heading-behind = Bak
league-heading-state = Status
league-heading-winner = Vinner
league-heading-best-round = Beste omgang
league-heading-worst-round = Verste omgang
league-heading-went-out = Gikk ut

league-and-more = og { $more } til
league-game = spill { $game }
league-games = { $games } spill

# Games that are counted: the league, or all, with those of the parts below that there are.
league-selected-all = Alle spill
league-selected = Liga { $league }
# The same after a number of games.
league-of = { " " }i liga { $league }
league-of-season = , sesong { $season }
league-since = { " " }fra { $day }
league-until = { " " }til { $day }
league-between = { " " }fra { $since } til { $until }
league-with-players =
    { " " }med { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }
league-with-short = , også avkortede

league-no-standings = Her teller ingen ferdige spill ennå
league-ranked-by = Rangert etter { $method }
league-ties-broken = Står det likt, avgjør { $methods }
league-then-by = { $methods }, deretter { $method }
league-by-beaten = andelen slåtte motstandere, uavgjort teller halvt
league-by-average = snittet av sluttsummene, laveste først
league-by-per-round = poeng per spilt omgang, færrest først
league-by-points = snittet av poeng for plasseringer: 100 til den første i et spill, 0 til den siste, jevnt fordelt imellom
league-by-wins = vunne spill, alene eller delt
league-by-total = summen av sluttsummene, laveste først
league-by-rating = rating: et forsiktig anslag over styrken, my minus tre sigma
league-worst-dropped =
    { $games ->
        [1] Det verste spillet til hver spiller telles ikke med
       *[other] De { $games } verste spillene til hver spiller telles ikke med
    }
league-no-place = En spiller uten plass har spilt færre enn { $games } spill
league-shared-wins-note = Seire 5/2: fem seire, to av dem delte
league-how-to-explain = `crowns standings --explain NAVN` viser hvordan en spillers tall er regnet ut
league-new = ny
league-explained = { $selection }: { $name }, plass { $place } av { $players }
league-explained-without-place = { $selection }: { $name }, uten plass
# A place that several share, of `$place`; before `league-part-of`.
league-shared-place = delt { $place }.
league-part-of = { $part } av { $whole }
league-points-in-rounds = { $points } på { $rounds }
league-left-out = teller ikke
league-games-left-out = { $games } spill, { $left } teller ikke
league-wins-shared =
    { $wins }, herav { $shared ->
        [1] { $shared } delt
       *[other] { $shared } delte
    }
league-opponents-beaten =
    { $beaten } av { $opponents ->
        [one] { $opponents } motstander
       *[other] { $opponents } motstandere
    }
league-points-over-rounds =
    { $points } poeng / { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omganger
    }
league-out-of-rounds =
    { $out } av { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omganger
    }

league-named = Liga { $name }
league-retired = Liga { $name }, lagt ned
league-none = Det finnes ingen ligaer ennå; `crowns league add NAVN` legger til en
# The settings of a league stand one after the other, with commas between them.
league-setting-ruleset = { $ruleset }
league-setting-by = etter { $method }
league-method =
    { $method ->
        [beaten] slåtte motstandere
        [average] snitt
        [per-round] poeng per omgang
        [points] poeng for plasseringer
        [wins] seire
        [total] sum
       *[other] rating
    }
league-setting-games = minst { $games } spill for å få en plass
league-setting-worst =
    { $games ->
        [0] alle spill teller
        [1] det verste spillet teller ikke
       *[other] de { $games } verste spillene teller ikke
    }
league-setting-ties-shared = delt plass når det står likt
league-setting-ties = når det står likt, etter { $methods }
league-setting-ties-then = { $methods }, så { $method }
league-setting-reports = rapporter: { $language }
league-no-settings = standard
league-season = { $name }, { $from } til { $until }

## lookup

lookup-no-open-game = ingen spill er i gang
    .hint = kjør { $command } for å starte et, eller oppgi et spill, for eksempel `--game last`
lookup-none-was-open = ingen spill var i gang da
    .hint = oppgi et spill, for eksempel `--game last`; kjør { $command } med samme `--as-of` for å se spillene
# A line for each game follows.
lookup-several-open = { $games } spill er i gang:
    .hint = oppgi ett av dem, for eksempel `{ $option }`
# `$table` is none if the game is not of a tournament.
lookup-game =
    spill { $game }{ $table ->
        [none] { "" }
       *[other] , bord { $table }
    }: { $names }
lookup-run-for =
    kjør { $command }{ $players ->
        [0] { "" }
       *[other] { " " }for { $names }
    }
lookup-or-run-for =
    , eller { $command }{ $players ->
        [0] { "" }
       *[other] { " " }for { $names }
    }
lookup-or-round = ; eller oppgi omgangen, for eksempel `--round 1`
lookup-no-game-name = et spill må være et nummer, `last` eller minst fire tegn av en UUID, ikke `{ $name }`
lookup-no-game = det finnes ikke noe spill `{ $name }`
    .hint = kjør { $command } for å se spillene
lookup-several-games = flere spill har en UUID som begynner med `{ $start }`
lookup-no-game-to-repeat = det finnes ikke noe spill å gjenta
    .hint = skriv spillerne, for eksempel { $command }
# `$near` is `; did you mean …?`, or empty.
lookup-no-player = det finnes ingen spiller `{ $name }`{ $near }
    .hint = kjør { $command } for å se spillerne
lookup-several = `{ $name }` kan være { $names }
    .hint = oppgi en av dem, for eksempel `{ $example }`; { $command } gjør dem til én spiller
lookup-behind-same = `{ $text }` etter `same` er ikke til å forstå
    .hint = etter `same` kan stå `without Ann`, `plus Zoe`, `Ann deals`, `shuffle` eller et regelsett; `--date` og `--league` tar en dag og en liga
lookup-same-and-names = `same` tar spillerne fra det siste spillet; utelat `{ $names }` eller `same`
lookup-dealer-not-playing = giveren må være en av spillerne, ikke `{ $name }`
lookup-no-round = ingen omgang er oppgitt
lookup-no-round-of = i ingen omgang deles det ut { $cards } kort; en hånd har 3 til 13 kort, eller ett til etter trekket
lookup-no-next-round = spill { $game } har ingen neste omgang
# Stands beside the two above.
lookup-round-hint = oppgi omgangen, for eksempel `--round 1`, eller jokerkortet, for eksempel `--wild 3`
lookup-see-player = kjør { $command } for å se tallene til spilleren
lookup-is-tournament = `{ $name }` er en turnering
    .hint = kjør { $command } for å se stillingen
# `$near` is `; did you mean …?`, or tells which there are.
lookup-no-league = det finnes ingen liga `{ $name }`{ $near }
    .hint-add = kjør { $command } for å opprette den
lookup-leagues = ; det finnes disse ligaene: { $names }
lookup-no-season = liga { $league } har ingen sesong `{ $name }`
    .hint = kjør { $command } for å legge den til
lookup-no-season-but = liga { $league } har ingen sesong `{ $name }`; det finnes disse sesongene: { $names }
lookup-no-ruleset = det finnes ikke noe regelsett `{ $name }`; regelsettene er { $names }
    .hint = kjør { $command } for å se regelsettene
# `$selection` is a league, or empty.
lookup-in-league = { " " }i liga { $league }
lookup-none-finished = ingen spill er ferdige ennå{ $selection }
lookup-none-on-day =
    ingen spill ble ferdige { $last ->
        [none] { $day }
       *[other] fra { $day } til { $last }
    }{ $selection }
    .hint = kjør { $command } for å få en rapport om den nærmeste dagen med spill
lookup-too-many-on-day = mer enn { $most } spill ble ferdige { $day }{ $selection }, for mange til én rapport
    .hint = legg til `--league`, eller kjør { $command } for å få en tabell over alle spill
# `$near` is `; did you mean …?`, or tells who plays.
lookup-no-seat = `{ $name }` er ikke med i spill { $game }{ $near }
lookup-seats = ; spillerne er { $names }
lookup-join-hint = kjør { $command } for å ta med en spiller til i spillet

## odds

odds-too-few-unseen =
    minst 2 kort må være usette, men det er { $unseen ->
        [0] ingen
       *[other] bare { $unseen }
    } utenom hånden og de sette kortene

# `$draws` is none if no draws are enough.
odds-draws-away =
    { $draws ->
        [none] De usette kortene er ikke nok til å gå ut
        [0] Hånden kan gå ut nå
       *[other] { $draws } trekk fra å gå ut
    }
odds-helping =
    { $helping } av { $unseen } usette kort, { $share }{ $kinds ->
        [none] { "" }
       *[other] : { $kinds }
    }
odds-any-card = alle kort
odds-any-wild = alle jokerkort ({ $copies })
# `$rank` is one card, `$ranks` are several: J, Jacks.
odds-any-of-rank = alle { $ranks } ({ $copies })
odds-line =
    { $draws } trekk fra å gå ut{ $discard ->
        [none] { "" }
       *[other] { " " }når { $discard } kastes
    }: { $helping } av { $unseen } usette kort hjelper

odds-leaves-nothing = du kan gå ut
odds-leaves-points = { $points } igjen
odds-leaves-draws =
    { $draws ->
        [none] de usette kortene er ikke nok til å gå ut
       *[other] { $draws } trekk igjen, { $helping } av { $unseen } usette kort hjelper
    }
# `$leaves` is one of the three above.
odds-discard = Kast { $cards }: { $leaves }
odds-goes-out-whole = Hånden går ut uten å kaste et kort
odds-top-advice =
    { $advice ->
        [draw_no_nearer] Trekk fra trekkebunken: { $top } hjelper ikke hånden
        [draw_costs_less] Trekk fra trekkebunken: det gir i snitt færre poeng enn { $top }
       *[take] Ta { $top }{ $discard ->
            [none] { "" }
           *[other] { " " }og kast { $discard }
        }: { $advice ->
            [take_goes_out] da kan du gå ut
            [take_nearer] det hjelper hånden
           *[take_costs_less] et trekk gir i snitt like mange poeng eller flere
        }
    }

# The label or the heading of a figure.
odds-figure =
    { $figure ->
        [helps] kort som hjelper
        [chances] Sjanse til å gå ut
        [points] Poeng
        [now] hvis omgangen slutter nå
        [last-turn] etter siste tur
        [discard] kast
        [away] trekk
        [helping] hjelper
        [next-turn] neste tur
        [two-turns] to turer
        [points-now] poeng nå
        [after-last-turn] siste tur
        [draws-away] trekk fra å gå ut
        [cards-that-help] usette kort som hjelper
        [out-this-turn] går ut på denne turen
        [out-by-next-turn] går ut senest på neste tur
       *[points-after-turn] poeng hvis det er siste tur
    }
odds-within =
    { $draws ->
        [1] etter 1 trekk
       *[other] innen { $draws } trekk
    }
odds-between = mellom { $low } og { $high }
odds-sampled =
    Sjanser med et intervall er anslått ut fra { $samples } tilfeldige spill{ $seed ->
        [none] { "" }
       *[other] , startverdi { $seed }
    }; den riktige verdien ligger i intervallet 19 av 20 ganger
odds-on-average = { $points } i snitt
# Heads the column of the top card, or of a draw.
odds-top-column =
    { $top ->
        [none] trekk
       *[other] ta { $top }
    }
odds-unseen = Usette er alle kort utenom dine egne og de sette: også de som de andre har på hånden

odds-explained-unseen = Usette: { $deck } kort i kortstokken - { $hand } på hånden - { $seen } sette = { $unseen }. Hvert av dem kan like gjerne være det neste; hva de andre har på hånden, er ikke kjent og regnes derfor som usett
odds-explained-away =
    { $draws ->
        [none] Trekk: de usette kortene er ikke nok til å gå ut, uansett hva som trekkes
       *[other] Trekk: med de beste kortene, og når det rette kastes, kan hånden gå ut etter { $draws } trekk, og aldri før
    }
odds-explained-helping = Hjelper: hvert usett kort prøves; det hjelper hvis hånden er et trekk nærmere når det rette kortet er kastet
odds-explained-next = Neste tur: med { $part } av { $whole } usette kort kan hånden gå ut. Nøyaktig tall
odds-explained-two = To turer: etter hvert første kort kastes det som er best for det neste; med { $part } av { $whole } par kort kan hånden gå ut. Nøyaktig tall når det trekkes fra trekkebunken
odds-explained-sampled =
    Flere trekk: hånden spilles videre { $samples ->
        [one] { $samples } gang
       *[other] { $samples } ganger
    } med tilfeldige kort fra startverdi { $seed }, likt på alle maskiner. Det kastes slik at det er færrest trekk igjen, og deretter flest kort som hjelper. Intervallet er Wilsons 95-prosentintervall
odds-explained-last-turn = Siste tur: færrest mulige poeng etter hvert usett kort, lagt sammen, er { $part } for { $whole } kort: { $mean } i snitt. Nøyaktig tall
# `$last` is yes if this is the last turn.
odds-explained-order =
    { $last ->
        [yes] Rekkefølge: kortet man kan gå ut med; så færrest poeng igjen; ikke et jokerkort hvis et annet kort er like bra; så det dyreste
       *[no] Rekkefølge: kortet man kan gå ut med; så færrest trekk igjen; flest kort som hjelper; størst sjanse innen to turer; færrest poeng etter en siste tur; ikke et jokerkort hvis et annet kort er like bra; så det dyreste
    }
odds-explained-top =
    { $last ->
        [yes] Øverste kort: ta det, med mindre et trekk i snitt gir færre poeng
       *[no] Øverste kort: ta det hvis hånden går ut med det eller kommer nærmere når det rette kortet kastes; trekk ellers
    }

odds-train = Hvilket kort kaster du?
odds-not-in-hand = kast et kort fra hånden, ikke `{ $card }`
odds-grade-best = { $discard } er det beste å kaste
odds-grade-as-good = { $discard } er like bra som { $best }, som bare står først på grunn av rekkefølgen på kortene
odds-grade-as-good-by-chances = { $discard } er like bra som { $best } når det gjelder sjansene; { $best } står først fordi det i snitt gir { $best_points } poeng etter en siste tur, ikke { $points }
odds-grade-worse = { $discard } er nr. { $place } av { $places }: { $leaves }; { $best } er bedre: { $best_leaves }

## phrase

phrase-line-break = et linjeskift
phrase-tab = et tabulatortegn
phrase-error = feil
phrase-hint = tips
phrase-warning = advarsel
phrase-note = merk

# How the last of several names is joined; `asked` is for a question that asks which is meant.
phrase-joined =
    { $names } { $with ->
        [and] og
        [or] eller
       *[asked] eller
    } { $last }
phrase-did-you-mean = ; mente du { $names }?
phrase-ordinal = { $place }.
phrase-points = { $points } poeng
phrase-decimal-mark = ,
# After the help of a command, `crowns --help`.
phrase-help-language = Hjelpen finnes bare på engelsk.
phrase-percent = { $number }{ "\u00A0" }%
# The cards of a rank, by its number: some of them, then all of them.
phrase-rank-plural =
    { $rank ->
        [1] ess
        [2] toere
        [3] treere
        [4] firere
        [5] femmere
        [6] seksere
        [7] sjuere
        [8] åttere
        [9] niere
        [10] tiere
        [11] knekter
        [12] damer
       *[other] konger
    }
phrase-all-of-rank =
    { $rank ->
        [1] essene
        [2] toerne
        [3] treerne
        [4] firerne
        [5] femmerne
        [6] sekserne
        [7] sjuerne
        [8] åtterne
        [9] nierne
        [10] tierne
        [11] knektene
        [12] damene
       *[other] kongene
    }

## player

player-retired = inaktiv
player-none = det finnes ingen spillere ennå; `crowns new` og `crowns player add` legger til noen
player-added = { $name } er lagt til
player-renamed = { $old } heter nå { $new }
player-deleted = { $name } er slettet; `crowns undo` angrer det
player-merged = alle spillene til { $from } teller nå for { $into }; `crowns undo` angrer det
player-is-retired =
    { $retired ->
        [yes] { $name } er inaktiv
       *[no] { $name } er aktiv igjen
    }
player-named =
    { $name }{ $retired ->
        [yes] , inaktiv
       *[no] { "" }
    }
player-no-games = ingen spill ennå
# Who played with somebody who played alone.
player-nobody = ingen
# In place of the place of a player.
player-left = gått

# `$what` is `player`, `league` or `ruleset`.
player-name-taken =
    det finnes allerede { $what ->
        [player] en spiller
        [league] en liga
       *[ruleset] et regelsett
    } `{ $name }`
player-merge-hint = er de samme spiller, kjør { $command }; velg ellers et annet navn
player-built-in = `{ $name }` er innebygd
player-plays = bare en spiller uten spill og turneringer kan slettes, men `{ $name }` har slike
    .hint = kjør { $command } for å gjøre spilleren inaktiv; spillene blir stående
player-merged-into-itself = det trengs to forskjellige spillere, ikke `{ $name }` to ganger
player-played-together = `{ $from }` og `{ $into }` kan ikke slås sammen: de har spilt { $games } spill sammen
player-both-in-tournament = `{ $from }` og `{ $into }` kan ikke slås sammen: begge er med i turneringen `{ $tournament }`
    .hint = kjør først { $command }

player-no-page = det finnes ingen side { $page }; side 1 har de nyeste
player-next-page = det finnes flere: legg til `--page { $page }`
player-no-games-found = fant ingen spill
player-no-entries-found = fant ingen oppføringer
player-games-deleted =
    { $games ->
        [one] { $games } slettet spill er ikke vist
       *[other] { $games } slettede spill er ikke vist
    }; `crowns games --state deleted` viser dem
player-latest-games = Dette er de nyeste; `crowns games --player` viser alle

player-state =
    { $state ->
        [open] i gang
        [finished] ferdig
        [abandoned] avbrutt
       *[deleted] slettet
    }
player-game-state =
    { $state ->
        [short] avkortet { $played }/{ $rounds }
        [finished] { player-state }
       *[other] { player-state } { $played }/{ $rounds }
    }
player-game-finished =
    { $short ->
        [yes] Spill { $game } sluttet før tiden og regnes som avkortet
       *[no] Spill { $game } er ferdig
    }
player-game-abandoned = Spill { $game } er avbrutt
    .hint = { $command } tar det opp igjen
player-game-deleted = Spill { $game } er slettet
    .hint = `crowns undo` henter det tilbake nå, { $command } når som helst
player-game-in-league = Spill { $game } hører til liga { $league }
player-game-in-no-league = Spill { $game } hører ikke til noen liga

## report

report-language = nb
report-footer = Laget med crowns
report-next = Neste
report-result = Resultat
report-standings = Stilling
report-records = Rekorder
report-running-totals = Løpende sum
report-totals-chart = Graf over den løpende summen
report-scoresheet = Protokoll
report-players-by-place = Spillerne etter plass
report-records-broken = Slåtte rekorder
report-picture = I ett bilde
report-standings-chart = Stillingen i stolper
report-games-won = Vunne spill
report-came-back = Comeback
report-costly-round = Verste omgang
report-time-played = Spilletid
report-standings-changed = Endringer i stillingen
report-judge = Hender og regler
report-chart-of-game = Graf over spill { $game }
report-game = Spill { $game }: { $names }
report-outcome = Spill { $game }: { $outcome }
report-ended-early = avsluttet før tiden
report-totals-in-brackets = Poeng og i parentes summen; x gikk ut
# The sign of the dealer, which the caption explains too.
report-dealer-sign = d
report-dealer = deler ut
report-scoresheet-caption = Protokoll for spill { $game }; d deler ut
report-scoresheet-out = x gikk ut
report-scoresheet-missed = - var ikke med
report-scrolls = Tabellen fortsetter til høyre: rull den sidelengs
report-players-of-game = Spillerne i spill { $game }, færrest poeng først
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
report-night = Five Crowns { report-weekday } { $day }, { $games } spill
report-night-of-league = Five Crowns { report-weekday } { $day }, { $games } spill, liga { $league }
report-night-chart = Poeng per spill { $day }, færrest øverst
report-comeback = { $name }, fra { $from } plass etter omgang 9 til { $to } plass
report-comeback-in-game = { $name }, fra { $from } plass etter omgang 9 til { $to } plass i spill { $game }
report-costly = { $name }, { $points } i omgang { $round }
report-minutes = { $minutes } min
report-minutes-of = spill { $game }: { $minutes } min
report-place-changed = { $name } { $now }, var { $before }
report-place-new = { $name } ny på { $now }
report-costly-in-game = { $name }, { $points } i omgang { $round } i spill { $game }
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

report-no-chart = Grafen begynner når første omgang er ført
report-chart = Summen etter hver omgang, færrest poeng øverst
report-chart-many = Summen etter hver omgang, færrest poeng øverst; * flere spillere
report-totals-picture = Spill { $game }: summen etter hver omgang
report-fewest-on-top = { $title }, færrest øverst
report-line-end = { $name } { $total }
report-line-end-left = { $name } { $total }, gått
report-no-lines = Ingen omgang er ført ennå
report-lines = Linjer for de løpende summene, færrest poeng øverst. De ender ved: { $ends }
report-line = { $name } { $points }
report-line-left = { $name } forlot spillet med { $points }
report-bars-average-points = Stolper for poeng i snitt, jo kortere, jo bedre
report-bars-low-is-good = Stolper, jo kortere, jo bedre
report-bars-high-is-good = Stolper, jo lengre, jo bedre
report-bars-average = snitt
report-bars-table = bord
report-bars-mean = middel

## request

request-line = linje { $number }
request-no-cards = ingen kort er oppgitt
    .hint = skriv kortene, for eksempel { $command }
request-shell-error = `{ $message }` er en feilmelding fra skallet, ikke et kort
    .hint = skallet erstatter `{ $pattern }` med filnavn; skriv stjerner som `7T` eller `7★`, eller sett kortene i anførselstegn
request-top-count = det øverste kortet er ett kort, ikke { $cards }
request-seen-without-cards = kortene som er sett, står etter `{ $seen }`, som i `{ $seen } 7D 9D`
request-top-after-draw = det øverste kortet tas eller får ligge før trekket, men her er det allerede trukket
    .hint = utelat det trukne kortet, eller `--top`; oppgi kort som ikke kan trekkes, med `--seen`
request-train-before-draw = `--train` spør hva som skal kastes, så hånden må også ha det trukne kortet
request-train-without-terminal = `--train` spør hva som skal kastes, men dette er ikke en terminal
request-no-backup = ingen sikkerhetskopi er oppgitt
    .hint = kjør { $command } for å gjenopprette den nyeste
request-no-backup-there = det finnes ingen sikkerhetskopi av `{ $database }` i `{ $directory }`
    .hint = oppgi en, for eksempel { $command }
request-same-player = det trengs to forskjellige spillere, ikke `{ $name }` to ganger
request-not-in-standings = { $name } har ikke spilt ferdig noen av spillene som teller her
request-rating-drops-none = en rating teller alle spill og kan ikke brukes med `--drop-worst`
request-first-day-after-last = den første dagen, { $since }, er etter den siste, { $until }
request-already-retired = `{ $name }` er allerede inaktiv
request-not-retired = `{ $name }` er ikke inaktiv
request-same-name = `{ $name }` heter allerede det
request-not-finished = spill { $game } er ikke ferdig
request-last-game-deleted = det siste spillet, { $game }, er slettet
    .hint = kjør { $command } for å få det tilbake
request-same-league = spill { $game } hører allerede til den ligaen
request-in-no-league = spill { $game } hører ikke til noen liga
request-nothing-to-change = det er ikke oppgitt noe å endre
    .hint = kjør { $command } for å se innstillingene
request-season-ends-first = sesong `{ $name }` slutter { $until }, før den begynner { $from }
request-season-without-league = `{ $name }` er ingen sesong uten en liga, og verken et år eller en måned
    .hint = oppgi også ligaen med `--league NAVN`
request-screen-without-terminal = skjermen krever en terminal
    .hint = kjør { $command }, som spør linje for linje
request-ruleset-comma = navnet på et regelsett kan ikke inneholde komma: komma skiller reglene som avviker
request-built-in-ruleset = regelsett `{ $name }` er innebygd og kan ikke tas ut av bruk
request-result-args = et resultat har navnet og totalen til hver spiller, f.eks. `Ann 120 Bob 98`
request-name-without-total = `{ $name }` har ingen total; et resultat er navn og totaler, f.eks. `Ann 120 Bob 98`
request-no-total = `{ $word }` er ikke en total
    .hint = en total er et helt tall, f.eks. 98{ $command ->
        [none] { "" }
       *[other] ; hører det til et navn, kjør først { $command }
    }
request-plays-alone = bare én spiller er oppgitt, `{ $name }`
    .hint = skriv alle spillerne, for eksempel { $command }; legg til `--yes` for å spille alene
request-undoes-rounds = den siste kommandoen kan ikke angres: spill { $games } har omganger som en annen enhet har ført siden
    .hint = kjør { $command } for å gi opp et spill med omgangene
request-undo-overtaken = det kom en annen kommando imens; ingenting ble angret
    .hint = kjør { $command } for å angre den siste kommandoen
request-solitaire-open = en kabal er i gang; kortene og reglene ligger fast
    .hint = kjør { $resume } for å fortsette den, eller { $abandon }, som teller som tapt
request-two-solitaires = en kabal som er gitt, og en med ekte kort er åpne
    .hint = kjør { $dealt } for å gi opp den som er gitt, eller { $table } for den med ekte kort
request-no-solitaire = ingen kabal er i gang
    .hint = kjør { $command } for å legge en
request-no-drawn-card = skriv først det trukne kortet, så bunken det skal til
request-piles-end = standard inndata slutter før bunke { $pile } er full; det mangler { $wanted } kort
    .hint = gi alle 88 kort, bunken med tre først, og så ett trekk per linje
request-no-move-to-undo = den siste kommandoen her var ikke et trekk i denne kabalen, så ingenting ble angret
request-no-move-to-redo = ingen trekk er angret her
request-two-meanings = `{ $text }` kan være { $readings }
request-too-many-words = for mange spillere, ligaer eller perioder er nevnt for ett svar
request-two-rounds = to omganger er nevnt: { $one } og { $other }
request-words-read-as = `{ $text }` ble lest som `{ $options }`
request-words-not-read-as = `{ $text }` ble lest som `{ $options }`, ikke som `{ $others }`
request-holds-no-record = { $name } har ingen av rekordene
request-cancelled = avbrutt; ingenting ble endret
request-line-not-taken = { $line } (`{ $text }`) ble avvist{ $more ->
        [yes] , og linjene etter den ble ikke lest
       *[no] { "" }
    }
    .hint = rett den, og gi den på nytt{ $more ->
        [yes] { " " }med linjene etter den
       *[no] { "" }
    }
request-input-ended = inndataene sluttet der det trengtes et svar: { $question }

## rules

# `$varied` lists the rules that differ from those of the ruleset, or is none.
rules-ruleset =
    { $name ->
        [official] offisielle regler
        [texas] Texas-regler
       *[other] regelsett { $name }
    }{ $varied ->
        [none] { "" }
       *[other] { " " }med { $varied }
    }
rules-no-ruleset = det finnes ikke noe regelsett `{ $name }`; de innebygde er { $names }
rules-no-value = `{ $text }` må være REGEL=VERDI, for eksempel `min_naturals=1`
rules-value-missing = `{ $rule }` må ha en verdi: { $allowed }
rules-no-rule = det finnes ingen regel `{ $name }`; reglene er { $rules }
    .hint = mente du `{ $rule }`?
rules-bad-value = `{ $rule }` må være { $allowed }, ikke `{ $value }`
# Stands beside the two above.
rules-show-hint = kjør { $command } for å se alle regler med verdiene deres
rules-twice = `{ $rule }` er oppgitt to ganger, som `{ $first }` og som `{ $second }`
rules-no-aces = `{ $rule }` har ingen virkning når `low_ranks` er `none`: det er ingen ess
    .hint = legg til `--rule low_ranks=ace-two`

rules-official = utgiverens regler
rules-official-but = de offisielle med { $rules }
# `$differences` is one of the two above.
rules-added = Regelsett { $name } er lagt til: { $differences }
rules-play-by = { $command } starter et spill med det
rules-retired = Regelsett { $name } er tatt ut av bruk; `crowns undo` angrer det
rules-show = `crowns rules show NAVN` viser alle reglene

# Columns of the list of rules, the first after a mark.
rules-column-rule = { "  " }regel
rules-column-value = verdi
rules-column-official = offisiell
rules-column-decides = bestemmer
# What a rule decides.
rules-meaning =
    { $rule ->
        [min_naturals] naturlige kort i hver kombinasjon
        [natural_in_place] jokerkort på egen plass er naturlig
        [max_wilds] flest jokerkort i én kombinasjon
        [book_distinct_suits] naturlige kort i bok: hver sin sort
        [low_ranks] ess og toere i kortstokken
        [ace] hvor esset står i en serie
        [ace_value] poeng for et ess til overs
        [joker_value] poeng for en joker til overs
        [wild_value] poeng for omgangens jokerkort igjen
        [face_cards] poeng for J, Q eller K til overs
        [discard_to_go_out] et kort må kastes for å gå ut
        [go_out_bonus] poeng til den som går ut
        [games_combined] antall spill blandet sammen
       *[tie] hvem vinner når to deler laveste sum
    }
# The values that a rule takes, as they are typed; those that are words stay in English.
rules-allowed =
    { $rule ->
        [min_naturals] 0, 1, 2 eller 3
        [max_wilds] `none` eller et tall fra 0 til 14
        [low_ranks] `none` eller `ace-two`
        [ace] `low`, `high` eller `either`
        [ace_value] poeng fra 0 til 999
        [joker_value] poeng fra 0 til 999
        [wild_value] poeng fra 0 til 999 eller `face`
        [face_cards] `11-12-13` eller `10`
        [go_out_bonus] poeng fra -999 til 0
        [games_combined] 1 eller 2
        [tie] `shared`, `most-out` eller `extra-round`
       *[other] `yes` eller `no`
    }
rules-differs = * avviker fra de offisielle reglene
rules-all-official = alle regler har den offisielle verdien

rules-read = `crowns rules EMNE` viser svaret, `crowns rules --find ORD` søker
rules-not-sure = Ikke sikker; mener du
rules-customs = Husregler, ikke offisielle
rules-variations = For å spille annerledes
rules-examples = Eksempler
rules-source = Kilde: { $sources }
# `$silent` says that no source tells.
rules-source-none = Kilde: ingen, { $silent }
rules-source-partly = Kilde: { $sources }; utover det: { $silent }
rules-round = omgang { $round }, { $wild } er jokerkort
# What an example shows about its cards.
rules-is-book = en bok
rules-is-run = en serie
rules-is-book-or-run = en bok, eller en serie om man vil
rules-is-no-meld = ingen kombinasjon
rules-goes-out = kan gå ut
rules-stays-in = kan ikke gå ut
rules-costs = koster { $points }
rules-no-topic = ingen emner nevner `{ $text }`
rules-is-ruleset = `{ $name }` er også et regelsett; kjør `{ $command }` for å se det
rules-of-game = spill { $game } spilles etter { $ruleset }
rules-no-answer = ingen emner svarer på `{ $text }`{ $near }
    .hint = spør med andre ord, eller kjør { $command } for å se emnene
rules-to-judge = kjør { $command } for å få disse kortene bedømt

## score

score-none-given = ingen poeng er oppgitt
    .hint = skriv ett tall for hver spiller i den rekkefølgen de sitter ({ $names }), for eksempel { $command }
score-mixed = skriv enten alle poengene i bordets rekkefølge eller alle med navn; `{ $value }` har ikke noe navn
    .hint = skriv navn ved alle poengene, for eksempel `bob=13 ann=0`, eller ved ingen av dem
score-missing = etter { $name } mangler det poeng, for eksempel `12`, `ut` eller `-`
score-count =
    omgang { $round } har { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }, men det er skrevet { $scores } poengtall; spillerne sitter slik: { $names }
    .hint-too-many = skriv kortene til en spiller samlet, `KH,5D` eller "KH 5D"; skriv `-` for en spiller som ikke var med
    .hint-spaces = sett mellomrom mellom kortene til en spiller og komma mellom spillerne
    .hint-too-few = skriv `-` for en spiller som ikke var med, og `ut` for den som gikk ut
score-without-name = en rettelse må nevne spilleren, det gjør ikke `{ $value }`
    .hint = skriv hvem poengene gjelder, for eksempel `{ $example }`
score-no-correction = ingen rettelse er oppgitt
    .hint = skriv omgangen, så spilleren med poeng, for eksempel { $command }
score-without-round =
    { $number ->
        [yes] en omgang må være et tall fra 1 til 11, ikke `{ $value }`
       *[no] en rettelse må nevne omgangen, det gjør ikke `{ $value }`
    }
    .hint = skriv omgangen først, for eksempel { $command }
score-ambiguous = disse poengene kan leses som { $readings }
    .hint = skriv poengene til hver spiller for seg, eller skriv navnene, for eksempel { $example }
score-table-changed = det sitter nå andre ved bordet; ingenting ble ført
    .hint = kjør { $command } for å se hvem som sitter ved bordet nå

score-forms = skriv poeng (12), en sum (10+15), kort (KH,5D), `ut` (`out`) eller `-`
score-unreadable = { score-forms }, ikke `{ $text }`
score-too-large = det kan være høyst 99 999 poeng, ikke `{ $text }`
score-not-whole = poeng må være et helt tall, ikke `{ $text }`
score-no-number = skriv et tall foran `{ $plural }`, for eksempel `2 { $plural }`
score-count-or-card = `{ $text }` kan være flere kort med samme verdi, eller ett kort av hver
    .hint = skriv flertall for flere, eller `+` mellom kortene
score-article = `a { $rank }` kan være et ess og { $rank }, eller bare { $rank }
    .hint = skriv `ace { $rank }` for begge, eller `the { $rank }` for det ene
score-mark = `{ $text }` er ingen poeng: `0x` eller `ut` er for den som gikk ut, `JK` for en joker igjen
score-product = en sum skrives med `+`, for eksempel `10+10+10`, ikke `{ $text }`
score-corrects = en rettelse skrives som `{ $typed }`
    .hint = kjør { $command } for å rette poengene
score-corrects-either = hvilken omgang skal rettes? skriv `{ $scores }` for omgang { $round }, eller `{ $command }`
score-several-rounds = `crowns fix` retter én omgang om gangen: kjør { $commands }
score-one-round = en rettelse gjelder én omgang, så rett hver omgang for seg
score-other-round = omgang { $next } er den neste, ikke omgang { $round }
    .hint = kjør { $command } for å føre omgang { $round } nå
score-adds = { $name } har allerede { $score }; skriv `{ $sum }` for begge sammen
score-was-another = { $name } har { $score } i omgang { $round }, ikke { $typed }
    .hint = kjør { $command } for å rette det
score-twice = skriv bare den riktige poengsummen, ikke `{ $text }`
score-may-be-total = `til { $total }` kan være en total; skriv `{ $name } { $total }` for omgangens poeng
score-only-rest = skriv hvem som har andre poeng enn de andre, for eksempel `{ $name } ut`
score-other-rest = de andre er { $names }; skriv `de andre 20` for alle sammen, eller skriv navnene
score-no-rest = ingen mangler poeng
score-name-last = skriv navnet først: `{ $name } { $score }`
score-slip = `{ $text }` er ikke et tall; mente du `{ $meant }`?
score-too-many-cards = i omgang { $round } telles en hånd med { $dealt } kort, ikke { $cards }
    .hint = utelat kortet som ble kastet
score-cards-left-hint = nevn alle kortene som er igjen, eller skriv poengene i stedet
score-low-ranks-hint = et spill med ess og toere startes med `--rules texas`
score-row-of-one = én spillers poeng, `{ $cards }`

score-above-cap = { $name } kan ikke ha { $points } i omgang { $round }: { $dealt } kort koster høyst { $cap }
score-below-least = { $name } kan ikke ha { $points }: det billigste kortet koster { $least }
score-negative = { $name } kan ikke ha { $points }: poeng kan ikke være negative
score-out-with-points = { $name } gikk ut og får derfor { $due }, ikke { $points }

score-of-cards = { $name } får { $points }
score-correction = Omgang { $round }: { $name } hadde { $old }, har nå { $new }
score-correction-same = Omgang { $round }: { $name } har fortsatt { $points }
score-correction-played = Omgang { $round }: { $name } var ikke med, har nå { $new }
score-correction-not-played = Omgang { $round }: { $name } hadde { $old }, er nå ikke med
score-correction-never-played = Omgang { $round }: { $name } var ikke med
score-corrected-total = { $correction }; summen er { $new }, ikke { $old }
score-corrected-out = Omgang { $round }: { $new } gikk ut, ikke { $old }
score-corrected-out-known = Omgang { $round }: { $new } gikk ut
score-corrected-out-unknown = Omgang { $round }: det er ikke lenger kjent hvem som gikk ut
score-confirmed = Omgang { $round } blir som den er; de andre poengene teller ikke lenger
score-after-total = en sum på { $total } etter { $before }

score-forced = { $problem }; ført likevel
score-above-largest = { $name } har { $points }, men en hånd på { $dealt } kort koster høyst { $largest } når den er lagt best mulig; ble en kombinasjon oversett?
score-impossible = { $name } kan ikke ha nøyaktig { $points } poeng i omgang { $round }; ble en kombinasjon oversett, eller er det talt feil?
score-holds-meld = { $name } har fortsatt en kombinasjon i kortene som er igjen; legges den ned, koster de { $best }, ikke { $points }
score-taken-as-out = { $name } har den eneste nullen i omgang { $round } og regnes for å ha gått ut, noe som gir { $bonus }; hvis ikke: `{ $command }`
score-holds-book = { $name } har en bok med { $rank } i kortene som er igjen; ble den oversett?
score-nobody-out = ingen gikk ut i omgang { $round }: ingen har { $points }
score-all-zero = alle i omgang { $round } har 0 poeng
score-who-went-out =
    { $names } { $players ->
        [1] har
        [2] har begge
       *[other] har alle
    } { $points } i omgang { $round }, så det er ikke kjent hvem som gikk ut; var det { $first }: `{ $command }`
score-same-as-before = omgang { $round } har samme poeng som omgang { $before }, som ble ført like før; er den ført to ganger, angrer `crowns undo` det
score-out-of-turn = omgang { $round } ble ført, men omgang { $next } er den neste; var det en feil, angrer `crowns undo` det
score-late-start = { $name } ble med i omgang { $round } med { $start }; etter denne rettelsen ville det vært { $now }; for å endre det: `{ $command }`
score-still-zero = { $name } har fortsatt { $points } i omgang { $round } uten å ha gått ut; var det kort igjen: `{ $command }`
score-tie-gone = omgang { $round } ble spilt fordi det sto likt, men det gjør det ikke lenger; er denne rettelsen en feil, angrer `crowns undo` den
score-like-totals = i omgang { $round } har ingen fått færre poeng enn de hadde til sammen; er det løpende summer, så kjør `crowns undo` og før inn omgangen på nytt med `--totals`

## screen

screen-round = omgang { $round }
screen-deal = { $dealt } kort, jokerkort { $rank }
screen-dealer = { $name } deler ut
screen-leader = { $names } leder med { $total }
screen-no-game = Ingen spill er i gang
screen-how-to-begin = ingen spill er i gang; for å begynne et, skriv spillerne i den rekkefølgen de sitter: `new Ann Bob Cat`
# The question mark tells that some totals are not recorded yet.
screen-total = sum
screen-total-typed = sum?
screen-not-saved = ikke lagret ennå
screen-over = Enter: revansj eller nytt spill
screen-over-none = Ingen spill er i gang. Enter begynner et:
screen-total-prompt = { $name }, sum { $total }, ny sum:
screen-total-prompt-dealer = { $name } (deler ut), sum { $total }, ny sum:
screen-entry-help =
    Skriv { $totals ->
        [yes] en løpende sum som 112
       *[no] poeng (12), en sum (10+15)
    }, kortene som er igjen (KH,5D eller 8,K), ut (out) for den som gikk ut, eller - for en som ikke var med{ $rows ->
        [yes] ; eller hele omgangen: { $row }
       *[no] { "" }
    }. ? viser alle { $plain ->
        [yes] kommandoene
       *[no] tastene
    }

screen-correct = Rett omgang { $round }, { $name } { $points }:
screen-correct-not-played = Rett omgang { $round }, { $name }:
screen-correct-help = Skriv de riktige poengene som i en ny omgang; piltastene går til et annet felt, Esc går tilbake
screen-nothing-to-correct = Ingen omgang er ført ennå
screen-save = Lagre omgang { $round }? [J/n/tilbake]
screen-save-doubted = { $doubt } [j/N/tilbake]
screen-held = `{ $text }` er tatt vare på; { $choices } først
screen-not-held = `{ $text }` ble kastet; { $choices } først
screen-whose-score = `{ $example }` retter de poengene; ellers { $choices }
screen-not-read =
    { $count ->
        [one] { $count } linje ble ikke lest: { $lines }
       *[other] { $count } linjer ble ikke lest: { $lines }
    }
screen-round-not-saved = omgang { $round } ble ikke lagret: { $scores }
screen-command-runs = Kjører ennå; Ctrl-C stopper det
screen-command-stopped = `{ $command }` ble stoppet
screen-runs-until-stopped = `{ $command }` kjører til Ctrl-C: start det i en annen terminal
screen-game-is-over = spill { $game } er slutt; `rematch` eller `new` begynner det neste, `fix` retter poeng
screen-moved = Bruke det du skrev for omgang { $round }, som omgang { $next }? [j/n]
screen-moved-help = Nå er omgang { $next } den neste: j bruker det du skrev, til den, n sletter det
screen-force = { $refusal }; Ctrl-F fører det likevel
screen-numbers-are-totals = Tall leses som løpende summer; Ctrl-T leser dem igjen som poeng
screen-numbers-are-points = Tall leses som poeng
screen-like-totals = i omgang { $round } har ingen fått færre poeng enn de hadde til sammen; er det løpende summer, svar nei, trykk Ctrl-T, og skriv dem på nytt
screen-like-totals-in-lines = i omgang { $round } har ingen fått færre poeng enn de hadde til sammen; er det løpende summer, svar nei og skriv dem med `score --totals`
screen-waiting-quit = Enter eller q lukker skjermen; skriv videre for et kort
screen-waiting-redo = Enter gjør om igjen; skriv videre for et navn
screen-waiting-undo = Enter angrer; skriv videre for et navn
screen-round-scores = omgang { $round }: { $scores }
screen-round-saved = Lagret { $scores }; u angrer det
screen-undone = U gjør det om igjen
screen-redone = u angrer det igjen
screen-entered-elsewhere = Nettopp ført et annet sted: { $scores }
screen-on-phones = På telefonene: { $scores }
screen-changed-elsewhere = Spillet ble nettopp endret et annet sted

screen-check = Hånd:
screen-check-help = Skriv en hånd i omgang { $round }: { $dealt } kort for å telle den, { $drawn } etter trekket, færre for kortene som er igjen, for eksempel KH 5D 9T JK
screen-take-over = Enter: { $score } til { $name }; Tab: neste spiller
screen-judge = Kombinasjoner:
screen-judge-help = Skriv kombinasjonene med komma imellom, så resten: 6D 7D 8D, 9C 9T 9S, kast QS, igjen KH 4D
screen-odds = Odds for:
screen-odds-help = Skriv hånden din i omgang { $round }: { $dealt } kort før trekket, { $drawn } etter. Legg til / { screen-odds-top } 8H for å velge mellom det kortet og et trekk, / { screen-odds-seen } KH 4D for kort som ikke kan trekkes, / { screen-odds-last } når noen har gått ut
# What is typed before the card on top and before cards seen, and for the last turn.
screen-odds-top = øverst
screen-odds-seen = sett
screen-odds-last = siste tur
screen-cards-so-far = { $cards } kort så langt: { $dealt } før trekket, { $drawn } etter
screen-odds-pending = Beregner odds...
screen-rules = Regler om:
screen-rules-help = Skriv et emne eller andre ord: hvem deler ut, for mange kort, uavgjort

screen-menu = Velg:
screen-menu-help = Skriv { $letters }, så Enter; Esc går tilbake
screen-menu-new = nytt spill
screen-menu-rematch = revansj: samme spillere, den neste deler ut først
screen-menu-join = en spiller blir med
screen-menu-leave = en spiller går
screen-menu-finish = avslutt spillet før tiden
screen-menu-solitaire = kabal
screen-also-open = Spill { $game } er fortsatt i gang ved siden av det nye
screen-rematch-of-open = Spill { $game } er fortsatt i gang. Starte et nytt likevel?
screen-finish-now = Avslutte spill { $game } før den siste omgangen?
screen-drops-typed = Poengene du har skrevet for omgang { $round }, blir ikke lagret
screen-players-help =
    Hvem som spiller, i den rekkefølgen dere sitter, med urviseren: Ann Bob Cat, eller med komma: Ann, Mary Lou, Cat{ $offered ->
        [yes] ; Enter for dem i hakeparentes
       *[no] { "" }
    }
screen-name-with-score = `{ $name }` slutter på et poengtall. Er det navnet på en ny spiller?
screen-new-players = Det finnes ingen spillere { $names }. Legge dem til som nye spillere?
screen-rules-to-play-help = official, texas eller navnet på deres egne regler; Enter for dem i hakeparentes
screen-join = Hvem blir med?
screen-join-help = Navnet, for eksempel Zoe; deretter spørres det om startsummen
# Follows that somebody joined or left.
screen-deal-passes = ; utdelingen går videre til venstre, så { $name } deler ut i omgang { $round }
screen-join-total =
    { $reason ->
        [own] Hva begynner { $name } med? [{ $total }, som før]
       *[highest] Hva begynner { $name } med? [{ $total }, den høyeste summen]
    }
screen-join-total-help =
    { $reason ->
        [own] Summen { $name } begynner med, for eksempel { $example }; Enter for { $total } som før
       *[highest] Summen { $name } begynner med, for eksempel { $example }; Enter for { $total }, den høyeste summen ved bordet
    }
screen-no-total = en sum må være et tall fra -99 999 til 99 999, ikke `{ $text }`
screen-leave = Hvem går?
screen-leave-help = { $names }, eller begynnelsen på navnet; poengene så langt blir stående
screen-quit = Lukke uten poengene du har skrevet for omgang { $round }?
screen-more-lines = { $count } til, PgDn
screen-no-backup = det gikk ikke å lage en sikkerhetskopi: { $reason }
screen-plain-saved = Omgang { $round } er lagret: { $scores }.
screen-not-saved-so-far = Omgang { $round }, ikke lagret ennå: { $scores }
screen-rounds-left =
    { $rounds ->
        [one] { $rounds } omgang igjen, med denne
       *[other] { $rounds } omganger igjen, med denne
    }
screen-no-command-near = det er ingen kommando `{ $name }`; mente du { $near }?
screen-no-command = det er ingen kommando `{ $name }`; `?` viser hva du kan skrive
screen-readings-help = skriv et tall fra 1 til { $count }, eller `nei` for å skrive poengene igjen
screen-type-command = skriv `{ $command }` for det
screen-deals = { $dealer } deler ut i omgang { $round }; etter hver omgang deler den neste til venstre ut
screen-deals-first = { $dealer } deler ut i omgang 1; skal en annen begynne, så skriv `{ $command }`
screen-back-first = svar `tilbake` først, og skriv så `{ $command }`; `ja` lagrer poengene, `nei` dropper dem
# A command was typed where something else is asked.
screen-answer-first = svar `tilbake` først, og skriv så `{ $command }`
# `$why` is why it is no score.
screen-or-asks = { $why }; et spørsmål slutter med `?`
screen-score-was = { $name } { $score } (før { $was })
screen-cleared = { $name } har ingen poeng nå
screen-already-saved = omgang { $round } er lagret; `undo` angrer den
screen-phone-differs = { $name } har { $here } her, men { $phone } på en telefon
screen-then = { $leader }, så { $others }
screen-entered-last = Omgang { $round }, den som ble skrevet inn sist; begynn med `{ $next }` for den neste
screen-entered-last-of-all = Omgang { $round }, den som ble skrevet inn sist
screen-not-entered = Omgang { $round }, ikke skrevet inn ennå; begynn med `{ $last }` for den siste
screen-no-such-round = det er ingen omgang { $round }: omgangene er 1 til 11
screen-left-open =
    Spill { $game }: { $rounds ->
        [0] ingen omgang er lagret ennå
        [1] omgang 1 er lagret
        [2] omgang 1 og 2 er lagret
       *[other] omgang 1 til { $rounds } er lagret
    }. `{ $command }` fortsetter det.
screen-left-over = Spill { $game } er lagret. `{ $command }` begynner det neste.
screen-plain-help = Skriv poengene til spilleren det spørres om, eller en hel omgang på én gang: `0 13 37` eller `ann 0 bob 13 cat 37`. Alle kommandoer kan skrives uten `crowns`, på norsk eller engelsk: `rett 3 ann=31`, `angre`, `skjema`, `graf`, `logg`, `bli med Zoe`, `gå Bob`, `sjekk 7D 9D JK`, `odds 7D 9D JK`, `døm 6D 7D 8D, 9C 9T 9S`, `regler uavgjort`, `nytt spill`. `slutt` avslutter, `?` viser dette igjen

# What a key does, on one line; the shorter, the more keys fit.
screen-key-keys = hjelp
screen-key-check = sjekk
screen-key-odds = odds
screen-key-judge = døm
screen-key-rules = regler
screen-key-undo = angre
screen-key-fix = rett
screen-key-menu = meny
screen-key-quit-score = lukk
screen-key-log = logg
screen-key-chart = graf
screen-key-new-game = nytt spill
screen-key-quit = lukk
screen-key-correct = rett
screen-key-another-cell = annet felt
screen-key-back = tilbake
screen-key-save = lagre
screen-key-drop = slett
screen-key-edit = svaret, for å rette i det
screen-key-help = hjelp
screen-key-yes = ja
screen-key-no = nei
screen-key-use-it = bruk det
screen-key-drop-it = slett det
screen-key-choose = velg
screen-key-answer = svar
screen-key-take-over = bruk
screen-key-next-player = neste spiller
screen-key-scroll = rull
screen-key-new = nytt
screen-key-rematch = revansj
screen-key-join = bli med
screen-key-leave = gå
screen-key-finish = slutt
screen-key-solitaire = kabal

# Names of the arrow keys, together and one by one, where signs cannot be shown.
screen-arrows = piltaster
screen-left = Venstre
screen-right = Høyre
screen-up = Opp
screen-space = Mellomrom

# All keys and what they do.
screen-all-score = poeng til spilleren det spørres om
screen-all-round = hele omgangen, slik dere sitter
screen-all-named-score = poeng med navn; Tab fullfører navn
screen-all-name = spør om poengene til Tom
screen-all-out = gikk ut
screen-all-not-played = var ikke med
screen-all-cards = kortene som er igjen
screen-all-commands = enhver kommando, som på kommandolinjen
screen-all-another-answer = gå til andre poeng i omgangen
screen-all-correct = rett et felt i protokollen
screen-all-force = før inn usannsynlige poeng likevel
screen-all-totals = les tall som løpende summer, eller som poeng igjen
screen-all-help = disse tastene; ved et spørsmål, hva du kan svare
screen-all-check = sjekk en hånd
screen-all-judge = døm det som er lagt ned
screen-all-chart = graf
screen-all-log = loggen for spillet
screen-all-rules = søk i reglene
screen-all-menu = nytt spill, revansj, bli med, gå, avslutt
screen-all-odds = odds for en hånd: hva du bør kaste, ta eller trekke
screen-all-undo = angre, gjør om
screen-all-scroll = rull i panelet
screen-all-escape = lukk panelet, tøm linjen
screen-all-suspend = tilbake til skallet; fg kommer tilbake
screen-all-quit = lukk
screen-all-sheet = i protokollen: leder, deler ut, gikk ut, var ikke med
screen-all-text = begynner tekst: bokstaver er taster på en tom linje, med mindre de fortsetter som et navn (`g 12`, `gran 12`) eller en knekt (`js,5d`)

## serve

serve-page-sheet = Regnskap
serve-page-hand = Hånd
serve-page-melds = Kombinasjoner
serve-page-odds = Odds
serve-page-rules = Regler
serve-page-more = Mer
serve-page-standings = Stilling
serve-page-night = Kveld
serve-page-games = Spill
serve-page-tournament = Turnering

serve-which-game = Flere spill er i gang. Hvilket?
serve-missing = Mangler ennå: { $names }
serve-disputed = Ulike resultater for { $names }: trykk på det riktige
serve-complete = Alle resultatene er her
serve-changed = resultatene er endret i mellomtiden; se på dem igjen
serve-choose = Trykk på et navn for å skrive et resultat
serve-score-of = { $name }, omgang { $round }
serve-whole-round = Hele omgangen
serve-save = Lagre omgang { $round }
serve-save-anyway = Lagre likevel
serve-enter = Skriv inn
serve-enter-anyway = Skriv inn likevel
serve-points = Poeng
serve-cards = Kort
serve-out = Gikk ut
serve-absent = Var ikke med
serve-one-score = her skrives bare resultatet for { $name }; en rad med resultater skrives under: { serve-whole-round }
serve-one-correction = her rettes bare resultatet for { $name }
# Names the players, as the scores follow each other.
serve-row = Resultater i denne rekkefølgen: { $names }
serve-right-score = Det riktige resultatet
# Explains the mark of the ranks that are.
serve-wild = jokerkort i denne omgangen
serve-saved = Lagret { $scores }
serve-undo = Angre omgang { $round }
serve-undo-correction = Angre rettelsen av omgang { $round }
serve-correct = Rett en omgang
serve-keyboard = Tastatur
serve-delete = Slett
serve-clear = Fjern { $scores }
serve-check = Tell
serve-judge = Døm
serve-ask = Spør
serve-all-topics = Alle emner
serve-offline = Ingen forbindelse. Det du skrev, blir på telefonen og sendes så snart det går.
serve-restarted = crowns ble startet på nytt. Det som ikke var lagret, er borte; skriv det inn igjen.
serve-wrong-link = Lenken gjelder ikke. Skann koden på den bærbare igjen.
serve-read-only = Denne lenken viser bare spillet.
serve-pin = PIN-kode
serve-wrong-pin = Det er ikke PIN-koden
serve-too-many-pins = For mange gale PIN-koder. Vent et minutt og prøv igjen.
serve-no-page = Den siden finnes ikke
serve-foreign-site = Dette kom fra et annet nettsted og ble ikke gjort

## solitaire

solitaire-over =
    kabalen er slutt: { $state ->
        [won] du vant
       *[other] det er ingen kort å trekke
    }
solitaire-none-left = kortstokken har bare { $copies } av dette kortet, og det er ingen `{ $card }` igjen å trekke
solitaire-not-next = det neste kortet er `{ $next }`, ikke `{ $card }`
solitaire-closed = bunke { $pile } er snudd
solitaire-no-discard = bunke { $pile } kan ikke avsluttes med dette kortet: skriv også hvilket kort den kaster
solitaire-not-in-pile = bunke { $pile } har ingen `{ $card }` å kaste
solitaire-thrown-at-once = i denne kabalen kan det trukne kortet, `{ $card }`, ikke kastes med en gang
solitaire-no-pile = et trekk begynner med nummeret på bunken, 3 til 13, ikke `{ $text }`
solitaire-no-move = det er ikke skrevet noe trekk
solitaire-drawn-count = det trekkes ett kort om gangen, ikke { $cards }
solitaire-discard-count = en bunke kaster ett kort, ikke { $cards }
# Stands beside the three above.
solitaire-move-hint = skriv bunken og kortet den kaster, for eksempel `7 JC`
solitaire-pile-size = bunke { $pile } har { $pile } kort, ikke { $cards }
solitaire-too-many-cards =
    { $wanted ->
        [0] alle bunkene er fulle; skriv nummeret og et kolon først for å rette en
       *[other] bunkene mangler { $wanted } kort, ikke { $cards }
    }

# `$seed` is none if the cards are real ones.
solitaire-title =
    Kabal, { $seed ->
        [none] ekte kort
       *[other] startverdi { $seed }
    }, { $ruleset }: { $cards } kort å trekke
# Columns of the board: short, in lower case.
solitaire-column-pile = bunke
solitaire-column-wild = joker
solitaire-column-away = trekk
solitaire-column-cards = kort
# In the column of the draws away.
solitaire-closes = avslutt
solitaire-never = aldri
solitaire-turned-over = snudd

solitaire-draw = Trekk { $draw } av { $draws }: { $card }
solitaire-move = { $card } til bunke:
solitaire-draw-card = Trekk { $draw } av { $draws }, kort:
solitaire-move-help = Skriv bunken og kortet den kaster, for eksempel 7 JC; bare bunken hvis den kan avsluttes. Dessuten hint, undo, redo, board, abandon og q for å gå; det som er spilt, blir stående.
solitaire-move-help-real = Skriv det trukne kortet, så bunken og kortet den kaster, for eksempel 7 JC; bare bunken hvis den kan avsluttes. Dessuten hint, undo, redo, board, abandon og q for å gå; det som er spilt, blir stående.
solitaire-closing =
    bunke { $pile } kan avsluttes { $count ->
        [0] uten å kaste
       *[other] ved å kaste { $discards }
    }
solitaire-played =
    { $card } til bunke { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } kastet
    }{ $closed ->
        [yes] , snudd
       *[no] { "" }
    }
solitaire-missed-closing =
    bunke { $pile } kunne vært avsluttet { $discard ->
        [none] uten å kaste
       *[other] ved å kaste { $discard }
    }; `undo` angrer trekket
# `$short` is how many cards the piles lack.
solitaire-placement =
    { $number }. bunke { $pile }{ $discard ->
        [none] { "" }
       *[other] , kast { $discard }
    }{ $closes ->
        [yes] , som avsluttes
       *[no] { "" }
    }: { $short ->
        [0] alle bunker kan avsluttes
       *[other] { $short } kort for lite
    }
solitaire-placements-order = Ordnet etter hvor mange kort den beste planen som ble funnet, mangler
solitaire-cannot-be-won = Kabalen kan ikke gå opp: bunkene mangler { $wanted } kort, og bare { $left } kan trekkes
solitaire-cannot-go-out = Kabalen kan ikke gå opp: bunke { $pile } kan ikke avsluttes med kortene som er igjen

solitaire-won =
    Vunnet: alle { $piles } bunkene snudd{ $cards ->
        [0] { "" }
       *[other] , { $cards } kort å trekke
    }
solitaire-lost =
    Tapt: { $closed } av { $piles } bunker snudd{ $points ->
        [none] { "" }
       *[other] , { $points } igjen
    }
solitaire-open =
    I gang: { $closed } av { $piles } bunker snudd{ $cards ->
        [0] { "" }
       *[other] , { $cards } kort å trekke
    }
solitaire-left = { $command } fortsetter kabalen
solitaire-is-open = Kabal, { $closed } av { $piles } bunker snudd: { $command } fortsetter den
solitaire-enter-returns = Trykk Enter for å gå tilbake:
solitaire-abandon = Gi opp kabalen? Den teller som tapt

solitaire-stats-none = Kabal: ingen spill er ferdige ennå
solitaire-stats = Kabal: { $games } spill, { $won } vunnet ({ $rate })
solitaire-mean-closed = { $mean } av { $piles } bunker i snitt
    .label = snudd
solitaire-mean-left = { $mean } i snitt, i { $games } spill
    .label = poeng igjen
solitaire-streak = høyst { $longest }, nå { $current }
    .label-won = vunnet på rad
    .label-lost = tapt på rad

solitaire-pile = Bunke { $pile }, kort:
solitaire-pile-more = Bunke { $pile }, { $wanted } til:
solitaire-piles = Enter for å begynne, eller en bunke å rette, for eksempel 3: 7D 9D QS:
solitaire-pile-help = Skriv eller lim inn bunkene fra 3 til 13 kort, én per linje, for eksempel 7D 9D QS, eller alle 88 kort på én gang. 5: og fem kort retter bunken med fem; board viser bunkene, tilbake angrer den siste, q avbryter.
solitaire-piles-to-paste = Bunkene som du har skrevet, til å lime inn neste gang:

## stats

stats-overall = Samlet
stats-by-round = Omgang for omgang; bord er snittet av de andre
stats-by-table = Etter antall spillere
stats-by-opponent = Etter motstander, flest spill først
stats-beats = Slår oftest { $most } og sjeldnest { $least } blant dem som er møtt i minst fem spill
stats-beaten-in = { $name } ({ $ahead } av { $games })
stats-average-by-round = Snitt per omgang
stats-last-meetings = Siste møter
stats-last-games = Siste spill
stats-thin = ~ bygger på færre enn fem spill

# `$selection` tells which games are meant, or is empty.
stats-none =
    { $names } har ingen ferdige { $players ->
        [1] spill
       *[other] spill sammen
    }{ $selection }
stats-none-yet =
    { $names } har ingen ferdige { $players ->
        [1] spill
       *[other] spill sammen
    }{ $selection } ennå
stats-none-even-short =
    { $names } har ingen ferdige { $players ->
        [1] spill
       *[other] spill sammen
    }{ $selection }, heller ikke avkortede
stats-more = `crowns new` starter et spill
stats-more-short = `crowns new` starter et spill; `--short` teller også spill som sluttet før tiden
stats-more-selected = Uten liga, dager eller antall spillere teller alle spill
stats-more-selected-short = Uten liga, dager eller antall spillere teller alle spill; `--short` teller også spill som sluttet før tiden
stats-title = { $name }: { $games } spill{ $selection }; { $won } vunnet
stats-title-shared =
    { $name }: { $games } spill{ $selection }; { $won } vunnet, herav { $shared ->
        [1] { $shared } delt
       *[other] { $shared } delte
    }
stats-total = { $average } i snitt, { $round } per omgang
stats-total-deviation = { $average } i snitt, { $round } per omgang; standardavvik { $deviation }

stats-game-on = spill { $game }, { $day }
stats-round-of-game = omgang { $round } i { $game }
# `$place` is a game, or a round of a game.
stats-extreme =
    { $times ->
        [1] { $points } i { $place }
        [2] { $points }, to ganger, først i { $place }
       *[other] { $points }, { $times } ganger, først i { $place }
    }
# `$place` is an ordinal, `$games` how many ended in it; several stand in a line.
stats-place-count = { $games } x { $place }
stats-time-played = { $minutes } min i snitt, { $games }
stats-went-out =
    i { $out } av { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omganger
    }, { $rate }
stats-streak-none = ingen ennå
stats-streak-over = nå ingen
stats-streak-goes-on = fortsatt i gang
stats-streak-now = nå { $games }
stats-streak-one = høyst 1 på rad; { $now }
stats-streak = høyst { $games } på rad, { $span }; { $now }
stats-games = fra spill { $first } til { $last }
stats-games-on = fra spill { $first } til { $last }, { $day }
stats-games-between = fra spill { $first } til { $last }, { $since } til { $until }

# How many places a player gains from round 9 to the end.
stats-gain-none = ingen endring i snitt
stats-gained = { $places } plasser opp i snitt
stats-lost = { $places } plasser ned i snitt
stats-comeback-none = { $average }; ikke noe comeback ennå
stats-comeback = { $average }; best fra { $from } til { $to } plass i { $game }
stats-totals-note = eldste spill først; jo høyere, jo færre poeng
stats-totals-note-last = de siste { $games } spillene; jo høyere, jo færre poeng

stats-together = { $names }: { $games } spill sammen{ $selection }
stats-difference = { $points } poeng per spill i snitt
stats-difference-for = { $points } poeng per spill i snitt til fordel for { $name }
stats-biggest-win = { $name } med { $points } i { $game }

stats-records = Rekorder i { $games } spill{ $selection }
stats-order = Flest spill først, så etter navn
stats-records-too-few = Rekorder krever { $least } spill, og det mangler { $missing }: { $games } spill så langt{ $selection }
stats-record-lowest-total = Laveste sum
stats-record-highest-total = Høyeste sum
stats-record-lowest-win = Laveste vinnersum
stats-record-highest-win = Høyeste vinnersum
stats-record-biggest-margin = Største seier
stats-record-closest-finish = Knappeste seier
stats-record-biggest-round = Dyreste omgang
stats-record-most-out = Oftest ut
stats-record-most-zeros = Nuller på rad
stats-record-win-streak = Seire på rad
stats-record-drought = Lengst uten seier
stats-record-comeback = Beste comeback
stats-record-most-games = Flest spill
stats-rounds =
    { $rounds ->
        [one] { $rounds } omgang
       *[other] { $rounds } omganger
    }
stats-places =
    { $places ->
        [one] { $places } plass
       *[other] { $places } plasser
    }
stats-held-over = { $name } foran { $names }
# `$name` is who holds a record, and over whom; `$games` in which games.
stats-held = { $name }, { $games }
stats-held-in-round = { $name }, omgang { $round }, { $games }

## tournament

tournament-standings = { $name }: stilling
tournament-game = Spill { $game }
tournament-final = Finale
tournament-finished =
    { $game }: { $finished } av { $tables ->
        [one] { $tables } bord ferdig
       *[other] { $tables } bord ferdige
    }
tournament-winner =
    { $winners ->
        [one] Vinner: { $names }
       *[other] Vinnere: { $names }
    }
tournament-final-first = Finalistene står først, i finalens rekkefølge
tournament-unequal-tables = Bord med { $smallest } til { $largest } spillere: jo større bord, jo flere poeng (i snitt 103, 122, 136 og 147 ved bord med 3, 4, 5 og 6), så summer kan ikke sammenlignes; `--by beaten` og `--by points` er rettferdige
# In place of the place of a player.
tournament-left = gått

tournament-seats-by-name = { $tournament }: plasser etter navn
tournament-seats-by-table = { $tournament }: plasser etter bord
tournament-seats-caption = Bordets nummer i hvert spill; { $sign } deler ut først
tournament-scoresheets = { $tournament }: protokoller
tournament-paper = { $tournament }, { $game }
tournament-paper-of-table = { $tournament }, { $game }, bord { $table }
tournament-table = Bord { $table }
tournament-scoresheet-note = Omgangens poeng, så summen; { $sign } deler ut; lavest sum vinner
tournament-score-keeper = Protokollfører
