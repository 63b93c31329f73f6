# The messages in Finnish. docs/languages.md says how a message file is read.

## dialogue

dialogue-score = { $name }, summa { $total }:
dialogue-score-dealer = { $name } (jakaa), summa { $total }:
dialogue-score-again = { $name }, summa { $total } [{ $score }]:
dialogue-score-dealer-again = { $name } (jakaa), summa { $total } [{ $score }]:
dialogue-score-help =
    Kullekin pelaajalle: { $totals ->
        [yes] juokseva summa, esimerkiksi 112
       *[no] pisteet (12), yhteenlasku (10+15)
    }, jäljelle jääneet kortit (KH,5D tai 8,K), `ulos` (`out`) jos pelaaja näytti kortit, tai `-` jos hän ei pelannut. Ensimmäiseen kysymykseen voi vastata myös koko kädellä: `0 13 37`. `takaisin` palaa edelliseen pelaajaan, Enter pitää hakasulkeissa olevat pisteet, `?` näyttää tämän uudelleen, Ctrl-C peruuttaa
dialogue-no-previous-player = edellistä pelaajaa ei ole
dialogue-force = { $refusal }; vastaus `{ $answer }` kirjaa sen silti
dialogue-who-went-out = Kuka näytti kortit?
dialogue-who-went-out-help = Se oli { $names }; `-` jos kukaan ei tiedä
dialogue-who-went-out-help-back = Se oli { $names }; `-` jos kukaan ei tiedä; `takaisin` palaa pisteisiin
dialogue-who-may-have-gone-out = se oli { $names }
dialogue-save = Tallennetaanko pisteet? [K/e/takaisin]
dialogue-save-help = `kyllä` tallentaa pisteet, `takaisin` palaa niihin, `ei` hylkää ne
dialogue-save-choices = vastaa kyllä, ei tai takaisin
dialogue-slip = `{ $text }` ei ole luku; oliko tarkoitus `{ $meant }`?
dialogue-choice = { $number }: { $text }
dialogue-which-game = Mikä peli?
dialogue-which-reading = Mikä näistä?
dialogue-choices = vastaa luvulla 1–{ $count }
dialogue-same-as-before = Nämä pisteet kirjattiin juuri kädelle { $before }. Kirjataanko ne myös kädelle { $round }?
dialogue-out-of-turn = Seuraavana on käsi { $next }. Kirjataanko silti käsi { $round }?
dialogue-like-totals = Kirjataanko luvut käden { $round } pisteiksi?
dialogue-which-round = Mikä käsi?
dialogue-which-round-or = Mikä käsi? [{ $round }]
dialogue-which-round-help = Korjattavan käden numero, esimerkiksi 3; Enter valitsee hakasulkeissa olevan. Ctrl-C peruuttaa
dialogue-why = Miksi?
dialogue-why-help = Syy, joka kirjataan lokiin; Enter jättää sen pois

dialogue-which-players = Pelaajat?
dialogue-which-players-or = Pelaajat? [{ $names }]
dialogue-which-players-help = Pelaajat istumajärjestyksessä, myötäpäivään: `Ann Bob Cat`, tai pilkuin erotettuina `Ann, Mary Lou, Cat`. Ctrl-C peruuttaa
dialogue-new-player = Pelaajaa `{ $name }` ei ole. Lisätäänkö uusi pelaaja { $name }?
dialogue-new-player-near = Pelaajaa `{ $name }` ei ole; oliko tarkoitus { $near }? Lisätäänkö uusi pelaaja { $name }?
dialogue-play-alone = Pelaajia on vain yksi, { $name }. Aloitetaanko yhden pelaajan peli?
dialogue-is-day-first = Onko päivä ennen kuukautta merkinnässä `{ $day }`?
dialogue-is-round-column = Ovatko kädet sarakkeessa `{ $heading }`?
dialogue-who-deals = Kuka jakaa ensin? [{ $default }]
dialogue-who-deals-help = Pelaaja tai nimen alku; Enter valitsee hakasulkeissa olevan
dialogue-which-rules = Säännöt? [{ $default }]
dialogue-which-rules-help = official, texas tai omat; `crowns rules list` luettelee ne; Enter valitsee hakasulkeissa olevat
dialogue-not-started = peliä ei aloitettu

dialogue-weekday =
    { $weekday ->
        [monday] maanantai
        [tuesday] tiistai
        [wednesday] keskiviikko
        [thursday] torstai
        [friday] perjantai
        [saturday] lauantai
       *[other] sunnuntai
    }
dialogue-day = { dialogue-weekday } { $day }
dialogue-is-day-to-come = Vasta tulossa: { dialogue-day }. Onko päivä oikein?
dialogue-day-to-come = { dialogue-day } on vasta tulossa; jos se on virhe, `crowns undo` kumoaa sen
dialogue-day-read-as = `{ $text }` luettiin näin: { dialogue-day }
dialogue-period-read-as = `{ $text }` luettiin näin: { $since } – { $until }

dialogue-whose-stats = Kenen tilastot tarkemmin? [ei kenenkään]
dialogue-whose-stats-help = Pelaaja tai kaksi verrattavaa, esimerkiksi `Ann, Bob`; Enter ei valitse ketään
dialogue-which-backup = Mikä varmuuskopio? [1]
dialogue-which-backup-help = Sen numero; Enter valitsee uusimman. Ctrl-C peruuttaa
dialogue-backup-asked = { $time }, komennolla `crowns backup`
dialogue-backup-daily = { $time }, päivän ensimmäisen pelin alussa
dialogue-backup-game = { $time }, pelin alussa
dialogue-backup-migration = { $time }, ennen tietokannan päivitystä
dialogue-backup-repair = { $time }, ennen korjausta
dialogue-no-backups = varmuuskopioita ei ole; `crowns backup` tekee sellaisen
dialogue-not-restored = mitään ei palautettu
dialogue-undo-game = Kumotaanko tämä – { $what }?
dialogue-not-undone = mitään ei kumottu
dialogue-nothing-changed = mitään ei muutettu
dialogue-not-saved = mitään ei tallennettu
dialogue-not-saved-after = mitään ei tallennettu: vastaus kysymykseen `{ $question }` oli ei

dialogue-yes-or-no = { $question } [K/e]
dialogue-no-or-yes = { $question } [k/E]
dialogue-yes-or-no-choices = vastaa kyllä tai ei
dialogue-yes-or-no-help = `kyllä` tai `ei`, tai ensimmäinen kirjain; Enter vastaa ison kirjaimen; `q` tai Ctrl-C peruuttaa
dialogue-replace-database = Korvataanko tietokanta? Nykyinen tallennetaan tiedostoon sen viereen.
dialogue-cannot-ask = vahvistusta ei voi kysyä: tämä ei ole pääte
    .hint = vahvista valitsimella `--yes`
# What can be typed: the letters of yes and no, and the words. Those in English are understood too.
dialogue-yes-key = k
dialogue-yes = kyllä
dialogue-no-key = e
dialogue-no = ei
dialogue-back = takaisin
# What is typed for commands, each with the English words.
dialogue-said-commands = tilanne=board, kuka johtaa=board, kuka jakaa=board, peru=undo, kumoa=undo, toista=redo, tee uudelleen=redo, korjaa=fix, apua=help, ohje=help, säännöt=rules, sääntö=rules, miten pelataan=rules, kuinka pelataan=rules, lopeta=quit, pelit=games, tulokset=games, voitti=report night, kuka voitti=report night, voittaja=report night, tilastot=stats, ennätykset=records, uusi=new, uusi peli=new, revanssi=rematch, kaavio=chart, pelaajat=player list, tutki=check, arvio=odds, tuomio=judge, liity=join, lähde=leave, uusinta=rematch, pasianssi=solitaire, loki=log, kuva=chart, kirjaa=score, pisteet=score, pelaa=play, jatka=play, kuka on voitolla=board, kuka voittaa=board, kenellä on eniten pisteitä=board, kenellä on vähiten pisteitä=board, peli=games, viime peli=game show last, viimeinen peli=game show last, näytä peli=game show, poista peli=game delete, uudestaan=new --same, samat pelaajat=new --same, pelaaja=player, liiga=league, liigat=league list, turnaus=tournament, taulu=board last, taulukko=board last, pistetaulukko=board last, pöytäkirja=board last, näytä taulukko=board last, näytä pöytäkirja=board last, näytä tilanne=board last, näytä pisteet=board last, montako kierrosta on jäljellä=board, montako kättä on jäljellä=board, kuinka monta kierrosta on jäljellä=board, kuinka monta kättä on jäljellä=board, montako kierrosta vielä=board, kuka on viimeinen=board, kuka on viimeisenä=board, kuka on häviöllä=board, kuka on jäljessä=board, kuka on perässä=board, kuka on toinen=board, mikä kierros on menossa=board, uusintaottelu=rematch, lisää=join, monesko kierros=board, monesko kierros on menossa=board, monesko kierros tämä on=board, monesko käsi=board, monesko käsi on menossa=board, mikä kierros=board, mikä käsi on menossa=board, montako kierrosta jäljellä=board, kuka meni ulos=board last, kuka näytti=board last, kuka näytti kortit=board last, muuta=fix, poistu=leave, seuraava=board, päätä peli=game finish, lopeta peli=game finish, minä passaan=rules passing, passaan=rules passing
# The words with which a question about the rules begins.
dialogue-asking-words = mikä, mitä, mitkä, miten, kuinka, milloin, miksi, kuka, montako, paljonko, saako, saanko, voiko, voinko, pitääkö, täytyykö, onko, missä, jos, mistä, minne, monesko, kenen, kenellä, kenelle, keneltä, koska, mihin, kumpi, millä, minkä, millainen, ovatko, tarvitseeko, maksaako, lasketaanko, tuleeko, jääkö, käykö, voittaako, meneekö, riittääkö, päättyykö, jaetaanko, saavatko, voivatko
# What is said behind the name of who joins, leaves or deals.
dialogue-joins = tulee mukaan, tuli mukaan, on mukana, liittyy, haluaa mukaan, haluaa pelata, on täällä, palaa, palasi, tuli takaisin, on takaisin, haluaisi mukaan, tulee, tuli, saapui
dialogue-leaves = lähtee, lähti, on lähtenyt, menee kotiin, meni kotiin, pitää lähteä, pitää mennä, joutuu lähtemään, poistuu, lopettaa
dialogue-deals = jakaa, jakaa kortit, jakaa nyt, on jakaja, on jakovuorossa

## director

director-none = turnauksia ei ole
    .hint = luo turnaus, esimerkiksi { $command }
director-unknown = turnausta `{ $name }` ei ole{ $near }
    .hint = { $command } luettelee turnaukset
director-several = `{ $name }` voi olla { $names }
    .hint = nimeä yksi, esimerkiksi { $command }
director-name-taken = turnaus `{ $name }` on jo olemassa
    .hint = anna tälle toinen nimi
director-name-of-player = pelaaja `{ $name }` on jo olemassa, ja turnauksen nimi tulee ensin
    .hint = kirjoita ensin nimi, esimerkiksi { $command }
director-no-pair = erillään pidettävä pari on kaksi turnauksen pelaajaa, ei `{ $text }`
    .hint = kirjoita molemmat nimet lainausmerkkeihin, esimerkiksi `--apart "Ann Bob"`
director-too-large = kortit riittävät yhdessä pöydässä enintään { $most } pelaajalle, pelaajia on { $players }
    .hint = kahdella pakalla pelataan, kun lisäät `--rule games_combined=2`
director-already-in = `{ $name }` on jo mukana
director-already-left = `{ $name }` on jo lähtenyt
    .hint = { $command } palauttaa pelaajan
director-in-final = `{ $name }` on jo finaalissa
director-not-equal = `{ $name }` ei ole tasoissa kenenkään kanssa finaalipaikasta
director-not-in = `{ $name }` ei ole mukana turnauksessa{ $near }
director-no-game =
    turnauksessa on { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, peliä `{ $game }` ei ole
director-final-not-started = finaali ei ole vielä alkanut
    .hint = { $command } aloittaa sen, kun kaikki pöydät ovat valmiit
director-started = peli { $game } on jo alkanut
    .hint = { $command } näyttää pöydät
director-not-next = pelin { $next } on alettava ennen peliä `{ $game }`
    .hint = { $command } aloittaa sen
director-all-started = kaikki pelit ovat alkaneet
    .hint = { $command } aloittaa finaalin, kun kaikki pöydät ovat valmiit
director-no-seat = pelaajalla `{ $name }` ei ole paikkaa pelissä { $game }
    .hint = { $command } näyttää, kuka istuu missä
director-sits-at = `{ $name }` istuu pelin { $game } pöydässä { $table }
    .hint = { $command } näyttää, kuka istuu missä
director-not-entered = `{ $name }` ei ole mukana turnauksessa
    .hint = { $command } ottaa pelaajan mukaan
director-swap-itself = paikkoja vaihtaa kaksi pelaajaa keskenään, ei `{ $name }` yksin
director-begun = pelin { $game } pöydän { $table } paikkoja ei voi muuttaa: siellä on jo kirjattu käsi
director-no-table =
    pelissä { $game } on { $tables ->
        [one] { $tables } pöytä
       *[other] { $tables } pöytää
    }, pöytää `{ $table }` ei ole
    .hint = { $command } näyttää pöydät
# Has the hint of the game that must start first.
director-table-not-started = peli { $game } ei ole alkanut pöydässä { $table }
director-held = pelin { $game } pöytä { $table } istuu kuten ennen: pöydässä { $begun } oli jo kirjattu käsi, kun paikkoja muutettiin
    .hint = aja { $seat } aloittaaksesi sen tai { $delete } poistaaksesi pöydän { $begun } kädet ja muuttaaksesi paikat
director-contested = pelin { $game } pöytä { $table } odottaa: käsiä on kirjattu sekä muutosta edeltävin että sen jälkeisin paikoin
    .hint = aja { $later } säilyttääksesi muutosta edeltävät paikat tai { $earlier } säilyttääksesi sen jälkeiset
# `$names` are tables of games, up to five of them.
director-unfinished = finalistit valitaan, kun kaikki pöydät ovat valmiita; kesken: { $names }
    .hint = { $command } näyttää niistä ensimmäisen
    .hint-start = { $command } aloittaa niistä ensimmäisen
    .hint-end = niistä ensimmäisessä on enää yksi pelaaja; { $command } lopettaa sen
director-table-of-game = pelin { $game } pöytä { $table }
director-more-tables =
    { $more ->
        [one] { $more } muu
       *[other] { $more } muuta
    }
director-no-cut = finaalin pelaajamäärää ei annettu
    .hint = anna määrä, esimerkiksi { $command }
director-cut-too-large = { $players } pelaajan turnauksessa ei voi olla `{ $cut }` pelaajan finaalia
director-few-placed =
    { $players ->
        [0] kenelläkään ei ole sijaa tilanteessa
       *[other] vain yhdellä pelaajalla on sija tilanteessa
    }, ja finaaliin tarvitaan vähintään kaksi pelaajaa
    .hint = { $command } näyttää tilanteen
director-tied =
    { $names } ovat tasoissa, ja finaalissa on enää { $chairs ->
        [one] { $chairs } paikka
       *[other] { $chairs } paikkaa
    }
    .hint = turnauksenjohtaja päättää, ketkä pelaavat; nimeä heidät, esimerkiksi { $command }
director-final-begun = finaalissa on jo kirjattu käsi

director-player-count = turnauksessa on 3–1000 pelaajaa, ei `{ $players }`
director-game-count = turnauksessa on 1–100 peliä, ei `{ $games }`
director-table-size =
    pöydässä on 3–8 pelaajaa, joten { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    } ei voi istua { $tables } pöydässä
director-table-sizes =
    pöytiin, joissa on `{ $least }`–`{ $most }` pelaajaa, ei voi jakaa tätä määrää: { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }
# Players by their numbers.
director-not-there = pari on kaksi turnauksen pelaajaa, ei `{ $one }` ja `{ $other }`
director-not-seated = pelaajalla `{ $player }` ei ole paikkaa tässä pelissä
director-is-seated = pelaajalla `{ $player }` on paikka tässä pelissä
director-no-chair = missään aloittamattomassa pöydässä ei ole vapaata paikkaa

director-heading =
    { $name }, { $date }: { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }, { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }{ $cut ->
        [none] { "" }
       *[other] , finaalissa { $cut }
    }, järjestys: { $method }, { $ruleset }
director-open = Turnaus { $name }: { $command } näyttää sen pöydät
director-game = Peli { $game }/{ $games }
# `$game` is the final or a game, as above.
director-game-not-started =
    { $game }: { $tables ->
        [one] { $tables } pöytä
       *[other] { $tables } pöytää
    }, ei alkanut
director-progress =
    { $game }: { $all ->
        [yes] kaikki pöydät valmiina ({ $tables })
       *[no] valmiina { $finished }/{ $tables ->
            [one] { $tables } pöytä
           *[other] { $tables } pöytää
        }
    }{ $playing ->
        [0] { "" }
       *[other] , pelaamassa { $playing }
    }{ $waiting ->
        [0] { "" }
       *[other] , ilman pisteitä { $waiting }
    }
director-not-started = ei alkanut
director-not-begun = ei pisteitä
director-waits = odottaa
director-column-tournament = turnaus
director-column-table = pöytä

director-repeats =
    { $repeats ->
        [one] { $repeats } toistuva kohtaaminen
       *[other] { $repeats } toistuvaa kohtaamista
    }
director-least-repeats = { director-repeats }, pienin mahdollinen määrä näin monessa pöydässä
director-more-repeats = { director-repeats }; alle { $least } ei pääse millään istumajärjestyksellä näin monessa pöydässä
director-most-meetings = samat kaksi pelaajaa kohtaavat enintään { $games } pelissä
director-apart-met =
    { $meetings ->
        [one] { $meetings } kohtaaminen
       *[other] { $meetings } kohtaamista
    } pelaajilla, jotka piti pitää erillään
director-large-tables = pelejä suuremmassa pöydässä: yhdellä pelaajalla enintään { $games } enemmän kuin toisella

director-next-game = Seuraavaksi: { $command } aloittaa pelin { $game }
director-next-round = Seuraavaksi: { $command } kirjaa sen pöydän käden
director-next-table = Seuraavaksi: { $command } aloittaa pelin { $game } pöydän { $table }
director-next-choice = Seuraavaksi: { $command } näyttää komennot, jotka ratkaisevat pelin { $game } pöydän { $table }
director-next-final = Seuraavaksi: { $command } aloittaa finaalin
director-stray-table = pelin { $game } pöytä { $table } pelattiin myös pelinä { $number }, joka lasketaan sekin; { $command } jättää sen pois
director-without-seat = ei vielä paikkaa pelissä { $game }: { $names }; { $command } jakaa paikat uudelleen
director-lost-seat = ei paikkaa pelissä { $game }, koska pöydässä oli jo kirjattu käsi: { $name }; { $command } etsii toisen paikan
director-still-seated = { $name } on lähtenyt mutta istuu yhä pelin { $game } pöydässä { $table }; { $command } korjaa sen
director-still-playing =
    { $tables ->
        [one] { $tables } pöytä
       *[other] { $tables } pöytää
    } pelaa vielä peliä { $game }; `--table` tarkoittaa sitä peliä, kunnes se on päättynyt
director-came-late =
    { $table ->
        [none] { $name } pelaa pelistä { $game } alkaen
       *[other] { $name } istuu pelissä { $game } pöydässä { $table }
    }
director-is-back = { $name } on palannut; kaikki pelit ovat alkaneet
director-now-seats = pelin { $game } pöydässä { $table } istuvat nyt { $players }
director-has-left =
    { $game ->
        [none] { $name } on lähtenyt
       *[other] { $name } on lähtenyt eikä pelaa enää pelistä { $game } alkaen
    }
director-all-begun = `{ $one }` ja `{ $other }` eivät voi vaihtaa paikkoja: joka pelissä ainakin toisessa heidän pöydistään on jo kirjattu käsi
    .hint = { $command } näyttää, kuka istuu missä
director-swapped = { $one } ja { $other } vaihtoivat paikkoja pelissä { $game }
director-smaller-final = finaalissa on { $players } pelaajaa eikä { $cut }: muilla ei ole sijaa tilanteessa
director-meant = tämä koskee turnausta { $name }; `--tournament` nimeää toisen
director-also-plays-in = { $name } on mukana myös turnauksessa { $tournament }
director-finalists = Finaalissa pelaavat { $names }
director-no-tournaments = turnauksia ei ole; `crowns tournament new` luo turnauksen
director-finished-early = { $result }; peli päätettiin, kun { $last } kädestä oli pelattu { $rounds }; se lasketaan turnauksen { $tournament } tilanteeseen mutta ei muihin
director-table-abandoned = Pelin { $game } pöydässä { $table } ei ole enää ketään, joten peli hylättiin
director-games-reseated =
    { $count ->
        [one] Pelin { $games } paikat jaettiin uudelleen; sen tulosteet eivät ole enää voimassa
       *[other] Pelien { $games } paikat jaettiin uudelleen; niiden tulosteet eivät ole enää voimassa
    }
director-displaced = tilanne on muuttunut finalistien valinnan jälkeen, eikä finaalissa ole enää paikkaa: { $names }; { $cut } korvaa finaalin
director-displaced-begun = tilanne on muuttunut finalistien valinnan jälkeen, eikä finaalissa ole enää paikkaa: { $names }; finaalissa on jo kirjattu käsi
director-replace-final = Finaalissa ovat { $before }. Korvataanko se finaalilla, jossa ovat { $now }?

## game

game-name-empty = nimi ei saa olla tyhjä
game-name-too-long = nimessä saa olla enintään { $most } merkkiä, nimessä `{ $start }…` on { $characters }
game-name-too-heavy = nimessä saa olla enintään { $most } koodipistettä, ei { $characters }
game-name-control = nimessä ei voi olla ohjausmerkkejä, kuten { $sign }
game-name-separator =
    nimessä ei voi olla merkkiä `{ $sign }`, joka erottaa { $score ->
        [yes] nimen pisteistä
       *[no] nimet toisistaan
    }
game-name-keyword = `{ $name }` ei ole nimi vaan pisteet tai avainsana
game-name-card = `{ $name }` ei ole nimi vaan kortti
# The option or the field stands before the text.
game-text-empty = ei saa olla tyhjä
game-text-too-long = saa olla enintään { $most } merkkiä, ei { $characters }
game-text-control = ei saa sisältää ohjausmerkkejä, kuten { $sign }

game-no-player = pelaajaa `{ $name }` ei ole{ $near }
    .hint =
        { $players ->
            [1] jos pelaaja on uusi, lisää `--new-player`
           *[other] jos pelaajat ovat uusia, lisää `--new-player`
        }
game-not-this-player = aja { $command }; jos `{ $name }` on uusi pelaaja, aja { $typed }
game-former-name = `{ $name }` on nyt nimeltään `{ $player }`
game-name-and-score = `{ $name }` näyttää nimeltä ja pisteiltä
    .hint = nimet kirjoitetaan ilman pisteitä; jos `{ $name }` on nimi, lisää `--new-player`
game-no-name = `{ $name }` ei näytä nimeltä
game-player-retired = `{ $name }` on arkistoitu
    .hint = { $command } palauttaa pelaajan
game-namesakes = nimi `{ $name }` on useammalla pelaajalla
game-player-twice = `{ $name }` on annettu kahdesti
game-no-league = nimi `{ $name }` muistuttaa liigaa { $near }
    .hint = lisää `--new-league`, jos liiga luodaan silti
game-league-retired = liiga `{ $name }` on arkistoitu
    .hint = { $command } palauttaa liigan

game-no-players = pelissä on oltava vähintään yksi pelaaja
    .hint = anna pelaajat istumajärjestyksessä, esimerkiksi { $command }; { $again } toistaa edellisen pelin
game-too-many-players =
    { $decks ->
        [1] yhden Five Crowns -pelin
       *[other] kahden Five Crowns -pelin
    } kortit riittävät enintään { $most } pelaajalle, pelaajia on { $players }
    .hint = jos kahden pelin kortit on sekoitettu yhteen, lisää `--games-combined 2`
game-seated-twice = pelaajalla on yksi paikka, mutta pelaajat { $first } ja { $seat } ovat sama pelaaja
game-dealer-away = jakajan on oltava yksi pelaajista

game-state =
    { $state ->
        [open] kesken
        [finished] päättynyt
        [abandoned] hylätty
       *[deleted] poistettu
    }
game-not-open = peli { $game } on { game-state }
    .hint-fix = { $new } aloittaa uuden pelin, { $command } korjaa tästä yhden käden
    .hint-show = { $command } näyttää lopullisen pistetaulukon
    .hint-resume = { $command } jatkaa sitä
game-ended-early = peli { $game } on päätetty kesken
    .hint = { $command } jatkaa sitä
game-without-rounds = pelissä { $game } on vain loppupisteet eikä lainkaan käsiä
    .hint = { $resume } avaa pelin käsien kirjaamista varten, { $command } korjaa loppupisteet
# What stands in a command for what is typed.
game-any-round = KÄSI
game-any-score = NIMI=PISTEET
game-reseated = peli { $number } ei ole enää voimassa: pelin { $game } pöydän { $table } paikat jaettiin uudelleen
    .hint = { $command } näyttää, ketkä siinä nyt istuvat
game-is-open = peli { $game } on jo kesken
game-no-round = pelissä { $game } ei ole kättä { $round }
    .hint = pelissä on kädet 1–11
game-already-scored = käsi { $round } on jo kirjattu: { $scores }
    .hint = { $command } korjaa sen
game-not-scored = kättä { $round } ei ole vielä kirjattu
    .hint-next = { $command } kirjaa sen
    .hint-last = viimeinen käsi, josta on pisteet, on käsi { $last }
game-already-deleted = peli { $game } on jo poistettu
game-score-missing = kädestä { $round } puuttuvat pisteet: { $names }
    .hint = kirjoita `-` sille pelaajalle, joka ei pelannut
game-not-playing = { $name } ei pelaa kättä { $round }
    .hint-back = { $command } tuo pelaajan takaisin
game-scored-twice = { $name } sai kahdet pisteet, `{ $one }` ja `{ $other }`; anna vain toiset
game-two-out = vain yksi voi näyttää kortit, eivät sekä { $one } että { $other }
game-total-falls = summa ei voi pienentyä: { $name }, ennen { $before }, nyt { $now }
    .hint = jos luvut ovat käden pisteitä, jätä `--totals` pois
game-force-hint = jos pisteet ovat oikein, `--force` hyväksyy ne
game-too-many-copies = korttia `{ $card }` on pakassa vain { $copies }, mutta tässä niitä on { $shown }: { $names }
    .hint = tarkista kortit tai kirjaa niiden sijasta pisteet
game-nobody-played = kädessä { $round } on jonkun saatava pisteet, ei kaikilla voi olla `-`
game-ends-hint =
    { $command } { $played ->
        [yes] päättää pelin kesken
       *[no] poistaa pelin, jossa ei ole vielä pisteitä
    }
game-unplayed = pelissä { $game } ei ole vielä pisteitä
    .hint = { $command } poistaa sen
game-impossible-total = { $name } ei voi saada { $total } loppupistettä: loppupisteet ovat vähintään { $least } ja enintään { $most }
game-total-below-least = { $name } ei voi saada { $total } loppupistettä: halvimmastakin kortista tulee { $least }
game-nothing-edited = peli { $game } on jo sellainen
game-seats-missing =
    kaikki pelaajat on nimettävä; { $players ->
        [1] puuttuu
       *[other] puuttuvat
    } { $names }
game-nothing-new = kädessä { $round } on jo nämä pisteet
game-at-table = { $name } on jo pöydässä
game-not-at-table = { $name } ei ole pöydässä
game-joins-last = mukaan tuleva istuu viimeiselle paikalle; kirjoita vain nimi, `{ $name }`
game-joins-with-words = mukaan tulevan nimen perästä luetaan vain summa: kirjoita `{ $name }` tai `{ $name } 57`
game-last-player = { $name } on pöydän viimeinen pelaaja eikä voi lähteä
game-below-own-total = kukaan ei palaa pienemmällä summalla kuin lähti: { $name }, lähtiessä { $own }, nyt { $total }
game-same-start = { $name } on jo mukana, alkusumma { $points }
game-joins-too-late = käden 11 jälkeen kukaan ei voi enää liittyä
game-leaves-too-late = käden 11 jälkeen kukaan ei voi enää lähteä
    .hint = kirjoita `-` sille pelaajalle, joka ei enää pelaa

game-how-to-begin =
    Pelaa:               crowns play
    Tarkista kortit:     crowns check --round 1 7D 9D JOKER QS
    Kaikki komennot:     crowns --help (englanniksi)
game-several-open = Useita pelejä on kesken; `crowns board --game NUMERO` näyttää yhden niistä:
game-named = Peli { $game }: { $names }
game-round-named = Peli { $game }, käsi { $round }: { $names }
game-new-players =
    { $players ->
        [1] uusi pelaaja
       *[other] uudet pelaajat
    }: { $names }
game-names-split = `{ $text }` luettiin { $players } pelaajan nimiksi; jos se on yksi nimi, anna ensin { $command }
game-is-one-player = Onko `{ $text }` yksi pelaaja?
game-read-as-one-player = `{ $text }` luettiin yhden pelaajan nimeksi; jos pelaajia on useita, anna { $undo } ja sitten { $join }
game-taken-for = `{ $typed }` tulkittiin pelaajaksi { $name }; jos pelaaja on uusi, lisää `--new-player`
game-new-league = uusi liiga: { $name }
game-stock-last-round = seitsemällä pelaajalla nostopakka voi loppua viimeisessä kädessä; sekoita silloin poistopino uudeksi nostopakaksi
game-stock-last-rounds = näin monella pelaajalla nostopakka loppuu viimeisissä käsissä; sekoita silloin poistopino uudeksi nostopakaksi
# Up to three games are named by their numbers.
game-also-open =
    { $games ->
        [1] myös peli { $numbers } on kesken; jos sitä ei enää pelata, aja { $command }
       *[other] myös pelit { $numbers } ovat kesken; jos peliä { $game } ei enää pelata, aja { $command }
    }
game-many-also-open = { $games } muuta peliä on kesken; { $command } luettelee ne
game-drawn = arvottu siemenluvulla { $seed }: myötäpäivään istuvat { $names }; ensimmäinen jakaja on { $dealer }
game-last-result = Viimeisin peli, { $game }, { $date }: { $result }
game-night-goes-on =
    { $count ->
        [one] peli { $games } alkoi keskiyön jälkeen ja kuuluu
       *[other] pelit { $games } alkoivat keskiyön jälkeen ja kuuluvat
    } iltaan { $evening }
game-late-left-out =
    { $count ->
        [one] peli { $games } alkoi keskiyön jälkeen, { $day }, eikä ole mukana
       *[other] pelit { $games } alkoivat keskiyön jälkeen, { $day }, eivätkä ole mukana
    }
game-untouched = peli { $game } ({ $day }) on jo aloitettu eikä siinä ole pisteitä; uutta ei aloitettu

game-heading =
    Peli { $game }{ $state ->
        [open] { "" }
        [short] , päätetty kesken
       *[other] , { game-state }
    }
game-in-league = liiga { $league }
game-round-and-wild = # villi
game-points-in-short = p.
game-total = summa
game-total-in-short = yht
game-place = sija
game-no-place = lähti
game-deals = jakaa
game-went-out = näytti kortit
game-leads = johtaa
game-won = voitti
game-did-not-play = ei pelannut
game-player-joined = { $name } liittyi kädessä { $round }, alkusumma { $points }
game-player-came-back-below = { $name } liittyi kädessä { $round }, alkusumma { $points }, mutta lähtiessä summa oli { $left }
game-player-left = { $name } lähti ennen kättä { $round }
game-implausible-round = Kädessä { $round } on epäuskottavat pisteet, kirjattu valinnalla `--force`
game-idle-round = Käsi { $round } pelattiin tasapelin ratkaisemiseksi, mutta tasapeliä ei enää ole
game-round-scored-twice = Käsi { $round } kirjattiin kahdesti; aiemmin näin: { $earlier }
game-needs = Voittoon tai tasapeliin:
# Follows a name; `$rivals` are the best others, who may be named by the next message.
game-need =
    { $is ->
        [beaten] ei enää yllä kärkeen ({ $rivals })
        [level] saa ottaa viimeisessä kädessä enintään yhtä paljon pisteitä kuin { $rivals }
        [ahead] saa ottaa viimeisessä kädessä enintään { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        } enemmän kuin { $rivals }
       *[behind] tarvitsee viimeisessä kädessä vähintään { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        } vähemmän kuin { $rivals }
    }
game-rivals = ne { $players }, joilla on { $total }

game-started = Peli { $game }: { $names }, { $about }
game-edited = Peliä { $game } muutettu: { $changes }
game-change =
    { $what ->
        [seats] istumajärjestys { $value }
        [dealer] ensin jakaa { $value }
        [date] päivä { $value }
        [place] pelipaikka { $value }
        [no-place] ei pelipaikkaa
        [note] huomautus { $value }
       *[no-note] ei huomautusta
    }
game-just-finished = mikään peli ei ole kesken; viimeksi päättyi peli { $game }
game-just-recorded = mikään peli ei ole kesken; viimeksi kirjattiin peli { $game }
game-round-entered = Käsi { $round }: { $scores }
game-joins =
    { $reason ->
        [highest] { $name } liittyy peliin { $game }, alkusumma { $points }, tähän asti suurin summa
        [own] { $name } liittyy peliin { $game }, alkusumma { $points }, sama kuin lähtiessä
        [corrected] { $name } liittyi peliin { $game }, korjattu alkusumma { $points }
       *[given] { $name } liittyy peliin { $game }, alkusumma { $points }
    }
game-leaves = { $name } lähtee pelistä { $game }, summa { $points }
# `$extra` is `yes` for a round that breaks a tie.
game-turn =
    Käsi { $round }{ $extra ->
        [yes] , ratkaisukäsi ({ $names })
       *[no] { "" }
    }: jaetaan { $dealt }, { $wild } ovat villejä{ $players ->
        [1] { "" }
       *[other] , jakaa { $dealer }, aloittaa { $starter }
    }

game-is-deleted = Peli on poistettu
game-after =
    { $rounds ->
        [0] { " " }ennen ensimmäistä kättä
       *[other] , kun { $last } kädestä oli pelattu { $rounds }
    }
game-was-abandoned = Peli hylättiin{ game-after }
game-finished-unplayed = Peli päättyi ennen ensimmäistä kättä
game-finished-early = { $result }; peli päätettiin{ game-after }, eikä se vaikuta tilanteeseen
game-only-totals = { $result }; vain loppupisteet on kirjattu
game-result-stands = kirjatut loppupisteet, { $totals }, ovat voimassa, kunnes jokin käsi kirjataan
game-other-result = käsistä tulee pelaajalle { $name } yhteensä { $total }, mutta kirjatut loppupisteet olivat { $result }
game-same-result = pelissä { $game } on sama päivä, samat pelaajat ja loppupisteet kuin pelissä { $other }; jos peli on sama, aja { $delete }
game-zero-total = pelaajalla { $name } on 0 pistettä yhdentoista käden jälkeen; jos se on virhe, `crowns undo` kumoaa sen
game-high-total = pelaajalla { $name } on { $total }, mutta yhdestätoista kädestä tulee parhailla yhdistelmillä enintään { $most }; jos se on virhe, `crowns undo` kumoaa sen
game-nobody-won = Kukaan ei ole voittanut
game-shared-win =
    { $names } jakavat voiton, { $players ->
        [2] kummallakin
       *[other] kullakin
    } { $points }
game-played-alone = { $name } päätyi { $total } pisteeseen
game-wins = { $name } voittaa, summa { $total }
# `$out` is `yes` if who went out in more rounds wins.
game-wins-tie =
    { game-wins } (samoissa pisteissä { $others }): { $name } { $out ->
        [yes] näytti kortit useammassa kädessä
       *[no] sai vähemmän pisteitä ratkaisukädessä
    }

## hand

hand-names-of-stars = tähti, tähden
hand-names-of-hearts = hertta, hertan
hand-names-of-clubs = risti, ristin
hand-names-of-spades = pata, padan
hand-names-of-diamonds = ruutu, ruudun
hand-names-of-jacks = sotamies, jätkä
hand-names-of-queens = kuningatar, rouva
hand-names-of-kings = kuningas
hand-names-of-jokers = jokeri
hand-called-out = vaihda=swap, ja=and, yksi=an, kaksi=2, kolme=3, neljä=4, viisi=5, kuusi=6, seitsemän=7, kahdeksan=8, yhdeksän=9, kymmenen=10, yksitoista=11, kaksitoista=12, kolmetoista=13, sotamiestä=jacks, jätkää=jacks, kuningatarta=queens, rouvaa=queens, kuningasta=kings, jokeria=jokers, kolmonen=the 3, nelonen=the 4, viitonen=the 5, kuutonen=the 6, seiska=the 7, kasi=the 8, kahdeksikko=the 8, ysi=the 9, yhdeksikkö=the 9, kymppi=the 10, kolmosta=3's, nelosta=4's, viitosta=5's, kuutosta=6's, seiskaa=7's, kasia=8's, kahdeksikkoa=8's, ysiä=9's, yhdeksikköä=9's, kymppiä=10's, ulos=out, ulkona=out, sai=got, on=is, vitonen=the 5, kutonen=the 6, vitosta=5's, kutosta=6's, kuninkaat=kings, kuningattaret=queens, rouvat=queens, jätkät=jacks, sotamiehet=jacks, jokerit=jokers, nolla=0, ei mitään=0, neljätoista=14, viisitoista=15, kuusitoista=16, seitsemäntoista=17, kahdeksantoista=18, yhdeksäntoista=19, kaksikymmentä=20, kolmekymmentä=30, neljäkymmentä=40, viisikymmentä=50, kuusikymmentä=60, seitsemänkymmentä=70, kahdeksankymmentä=80, yhdeksänkymmentä=90, pistettä=points, piste=points, poissa=absent, ei pelannut=absent, kierros=round, käsi=round, villi=wild, villejä=wild, sitten=then, sen jälkeen=then, myös=also, lisäksi=also, seuraavaksi=next, seuraava=next, sekä=and, loput=rest, muut=others, kaikki muut=others, muille=others, kaikki=everyone, kaikille=everyone, seitsikko=the 7, pari=pair, sata=100, näytti kortit=out, näytti=out, meni ulos=out, menee ulos=out, pääsi ulos=out, lopetti=out, sulki=out, valmis=out, #:nen=the #, #:ka=the #, #:kka=the #, #:kko=the #, #:kkö=the #, ei ollut mukana=absent, oli=has, ei=not, hups=oops, oho=oops, anteeksi=sorry, kuninkaan=king, kuningattaren=queen, rouvan=queen, sotamiehen=jack, jätkän=jack, jokerin=joker, kolmosen=the 3, nelosen=the 4, viitosen=the 5, vitosen=the 5, kuutosen=the 6, kutosen=the 6, seiskan=the 7, kasin=the 8, kahdeksikon=the 8, ysin=the 9, yhdeksikön=the 9, kympin=the 10, akka=queen, akan=queen, akkaa=queens, akat=queens, kunkku=king, kunkun=king, kunkkua=kings, kunkut=kings, kolmea=3's, neljää=4's, viittä=5's, kuutta=6's, seitsemää=7's, kahdeksaa=8's, yhdeksää=9's, kymmentä=10's, kolmoset=3's, neloset=4's, viitoset=5's, vitoset=5's, kuutoset=6's, kutoset=6's, seiskat=7's, kasit=8's, kahdeksikot=8's, ysit=9's, yhdeksiköt=9's, kympit=10's, saa=gets, vain=only, kierroksen=round, kierroksella=round, käden=round, kädessä=round, viimeisellä=last, viimeinen=last, viimeisin=last, viimeisen=last, edellinen=last, edellisen=last, viime=last, poista=discard, poistaa=discard, poisti=discard, heitä pois=discard, heittää pois=discard, heitti pois=discard, hylkää=discard, oi=oops, 20+5=25, kukin=each, kullekin=each, kumpikin=both, molemmat=both, sekä että=both, paitsi=except, ei kukaan paitsi=nobody but, mutta=but, joka=who, muut kaksi=the other two, kaksi muuta=the other two, muut kolme=the other three, kolme muuta=the other three, muut neljä=the other four, neljä muuta=the other four, voitti=out, voittaa=out, on mennyt ulos=out, mennyt ulos=out, tai=or, että=and, eikä=not, piti=should, pitäisi=should, olla=be, korjaus=correction, ensimmäinen=first, ensimmäisellä=first, toinen=second, toisella=second, kolmas=third, kolmannella=third, neljäs=fourth, neljännellä=fourth, viides=fifth, viidennellä=fifth, kuudes=sixth, kuudennella=sixth, seitsemäs=seventh, seitsemännellä=seventh, kahdeksas=eighth, kahdeksannella=eighth, yhdeksäs=ninth, yhdeksännellä=ninth, kymmenes=tenth, kymmenennellä=tenth, yhdestoista=eleventh, yhdennellätoista=eleventh, minä=me, mä=me, hän=he, jäljellä=left, oli väärin=was wrong, pitäisi olla=should be, voitti kierroksen=out, voitti käden=out, ei ole paikalla=absent, ei ollut paikalla=absent, jätti väliin=absent, kakskyt=20, pääsi ensin ulos=out, pääsi ulos ensin=out, meni ensin ulos=out, meni ulos ensin=out, lopetti ensin=out, toinen kierros=second round, toisella kierroksella=second round, toisessa kädessä=second round, en pelannut=absent, en ollut mukana=absent, menin ulos=out, pääsin ulos=out, näytin kortit=out
hand-asked = voinko=can we, voiko=can, voimmeko=can we, saanko=may we, saako=may, pitäisikö=should, kannattaako=should, onko minulla=is there, onko=is, ovatko=are, mitä=what, mikä=which, minkä=which, mitkä=which, paljonko=how much, kuinka paljon=how much, montako pistettä=how many points, kuinka monta pistettä=how many points, minun=we, mun=we, minulla=we, on=is, ovat=are, mennä ulos=go out, päästä ulos=go out, näyttää kortit=go out, korteilla=with, maksaa=costs, maksavat=cost, pistettä=points, värisuora=run, yhdistelmä=meld, laillinen=legal, sallittu=allowed, kelvollinen=valid, laskea pöytään=lay down, laskea=lay, pelata=play, heittää pois=throw away, heittää=discard, poistaa=discard, hylätä=discard, minun pitää=should we, pitääkö=should, pitää=keep, ottaa=take, nostaa=draw, tai=or, vai=or, todennäköisyys=chance, mahdollisuus=chance, auttaa=helps, paras=best, jäljellä=left, päällimmäisenä=on top, viimeinen vuoro=last turn, viimeisellä vuorolla=on the last turn, kortit=cards, kortin=card, kortti=card, kannattaa=should, näyttää=go out, pöytään=down, sallittua=allowed, tämä=this, nämä=these, näillä=these, se=it, ne=they, korttia=cards, nyt=now, minulla on kädessä=in hand, kädessä on=in hand, kädessäni=in hand, tässä kädessä=in this round, kädessä=in hand, kierroksella=round, lopettaa=go out, yhdellä=a, kahdella=two, kolmella=three, neljällä=four, kuninkaalla=king, kuninkaan=king, kuningattarella=queen, kuningattaren=queen, rouvalla=queen, rouvan=queen, sotamiehellä=jack, sotamiehen=jack, jätkällä=jack, jätkän=jack, jokerilla=joker, jokerin=joker, villillä=wild, villin=wild, villillä kortilla=wild, villin kortin=wild, kolmosella=three, nelosella=four, viitosella=five, vitosella=five, kuutosella=six, kutosella=six, seiskalla=seven, kasilla=eight, ysillä=nine, kympillä=ten, kolmosen=three, nelosen=four, viitosen=five, vitosen=five, kuutosen=six, kutosen=six, seiskan=seven, kasin=eight, ysin=nine, kympin=ten, kun=when, jos=if

hand-meld = yhdistelmä { $number }
hand-discarded = poisto
hand-left = jäljellä
hand-hand = omat kortit
hand-top-card = päällimmäinen
hand-seen = nähdyt
hand-pile = pino { $number }

hand-bad-card = kortti { $place } `{ $text }`: { $rule }
hand-bad-card-of-part = { $part }, kortti { $place } `{ $text }`: { $rule }
hand-more-bad-cards =
    { $cards ->
        [one] ja { $cards } muu
       *[other] ja { $cards } muuta
    }
hand-bad-rank = luvun on oltava 3–10, J, Q tai K
hand-bad-rank-of-all = luvun on oltava A, 2–10, J, Q tai K
hand-bad-suit = maan on oltava C (risti), D (ruutu), H (hertta), S (pata) tai T (tähti, myös *)
hand-no-card = kortti on luku ja maa, tai JOKER
hand-did-you-mean = { $rule }; oliko tarkoitus `{ $card }`?
hand-no-suit = luvun perään tarvitaan maa, esimerkiksi `{ $rank }D`
hand-jack-or-joker = sotamies tarvitsee maan, esimerkiksi `JD`; jokeri on `JOKER` tai `JK`
hand-number-of-cards = kirjoita jokainen kortti erikseen, kuten `7D 7D`
hand-no-low-ranks = pakassa ei ole ässiä eikä kakkosia
    .hint = jos pelaatte ässillä ja kakkosilla, lisää `--rules texas` tai `--rule low_ranks=ace-two`
hand-too-many-jokers = pakassa on vain { $copies } jokeria
hand-too-many-of-rank = tätä arvoa on pakassa vain { $copies }: { $ranks }
hand-too-many-copies = tätä korttia on pakassa vain { $copies }
    .hint = jos kahden pelin kortit on sekoitettu yhteen, lisää `--rule games_combined=2`
hand-if-left = jos nämä kortit jäivät jäljelle, aja { $command }
hand-pass-left = jos kortit jäivät jäljelle, kun yhdistelmät laskettiin pöytään, lisää `--left` ja käden numero
hand-without-suits = nämä ovat käden kaikki { $cards } korttia; kirjoita maa jokaisen luvun perään
hand-in-round = kättä { $round } varten aja { $command }

hand-meld-too-short = yhdistelmässä on vähintään kolme korttia, ei { $cards }
hand-meld-too-long = pelaajalla on enintään { $most } korttia, ei { $cards }
hand-ranks-differ = suorassa (book) on vain yhtä lukua, mutta `{ $card }` ja `{ $other }` ovat eri
hand-suit-twice = suorassa (book) on näillä säännöillä oltava eri maita, mutta `{ $card }` on siinä kahdesti
hand-suits-differ = värisuorassa on vain yhtä maata, mutta `{ $card }` ja `{ $other }` ovat eri
hand-rank-twice = värisuorassa on kutakin lukua vain kerran, mutta `{ $card }` on kahdesti
hand-gap =
    korttien `{ $low }` ja `{ $high }` välistä { $missing ->
        [one] puuttuu
       *[other] puuttuvat
    } { $cards }{ $wilds ->
        [0] { "" }
       *[other] , eikä villejä kortteja ole kuin { $wilds }
    }
hand-past-the-end = värisuoran viimeinen kortti on { $top }, eikä { $bottom } jatka sitä
hand-run-too-long = värisuorassa on enintään { $most } korttia, ei { $cards }
hand-too-many-wilds =
    { $most ->
        [0] yhdistelmässä ei saa näillä säännöillä olla villejä kortteja, nyt niitä on { $wilds }
        [1] yhdistelmässä saa näillä säännöillä olla enintään 1 villi kortti, nyt niitä on { $wilds }
       *[other] yhdistelmässä saa näillä säännöillä olla enintään { $most } villiä korttia, nyt niitä on { $wilds }
    }
hand-too-few-naturals =
    yhdistelmässä on näillä säännöillä oltava vähintään { $least ->
        [one] { $least } tavallinen kortti
       *[other] { $least } tavallista korttia
    }, { $naturals ->
        [0] nyt ei yhtään
       *[other] nyt { $naturals }
    }

hand-no-meld = yhdistelmä { $place } ei ole suora (book) eikä värisuora
hand-wanted-to-go-out =
    kortit voi näyttää kädessä { $round }, kun yhdistelmissä on { $wanted ->
        [one] { $wanted } kortti
       *[other] { $wanted } korttia
    } ja 1 poistetaan, mutta yhdistelmissä on { $melded }
hand-wanted-in-all =
    kädessä { $round } yhdistelmissä ja jäljellä on yhteensä oltava { $wanted ->
        [one] { $wanted } kortti
       *[other] { $wanted } korttia
    }, ei { $cards }: yhdistelmissä { $melded }, jäljellä { $left }
hand-size = kädessä { $round } pelaajalla on { $counting } korttia, noston jälkeen { $drawn }, ei { $cards }
    .hint = jos nämä jäivät, kun yhdistelmät laskettiin pöytään, lisää `--left`
hand-too-many-left = kädessä { $round } voi jäädä enintään { $dealt } korttia, ei { $cards }
hand-impossible-left =
    kädessä { $round } jää joko kaikki { $dealt } korttia tai { $most ->
        [0] ei yhtään
       *[other] enintään { $most }
    }, ei { $cards }: yhdistelmässä on vähintään kolme

hand-round = Käsi { $round }: { $wild } ovat villejä, jaettu { $dealt } korttia, { $ruleset }
hand-yes = Kyllä
hand-no = Ei
hand-goes-out = kortit voi näyttää: { $points }
hand-stays-in = kortteja ei voi vielä näyttää
hand-last-turn = Jos tämä on viimeinen vuoro, tulos on { $points }
hand-costs = Näistä korteista tulee { $points }
hand-all-in-melds = Näistä korteista tulee 0 pistettä: minkä tahansa noston jälkeen kortit voi näyttää
hand-left-cost = Jäljelle jääneistä tulee { $points }
hand-arrangement = Tapa { $number }
hand-more-arrangements = Tapoja on enemmän; `{ $option }` näyttää niitä lisää
hand-all-arrangements =
    { $arrangements ->
        [1] Muuta tapaa ei ole
       *[other] Muita tapoja kuin nämä { $arrangements } ei ole
    }

hand-book = suora (book)
hand-run = värisuora
hand-or-run = tai värisuora
hand-neither = ei kumpikaan
hand-discard = poisto
hand-cards-left = jäljellä
hand-deadwood = jäljelle jää
hand-no-discard = ei mitään, kaikki kortit lasketaan pöytään
hand-or-discard = tai
hand-or-discard-one-of = tai jokin näistä:
hand-left-holds-meld = jäljellä on vielä yhdistelmä; kun se lasketaan pöytään, jää { $points }
hand-left-holds-book = niissä on suora (book), { $rank }; jäikö se huomaamatta?

hand-lay-down-goes-out = näin voi näyttää kortit: { $points }
hand-lay-down-leaves = tämä on sallittua, mutta kortteja ei voi näyttää; jäljelle jää { $points }
hand-is-meld = tämä on yhdistelmä
hand-are-melds = nämä ovat yhdistelmiä
hand-is-book = tämä on suora (book)
hand-is-run = tämä on värisuora
hand-book-instead = yhdistelmä { $place } on suora (book), joka on myös yhdistelmä
hand-run-instead = yhdistelmä { $place } on värisuora, joka on myös yhdistelmä
hand-does-not-go-out = Näin ei voi näyttää kortteja
hand-split-into-run-and-book = korjaus: tee niistä värisuora ja suora (book): { $melds }
hand-split-into-books = korjaus: tee niistä kaksi suoraa (book): { $melds }
hand-split-into-runs = korjaus: tee niistä kaksi värisuoraa: { $melds }
hand-split-into-melds =
    korjaus: tee niistä { $count ->
        [one] { $count } yhdistelmä
       *[other] { $count } yhdistelmää
    }: { $melds }
hand-leave-out-for-book = korjaus: jätä { $card } pois, niin jää suora (book) { $meld }
hand-leave-out-for-run = korjaus: jätä { $card } pois, niin jää värisuora { $meld }
hand-illegal-costs = Tällaisenaan korteista tulee { $points }
hand-best-lay-down = parhaimmillaan näistä korteista tulee { $points }
hand-better-lay-down = samat kortit voi laskea pöytään niin, että jää { $points }
hand-note = huom.: { $text }
hand-commas-between-melds = erota yhdistelmät pilkulla: 6D 7D 8D, 9C 9H 9S
hand-legal-in-no-round = kättä ei annettu; tämä ei ole sallittu missään kädessä
hand-legal-in-every-round = kättä ei annettu; tämä on sallittu, kunhan kortteja jaetaan tarpeeksi
hand-legal-in-rounds =
    kättä ei annettu; tämä on sallittu vain { $count ->
        [one] kädessä { $rounds }
       *[other] käsissä { $rounds }
    }
hand-only-where-wild =
    { $count ->
        [one] vain kädessä { $rounds }, jossa { $wilds } ovat villejä
       *[other] vain käsissä { $rounds }, joissa { $wilds } ovat villejä
    }
hand-no-melds = arvioitavia yhdistelmiä ei ole
hand-empty-meld = yksi yhdistelmistä on tyhjä
hand-empty-left = mitkä kortit jäivät? kirjoita ne sanan `jäljellä` jälkeen, tai `left none`
hand-discard-count = poistettavia kortteja on oltava yksi, ei { $cards }
hand-several-splits = kortit voi jakaa yhdistelmiin monella tavalla: { $splits }
    .hint = erota yhdistelmät pilkulla; valinnalla `--kind meld` ne ovat yksi
hand-name-cards-left = kortit, jotka eivät ole yhdistelmissä, kirjoitetaan sanan `jäljellä` jälkeen
hand-too-many-melded = tässä on { $melded } korttia; kädessä { $round } pelaaja laskee pöytään enintään { $most }
hand-all-melded = tässä ovat kaikki { $dealt } jaettua korttia; kun vielä yksi poistetaan, kortit voi näyttää

## journal

# What an event is about; the names stand in the events below.
journal-game = peli { $game }
journal-player = pelaaja { $name }
journal-league = liiga { $name }
journal-no-league = ei liigaa
journal-ruleset = säännöstö { $name }
journal-solitaire = pasianssi
journal-tournament = turnaus { $name }
journal-command = komento

journal-newer = uudemman crowns-version tapahtuma
# `$kind` is empty or ends in a comma and a space.
journal-unknown = { $subject }: { $kind }{ journal-newer }
journal-because = { $event }, syy: { $reason }
# The reason of a deleted game whose table was seated again.
journal-reseated = pöydän paikat jaettiin uudelleen
journal-undone = [kumottu]
journal-undid = kumottiin
journal-redid = tehtiin uudelleen
journal-nothing-to-undo = ei ole mitään kumottavaa
journal-nothing-to-redo = ei ole mitään, minkä voisi tehdä uudelleen
journal-holds-again = { $phrase }; taas { $scores }
journal-how-to-redo = `crowns redo` tekee sen uudelleen
journal-how-to-undo = `crowns undo` kumoaa sen
journal-imported =
    tuonti: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, { $rounds ->
        [0] vain loppupisteet
        [one] { $rounds } käsi
       *[other] { $rounds } kättä
    }
journal-more-events =
    { $events ->
        [one] { $events } muu tapahtuma
       *[other] { $events } muuta tapahtumaa
    } samasta komennosta
journal-state-at =
    { $future ->
        [yes] { $time } on tulevaisuudessa; tässä nykyinen tilanne
       *[no] tilanne { $time }
    }

journal-player-added = uusi pelaaja { $name }
journal-player-renamed = pelaaja { $old }, uusi nimi { $new }
journal-player-merged = { $player } yhdistetty, nyt { $into }
journal-player-retired = { $player } arkistoitu
journal-player-returned = { $player } palautettu
journal-player-deleted = { $player } poistettu
journal-league-added = uusi liiga { $name }
journal-league-renamed = liiga { $old }, uusi nimi { $new }
journal-league-settings = { $league }, asetukset: { $settings }
journal-season = { $league }, kausi: { $season }
journal-season-dropped = { $league }, kausi { $season } poistettu
journal-league-retired = { $league } arkistoitu
journal-league-returned = { $league } palautettu
journal-ruleset-added = uusi säännöstö { $name }: { $rules }
journal-ruleset-retired = { $ruleset } arkistoitu

journal-solitaire-started =
    uusi pasianssi: { $seed ->
        [none] oikeat kortit
       *[other] siemenluku { $seed }
    }
journal-solitaire-played =
    pasianssi, nosto { $draw }: { $card } pinoon { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } poistettu
    }{ $closed ->
        [yes] , käännetty
       *[no] { "" }
    }
journal-solitaire-abandoned = pasianssi hylätty
journal-solitaire-recorded =
    muualla pelattu pasianssi: { $piles ->
        [one] { $piles } pino
       *[other] { $piles } pinoa
    } käännetty{ $points ->
        [none] { "" }
       *[other] , jäljellä { $points }
    }

journal-tournament-created =
    uusi turnaus { $name }: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }
journal-seats =
    { $tournament }, pelin { $game } paikat: { $tables ->
        [one] { $tables } pöytä
       *[other] { $tables } pöytää
    }
journal-swapped = { $tournament }: { $one } ja { $other } vaihtoivat paikkoja pelissä { $game }
journal-joined-tournament = { $tournament }: { $name } liittyi pelistä { $game } alkaen
journal-left-tournament = { $tournament }: { $name } lähti ennen peliä { $game }
journal-final = { $tournament }, finaali: { $players }

journal-game-started = { $game } aloitettu: { $players }
# What may follow the start of a game or of solitaire.
journal-with-rules = , säännöt { $name }
journal-in-league = , liiga { $league }
# `$scores` may end with who went out, and so may `$change`.
journal-round-scored =
    { $game }, käsi { $round }: { $scores }{ $forced ->
        [yes] { " " }(pakotettu)
       *[no] { "" }
    }
journal-round-corrected =
    { $game }, käsi { $round } korjattu: { $change }{ $forced ->
        [yes] { " " }(pakotettu)
       *[no] { "" }
    }
journal-went-out = kortit näytti { $name }
journal-out-unknown = ei tiedetä, kuka näytti kortit
journal-joined = { $game }: { $name } liittyi kädessä { $round }, alkusumma { $points }
journal-joined-otherwise = { journal-joined }, ei { $was }
journal-left = { $game }: { $name } lähti ennen kättä { $round }
journal-edited = { $game } muutettu: { $changes }
journal-finished = { $game } päätetty kesken
journal-result = tulos, { $game }: { $scores }
journal-abandoned = { $game } hylätty
journal-resumed = { $game } jatkuu
journal-moved = { $game } siirretty: { $from } -> { $to }
journal-deleted = { $game } poistettu

## league

league-unknown-method = järjestystapaa `{ $text }` ei ole; tavat ovat { $methods }

# The label of a column or of a line: short, in lower case.
league-label-rank = #
league-label-place = sija
league-label-player = pelaaja
league-label-game = peli
league-label-date = päivä
league-label-games = pelit
league-label-counted = lasketut
league-label-beaten = päihitti
league-label-average = keskiarvo
league-label-per-round = käsi
league-label-points = pisteet
league-label-wins = voitot
league-label-total = summa
league-label-rating = taito
league-label-out = näytöt
league-label-best = paras
league-label-worst = huonoin
league-label-trend = suunta
league-label-scored = kertyi
league-label-round = käsi
league-label-wild = villi
league-label-deals = jakaa
league-label-table = pöytä
league-label-players = pelaajat
league-label-won = voitti
league-label-ahead = edellä
league-label-tied = tasan
league-label-behind = jäljessä
league-label-state = tila
league-label-winner = voittaja
league-label-with = muut
league-label-places = sijat
league-label-best-game = paras peli
league-label-worst-game = huonoin peli
league-label-best-round = paras käsi
league-label-worst-round = huonoin käsi
league-label-went-out = näytti kortit
league-label-win-streak = voitot
league-label-drought = voitotta
league-label-comebacks = loppukiri
league-label-time-played = peliaika
league-label-totals = summat
league-label-came-first = päätyi edelle
league-label-won-game = voitti pelin
league-label-average-total = keskisumma
league-label-difference = ero
league-label-biggest-win = suurin voitto
league-label-agreed = asetukset
league-label-season = kausi
league-label-entries = merkinnät
league-label-last-day = viimeksi
league-label-leagues = liigat
league-label-looks-like = muistuttaa

# The heading of a column on a page, where that is not the label.
league-heading-place = Sija
league-heading-player = Pelaaja
league-heading-game = Peli
league-heading-date = Päivä
league-heading-games = Pelit
league-heading-counted = Lasketut
league-heading-beaten = Päihitti
league-heading-average = Keskiarvo
league-heading-per-round = Kättä kohti
league-heading-points = Pisteet
league-heading-wins = Voitot
league-heading-total = Summa
league-heading-rating = Taito
league-heading-out = Näytöt
league-heading-best = Paras
league-heading-worst = Huonoin
league-heading-trend = Suunta
league-heading-round = Käsi
league-heading-wild = Villi
league-heading-deals = Jakaa
league-heading-players = Pelaajat
league-heading-won = Voitti
league-heading-ahead = Edellä
league-heading-tied = Tasan
league-heading-behind = Jäljessä
league-heading-state = Tila
league-heading-winner = Voittaja
league-heading-best-round = Paras käsi
league-heading-worst-round = Huonoin käsi
league-heading-went-out = Näytti kortit

league-and-more =
    { $more ->
        [one] ja { $more } muu
       *[other] ja { $more } muuta
    }
league-game = peli { $game }
league-games =
    { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }

# Games that are counted: the league, or all, with those of the parts below that there are.
league-selected-all = Kaikki pelit
league-selected = Liiga { $league }
# The same after a number of games.
league-of = , liiga { $league }
league-of-season = , kausi { $season }
league-since = , { $day } alkaen
league-until = , { $day } asti
league-between = , { $since } – { $until }
league-with-players =
    , { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }
league-with-short = , myös kesken päätetyt

league-no-standings = Yhtään päättynyttä peliä ei vielä lasketa tähän
league-ranked-by = Järjestysperuste: { $method }
league-ties-broken = Tasatilanteessa: { $methods }
league-then-by = { $methods }, sitten { $method }
league-by-beaten = päihitettyjen vastustajien osuus, tasapeli puolikkaana
league-by-average = loppusummien keskiarvo, pienin ensin
league-by-per-round = pisteet pelattua kättä kohti, pienin ensin
league-by-points = sijoituspisteiden keskiarvo: pelin ensimmäiselle 100, viimeiselle 0, muille tasavälein
league-by-wins = voitettujen pelien määrä, yksin tai jaettuna
league-by-total = kaikkien loppusummien yhteissumma, pienin ensin
league-by-rating = taitoluku: varovainen arvio taidosta, myy miinus kolme sigmaa
league-worst-dropped =
    { $games ->
        [1] Kunkin pelaajan huonoin peli jätetään pois
       *[other] Kunkin pelaajan { $games } huonointa peliä jätetään pois
    }
league-no-place =
    Pelaaja ilman sijaa on pelannut vähemmän kuin { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }
league-shared-wins-note = Voitot 5/2: viisi voittoa, joista kaksi jaettua
league-how-to-explain = `crowns standings --explain NIMI` näyttää, mistä pelaajan luvut koostuvat
league-new = uusi
league-explained = { $selection }: { $name }, sija { $place }/{ $players }
league-explained-without-place = { $selection }: { $name }, ilman sijaa
# A place that several share, of `$place`; before `league-part-of`.
league-shared-place = jaettu { $place }
league-part-of = { $part }/{ $whole }
league-points-in-rounds = { $points }/{ $rounds }
league-left-out = ei lasketa
league-games-left-out =
    { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, joista { $left } ei lasketa
league-wins-shared =
    { $wins }, joista { $shared ->
        [one] { $shared } jaettu
       *[other] { $shared } jaettua
    }
league-opponents-beaten =
    { $beaten } / { $opponents ->
        [one] { $opponents } vastustaja
       *[other] { $opponents } vastustajaa
    }
league-points-over-rounds =
    { $points ->
        [1] { $points } piste
       *[other] { $points } pistettä
    } / { $rounds ->
        [one] { $rounds } käsi
       *[other] { $rounds } kättä
    }
league-out-of-rounds =
    { $out } / { $rounds ->
        [one] { $rounds } käsi
       *[other] { $rounds } kättä
    }

league-named = Liiga { $name }
league-retired = Liiga { $name }, arkistoitu
league-none = Liigoja ei vielä ole; `crowns league add NIMI` lisää liigan
# The settings of a league stand one after the other, with commas between them.
league-setting-ruleset = { $ruleset }
league-setting-by = järjestys: { $method }
league-method =
    { $method ->
        [beaten] päihitetyt vastustajat
        [average] keskiarvo
        [per-round] pisteet kättä kohti
        [points] sijoituspisteet
        [wins] voitot
        [total] summa
       *[other] taitoluku
    }
league-setting-games =
    sijoitukseen tarvitaan { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }
league-setting-worst =
    { $games ->
        [0] kaikki pelit lasketaan
        [1] huonoin peli jätetään pois
       *[other] { $games } huonointa peliä jätetään pois
    }
league-setting-ties-shared = tasatilanteessa sija jaetaan
league-setting-ties = tasatilanteessa: { $methods }
league-setting-ties-then = { $methods }, sitten { $method }
league-setting-reports = raportit: { $language }
league-no-settings = oletukset
league-season = { $name }, { $from } – { $until }

## lookup

lookup-no-open-game = mikään peli ei ole kesken
    .hint = { $command } aloittaa pelin; tai nimeä peli, esimerkiksi `--game last`
lookup-none-was-open = mikään peli ei ollut silloin kesken
    .hint = nimeä peli, esimerkiksi `--game last`; { $command } ja sama `--as-of` luettelee ne
# A line for each game follows.
lookup-several-open = { $games } peliä on kesken:
    .hint = nimeä yksi niistä, esimerkiksi `{ $option }`
# `$table` is none if the game is not of a tournament.
lookup-game =
    peli { $game }{ $table ->
        [none] { "" }
       *[other] , pöytä { $table }
    }: { $names }
lookup-run-for =
    aja { $command }{ $players ->
        [0] { "" }
       *[other] { " " }({ $names })
    }
lookup-or-run-for =
    { " " }tai { $command }{ $players ->
        [0] { "" }
       *[other] { " " }({ $names })
    }
lookup-or-round = ; tai anna käsi, esimerkiksi `--round 1`
lookup-no-game-name = pelin on oltava numero, `last` tai vähintään neljä merkkiä UUID-tunnuksesta, ei `{ $name }`
lookup-no-game = peliä `{ $name }` ei ole
    .hint = { $command } luettelee pelit
lookup-several-games = usean pelin UUID-tunnuksen alku on `{ $start }`
lookup-no-game-to-repeat = ei ole peliä, jonka voisi toistaa
    .hint = anna pelaajat, esimerkiksi { $command }
# `$near` is `; did you mean …?`, or empty.
lookup-no-player = pelaajaa `{ $name }` ei ole{ $near }
    .hint = { $command } luettelee pelaajat
lookup-several = `{ $name }` voi olla { $names }
    .hint = nimeä yksi heistä, esimerkiksi `{ $example }`; { $command } tekee heistä yhden pelaajan
lookup-behind-same = `{ $text }` sanan `same` jäljessä on käsittämätön
    .hint = sanaa `same` voi seurata `without Ann`, `plus Zoe`, `Ann deals`, `shuffle` tai säännöstö; päivä ja liiga annetaan valitsimilla `--date` ja `--league`
lookup-same-and-names = `same` ottaa edellisen pelin pelaajat; jätä pois `{ $names }` tai `same`
lookup-dealer-not-playing = jakajan on oltava yksi pelaajista, ei `{ $name }`
lookup-no-round = kättä ei annettu
lookup-no-round-of = missään kädessä ei jaeta { $cards ->
        [one] { $cards } korttia
       *[other] { $cards } korttia
    }; pelaajalla on 3–13 korttia, tai noston jälkeen yksi enemmän
lookup-no-next-round = pelissä { $game } ei ole seuraavaa kättä
# Stands beside the two above.
lookup-round-hint = anna käsi, esimerkiksi `--round 1`, tai sen villi kortti, esimerkiksi `--wild 3`
lookup-see-player = { $command } näyttää pelaajan luvut
lookup-is-tournament = `{ $name }` on turnaus
    .hint = { $command } näyttää tilanteen
# `$near` is `; did you mean …?`, or tells which there are.
lookup-no-league = liigaa `{ $name }` ei ole{ $near }
    .hint-add = { $command } lisää sen
lookup-leagues = ; liigat: { $names }
lookup-no-season = liigassa { $league } ei ole kautta `{ $name }`
    .hint = { $command } lisää sen
lookup-no-season-but = liigassa { $league } ei ole kautta `{ $name }`; kaudet: { $names }
lookup-no-ruleset = säännöstöä `{ $name }` ei ole; säännöstöt ovat { $names }
    .hint = { $command } luettelee säännöstöt
# `$selection` is a league, or empty.
lookup-in-league = { " " }liigassa { $league }
lookup-none-finished = yhtään peliä ei ole vielä päättynyt{ $selection }
lookup-none-on-day =
    { $last ->
        [none] { $day }
       *[other] { $day } – { $last }
    } ei päättynyt yhtään peliä{ $selection }
    .hint = { $command } kertoo lähimmästä päivästä, jona pelattiin
lookup-too-many-on-day = { $day } päättyi yli { $most } peliä{ $selection }, liikaa yhteen raporttiin
    .hint = lisää `--league`; { $command } tekee taulukon kaikista peleistä
# `$near` is `; did you mean …?`, or tells who plays.
lookup-no-seat = `{ $name }` ei ole pelin { $game } pelaaja{ $near }
lookup-seats = ; sen pelaajat ovat { $names }
lookup-join-hint = { $command } lisää peliin pelaajan

## odds

odds-too-few-unseen =
    vähintään 2 kortin on oltava näkemättä, mutta omien ja nähtyjen korttien lisäksi { $unseen ->
        [0] ei ole yhtään
       *[other] niitä on vain { $unseen }
    }

# `$draws` is none if no draws are enough.
odds-draws-away =
    { $draws ->
        [none] Näkemättömät kortit eivät riitä korttien näyttämiseen
        [0] Kortit voi näyttää heti
        [one] Korttien näyttämiseen vielä { $draws } nosto
       *[other] Korttien näyttämiseen vielä { $draws } nostoa
    }
odds-helping =
    { $unseen } näkemättömästä kortista { $helping }, { $share }{ $kinds ->
        [none] { "" }
       *[other] : { $kinds }
    }
odds-any-card = mikä tahansa kortti
odds-any-wild = villit kortit ({ $copies })
# `$rank` is one card, `$ranks` are several: J, Jacks.
odds-any-of-rank = { $ranks } ({ $copies })
odds-line =
    Korttien näyttämiseen vielä { $draws ->
        [one] { $draws } nosto
       *[other] { $draws } nostoa
    }{ $discard ->
        [none] { "" }
       *[other] , kun { $discard } poistetaan
    }: { $unseen } näkemättömästä kortista auttaa { $helping }

odds-leaves-nothing = kortit voi näyttää
odds-leaves-points = jäljelle jää { $points }
odds-leaves-draws =
    { $draws ->
        [none] näkemättömät kortit eivät riitä korttien näyttämiseen
        [one] vielä { $draws } nosto, { $unseen } näkemättömästä kortista auttaa { $helping }
       *[other] vielä { $draws } nostoa, { $unseen } näkemättömästä kortista auttaa { $helping }
    }
# `$leaves` is one of the three above.
odds-discard = Poista { $cards }: { $leaves }
odds-goes-out-whole = Kortit voi näyttää poistamatta yhtään
odds-top-advice =
    { $advice ->
        [draw_no_nearer] Nosta pakasta: { $top } ei vie lähemmäs
        [draw_costs_less] Nosta pakasta: niin jää keskimäärin vähemmän pisteitä kuin jos otat { $top }
       *[take] Ota { $top }{ $discard ->
            [none] { "" }
           *[other] { " " }ja poista { $discard }
        }: { $advice ->
            [take_goes_out] voit näyttää kortit
            [take_nearer] se vie lähemmäs
           *[take_costs_less] nostopakasta jäisi keskimäärin yhtä paljon pisteitä tai enemmän
        }
    }

# The label or the heading of a figure.
odds-figure =
    { $figure ->
        [helps] auttavat kortit
        [chances] Mahdollisuus näyttää kortit
        [points] Pisteet
        [now] jos käsi päättyy nyt
        [last-turn] viimeisellä vuorolla
        [discard] poisto
        [away] nostot
        [helping] auttaa
        [next-turn] seuraava
        [two-turns] 2 vuoroa
        [points-now] pisteet nyt
        [after-last-turn] viim. vuoro
        [draws-away] nostoja vielä
        [cards-that-help] auttavat näkemättömät
        [out-this-turn] näyttäminen tällä vuorolla
        [out-by-next-turn] näyttäminen ensi vuoroon mennessä
       *[points-after-turn] pisteet, jos vuoro on viimeinen
    }
odds-within = { $draws } nostolla
odds-between = välillä { $low } – { $high }
odds-sampled =
    Välinä annetut mahdollisuudet on arvioitu satunnaisesti pelaamalla ({ $samples ->
        [one] { $samples } peli
       *[other] { $samples } peliä
    }{ $seed ->
        [none] { "" }
       *[other] , siemenluku { $seed }
    }); todellinen arvo on välillä 19 kertaa 20:stä
odds-on-average = keskimäärin { $points }
# Heads the column of the top card, or of a draw.
odds-top-column =
    { $top ->
        [none] nosta
       *[other] ota { $top }
    }
odds-unseen = Näkemättömiä ovat kaikki paitsi omat ja nähdyt kortit, siis myös ne, jotka muilla on kädessä

odds-explained-unseen = Näkemättömät: pakassa { $deck } korttia - { $hand } omaa - { $seen } nähtyä = { $unseen }. Jokainen niistä voi yhtä hyvin tulla seuraavaksi; muiden kortteja ei tunneta, joten nekin ovat näkemättömiä
odds-explained-away =
    { $draws ->
        [none] Nostot: kortteja ei voi näyttää, nostipa näkemättömistä mitä tahansa
        [one] Nostot: parhailla korteilla ja poistoilla kortit voi näyttää, kun on nostettu { $draws } kerran, eikä millään korteilla aiemmin
       *[other] Nostot: parhailla korteilla ja poistoilla kortit voi näyttää, kun on nostettu { $draws } kertaa, eikä millään korteilla aiemmin
    }
odds-explained-helping = Auttaa: jokaista näkemätöntä korttia kokeillaan; se auttaa, jos nostoja on parhaan poiston jälkeen yksi vähemmän
odds-explained-next = Seuraava vuoro: { $whole } näkemättömästä kortista näyttämiseen riittää { $part }. Tarkka luku
odds-explained-two = 2 vuoroa: kunkin ensimmäisen kortin jälkeen se poisto, joka on paras toista varten; { $whole } korttiparista näyttämiseen riittää { $part }. Tarkka luku, kun nostetaan nostopakasta
odds-explained-sampled =
    Useammat nostot: korteilla pelataan eteenpäin { $samples ->
        [one] { $samples } kerran
       *[other] { $samples } kertaa
    } satunnaisin nostoin, siemenluku { $seed }, sama kaikilla koneilla. Poistetaan aina niin, että nostoja jää mahdollisimman vähän ja sitten auttavia kortteja mahdollisimman monta. Väli on Wilsonin 95{ "\u00a0" }%:n luottamusväli
odds-explained-last-turn = Viimeinen vuoro: pienimmät pisteet, jotka kukin näkemätön kortti jättää parhaan poiston jälkeen, ovat yhteensä { $part } ja kortteja on { $whole }: keskimäärin { $mean }. Tarkka luku
# `$last` is yes if this is the last turn.
odds-explained-order =
    { $last ->
        [yes] Järjestys: poisto, jolla voi näyttää kortit; sitten vähiten pisteitä jäljelle; ei villiä korttia, jos muu käy, sitten arvokkain
       *[no] Järjestys: poisto, jolla voi näyttää kortit; sitten vähiten nostoja; eniten auttavia kortteja; suurin mahdollisuus kahdella vuorolla; vähiten pisteitä viimeisellä vuorolla; ei villiä korttia, jos muu käy, sitten arvokkain
    }
odds-explained-top =
    { $last ->
        [yes] Päällimmäinen kortti: ota se, ellei nostopakasta jää keskimäärin vähemmän pisteitä
       *[no] Päällimmäinen kortti: ota se, jos sillä voi näyttää kortit tai jos nostoja on sen ja parhaan poiston jälkeen vähemmän; muuten nosta
    }

odds-train = Minkä kortin poistat?
odds-not-in-hand = poistettavan on oltava yksi omista korteista, ei `{ $card }`
odds-grade-best = { $discard } on paras poisto
odds-grade-as-good = { $discard } on yhtä hyvä kuin { $best }, joka on ensin vain korttien järjestyksen takia
odds-grade-as-good-by-chances = { $discard } ja { $best } antavat samat mahdollisuudet; { $best } on ensin, koska siitä jää viimeisellä vuorolla keskimäärin { $best_points } pistettä, ei { $points }
odds-grade-worse = { $discard } on sijalla { $place }/{ $places }: { $leaves }; parempi on { $best }: { $best_leaves }

## phrase

phrase-line-break = rivinvaihto
phrase-tab = sarkain
phrase-error = virhe
phrase-hint = vinkki
phrase-warning = varoitus
phrase-note = huom.

# How the last of several names is joined; `asked` is for a question that asks which is meant.
phrase-joined =
    { $names } { $with ->
        [and] ja
        [or] tai
       *[asked] vai
    } { $last }
phrase-did-you-mean = ; oliko tarkoitus { $names }?
phrase-ordinal = { $place }.
phrase-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
phrase-decimal-mark = ,
# After the help of a command, `crowns --help`.
phrase-help-language = Ohje on vain englanniksi.
phrase-percent = { $number }{ "\u00A0" }%
# The cards of a rank, by its number: some of them, then all of them.
phrase-rank-plural = { phrase-all-of-rank }
phrase-all-of-rank =
    { $rank ->
        [1] ässät
        [2] kakkoset
        [3] kolmoset
        [4] neloset
        [5] viitoset
        [6] kuutoset
        [7] seiskat
        [8] kahdeksikot
        [9] yhdeksiköt
        [10] kympit
        [11] sotamiehet
        [12] kuningattaret
       *[other] kuninkaat
    }

## player

player-retired = arkistoitu
player-none = pelaajia ei vielä ole; `crowns new` ja `crowns player add` lisäävät heitä
player-added = lisättiin { $name }
player-renamed = { $old } on nyt nimeltään { $new }
player-deleted = { $name } on poistettu; `crowns undo` kumoaa sen
player-merged = { $from } ja { $into } ovat nyt yksi pelaaja, { $into }; `crowns undo` kumoaa sen
player-is-retired =
    { $retired ->
        [yes] { $name } on arkistoitu
       *[no] { $name } on taas mukana
    }
player-named =
    { $name }{ $retired ->
        [yes] , arkistoitu
       *[no] { "" }
    }
player-no-games = ei vielä pelejä
# Who played with somebody who played alone.
player-nobody = ei ketään
# In place of the place of a player.
player-left = lähti

# `$what` is `player`, `league` or `ruleset`.
player-name-taken =
    { $what ->
        [player] pelaaja
        [league] liiga
       *[ruleset] säännöstö
    } `{ $name }` on jo olemassa
player-merge-hint = jos he ovat sama pelaaja, aja { $command }; muuten valitse toinen nimi
player-built-in = säännöstö `{ $name }` kuuluu ohjelmaan
player-plays = vain pelaajan, jolla ei ole pelejä eikä turnauksia, voi poistaa, mutta pelaajalla `{ $name }` on niitä
    .hint = komento { $command } arkistoi pelaajan; pelit säilyvät
player-merged-into-itself = tarvitaan kaksi eri pelaajaa, ei `{ $name }` kahdesti
player-played-together =
    pelaajia `{ $from }` ja `{ $into }` ei voi yhdistää: he ovat pelanneet yhdessä { $games ->
        [one] { $games } pelin
       *[other] { $games } peliä
    }
player-both-in-tournament = pelaajia `{ $from }` ja `{ $into }` ei voi yhdistää: molemmat ovat mukana turnauksessa `{ $tournament }`
    .hint = aja ensin { $command }

player-no-page = sivua { $page } ei ole; uusimmat ovat sivulla 1
player-next-page = lista jatkuu: lisää `--page { $page }`
player-no-games-found = pelejä ei löytynyt
player-no-entries-found = merkintöjä ei löytynyt
player-games-deleted =
    { $games ->
        [one] { $games } poistettu peli ei näy luettelossa
       *[other] { $games } poistettua peliä ei näy luettelossa
    }; `crowns games --state deleted` näyttää ne
player-latest-games = Nämä ovat uusimmat; `crowns games --player` näyttää kaikki

player-state =
    { $state ->
        [open] kesken
        [finished] päättynyt
        [abandoned] hylätty
       *[deleted] poistettu
    }
player-game-state =
    { $state ->
        [short] lyhyt { $played }/{ $rounds }
        [finished] { player-state }
       *[other] { player-state } { $played }/{ $rounds }
    }
player-game-finished =
    { $short ->
        [yes] Peli { $game } päätettiin kesken ja on merkitty lyhyeksi
       *[no] Peli { $game } on päättynyt
    }
player-game-abandoned = Peli { $game } on hylätty
    .hint = { $command } jatkaa sitä
player-game-deleted = Peli { $game } on poistettu
    .hint = `crowns undo` palauttaa sen nyt, { $command } milloin tahansa
player-game-in-league = Peli { $game } kuuluu liigaan { $league }
player-game-in-no-league = Peli { $game } ei kuulu mihinkään liigaan

## report

report-language = fi
report-footer = Tehty ohjelmalla crowns
report-next = Seuraavaksi
report-result = Tulos
report-standings = Tilanne
report-records = Ennätykset
report-running-totals = Juoksevat summat
report-totals-chart = Summien kaavio
report-scoresheet = Pistetaulukko
report-players-by-place = Pelaajat sijoituksittain
report-records-broken = Uudet ennätykset
report-picture = Yhdessä kuvassa
report-standings-chart = Tilanne pylväinä
report-games-won = Voitetut pelit
report-came-back = Loppukiri
report-costly-round = Huonoin käsi
report-time-played = Peliaika
report-standings-changed = Muutokset tilanteessa
report-judge = Kortit ja säännöt
report-chart-of-game = Pelin { $game } kaavio
report-game = Peli { $game }: { $names }
report-outcome = Peli { $game }: { $outcome }
report-ended-early = päätetty kesken
report-totals-in-brackets = Pisteet ja suluissa summa; x näytti kortit
# The sign of the dealer, which the caption explains too.
report-dealer-sign = d
report-dealer = jakaa
report-scoresheet-caption = Pelin { $game } pistetaulukko; d jakaa
report-scoresheet-out = x näytti kortit
report-scoresheet-missed = - ei pelannut
report-scrolls = Taulukko jatkuu oikealle: vieritä sitä sivusuunnassa
report-players-of-game = Pelin { $game } pelaajat, vähiten pisteitä ensin
report-standings-of = Five Crowns, tilanne: { $selection }

# The day of the week on which a night was.
report-weekday =
    { $weekday ->
        [monday] maanantaina
        [tuesday] tiistaina
        [wednesday] keskiviikkona
        [thursday] torstaina
        [friday] perjantaina
        [saturday] lauantaina
       *[other] sunnuntaina
    }
report-night =
    Five Crowns { report-weekday } { $day }, { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }
report-night-of-league =
    Five Crowns { report-weekday } { $day }, { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, liiga { $league }
report-night-chart = Pisteet peleittäin { $day }, pienimmät ylinnä
report-comeback = { $name }, käden 9 jälkeen { $from } sijalla, lopussa { $to } sijalla
report-comeback-in-game = { $name }, käden 9 jälkeen { $from } sijalla, lopussa { $to } sijalla, peli { $game }
report-costly = { $name }, { $points }, käsi { $round }
report-minutes = { $minutes } min
report-minutes-of = peli { $game }: { $minutes } min
report-place-changed = { $name } { $now }, oli { $before }
report-place-new = { $name } uutena { $now }
report-costly-in-game = { $name }, { $points }, käsi { $round }, peli { $game }
# Who holds a record, with its value, which is a difference in the second message.
report-held = { $names }, { $value }
report-held-by = { $names }, ero { $value }
report-broken = { $now }; aiemmin { $before }
report-broken-since = { $now }; aiemmin { $before }, { $day }
report-players =
    { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }

report-no-chart = Kaavio alkaa ensimmäisestä kirjatusta kädestä
report-chart = Summat käsittäin, pienin ylinnä
report-chart-many = Summat käsittäin, pienin ylinnä; * useita pelaajia
report-totals-picture = Peli { $game }: summat kunkin käden jälkeen
report-fewest-on-top = { $title }, pienin ylinnä
report-line-end = { $name } { $total }
report-line-end-left = { $name } { $total }, lähti
report-no-lines = Yhtään kättä ei ole vielä kirjattu
report-lines = Juoksevien summien viivat, pienin ylinnä. Niiden päissä: { $ends }
report-line = { $name } { $points }
report-line-left = { $name } { $points } lähtiessä
report-bars-average-points = Keskimääräiset pisteet pylväinä, lyhyempi on parempi
report-bars-low-is-good = Pylväät, lyhyempi on parempi
report-bars-high-is-good = Pylväät, pidempi on parempi
report-bars-average = keskiarvo
report-bars-table = pöytä
report-bars-mean = keskitaso

## request

request-line = rivi { $number }
request-no-cards = kortteja ei annettu
    .hint = anna kortit, esimerkiksi { $command }
request-shell-error = `{ $message }` on komentotulkin virheilmoitus, ei kortti
    .hint = komentotulkki korvaa merkinnän `{ $pattern }` tiedostojen nimillä; kirjoita tähdet `7T` tai `7★`, tai pane kortit lainausmerkkeihin
request-top-count = päällimmäinen kortti on yksi kortti, ei { $cards }
request-seen-without-cards = nähdyt kortit tulevat sanan `{ $seen }` jälkeen, esimerkiksi `{ $seen } 7D 9D`
request-top-after-draw = päällimmäinen otetaan tai jätetään ennen nostoa, mutta nostettu kortti on jo mukana
    .hint = jätä nostettu kortti tai `--top` pois; `--seen` kertoo kortit, joita ei enää voi nostaa
request-train-before-draw = `--train` kysyy poistettavaa, joten anna myös nostettu kortti
request-train-without-terminal = `--train` kysyy poistettavaa, mutta tämä ei ole pääte
request-no-backup = varmuuskopiota ei nimetty
    .hint = { $command } palauttaa uusimman
request-no-backup-there = tietokannasta `{ $database }` ei ole varmuuskopiota hakemistossa `{ $directory }`
    .hint = anna jokin, esimerkiksi { $command }
request-same-player = tarvitaan kaksi eri pelaajaa, ei kahdesti `{ $name }`
request-not-in-standings = { $name } ei ole pelannut loppuun yhtään tähän laskettavaa peliä
request-rating-drops-none = taitolukuun lasketaan kaikki pelit, siksi sitä ei voi käyttää valinnan `--drop-worst` kanssa
request-first-day-after-last = ensimmäinen päivä { $since } on myöhemmin kuin viimeinen, { $until }
request-already-retired = `{ $name }` on jo arkistoitu
request-not-retired = `{ $name }` ei ole arkistoitu
request-same-name = nimi on jo `{ $name }`
request-not-finished = peliä { $game } ei ole pelattu loppuun
request-last-game-deleted = viimeisin peli, { $game }, on poistettu
    .hint = { $command } palauttaa sen
request-same-league = peli { $game } on jo siinä liigassa
request-in-no-league = peli { $game } ei kuulu liigaan
request-nothing-to-change = muutettavaa asetusta ei annettu
    .hint = { $command } näyttää asetukset
request-season-ends-first = kausi `{ $name }` päättyy { $until }, ennen kuin se alkaa { $from }
request-season-without-league = `{ $name }` ei ole kausi ilman liigaa eikä vuosi tai kuukausi
    .hint = nimeä myös liiga: `--league NIMI`
request-screen-without-terminal = näyttö tarvitsee päätteen
    .hint = { $command } kysyy rivi riviltä
request-ruleset-comma = säännöstön nimessä ei voi olla pilkkua: pilkut erottavat poikkeavat säännöt
request-built-in-ruleset = säännöstö `{ $name }` kuuluu ohjelmaan, eikä sitä voi arkistoida
request-result-args = tuloksessa on kunkin pelaajan nimi ja loppupisteet, esim. `Ann 120 Bob 98`
request-name-without-total = pelaajalla `{ $name }` ei ole loppupisteitä; tulos on nimiä ja loppupisteitä, esim. `Ann 120 Bob 98`
request-no-total = `{ $word }` ei ole loppupistemäärä
    .hint = loppupisteet ovat kokonaisluku, esim. 98{ $command ->
        [none] { "" }
       *[other] ; jos tämä kuuluu nimeen, aja ensin { $command }
    }
request-plays-alone = annettiin vain yksi pelaaja, `{ $name }`
    .hint = anna kaikki pelaajat, esimerkiksi { $command }; `--yes` aloittaa yhden pelaajan pelin
request-undoes-rounds =
    viimeisintä komentoa ei voi kumota: { $count ->
        [one] pelissä { $games }
       *[other] peleissä { $games }
    } on käsiä, jotka toinen laite on sen jälkeen kirjannut
    .hint = { $command } hylkää pelin käsineen
request-undo-overtaken = sillä välin ajettiin toinen komento; mitään ei kumottu
    .hint = { $command } kumoaa viimeisimmän komennon
request-solitaire-open = pasianssi on kesken; sen jako ja säännöt on jo lyöty lukkoon
    .hint = { $resume } jatkaa sitä, { $abandon } hylkää sen, ja se lasketaan hävityksi
request-two-solitaires = auki on sekä jaettu pasianssi että oikeilla korteilla pelattava
    .hint = { $dealt } hylkää jaetun, { $table } oikeilla korteilla pelattavan
request-no-solitaire = pasianssia ei ole kesken
    .hint = { $command } jakaa uuden
request-no-drawn-card = anna ensin nostettu kortti, sitten pino, johon se menee
request-piles-end =
    syöte päättyy, ennen kuin pino { $pile } on täynnä; puuttuu { $wanted ->
        [one] { $wanted } kortti
       *[other] { $wanted } korttia
    }
    .hint = anna kaikki 88 korttia, ensin kolmen pino, sitten yksi siirto riviä kohti
request-no-move-to-undo = edellinen komento täällä ei ollut tämän pelin siirto, joten mitään ei kumota
request-no-move-to-redo = täällä ei ole kumottu yhtään siirtoa
request-two-meanings = `{ $text }` voi olla { $readings }
request-too-many-words = yhteen vastaukseen on nimetty liian monta pelaajaa, liigaa tai ajanjaksoa
request-two-rounds = on nimetty kaksi kättä: { $one } ja { $other }
request-words-read-as = `{ $text }` luettiin muodossa `{ $options }`
request-words-not-read-as = `{ $text }` luettiin muodossa `{ $options }`, ei muodossa `{ $others }`
request-holds-no-record = Pelaajalla { $name } ei ole mitään ennätyksistä
request-cancelled = peruutettu; mitään ei muutettu
request-line-not-taken = { $line } (`{ $text }`) hylättiin{ $more ->
        [yes] , eikä sen jälkeisiä rivejä luettu
       *[no] { "" }
    }
    .hint = korjaa se ja anna se uudelleen{ $more ->
        [yes] { " " }sen jälkeisten rivien kanssa
       *[no] { "" }
    }
request-input-ended = syöte loppui kohtaan, jossa piti vastata: { $question }

## rules

# `$varied` lists the rules that differ from those of the ruleset, or is none.
rules-ruleset =
    { $name ->
        [official] viralliset säännöt
        [texas] Texasin säännöt
       *[other] säännöt { $name }
    }{ $varied ->
        [none] { "" }
       *[other] , { $varied }
    }
rules-no-ruleset = säännöstöä `{ $name }` ei ole; ohjelmaan kuuluvat { $names }
rules-no-value = `{ $text }` on kirjoitettava SÄÄNTÖ=ARVO, esimerkiksi `min_naturals=1`
rules-value-missing = `{ $rule }` tarvitsee arvon: { $allowed }
rules-no-rule = sääntöä `{ $name }` ei ole; säännöt ovat { $rules }
    .hint = oliko tarkoitus `{ $rule }`?
rules-bad-value = säännön `{ $rule }` arvon on oltava { $allowed }, ei `{ $value }`
# Stands beside the two above.
rules-show-hint = { $command } luettelee kaikki säännöt arvoineen
rules-twice = `{ $rule }` on annettu kahdesti, `{ $first }` ja `{ $second }`
rules-no-aces = säännöllä `{ $rule }` ei ole vaikutusta, kun `low_ranks` on `none`: ässiä ei ole
    .hint = lisää `--rule low_ranks=ace-two`

rules-official = julkaisijan säännöt
rules-official-but = viralliset, mutta { $rules }
# `$differences` is one of the two above.
rules-added = Uusi säännöstö { $name }: { $differences }
rules-play-by = { $command } aloittaa sillä pelin
rules-retired = Säännöstö { $name } on arkistoitu; `crowns undo` palauttaa sen
rules-show = `crowns rules show NIMI` näyttää kaikki säännöt

# Columns of the list of rules, the first after a mark.
rules-column-rule = { "  " }sääntö
rules-column-value = arvo
rules-column-official = virallinen
rules-column-decides = merkitys
# What a rule decides.
rules-meaning =
    { $rule ->
        [min_naturals] tavallisia kortteja vähintään joka yhdistelmässä
        [natural_in_place] villin luvun kortti omalla paikallaan on tavallinen
        [max_wilds] villejä kortteja yhdistelmässä enintään
        [book_distinct_suits] suoran (book) tavalliset kortit ovat eri maita
        [low_ranks] ässät ja kakkoset pakassa
        [ace] ässän paikka värisuorassa
        [ace_value] pisteet ässästä
        [joker_value] pisteet jokerista
        [wild_value] pisteet villin luvun kortista
        [face_cards] pisteet kuvakortista J, Q tai K
        [discard_to_go_out] näyttäessä on poistettava kortti
        [go_out_bonus] kortit näyttäneen pelaajan pisteet
        [games_combined] yhteen sekoitettuja pelejä
       *[tie] kuka voittaa, kun pienin summa on sama
    }
# The values that a rule takes, as they are typed; those that are words stay in English.
rules-allowed =
    { $rule ->
        [min_naturals] 0, 1, 2 tai 3
        [max_wilds] none tai luku väliltä 0–14
        [low_ranks] none tai ace-two
        [ace] low, high tai either
        [ace_value] pisteet väliltä 0–999
        [joker_value] pisteet väliltä 0–999
        [wild_value] pisteet väliltä 0–999 tai face
        [face_cards] 11-12-13 tai 10
        [go_out_bonus] pisteet, vähintään -999 ja enintään 0
        [games_combined] 1 tai 2
        [tie] shared, most-out tai extra-round
       *[other] yes tai no
    }
rules-differs = * poikkeaa virallisista säännöistä
rules-all-official = kaikilla säännöillä on virallinen arvo

rules-read = `crowns rules AIHE` näyttää vastauksen, `crowns rules --find SANA` etsii
rules-not-sure = Kysymys voi tarkoittaa montaa aihetta; tarkoitatko
rules-customs = Pöytien tapoja, ei virallisia sääntöjä
rules-variations = Näin sen voi pelata toisin
rules-examples = Esimerkkejä
rules-source = Lähde: { $sources }
# `$silent` says that no source tells.
rules-source-none = Lähde: ei ole, { $silent }
rules-source-partly = Lähde: { $sources }; muuten { $silent }
rules-round = käsi { $round }, { $wild } villejä
# What an example shows about its cards.
rules-is-book = suora (book)
rules-is-run = värisuora
rules-is-book-or-run = suora (book) tai värisuora, kumman vain haluat
rules-is-no-meld = ei ole yhdistelmä
rules-goes-out = kortit voi näyttää
rules-stays-in = kortteja ei voi näyttää
rules-costs = { $points }
rules-no-topic = `{ $text }` ei esiinny missään aiheessa
rules-is-ruleset = `{ $name }` on myös säännöstö; `{ $command }` näyttää sen
rules-of-game = pelin { $game } säännöt: { $ruleset }
rules-no-answer = mikään aihe ei vastaa kysymykseen `{ $text }`{ $near }
    .hint = kysy toisin sanoin, tai { $command } luettelee aiheet
rules-to-judge = { $command } arvioi nämä kortit

## score

score-none-given = pisteitä ei annettu
    .hint = anna kunkin pelaajan pisteet istumajärjestyksessä, { $names }, esimerkiksi { $command }
score-mixed = pisteet annetaan joko istumajärjestyksessä tai nimillä, ei molemmin tavoin; `{ $value }` on ilman nimeä
    .hint = nimeä pelaaja joka tuloksessa, esimerkiksi `bob=13 ann=0`, tai ei yhdessäkään
score-missing = nimestä { $name } puuttuu tulos, esimerkiksi `12`, `ulos` tai `-`
score-count =
    kädessä { $round } on { $players ->
        [one] { $players } pelaaja
       *[other] { $players } pelaajaa
    }, mutta annettiin { $scores ->
        [one] { $scores } tulos
       *[other] { $scores } tulosta
    }; istumajärjestyksessä pelaajat ovat { $names }
    .hint-too-many = kirjoita yhden pelaajan kortit yhteen, `KH,5D` tai "KH 5D"; kirjoita `-` sille pelaajalle, joka ei pelannut
    .hint-spaces = erota saman pelaajan kortit välilyönnillä ja pelaajat pilkulla
    .hint-too-few = kirjoita `-` sille pelaajalle, joka ei pelannut, ja `ulos` sille, joka näytti kortit
score-without-name = korjauksessa on nimettävä pelaaja, `{ $value }` jättää sen pois
    .hint = kirjoita, kenen pisteet ne ovat, esimerkiksi `{ $example }`
score-no-correction = korjausta ei annettu
    .hint = anna käsi, sitten pelaaja ja pisteet, esimerkiksi { $command }
score-without-round =
    { $number ->
        [yes] käden on oltava luku väliltä 1–11, ei `{ $value }`
       *[no] korjauksesta puuttuu käden numero, se ei ole `{ $value }`
    }
    .hint = anna ensin käsi, esimerkiksi { $command }
score-ambiguous = nämä pisteet voi lukea näin: { $readings }
    .hint = anna kunkin pelaajan pisteet omana argumenttinaan tai nimeä pelaajat, esimerkiksi { $example }
score-table-changed = pöydän pelaajat vaihtuivat sillä välin; mitään ei kirjattu
    .hint = { $command } näyttää, ketkä nyt ovat pöydässä

score-forms = tulos on pisteet (12), yhteenlasku (10+15), kortit (KH,5D), `ulos` (`out`) tai `-`
score-unreadable = { score-forms }, ei `{ $text }`
score-too-large = pisteitä on enintään 99 999, ei `{ $text }`
score-not-whole = pisteiden on oltava kokonaisluku, ei `{ $text }`
score-no-number = kirjoita luku sanan `{ $plural }` eteen, esimerkiksi `2 { $plural }`
score-count-or-card = `{ $text }` voi olla monta korttia samaa arvoa tai yksi kortti kumpaakin
    .hint = jos kortteja on monta, taivuta kortin nimi (`3 kuutosta`); muuten kirjoita korttien väliin `+`
score-article = `a { $rank }` voi olla ässä ja { $rank } tai pelkkä { $rank }
    .hint = kirjoita `ace { $rank }`, jos niitä on kaksi, tai `the { $rank }`, jos yksi
score-mark = `{ $text }` ei ole pisteitä: `0x` tai `ulos` on sille, joka näytti kortit, `JK` jäljelle jääneelle jokerille
score-product = summa kirjoitetaan merkillä `+`, esimerkiksi `10+10+10`, ei `{ $text }`
score-corrects = korjaus kirjoitetaan muodossa `{ $typed }`
    .hint = korjaa tulos komennolla { $command }
score-corrects-either = mitä kättä tämä korjaa? kirjoita `{ $scores }` kädelle { $round }, tai `{ $command }`
score-several-rounds = `crowns fix` korjaa yhden käden kerrallaan: anna { $commands }
score-one-round = korjaus koskee yhtä kättä, joten korjaa kukin käsi erikseen
score-other-round = seuraavana on käsi { $next }, ei käsi { $round }
    .hint = kirjaa käsi { $round } nyt komennolla { $command }
score-adds = pelaajalla { $name } on jo { $score }; kirjoita molemmat yhteen `{ $sum }`
score-was-another = { $name }: kädessä { $round } on { $score }, ei { $typed }
    .hint = korjaa se komennolla { $command }
score-twice = kirjoita vain oikea tulos, ei `{ $text }`
score-may-be-total = `to { $total }` voi olla yhteistulos; kirjoita käden tulos näin: `{ $name } { $total }`
score-only-rest = kirjoita, kenellä on eri tulos kuin muilla, esimerkiksi `{ $name } ulos`
score-other-rest = muut ovat { $names }; kirjoita `muut 20`, jos kaikilla on sama tulos, tai kirjoita nimet
score-no-rest = keneltäkään ei puutu tulosta
score-name-last = kirjoita nimi ensin: `{ $name } { $score }`
score-slip = `{ $text }` ei ole luku; oliko tarkoitus `{ $meant }`?
score-too-many-cards = kädessä { $round } lasketaan { $dealt } korttia, ei { $cards }
    .hint = jätä poistettu kortti pois
score-cards-left-hint = anna kaikki jäljelle jääneet kortit tai niiden sijasta pisteet
score-low-ranks-hint = peli, jossa on ässät ja kakkoset, aloitetaan lisäämällä `--rules texas`
score-row-of-one = yhden pelaajan tulos, `{ $cards }`

score-above-cap = { $name } ei voi saada { $points } pistettä kädessä { $round }: { $dealt } kortista tulee enintään { $cap }
score-below-least = { $name } ei voi saada { $points } pistettä: halvimmastakin kortista tulee { $least }
score-negative = { $name } ei voi saada { $points } pistettä: pisteet eivät voi olla alle nollan
score-out-with-points = { $name } näytti kortit, joten tulos on { $due }, ei { $points }

score-of-cards = { $name }: { $points }
score-correction = Käsi { $round }: { $name }, oli { $old }, nyt { $new }
score-correction-same = Käsi { $round }: { $name }, edelleen { $points }
score-correction-played = Käsi { $round }: { $name }, ei pelannut, nyt { $new }
score-correction-not-played = Käsi { $round }: { $name }, oli { $old }, nyt ei pelannut
score-correction-never-played = Käsi { $round }: { $name }, ei pelannut
score-corrected-total = { $correction }; summa on { $new }, ei { $old }
score-corrected-out = Käsi { $round }: kortit näytti { $new }, ei { $old }
score-corrected-out-known = Käsi { $round }: kortit näytti { $new }
score-corrected-out-unknown = Käsi { $round }: ei enää tiedetä, kuka näytti kortit
score-confirmed = Käsi { $round } pysyy ennallaan; sen muita pisteitä ei enää lasketa
score-after-total = summa { $total }, ennen sitä { $before }

score-forced = { $problem }; kirjattiin silti
score-above-largest =
    { $name } sai { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, mutta parhaassa järjestyksessä { $dealt } kortista tulee enintään { $largest }; jäikö jokin yhdistelmä huomaamatta?
score-impossible = { $name } ei voi saada tasan { $points } pistettä kädessä { $round }; jäikö yhdistelmä huomaamatta, vai onko laskettu väärin?
score-holds-meld = { $name }: jäljelle jääneissä korteissa on vielä yhdistelmä; kun se lasketaan pöytään, niistä tulee { $best }, ei { $points }
score-taken-as-out = kädessä { $round } vain { $name } sai 0, joten hänen katsotaan näyttäneen kortit, mistä saa { $bonus }; jos ei: `{ $command }`
score-holds-book = { $name }: jäljelle jääneissä korteissa on suora (book), { $rank }; jäikö se huomaamatta?
score-nobody-out = kädessä { $round } kukaan ei näyttänyt kortteja: kukaan ei saanut { $bonus } pistettä
score-all-zero = kaikki, jotka pelasivat käden { $round }, saivat 0 pistettä
score-who-went-out =
    kädessä { $round } { $players ->
        [1] sai
       *[other] saivat
    } { $points } { $names }, joten ei tiedetä, kuka näytti kortit; jos se oli { $first }: `{ $command }`
score-same-as-before = kädessä { $round } on samat pisteet kuin juuri sitä ennen kirjatussa kädessä { $before }; jos se kirjattiin kahdesti, `crowns undo` kumoaa sen
score-out-of-turn = kirjattiin käsi { $round }, vaikka seuraavana on käsi { $next }; jos se on virhe, `crowns undo` kumoaa sen
score-late-start = { $name } liittyi kädessä { $round }, alkusumma { $start }; tämän korjauksen jälkeen se olisi { $now }; sen muuttaa `{ $command }`
score-still-zero = { $name } sai kädestä { $round } edelleen { $points }, vaikka ei näyttänyt kortteja; jos kortteja jäi: `{ $command }`
score-tie-gone = käsi { $round } pelattiin tasapelin ratkaisemiseksi, mutta tasapeliä ei enää ole; jos tämä korjaus on virhe, `crowns undo` kumoaa sen
score-like-totals = mitkään käden { $round } pisteet eivät ole pienemmät kuin summa ennen sitä; jos nämä ovat juoksevia summia, anna `crowns undo` ja kirjaa uudelleen valinnalla `--totals`

## screen

screen-round = käsi { $round }
screen-deal = jaetaan { $dealt }, { $wild } villejä
screen-dealer = jakaa { $name }
screen-leader =
    { $players ->
        [1] johtaa
       *[other] johtavat
    } { $names }, summa { $total }
screen-no-game = Mikään peli ei ole kesken
screen-how-to-begin = mikään peli ei ole kesken; aloita peli luettelemalla pelaajat istumajärjestyksessä: `new Ann Bob Cat`
# The question mark tells that some totals are not recorded yet.
screen-total = summa
screen-total-typed = summa?
screen-not-saved = ei vielä tallennettu
screen-over = Enter: uusintapeli tai uusi peli
screen-over-none = Mikään peli ei ole kesken. Enter aloittaa uuden:
screen-total-prompt = { $name }, summa { $total }, uusi summa:
screen-total-prompt-dealer = { $name } (jakaa), summa { $total }, uusi summa:
screen-entry-help =
    Kirjoita { $totals ->
        [yes] juokseva summa, esimerkiksi 112
       *[no] pisteet (12), yhteenlasku (10+15)
    }, jäljelle jääneet kortit (KH,5D tai 8,K), ulos (out) jos pelaaja näytti kortit, tai - jos hän ei pelannut{ $rows ->
        [yes] ; tai koko käsi: { $row }
       *[no] { "" }
    }. ? näyttää kaikki { $plain ->
        [yes] komennot
       *[no] näppäimet
    }

screen-correct = Korjaa käsi { $round }, { $name } { $points }:
screen-correct-not-played = Korjaa käsi { $round }, { $name }:
screen-correct-help = Kirjoita oikeat pisteet kuten uudessa kädessä; nuolet vievät toiseen ruutuun, Esc palaa
screen-nothing-to-correct = Yhtään kättä ei ole vielä kirjattu
screen-save = Tallennetaanko käsi { $round }? [K/e/takaisin]
screen-save-doubted = { $doubt } [k/E/takaisin]
screen-held = `{ $text }` säilyy; { $choices } ensin
screen-not-held = `{ $text }` hylättiin; { $choices } ensin
screen-whose-score = `{ $example }` korjaa ne pisteet; muuten { $choices }
screen-not-read =
    { $count ->
        [one] { $count } rivi jäi lukematta: { $lines }
       *[other] { $count } riviä jäi lukematta: { $lines }
    }
screen-round-not-saved = kättä { $round } ei tallennettu: { $scores }
screen-command-runs = Yhä käynnissä; Ctrl-C lopettaa sen
screen-command-stopped = `{ $command }` lopetettiin
screen-runs-until-stopped = `{ $command }` on käynnissä, kunnes painat Ctrl-C: käynnistä se toisessa päätteessä
screen-game-is-over = peli { $game } on päättynyt; `rematch` tai `new` aloittaa seuraavan, `fix` korjaa pisteet
screen-moved = Siirretäänkö kädelle { $round } kirjoitetut pisteet kädelle { $next }? [k/e]
screen-moved-help = Seuraavana on nyt käsi { $next }: k siirtää kirjoitetut pisteet sille, e hylkää ne
screen-force = { $refusal }; Ctrl-F kirjaa sen silti
screen-numbers-are-totals = Luvut luetaan juoksevina summina; Ctrl-T lukee ne taas pisteinä
screen-numbers-are-points = Luvut luetaan pisteinä
screen-like-totals = mitkään käden { $round } pisteet eivät ole pienemmät kuin summa ennen sitä; jos nämä ovat juoksevia summia, vastaa ei, paina sitten Ctrl-T, ja kirjoita ne uudelleen
screen-like-totals-in-lines = mitkään käden { $round } pisteet eivät ole pienemmät kuin summa ennen sitä; jos nämä ovat juoksevia summia, vastaa ei ja kirjoita ne komennolla `score --totals`
screen-waiting-quit = Enter tai q sulkee näytön; jatka, jos kirjoitat korttia
screen-waiting-redo = Enter tekee uudelleen; jatka, jos kirjoitat nimeä
screen-waiting-undo = Enter kumoaa; jatka, jos kirjoitat nimeä
screen-round-scores = käsi { $round }: { $scores }
screen-round-saved = Tallennettu: { $scores }; u kumoaa sen
screen-undone = U palauttaa sen
screen-redone = u kumoaa sen taas
screen-entered-elsewhere = Juuri kirjattu muualla: { $scores }
screen-on-phones = Puhelimilla: { $scores }
screen-changed-elsewhere = Peliä muutettiin juuri muualla

screen-check = Kortit:
screen-check-help = Kirjoita kortit kädestä { $round }: { $dealt } laskettavaksi, noston jälkeen { $drawn }, vähemmän jos ne jäivät jäljelle, esimerkiksi KH 5D 9T JK
screen-take-over = Enter: { $name } – { $score }; Tab: seuraava pelaaja
screen-judge = Yhdistelmät:
screen-judge-help = Kirjoita yhdistelmät pilkuin erotettuina, sitten loput: 6D 7D 8D, 9C 9T 9S, poisto QS, jäljellä KH 4D
screen-odds = Arvio korteista:
screen-odds-help = Kirjoita omat korttisi kädestä { $round }: { $dealt } ennen nostoa, { $drawn } sen jälkeen. Lisää / { screen-odds-top } 8H, jos voit ottaa sen kortin tai nostaa, / { screen-odds-seen } KH 4D, jos niitä ei voi nostaa, / { screen-odds-last }, kun joku on näyttänyt kortit
# What is typed before the card on top and before cards seen, and for the last turn.
screen-odds-top = päällä
screen-odds-seen = nähty
screen-odds-last = viimeinen vuoro
screen-cards-so-far =
    tähän asti { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    }: ennen nostoa { $dealt }, sen jälkeen { $drawn }
screen-odds-pending = Lasketaan mahdollisuuksia...
screen-rules = Säännöistä:
screen-rules-help = Kirjoita aihe tai muita sanoja: kuka jakaa, liikaa kortteja, tasapeli

screen-menu = Mitä tehdään?
screen-menu-help = Kirjoita { $letters } ja paina Enter; Esc palaa
screen-menu-new = uusi peli
screen-menu-rematch = uusintapeli: samat pelaajat, seuraava jakaa ensin
screen-menu-join = pelaaja liittyy
screen-menu-leave = pelaaja lähtee
screen-menu-finish = päätä peli kesken
screen-menu-solitaire = pasianssi
screen-also-open = Peli { $game } jää kesken uuden rinnalle
screen-rematch-of-open = Peli { $game } on yhä kesken. Aloitetaanko silti toinen?
screen-finish-now = Päätetäänkö peli { $game } ennen viimeistä kättä?
screen-drops-typed = Kädelle { $round } kirjoitettuja pisteitä ei tallenneta
screen-players-help =
    Pelaajat istumajärjestyksessä, myötäpäivään: Ann Bob Cat, tai pilkuin erotettuina: Ann, Mary Lou, Cat{ $offered ->
        [yes] ; Enter valitsee hakasulkeissa olevat
       *[no] { "" }
    }
screen-name-with-score = Nimen `{ $name }` lopussa on pisteet. Onko se uuden pelaajan nimi?
screen-new-players = Pelaajia { $names } ei ole. Lisätäänkö heidät uusina pelaajina?
screen-rules-to-play-help = official, texas tai omien sääntöjen nimi; Enter valitsee hakasulkeissa olevat
screen-join = Kuka liittyy?
screen-join-help = Nimi, esimerkiksi Zoe; alkusumma kysytään seuraavaksi
# Follows that somebody joined or left.
screen-deal-passes = ; jakovuoro siirtyy vasemmalle, joten käden { $round } jakaa { $name }
screen-join-total =
    { $reason ->
        [own] { $name }, alkusumma? [{ $total }, sama kuin lähtiessä]
       *[highest] { $name }, alkusumma? [{ $total }, suurin summa]
    }
screen-join-total-help =
    { $reason ->
        [own] Summa, josta { $name } aloittaa, esimerkiksi { $example }; Enter valitsee summan { $total }, saman kuin lähtiessä
       *[highest] Summa, josta { $name } aloittaa, esimerkiksi { $example }; Enter valitsee pöydän suurimman summan, { $total }
    }
screen-no-total = summa on luku, vähintään -99 999 ja enintään 99 999, ei `{ $text }`
screen-leave = Kuka lähtee?
screen-leave-help = { $names }, tai nimen alku; tähänastiset pisteet jäävät
screen-quit = Lopetetaanko, vaikka kädelle { $round } kirjoitetut pisteet häviävät?
screen-more-lines = vielä { $count }, PgDn
screen-no-backup = varmuuskopiota ei voitu tehdä: { $reason }
screen-plain-saved = Käsi { $round } on tallennettu: { $scores }.
screen-not-saved-so-far = Käsi { $round }, ei vielä tallennettu: { $scores }
screen-rounds-left =
    { $rounds ->
        [one] { $rounds } käsi jäljellä, tämä mukaan lukien
       *[other] { $rounds } kättä jäljellä, tämä mukaan lukien
    }
screen-no-command-near = komentoa `{ $name }` ei ole; tarkoititko { $near }?
screen-no-command = komentoa `{ $name }` ei ole; `?` näyttää, mitä voit kirjoittaa
screen-readings-help = kirjoita luku 1–{ $count }, tai `ei`, niin voit kirjoittaa pisteet uudestaan
screen-type-command = kirjoita siihen `{ $command }`
screen-deals = { $dealer } jakaa käden { $round }; jakovuoro siirtyy joka käden jälkeen vasemmalle
screen-deals-first = { $dealer } jakaa käden 1; jos joku muu aloittaa jakamisen, kirjoita `{ $command }`
screen-back-first = vastaa ensin `takaisin` ja kirjoita sitten `{ $command }`; `kyllä` tallentaa pisteet, `ei` hylkää ne
# A command was typed where something else is asked.
screen-answer-first = vastaa ensin `takaisin` ja kirjoita sitten `{ $command }`
# `$why` is why it is no score.
screen-or-asks = { $why }; kysymyksen lopussa on `?`
screen-score-was = { $name } { $score } (oli { $was })
screen-cleared = Nyt pelaajalla { $name } ei ole pisteitä
screen-already-saved = käsi { $round } on tallennettu; `undo` kumoaa sen
screen-phone-differs = pelaajalla { $name } on täällä { $here }, mutta puhelimessa { $phone }
screen-then = { $leader }, sitten { $others }
screen-entered-last = Käsi { $round }, viimeksi kirjattu; seuraavalle aloita `{ $next }`
screen-entered-last-of-all = Käsi { $round }, viimeksi kirjattu
screen-not-entered = Käsi { $round }, ei vielä kirjattu; viimeiselle aloita `{ $last }`
screen-no-such-round = kättä { $round } ei ole: kädet ovat 1–11
screen-left-open =
    Peli { $game }: { $rounds ->
        [0] yhtään kättä ei ole vielä tallennettu
        [1] käsi 1 on tallennettu
        [2] kädet 1 ja 2 on tallennettu
       *[other] kädet 1–{ $rounds } on tallennettu
    }. `{ $command }` jatkaa sitä.
screen-left-over = Peli { $game } on tallennettu. `{ $command }` aloittaa seuraavan.
screen-plain-help = Kirjoita kysytyn pelaajan pisteet tai koko käsi kerralla: `0 13 37` tai `ann 0 bob 13 cat 37`. Kaikki komennot voi kirjoittaa ilman sanaa `crowns`, suomeksi tai englanniksi: `korjaa 3 ann=31`, `kumoa`, `pöytäkirja`, `kaavio`, `loki`, `liity Zoe`, `lähde Bob`, `tutki 7D 9D JK`, `arvio 7D 9D JK`, `tuomio 6D 7D 8D, 9C 9T 9S`, `säännöt tasapeli`, `uusi peli`. `lopeta` lopettaa, `?` näyttää tämän uudelleen

# What a key does, on one line; the shorter, the more keys fit.
screen-key-keys = apu
screen-key-check = tutki
screen-key-odds = arvio
screen-key-judge = tuomio
screen-key-rules = säännöt
screen-key-undo = kumoa
screen-key-fix = korjaa
screen-key-menu = peli
screen-key-quit-score = pois
screen-key-log = loki
screen-key-chart = kuva
screen-key-new-game = uusi peli
screen-key-quit = lopeta
screen-key-correct = korjaa
screen-key-another-cell = toinen ruutu
screen-key-back = takaisin
screen-key-save = tallenna
screen-key-drop = hylkää
screen-key-edit = muokkaa vastausta
screen-key-help = apu
screen-key-yes = kyllä
screen-key-no = ei
screen-key-use-it = siirrä
screen-key-drop-it = hylkää
screen-key-choose = valitse
screen-key-answer = vastaa
screen-key-take-over = ota pisteet
screen-key-next-player = seuraava pelaaja
screen-key-scroll = selaa
screen-key-new = uusi
screen-key-rematch = uusinta
screen-key-join = liity
screen-key-leave = lähde
screen-key-finish = päätä
screen-key-solitaire = pasianssi

# Names of the arrow keys, together and one by one, where signs cannot be shown.
screen-arrows = nuolet
screen-left = Vasen
screen-right = Oikea
screen-up = Ylös
screen-space = välilyönti

# All keys and what they do.
screen-all-score = sen pelaajan pisteet, jolta kysytään
screen-all-round = koko käsi istumajärjestyksessä
screen-all-named-score = pisteet nimen kanssa; Tab täydentää nimen
screen-all-name = kysy pisteet, jotka Tom sai
screen-all-out = näytti kortit
screen-all-not-played = ei pelannut
screen-all-cards = jäljelle jääneet kortit
screen-all-commands = mikä tahansa komento, kuten komentorivillä
screen-all-another-answer = siirry käden toisiin pisteisiin
screen-all-correct = korjaa taulukon ruutu
screen-all-force = kirjaa epäuskottavat pisteet silti
screen-all-totals = lue luvut juoksevina summina tai taas pisteinä
screen-all-help = nämä näppäimet; kysymyksessä, mitä voi vastata
screen-all-check = tutki kortteja
screen-all-judge = tuomitse pöytään lasketut kortit
screen-all-chart = kuva summista
screen-all-log = pelin loki
screen-all-rules = etsi säännöistä
screen-all-menu = uusi peli, uusinta, liity, lähde, päätä
screen-all-odds = arvio: mitä poistaa, ottaa tai nostaa
screen-all-undo = kumoa, tee uudelleen
screen-all-scroll = selaa paneelia
screen-all-escape = sulje paneeli, tyhjennä rivi
screen-all-suspend = takaisin komentotulkkiin; fg palaa
screen-all-quit = lopeta
screen-all-sheet = taulukossa: johtaa, jakaa, näytti kortit, ei pelannut
screen-all-text = aloittaa tekstin: tyhjällä rivillä kirjaimet ovat näppäimiä, elleivät ne jatku nimeksi (`g 12`, `gran 12`) tai sotamieheksi (`js,5d`)

## serve

serve-page-sheet = Pisteet
serve-page-hand = Kortit
serve-page-melds = Yhdistelmät
serve-page-odds = Arvio
serve-page-rules = Säännöt
serve-page-more = Muut
serve-page-standings = Sijoitukset
serve-page-night = Ilta
serve-page-games = Pelit
serve-page-tournament = Turnaus

serve-which-game = Useita pelejä on kesken. Mikä niistä?
serve-missing = Puuttuvat vielä: { $names }
serve-disputed = Eri tuloksia: { $names }. Napauta oikeaa
serve-complete = Kaikki tulokset ovat täällä
serve-changed = tulokset ovat muuttuneet sillä välin; katso ne uudelleen
serve-choose = Kirjoita tulos napauttamalla nimeä
serve-score-of = { $name }, käsi { $round }
serve-whole-round = Koko käsi
serve-save = Tallenna käsi { $round }
serve-save-anyway = Tallenna silti
serve-enter = Kirjaa
serve-enter-anyway = Kirjaa silti
serve-points = Pisteet
serve-cards = Kortit
serve-out = Näytti kortit
serve-absent = Ei pelannut
serve-one-score = tähän kirjataan vain yhden pelaajan tulos: { $name }; kaikkien tulokset kirjataan kohtaan: { serve-whole-round }
serve-one-correction = tässä korjataan vain yhden pelaajan tulos: { $name }
# Names the players, as the scores follow each other.
serve-row = Tulokset tässä järjestyksessä: { $names }
serve-right-score = Oikea tulos
# Explains the mark of the ranks that are.
serve-wild = villi tässä kädessä
serve-saved = Tallennettu: { $scores }
serve-undo = Kumoa käsi { $round }
serve-undo-correction = Kumoa käden { $round } korjaus
serve-correct = Korjaa käsi
serve-keyboard = Näppäimistö
serve-delete = Poista
serve-clear = Poista { $scores }
serve-check = Laske
serve-judge = Arvioi
serve-ask = Kysy
serve-all-topics = Kaikki aiheet
serve-offline = Ei yhteyttä. Kirjoittamasi pysyy puhelimessa ja lähetetään heti, kun yhteys palaa.
serve-restarted = crowns käynnistettiin uudelleen. Tallentamaton on poissa; kirjoita se uudelleen.
serve-wrong-link = Linkki ei kelpaa. Lue koodi tietokoneelta uudelleen.
serve-read-only = Tämä linkki vain näyttää pelin.
serve-pin = PIN-koodi
serve-wrong-pin = PIN-koodi on väärä
serve-too-many-pins = Liian monta väärää PIN-koodia. Odota minuutti ja yritä uudelleen.
serve-no-page = Sivua ei ole
serve-foreign-site = Tämä tuli toiselta sivustolta, eikä sitä tehty

## solitaire

solitaire-over =
    peli on ohi: { $state ->
        [won] se on voitettu
       *[other] nostettavia kortteja ei ole
    }
solitaire-none-left = korttia `{ $card }` on pakassa vain { $copies }, eikä sitä ole enää nostettavissa
solitaire-not-next = seuraava kortti on `{ $next }`, ei `{ $card }`
solitaire-closed = pino { $pile } on käännetty
solitaire-no-discard = pino { $pile } ei mene läpi tällä kortilla: anna kortti, joka siitä poistetaan
solitaire-not-in-pile = pinossa { $pile } ei ole poistettavaa korttia `{ $card }`
solitaire-thrown-at-once = nostettua korttia `{ $card }` ei tässä pelissä saa heti poistaa
solitaire-no-pile = siirto alkaa pinon numerolla, 3–13, ei `{ $text }`
solitaire-no-move = siirtoa ei kirjoitettu
solitaire-drawn-count = kerralla nostetaan yksi kortti, ei { $cards }
solitaire-discard-count = pinosta poistetaan yksi kortti, ei { $cards }
# Stands beside the three above.
solitaire-move-hint = kirjoita pino ja siitä poistettava kortti, esimerkiksi `7 JC`
solitaire-pile-size = pinossa { $pile } on { $pile } korttia, ei { $cards }
solitaire-too-many-cards =
    { $wanted ->
        [0] kaikki pinot ovat täynnä; kun korjaat pinoa, kirjoita ensin sen numero ja kaksoispiste
        [one] pinoihin mahtuu { $wanted } kortti, ei { $cards }
       *[other] pinoihin mahtuu { $wanted } korttia, ei { $cards }
    }

# `$seed` is none if the cards are real ones.
solitaire-title =
    Pasianssi, { $seed ->
        [none] oikeat kortit
       *[other] siemenluku { $seed }
    }, { $ruleset }: { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    } nostamatta
# Columns of the board: short, in lower case.
solitaire-column-pile = pino
solitaire-column-wild = villi
solitaire-column-away = nostot
solitaire-column-cards = kortit
# In the column of the draws away.
solitaire-closes = läpi
solitaire-never = ei enää
solitaire-turned-over = käännetty

solitaire-draw = Nosto { $draw }/{ $draws }: { $card }
solitaire-move = { $card }, pinoon:
solitaire-draw-card = Nosto { $draw }/{ $draws }, kortti:
solitaire-move-help = Kirjoita pino, johon kortti menee, ja pinosta poistettava kortti, esimerkiksi 7 JC; pelkkä pino, jos se menee läpi. Myös hint, undo, redo, board, abandon, ja q lopettaa; pelattu säilyy.
solitaire-move-help-real = Kirjoita nostamasi kortti, sitten pino, johon se menee, ja pinosta poistettava kortti, esimerkiksi 7 JC; pelkkä pino, jos se menee läpi. Myös hint, undo, redo, board, abandon, ja q lopettaa; pelattu säilyy.
solitaire-closing =
    pino { $pile } menee läpi{ $count ->
        [0] { " " }poistamatta korttia
       *[other] , kun poistetaan { $discards }
    }
solitaire-played =
    { $card } pinoon { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } poistettu
    }{ $closed ->
        [yes] , käännetty
       *[no] { "" }
    }
solitaire-missed-closing =
    pino { $pile } olisi mennyt läpi { $discard ->
        [none] poistamatta korttia
       *[other] poistamalla { $discard }
    }; `undo` kumoaa siirron
# `$short` is how many cards the piles lack.
solitaire-placement =
    { $number }. pino { $pile }{ $discard ->
        [none] { "" }
       *[other] , poista { $discard }
    }{ $closes ->
        [yes] , menee läpi
       *[no] { "" }
    }: { $short ->
        [0] kaikki pinot voivat mennä läpi
        [one] puuttuu { $short } kortti
       *[other] puuttuu { $short } korttia
    }
solitaire-placements-order = Järjestys: montako korttia parhaasta löydetystä suunnitelmasta puuttuu
solitaire-cannot-be-won =
    Peliä ei voi voittaa: pinoihin tarvitaan { $wanted ->
        [one] { $wanted } kortti
       *[other] { $wanted } korttia
    }, nostamatta on { $left }
solitaire-cannot-go-out = Peliä ei voi voittaa: pino { $pile } ei mene läpi jäljellä olevilla korteilla

solitaire-won =
    Voitto: kaikki { $piles } pinoa käännetty{ $cards ->
        [0] { "" }
        [one] , { $cards } kortti nostamatta
       *[other] , { $cards } korttia nostamatta
    }
solitaire-lost =
    Häviö: käännetty { $closed }/{ $piles } pinoa{ $points ->
        [none] { "" }
       *[other] , jäljellä { $points }
    }
solitaire-open =
    Kesken: käännetty { $closed }/{ $piles } pinoa{ $cards ->
        [0] { "" }
        [one] , { $cards } kortti nostamatta
       *[other] , { $cards } korttia nostamatta
    }
solitaire-left = { $command } jatkaa tätä peliä
solitaire-is-open = Pasianssi, käännetty { $closed }/{ $piles } pinoa: { $command } jatkaa sitä
solitaire-enter-returns = Enter palaa:
solitaire-abandon = Hylätäänkö tämä peli? Se lasketaan hävityksi

solitaire-stats-none = Pasianssi: yhtään peliä ei ole vielä pelattu loppuun
solitaire-stats =
    Pasianssi: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, voitettu { $won } ({ $rate })
solitaire-mean-closed = keskimäärin { $mean }/{ $piles } pinoa
    .label = käännetty
solitaire-mean-left =
    keskimäärin { $mean }, { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }
    .label = pisteitä jäi
solitaire-streak = enintään { $longest }, nyt { $current }
    .label-won = voittoputki
    .label-lost = tappioputki

solitaire-pile = Pino { $pile }, kortit:
solitaire-pile-more = Pino { $pile }, vielä { $wanted }:
solitaire-piles = Enter aloittaa; tai korjattava pino, esimerkiksi 3: 7D 9D QS:
solitaire-pile-help = Kirjoita tai liitä pinot 3 kortista 13 korttiin, kukin omalle rivilleen, esimerkiksi 7D 9D QS, tai kaikki 88 korttia kerralla. 5: ja viisi korttia korjaa viiden pinon; board näyttää pinot, takaisin kumoaa viimeisen, q lopettaa.
solitaire-piles-to-paste = Kirjoittamasi pinot liitettäviksi ensi kerralla:

## stats

stats-overall = Kaikkiaan
stats-by-round = Käsittäin; pöytä on muiden keskiarvo
stats-by-table = Pelaajamäärän mukaan
stats-by-opponent = Vastustajittain, eniten pelejä ensin
stats-beats = Voittaa useimmin: { $most }; harvimmin: { $least }, vähintään viidessä pelissä kohdatuista
stats-beaten-in = { $name } ({ $ahead }/{ $games })
stats-average-by-round = Keskiarvo käsittäin
stats-last-meetings = Viimeisimmät kohtaamiset
stats-last-games = Viimeisimmät pelit
stats-thin = ~ luku perustuu alle viiteen peliin

# `$selection` tells which games are meant, or is empty.
stats-none =
    { $names }: ei yhtään päättynyttä { $players ->
        [1] peliä
       *[other] yhteistä peliä
    }{ $selection }
stats-none-yet =
    { $names }: ei vielä yhtään päättynyttä { $players ->
        [1] peliä
       *[other] yhteistä peliä
    }{ $selection }
stats-none-even-short =
    { $names }: ei yhtään päättynyttä { $players ->
        [1] peliä
       *[other] yhteistä peliä
    }, ei edes lyhyttä{ $selection }
stats-more = `crowns new` aloittaa pelin
stats-more-short = `crowns new` aloittaa pelin; `--short` laskee mukaan myös kesken päätetyt pelit
stats-more-selected = Ilman liigaa, päiviä tai pelaajamäärää lasketaan kaikki pelit
stats-more-selected-short = Ilman liigaa, päiviä tai pelaajamäärää lasketaan kaikki pelit; `--short` laskee mukaan myös kesken päätetyt pelit
stats-title =
    { $name }: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }{ $selection }; voittoja { $won }
stats-title-shared =
    { $name }: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }{ $selection }; voittoja { $won }, joista { $shared ->
        [one] { $shared } jaettu
       *[other] { $shared } jaettua
    }
stats-total = keskimäärin { $average }, kättä kohti { $round }
stats-total-deviation = keskimäärin { $average }, kättä kohti { $round }; keskihajonta { $deviation }

stats-game-on = peli { $game }, { $day }
stats-round-of-game = käsi { $round }, { $game }
# `$place` is a game, or a round of a game.
stats-extreme =
    { $times ->
        [1] { $points }, { $place }
        [2] { $points }, kahdesti, ensin { $place }
       *[other] { $points }, { $times } kertaa, ensin { $place }
    }
# `$place` is an ordinal, `$games` how many ended in it; several stand in a line.
stats-place-count = { $games } x { $place }
stats-time-played = keskimäärin { $minutes } min, { $games }
stats-went-out =
    { $out } / { $rounds ->
        [one] { $rounds } käsi
       *[other] { $rounds } kättä
    }, { $rate }
stats-streak-none = ei vielä
stats-streak-over = nyt ei yhtään
stats-streak-goes-on = jatkuu yhä
stats-streak-now = nyt { $games }
stats-streak-one = enintään 1 peräkkäin; { $now }
stats-streak = enintään { $games } peräkkäin, { $span }; { $now }
stats-games = pelit { $first }–{ $last }
stats-games-on = pelit { $first }–{ $last }, { $day }
stats-games-between = pelit { $first }–{ $last }, { $since } – { $until }

# How many places a player gains from round 9 to the end.
stats-gain-none = sija ei keskimäärin muutu käden 9 jälkeen
stats-gained = käden 9 jälkeen nousua keskimäärin { $places } sijaa
stats-lost = käden 9 jälkeen laskua keskimäärin { $places } sijaa
stats-comeback-none = { $average }; ei vielä loppukirejä
stats-comeback = { $average }; paras { $from } sijalta { $to } sijalle, { $game }
stats-totals-note = vanhin peli ensin; korkeampi on vähemmän pisteitä
stats-totals-note-last = viimeiset { $games } peliä; korkeampi on vähemmän pisteitä

stats-together =
    { $names }: { $games ->
        [one] { $games } yhteinen peli
       *[other] { $games } yhteistä peliä
    }{ $selection }
stats-difference = keskimäärin { $points } pistettä peliä kohti
stats-difference-for = keskimäärin { $points } pistettä peliä kohti, edellä { $name }
stats-biggest-win = { $name }, ero { $points }, { $game }

stats-records =
    Ennätykset: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }{ $selection }
stats-order = Eniten pelejä ensin, sitten nimen mukaan
stats-records-too-few =
    Ennätyksiin tarvitaan { $least ->
        [one] { $least } peli
       *[other] { $least } peliä
    }, vielä puuttuu { $missing }: tähän mennessä { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }{ $selection }
stats-record-lowest-total = Pienin summa
stats-record-highest-total = Suurin summa
stats-record-lowest-win = Pienin voittanut
stats-record-highest-win = Suurin voittanut
stats-record-biggest-margin = Suurin voitto
stats-record-closest-finish = Niukin voitto
stats-record-biggest-round = Suurin käsi
stats-record-most-out = Eniten näyttöjä
stats-record-most-zeros = Nollaputki
stats-record-win-streak = Voittoputki
stats-record-drought = Pisin voitotta
stats-record-comeback = Paras loppukiri
stats-record-most-games = Eniten pelejä
stats-rounds =
    { $rounds ->
        [one] { $rounds } käsi
       *[other] { $rounds } kättä
    }
stats-places =
    { $places ->
        [one] { $places } sija
       *[other] { $places } sijaa
    }
stats-held-over = { $name }, seuraavana { $names }
# `$name` is who holds a record, and over whom; `$games` in which games.
stats-held = { $name }, { $games }
stats-held-in-round = { $name }, käsi { $round }, { $games }

## tournament

tournament-standings = { $name }: tilanne
tournament-game = Peli { $game }
tournament-final = Finaali
tournament-finished =
    { $game }: valmiina { $finished }/{ $tables ->
        [one] { $tables } pöytä
       *[other] { $tables } pöytää
    }
tournament-winner =
    { $winners ->
        [one] Voittaja: { $names }
       *[other] Voittajat: { $names }
    }
tournament-final-first = Finalistit ovat ensin, finaalin järjestyksessä
tournament-unequal-tables = Pöydissä on { $smallest }–{ $largest } pelaajaa: pisteet kasvavat pöydän koon mukana (keskimäärin 103, 122, 136 ja 147, kun pelaajia on 3, 4, 5 ja 6), joten summia ei voi verrata; `--by beaten` ja `--by points` ovat reiluja
# In place of the place of a player.
tournament-left = lähti

tournament-seats-by-name = { $tournament }: paikat nimen mukaan
tournament-seats-by-table = { $tournament }: paikat pöydittäin
tournament-seats-caption = Pöydän numero kussakin pelissä; { $sign } jakaa ensin
tournament-scoresheets = { $tournament }: pistetaulukot
tournament-paper = { $tournament }, { $game }
tournament-paper-of-table = { $tournament }, { $game }, pöytä { $table }
tournament-table = Pöytä { $table }
tournament-scoresheet-note = Käden pisteet, sitten summa; { $sign } jakaa; pienin summa voittaa
tournament-score-keeper = Pisteidenlaskija
