# The messages in Icelandic. docs/languages.md says how a message file is read.

## dialogue

dialogue-score = { $name }, alls { $total }:
dialogue-score-dealer = { $name } (gefur), alls { $total }:
dialogue-score-again = { $name }, alls { $total } [{ $score }]:
dialogue-score-dealer-again = { $name } (gefur), alls { $total } [{ $score }]:
dialogue-score-help =
    Fyrir hvern leikmann: { $totals ->
        [yes] heildarstig, t.d. 112
       *[no] stig (12), summa (10+15)
    }, spilin sem eru eftir (KH,5D eða 8,K), `út` (`out`) fyrir þann sem lokaði eða `-` fyrir þann sem spilaði ekki. Fyrstu spurningunni má líka svara með allri umferðinni: `0 13 37`. `til baka` fer til leikmannsins á undan, Enter heldur stigunum innan hornklofa, `?` sýnir þetta aftur, Ctrl-C hættir við
dialogue-no-previous-player = það er enginn leikmaður á undan
dialogue-force = { $refusal }; svarið `{ $answer }` skráir það samt
dialogue-who-went-out = Hver lokaði?
dialogue-who-went-out-help = Það var { $names }; `-` ef enginn veit
dialogue-who-went-out-help-back = Það var { $names }; `-` ef enginn veit; `til baka` fer aftur í stigin
dialogue-who-may-have-gone-out = það var { $names }
dialogue-save = Vista þessi stig? [J/n/til baka]
dialogue-save-help = `já` vistar stigin, `til baka` fer aftur í þau, `nei` fleygir þeim
dialogue-save-choices = svaraðu já, nei eða til baka
dialogue-slip = `{ $text }` er ekki tala; áttirðu við `{ $meant }`?
dialogue-choice = { $number }: { $text }
dialogue-which-game = Hvaða leikur?
dialogue-which-reading = Hvað áttirðu við?
dialogue-choices = svaraðu með tölu frá 1 til { $count }
dialogue-same-as-before = Þessi stig voru rétt í þessu skráð fyrir umferð { $before }. Skrá þau líka fyrir umferð { $round }?
dialogue-out-of-turn = Næst er umferð { $next }. Skrá samt umferð { $round }?
dialogue-like-totals = Skrá tölurnar sem stig í umferð { $round }?
dialogue-which-round = Hvaða umferð?
dialogue-which-round-or = Hvaða umferð? [{ $round }]
dialogue-which-round-help = Númer umferðarinnar sem á að leiðrétta, t.d. 3; Enter velur þá sem er innan hornklofa. Ctrl-C hættir við
dialogue-why = Hvers vegna?
dialogue-why-help = Ástæðan, sem geymist í sögunni; Enter sleppir henni

dialogue-which-players = Leikmenn?
dialogue-which-players-or = Leikmenn? [{ $names }]
dialogue-which-players-help = Leikmenn í sætaröð, réttsælis: `Ann Bob Cat`, eða með kommum, `Ann, Mary Lou, Cat`. Ctrl-C hættir við
dialogue-new-player = Enginn leikmaður heitir `{ $name }`. Er { $name } nýr leikmaður?
dialogue-new-player-near = Enginn leikmaður heitir `{ $name }`; áttirðu við { $near }? Er { $name } nýr leikmaður?
dialogue-play-alone = Hér er bara einn leikmaður, { $name }. Byrja leik fyrir einn?
dialogue-is-day-first = Er dagurinn á undan mánuðinum í `{ $day }`?
dialogue-is-round-column = Eru umferðirnar í dálkinum `{ $heading }`?
dialogue-who-deals = Hver gefur fyrst? [{ $default }]
dialogue-who-deals-help = Leikmaður, eða byrjunin á nafninu; Enter velur þann sem er innan hornklofa
dialogue-which-rules = Reglur? [{ $default }]
dialogue-which-rules-help = official, texas eða þínar eigin; `crowns rules list` sýnir þær; Enter velur þær sem eru í hornklofum
dialogue-not-started = enginn leikur hófst

dialogue-weekday =
    { $weekday ->
        [monday] mánudagur
        [tuesday] þriðjudagur
        [wednesday] miðvikudagur
        [thursday] fimmtudagur
        [friday] föstudagur
        [saturday] laugardagur
       *[other] sunnudagur
    }
dialogue-day = { dialogue-weekday } { $day }
dialogue-is-day-to-come = Ekki kominn enn: { dialogue-day }. Er dagurinn réttur?
dialogue-day-to-come = { dialogue-day } er ekki kominn enn; ef það er villa afturkallar `crowns undo` það
dialogue-day-read-as = `{ $text }` var lesið sem { dialogue-day }
dialogue-period-read-as = `{ $text }` var lesið sem { $since } til { $until }

dialogue-whose-stats = Hvern á að sýna nánar? [engan]
dialogue-whose-stats-help = Leikmaður, eða tveir til að bera saman, t.d. `Ann, Bob`; Enter velur engan
dialogue-which-backup = Hvaða afrit? [1]
dialogue-which-backup-help = Númer þess; Enter velur það nýjasta. Ctrl-C hættir við
dialogue-backup-asked = { $time }, með `crowns backup`
dialogue-backup-daily = { $time }, við fyrsta leik dagsins
dialogue-backup-game = { $time }, þegar leikur hófst
dialogue-backup-migration = { $time }, fyrir uppfærslu gagnagrunnsins
dialogue-backup-repair = { $time }, fyrir viðgerð
dialogue-no-backups = engin afrit eru til; `crowns backup` tekur afrit
dialogue-not-restored = ekkert var endurheimt
dialogue-undo-game = Afturkalla þetta – { $what }?
dialogue-not-undone = ekkert var afturkallað
dialogue-nothing-changed = engu var breytt
dialogue-not-saved = ekkert var vistað
dialogue-not-saved-after = ekkert var vistað: svarið við `{ $question }` var nei

dialogue-yes-or-no = { $question } [J/n]
dialogue-no-or-yes = { $question } [j/N]
dialogue-yes-or-no-choices = svaraðu já eða nei
dialogue-yes-or-no-help = `já` eða `nei`, eða fyrsti stafurinn; Enter svarar stóra stafnum; `q` eða Ctrl-C hættir við
dialogue-replace-database = Skipta um gagnagrunn? Sá sem nú er í notkun verður vistaður í skrá við hliðina.
dialogue-cannot-ask = ekki er hægt að biðja um staðfestingu: hér er enginn sem getur svarað
    .hint = staðfestu með `--yes`
# What can be typed: the letters of yes and no, and the words. Those in English are understood too.
dialogue-yes-key = j
dialogue-yes = já
dialogue-no-key = n
dialogue-no = nei
dialogue-back = til baka
# What is typed for commands, each with the English words.
dialogue-said-commands = staða=board, staðan=board, hver leiðir=board, hver gefur=board, afturkalla=undo, hætta við=undo, endurtaka=redo, leiðrétta=fix, laga=fix, lagfæra=fix, hjálp=help, reglur=rules, regla=rules, hvernig er spilað=rules, hætta=quit, leikir=games, úrslit=games, vann=report night, hver vann=report night, sigurvegari=report night, tölfræði=stats, met=records, nýr leikur=new, nýtt spil=new, línurit=chart, leikmenn=player list, kanna=check, líkur=odds, dæma=judge, koma inn=join, fara=leave, fara út=rules --, nýr=new, kapall=solitaire, mynd=chart, skrá=score, stig=score, spila=play, halda áfram=play, hver er efstur=board, hver er efst=board, hver er að vinna=board, hver vinnur=board, hver á að gefa=board, hver er með flest stig=board, hver er með fæst stig=board, leikur=games, síðasti leikur=game show last, sýna leik=game show, eyða leik=game delete, aftur=new --same, sömu leikmenn=new --same, leikmaður=player, deild=league, deildir=league list, hefnd=rematch, mót=tournament, tafla=board last, taflan=board last, blaðið=board last, stigatafla=board last, stigataflan=board last, sýna töflu=board last, sýna töfluna=board last, sýna stöðu=board last, sýna stöðuna=board last, sýna stig=board last, sýna stigin=board last, hvað eru margar umferðir eftir=board, hversu margar umferðir eru eftir=board, hve margar umferðir eru eftir=board, hvað er mikið eftir=board, hver er síðastur=board, hver er síðust=board, hver er neðstur=board, hver er neðst=board, hver er aftastur=board, hver er í öðru sæti=board, hver er á eftir=board, hvaða umferð er þetta=board, hvaða umferð er núna=board, bæta við=join, hver fór út=board last, hver lokaði=board last, hver er farinn út=board last, breyta=fix, yfirgefa=leave, áfram=board, ljúka leik=game finish, ljúka leiknum=game finish, enda leik=game finish, ég passa=rules passing, passa=rules passing, næsta=board
# The words with which a question about the rules begins.
dialogue-asking-words = má, mega, hvað, hvernig, hvenær, hvers, hver, hvaða, hve, hvort, hvar, er, eru, get, getur, þarf, ef, hafa, hversu, hvert, hverjir, hverjar, hverjum, þurfa, gildir, gilda, kostar, kosta, telst, teljast, skal, verður, fá, eiga
# What is said behind the name of who joins, leaves or deals.
dialogue-joins = kemur inn, kom inn, bætist við, er með, vill vera með, verður með, ætlar að vera með, spilar með, er komin, er kominn, kemur aftur, kom aftur, vill gjarnan vera með, kemur, kom
dialogue-leaves = fer, fer heim, fór heim, er farin, er farinn, þarf að fara, verður að fara, þarf að hætta, hættir, er hætt, er hættur
dialogue-deals = gefur, gefur núna, gefur spilin, á að gefa, er gjafari

## director

director-none = ekkert mót er til
    .hint = búðu til mót, t.d. { $command }
director-unknown = ekkert mót heitir `{ $name }`{ $near }
    .hint = { $command } sýnir mótin
director-several = `{ $name }` gæti verið { $names }
    .hint = nefndu eitt þeirra, t.d. { $command }
director-name-taken = mót sem heitir `{ $name }` er þegar til
    .hint = gefðu þessu annað nafn
director-name-of-player = leikmaðurinn `{ $name }` er þegar til og heiti mótsins kemur fyrst
    .hint = skrifaðu heiti fyrst, t.d. { $command }
director-no-pair = nefna þarf tvo leikmenn mótsins sem eiga ekki að mætast, ekki `{ $text }`
    .hint = skrifaðu bæði nöfnin innan gæsalappa, t.d. `--apart "Ann Bob"`
director-too-large = spilin duga í mesta lagi { $most } leikmönnum við borð, ekki { $players }
    .hint = bættu við `--rule games_combined=2` til að spila með tveimur stokkum
director-already-in = `{ $name }` er þegar með
director-already-left = `{ $name }` er ekki lengur með
    .hint = { $command } tekur leikmanninn aftur með
director-in-final = `{ $name }` er þegar í úrslitum
director-not-equal = `{ $name }` er ekki í jafntefli um sæti í úrslitum
director-not-in = `{ $name }` er ekki í mótinu{ $near }
director-no-game = í mótinu er enginn leikur `{ $game }`; fjöldi leikja er { $games }
director-final-not-started = úrslitaleikurinn er ekki hafinn
    .hint = { $command } byrjar hann þegar öll borð eru búin
director-started = leikur { $game } er þegar hafinn
    .hint = { $command } sýnir borðin
director-not-next = leikur { $next } þarf að hefjast á undan leik `{ $game }`
    .hint = { $command } byrjar hann
director-all-started = allir leikir eru hafnir
    .hint = { $command } byrjar úrslitaleik þegar öll borð eru búin
director-no-seat = `{ $name }` á ekki sæti í leik { $game }
    .hint = { $command } sýnir hver situr hvar
director-sits-at = `{ $name }` situr við borð { $table } í leik { $game }
    .hint = { $command } sýnir hver situr hvar
director-not-entered = `{ $name }` er ekki í mótinu
    .hint = { $command } tekur leikmanninn með
director-swap-itself = nefna þarf tvo leikmenn sem skipta um sæti, ekki bara `{ $name }`
director-begun = sætum við borð { $table } í leik { $game } verður ekki breytt: þar er þegar skráð umferð
director-no-table = í leik { $game } er ekkert borð `{ $table }`; fjöldi borða er { $tables }
    .hint = { $command } sýnir borðin
# Has the hint of the game that must start first.
director-table-not-started = leikur { $game } er ekki hafinn á borði { $table }
director-held = borð { $table } í leik { $game } situr eins og áður: á borði { $begun } var þegar skráð umferð þegar sætum var breytt
    .hint = keyrðu { $seat } til að hefja hann þar, eða { $delete } til að eyða umferðunum á borði { $begun } og breyta sætunum
director-contested = borð { $table } í leik { $game } bíður: umferðir eru skráðar bæði með sætunum fyrir breytingu og með sætunum eftir hana
    .hint = keyrðu { $later } til að halda sætunum fyrir breytinguna, eða { $earlier } til að halda sætunum eftir hana
# `$names` are tables of games, up to five of them.
director-unfinished = valið er í úrslit þegar leik er lokið á öllum borðum; ólokið: { $names }
    .hint = { $command } sýnir það fyrsta
    .hint-start = { $command } byrjar það fyrsta
    .hint-end = við það fyrsta er einn leikmaður eftir; { $command } lýkur leik þar
director-table-of-game = borð { $table } í leik { $game }
director-more-tables = { $more } í viðbót
director-no-cut = ekki kom fram hve margir spila til úrslita
    .hint = nefndu fjöldann, t.d. { $command }
director-cut-too-large = í { $players } manna móti er ekki hægt að hafa `{ $cut }` manna úrslitaleik
director-few-placed =
    { $players ->
        [0] enginn er með sæti í stöðunni
       *[other] aðeins einn leikmaður er með sæti í stöðunni
    } en í úrslitaleik þarf að minnsta kosti tvo
    .hint = { $command } sýnir stöðuna
director-tied = jafntefli: { $names }; í úrslitum er bara pláss fyrir { $chairs }
    .hint = mótsstjórinn ákveður hverjir spila; nefndu leikmennina, t.d. { $command }
director-final-begun = í úrslitaleiknum er þegar skráð umferð

director-player-count = í móti eru 3 til 1000 leikmenn, ekki `{ $players }`
director-game-count = í móti eru 1 til 100 leikir, ekki `{ $games }`
director-table-size = við borð sitja 3 til 8 leikmenn, svo að { $players } leikmenn komast ekki fyrir við { $tables } borð
director-table-sizes = ekki er hægt að skipta fjöldanum { $players } á borð fyrir `{ $least }` til `{ $most }`
# Players by their numbers.
director-not-there = par er tveir leikmenn mótsins, ekki `{ $one }` og `{ $other }`
director-not-seated = leikmaður `{ $player }` á ekki sæti í þessum leik
director-is-seated = leikmaður `{ $player }` á sæti í þessum leik
director-no-chair = hvergi er laust sæti við borð sem ekki er byrjað að spila á

director-heading =
    { $name }, { $date }: { $players ->
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }, { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }{ $cut ->
        [none] { "" }
       *[other] , { $cut } í úrslitum
    }, raðað eftir { $method }, { $ruleset }
director-open = Mótið { $name }: { $command } sýnir borðin í því
director-game = Leikur { $game } af { $games }
# `$game` is the final or a game, as above.
director-game-not-started = { $game }: { $tables } borð, ekki hafinn
director-progress =
    { $game }: { $all ->
        [yes] lokið á öllum borðum ({ $tables })
       *[no] lokið á { $finished } af { $tables ->
            [one] { $tables } borði
           *[other] { $tables } borðum
        }
    }{ $playing ->
        [0] { "" }
       *[other] , { $playing } að spila
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } án stiga
    }
director-not-started = ekki hafið
director-not-begun = án stiga
director-waits = bíður
director-column-tournament = mót
director-column-table = borð

director-repeats =
    { $repeats ->
        [one] { $repeats } endurtekin viðureign
       *[other] { $repeats } endurteknar viðureignir
    }
director-least-repeats = { director-repeats }, sem er lágmark við svo mörg borð
director-more-repeats = { director-repeats }; engin sætaskipan við svo mörg borð hefur færri en { $least }
director-most-meetings =
    tveir leikmenn mætast í mesta lagi í { $games ->
        [one] { $games } leik
       *[other] { $games } leikjum
    }
director-apart-met =
    { $meetings ->
        [one] { $meetings } viðureign
       *[other] { $meetings } viðureignir
    } leikmanna sem eiga ekki að mætast
director-large-tables = leikir við stærra borð: mest { $games } fleiri hjá einum leikmanni en öðrum

director-next-game = Næst: { $command } byrjar leik { $game }
director-next-round = Næst: { $command } skráir umferð á því borði
director-next-table = Næst: { $command } byrjar borð { $table } í leik { $game }
director-next-choice = Næst: { $command } sýnir skipanirnar sem skera úr um borð { $table } í leik { $game }
director-next-final = Næst: { $command } byrjar úrslitaleikinn
director-stray-table = á borði { $table } í leik { $game } var líka spilaður leikur { $number }, sem telst einnig með; { $command } sleppir honum
director-without-seat =
    { $names } { $players ->
        [1] á
       *[other] eiga
    } ekki sæti í leik { $game } enn; { $command } raðar aftur í sæti
director-lost-seat = { $name } á ekki sæti í leik { $game } því að umferð var þegar skráð á borðinu; { $command } finnur annað sæti
director-still-seated = { $name } er farin(n) en situr enn við borð { $table } í leik { $game }; { $command } lagar það
director-still-playing =
    enn er spilað á { $tables ->
        [one] { $tables } borði
       *[other] { $tables } borðum
    } í leik { $game }; `--table` á við þann leik þar til honum er lokið
director-came-late =
    { $table ->
        [none] { $name } spilar frá og með leik { $game }
       *[other] { $name } situr við borð { $table } í leik { $game }
    }
director-is-back = { $name } er aftur með; allir leikir eru byrjaðir
director-now-seats = við borð { $table } í leik { $game } sitja nú { $players }
director-has-left =
    { $game ->
        [none] { $name } fór
       *[other] { $name } fór og spilar ekki lengur frá og með leik { $game }
    }
director-all-begun = `{ $one }` og `{ $other }` geta ekki skipt um sæti: í hverjum leik er þegar skráð umferð á öðru borði þeirra
    .hint = { $command } sýnir hver situr hvar
director-swapped = { $one } og { $other } skiptu um sæti í leik { $game }
director-smaller-final = í úrslitaleiknum eru { $players } leikmenn, ekki { $cut }: enginn annar er með sæti í stöðunni
director-meant = þetta á við mótið { $name }; `--tournament` nefnir annað
director-also-plays-in = { $name } er líka í mótinu { $tournament }
director-finalists = Til úrslita spila { $names }
director-no-tournaments = engin mót eru til; `crowns tournament new` býr til mót
director-finished-early = { $result }; leiknum lauk eftir { $rounds } af { $last } umferðum; hann telst með í stöðu mótsins { $tournament } en ekki annars staðar
director-table-abandoned = Enginn er eftir við borð { $table } í leik { $game } og því var hætt við hann
director-games-reseated =
    { $count ->
        [one] Sætum var raðað aftur í leik { $games }; útprentuð blöð fyrir hann gilda ekki lengur
       *[other] Sætum var raðað aftur í leikjum { $games }; útprentuð blöð fyrir þá gilda ekki lengur
    }
director-displaced = staðan hefur breyst síðan valið var í úrslit: þessi eiga ekki lengur sæti í úrslitaleiknum: { $names }; { $cut } skiptir um úrslitaleik
director-displaced-begun = staðan hefur breyst síðan valið var í úrslit: þessi eiga ekki lengur sæti í úrslitaleiknum, þar sem þegar er skráð umferð: { $names }
director-replace-final = Úrslitaleikur hefur verið settur upp: { $before }. Skipta honum út fyrir annan: { $now }?

## game

game-name-empty = nafn má ekki vera tómt
game-name-too-long = í nafni mega í mesta lagi vera { $most } tákn, í `{ $start }…` eru þau { $characters }
game-name-too-heavy = í nafni mega í mesta lagi vera { $most } kóðapunktar, ekki { $characters }
game-name-control = í nafni mega ekki vera stýritákn, svo sem { $sign }
game-name-separator =
    í nafni má ekki vera `{ $sign }`, sem skilur { $score ->
        [yes] nafn frá stigum
       *[no] nöfn að
    }
game-name-keyword = `{ $name }` er ekki nafn heldur stig eða frátekið orð
game-name-card = `{ $name }` er ekki nafn heldur spil
# The option or the field stands before the text.
game-text-empty = má ekki vera tómt
game-text-too-long = má í mesta lagi hafa { $most } tákn, ekki { $characters }
game-text-control = má ekki hafa stýritákn, svo sem { $sign }

game-no-player = enginn leikmaður heitir `{ $name }`{ $near }
    .hint =
        { $players ->
            [1] ef þetta er nýr leikmaður skaltu bæta við `--new-player`
           *[other] ef þetta eru nýir leikmenn skaltu bæta við `--new-player`
        }
game-not-this-player = keyrðu { $command }; ef `{ $name }` er nýr leikmaður skaltu keyra { $typed }
game-former-name = `{ $name }` heitir nú `{ $player }`
game-name-and-score = `{ $name }` lítur út eins og nafn og stig
    .hint = nöfn eru skrifuð án stiga; ef `{ $name }` er nafn, bættu þá við `--new-player`
game-no-name = `{ $name }` lítur ekki út eins og nafn
game-player-retired = `{ $name }` er ekki lengur með
    .hint = { $command } tekur leikmanninn aftur með
game-namesakes = fleiri en einn leikmaður heitir `{ $name }`
game-player-twice = `{ $name }` kemur tvisvar fyrir
game-no-league = nafnið `{ $name }` líkist deildinni { $near }
    .hint = bættu við `--new-league` til að búa hana til samt
game-league-retired = deildin `{ $name }` er ekki lengur í notkun
    .hint = { $command } tekur hana aftur í notkun

game-no-players = í leik þarf minnst einn leikmann
    .hint = nefndu leikmennina í sætaröð, t.d. { $command }; { $again } endurtekur síðasta leik
game-too-many-players =
    spilin úr { $decks ->
        [1] einu
       *[other] tveimur
    } Five Crowns duga í mesta lagi { $most } leikmönnum, ekki { $players }
    .hint = ef spilin úr tveimur Five Crowns eru stokkuð saman skaltu bæta við `--games-combined 2`
game-seated-twice = hver leikmaður á eitt sæti, en leikmaður { $first } og leikmaður { $seat } eru sá sami
game-dealer-away = sá sem gefur þarf að vera einn leikmannanna

game-state =
    { $state ->
        [open] í gangi
        [finished] lokið
        [abandoned] hætt við
       *[deleted] eytt
    }
game-not-open =
    { $state ->
        [open] leikur { $game } er í gangi
        [finished] leik { $game } er lokið
        [abandoned] hætt var við leik { $game }
       *[deleted] leik { $game } var eytt
    }
    .hint-fix = { $new } byrjar nýjan leik, { $command } leiðréttir umferð í þessum
    .hint-show = { $command } sýnir stigablaðið eins og það endaði
    .hint-resume = { $command } heldur honum áfram
game-ended-early = leik { $game } var lokið fyrir tímann
    .hint = { $command } heldur honum áfram
game-without-rounds = í leik { $game } eru aðeins lokastig og engar umferðir
    .hint = keyrðu { $resume } til að skrá umferðir, eða { $command } til að leiðrétta lokastig
# What stands in a command for what is typed.
game-any-round = UMFERÐ
game-any-score = NAFN=STIG
game-reseated = leikur { $number } gildir ekki lengur: raðað var aftur í sæti við borð { $table } í leik { $game }
    .hint = { $command } sýnir hverjir sitja þar núna
game-is-open = leikur { $game } er þegar í gangi
game-no-round = í leik { $game } er engin umferð { $round }
    .hint = í leik eru umferðir 1 til 11
game-already-scored = umferð { $round } er þegar skráð: { $scores }
    .hint = { $command } leiðréttir hana
game-not-scored = umferð { $round } er ekki skráð enn
    .hint-next = { $command } skráir hana
    .hint-last = síðasta umferð með stigum er umferð { $last }
game-already-deleted = leik { $game } hefur þegar verið eytt
game-score-missing = í umferð { $round } vantar stig fyrir: { $names }
    .hint = skrifaðu `-` fyrir þann sem spilaði ekki
game-not-playing = { $name } spilar ekki umferð { $round }
    .hint-back = { $command } tekur leikmanninn aftur með
game-scored-twice = { $name } fær stig tvisvar, `{ $one }` og `{ $other }`; gefðu bara upp önnur þeirra
game-two-out = aðeins einn getur lokað, ekki bæði { $one } og { $other }
game-total-falls = heildarstig geta ekki lækkað: { $name }, áður { $before }, nú { $now }
    .hint = ef tölurnar eru stig umferðarinnar skaltu sleppa `--totals`
game-force-hint = ef þetta er rétt tekur `--force` það gilt
game-too-many-copies = í stokknum eru bara { $copies } `{ $card }`, en hér { $shown }: { $names }
    .hint = athugaðu spilin, eða skráðu stigin í staðinn
game-nobody-played = einhver þarf að fá stig í umferð { $round }, ekki `-` hjá öllum
game-ends-hint =
    { $command } { $played ->
        [yes] lýkur leiknum snemma
       *[no] eyðir leiknum, þar sem engin stig eru enn
    }
game-unplayed = í leik { $game } eru engin stig enn
    .hint = { $command } eyðir honum
game-impossible-total = { $name } getur ekki fengið lokastigin { $total }: lokastig eru minnst { $least } og mest { $most }
game-total-below-least = { $name } getur ekki fengið lokastigin { $total }: ódýrasta spilið kostar { $least }
game-nothing-edited = leikur { $game } er þegar þannig
game-seats-missing = nefna þarf alla leikmenn; það vantar: { $names }
game-nothing-new = þessi stig eru þegar skráð í umferð { $round }
game-at-table = { $name } er þegar við borðið
game-not-at-table = { $name } er ekki við borðið
game-joins-last = sá sem kemur inn situr í síðasta sætinu; skrifaðu bara nafnið, `{ $name }`
game-joins-with-words = á eftir nafni þess sem kemur inn er aðeins lesin summa: skrifaðu `{ $name }` eða `{ $name } 57`
game-last-player = { $name } er síðasti leikmaðurinn við borðið og getur ekki farið
game-below-own-total = enginn kemur aftur með færri stig en við brottför: { $name } fór með { $own }, ekki { $total }
game-same-start = { $name } er þegar með; stig í byrjun: { $points }
game-joins-too-late = enginn getur komið inn eftir umferð 11
game-leaves-too-late = enginn getur farið eftir umferð 11
    .hint = skrifaðu `-` fyrir þann sem spilar ekki lengur

game-how-to-begin =
    Spila:               crowns play
    Athuga hönd:         crowns check --round 1 7D 9D JOKER QS
    Allar skipanir:      crowns --help (á ensku)
game-several-open = Fleiri en einn leikur er í gangi; `crowns board --game NÚMER` sýnir einn þeirra:
game-named = Leikur { $game }: { $names }
game-round-named = Leikur { $game }, umferð { $round }: { $names }
game-new-players =
    { $players ->
        [1] nýr leikmaður
       *[other] nýir leikmenn
    }: { $names }
game-names-split =
    `{ $text }` var lesið sem { $players ->
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }; ef það er eitt nafn skaltu byrja á { $command }
game-is-one-player = Er `{ $text }` einn leikmaður?
game-read-as-one-player = `{ $text }` var lesið sem nafn eins leikmanns; ef þeir eru fleiri, keyrðu { $undo } og síðan { $join }
game-taken-for = `{ $typed }` var lesið sem { $name }; ef þetta er nýr leikmaður, bættu við `--new-player`
game-new-league = ný deild: { $name }
game-stock-last-round = með sjö leikmönnum getur stokkurinn klárast í síðustu umferð; stokkaðu þá bunkann og hafðu hann fyrir stokk
game-stock-last-rounds = með svo mörgum leikmönnum klárast stokkurinn í síðustu umferðunum; stokkaðu þá bunkann og hafðu hann fyrir stokk
# Up to three games are named by their numbers.
game-also-open =
    { $games ->
        [1] leikur { $numbers } er líka í gangi; ef hann er ekki lengur spilaður skaltu keyra { $command }
       *[other] leikir { $numbers } eru líka í gangi; ef leikur { $game } er ekki lengur spilaður skaltu keyra { $command }
    }
game-many-also-open =
    líka í gangi: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }; { $command } sýnir þá
game-drawn = dregið með fræinu { $seed }: { $names } sitja réttsælis í þessari röð; { $dealer } gefur fyrst
game-last-result = Síðasti leikur, { $game }, { $date }: { $result }
game-night-goes-on =
    { $count ->
        [one] leikur { $games } hófst eftir miðnætti og telst til
       *[other] leikir { $games } hófust eftir miðnætti og teljast til
    } kvöldsins { $evening }
game-late-left-out =
    { $count ->
        [one] leikur { $games } hófst eftir miðnætti, { $day }, og er ekki með
       *[other] leikir { $games } hófust eftir miðnætti, { $day }, og eru ekki með
    }
game-untouched = leikur { $game } frá { $day } er þegar hafinn og án stiga; enginn nýr hófst

game-heading =
    Leikur { $game }{ $state ->
        [open] { "" }
        [short] , lauk snemma
       *[other] , { game-state }
    }
game-in-league = deild { $league }
game-round-and-wild = # allt
game-points-in-short = st.
game-total = alls
game-total-in-short = alls
game-place = sæti
game-no-place = fór
game-deals = gefur
game-went-out = lokaði
game-leads = leiðir
game-won = vann
game-did-not-play = spilaði ekki
game-player-joined = { $name } kom inn í umferð { $round } með { $points }
game-player-came-back-below = { $name } kom inn í umferð { $round } með { $points }, en fór með { $left }
game-player-left = { $name } fór áður en umferð { $round } hófst
game-implausible-round = Í umferð { $round } eru ósennileg stig, skráð með `--force`
game-idle-round = Umferð { $round } var spiluð til að skera úr um jafntefli sem er ekki lengur til staðar
game-round-scored-twice = Umferð { $round } var skráð tvisvar; áður svona: { $earlier }
game-needs = Til að vinna eða jafna:
# Follows a name; `$rivals` are the best others, who may be named by the next message.
game-need =
    { $is ->
        [beaten] á ekki lengur möguleika (á undan: { $rivals })
        [level] má ekki fá meira en { $rivals } í síðustu umferð
        [ahead] má fá allt að { $points ->
            [one] { $points } stigi
           *[other] { $points } stigum
        } meira en { $rivals } í síðustu umferð
       *[behind] þarf að fá minnst { $points ->
            [one] { $points } stigi
           *[other] { $points } stigum
        } minna en { $rivals } í síðustu umferð
    }
game-rivals = { $players } leikmenn með { $total }

game-started = Leikur { $game }: { $names }, { $about }
game-edited = Leik { $game } var breytt: { $changes }
game-change =
    { $what ->
        [seats] sætaröð { $value }
        [dealer] { $value } gefur fyrst
        [date] dagur { $value }
        [place] staður { $value }
        [no-place] enginn staður
        [note] athugasemd { $value }
       *[no-note] engin athugasemd
    }
game-just-finished = enginn leikur er í gangi; síðast lauk leik { $game }
game-just-recorded = enginn leikur er í gangi; síðast var leikur { $game } skráður
game-round-entered = Umferð { $round }: { $scores }
game-joins =
    { $reason ->
        [highest] { $name } kemur inn í leik { $game } með { $points }, hæstu heildarstig hingað til
        [own] { $name } kemur inn í leik { $game } með { $points }, jafnmörg og við brottför
        [corrected] { $name } kom inn í leik { $game } með { $points }, leiðrétt
       *[given] { $name } kemur inn í leik { $game } með { $points }
    }
game-leaves = { $name } fer úr leik { $game } með { $points }
# `$extra` is `yes` for a round that breaks a tie.
game-turn =
    Umferð { $round }{ $extra ->
        [yes] , úrslitaumferð ({ $names })
       *[no] { "" }
    }: { $dealt } spil á mann, { $wild } gilda allt{ $players ->
        [1] { "" }
       *[other] , { $dealer } gefur, { $starter } byrjar
    }

game-is-deleted = Leiknum var eytt
game-after =
    { $rounds ->
        [0] fyrir fyrstu umferð
       *[other] eftir { $rounds } af { $last } umferðum
    }
game-was-abandoned = Hætt var við leikinn { game-after }
game-finished-unplayed = Leiknum lauk fyrir fyrstu umferð
game-finished-early = { $result }; leiknum lauk { game-after } og hann telst ekki með í stöðunni
game-only-totals = { $result }; aðeins lokastigin voru skráð
game-result-stands = skráð lokastig, { $totals }, gilda þar til umferð er skráð
game-other-result = umferðirnar gefa { $name } samtals { $total }, en skráð lokastig voru { $result }
game-same-result = leikur { $game } er með sama dag, leikmenn og lokastig og leikur { $other }; keyrðu { $delete } ef það er sami leikurinn
game-zero-total = { $name } er með 0 stig eftir ellefu umferðir; ef það er villa afturkallar `crowns undo` það
game-high-total = { $name } er með { $total }, en ellefu umferðir kosta í mesta lagi { $most } þegar best er raðað; ef það er villa afturkallar `crowns undo` það
game-nobody-won = Enginn hefur unnið
game-shared-win = { $names } deila sigrinum með { $points } hver
game-played-alone = { $name } endar með { $points }
game-wins = { $name } vinnur með { $points }
# `$out` is `yes` if who went out in more rounds wins.
game-wins-tie =
    { game-wins } (jafnmörg stig: { $others }): { $name } { $out ->
        [yes] lokaði í fleiri umferðum
       *[no] fékk færri stig í úrslitaumferðinni
    }

## hand

hand-names-of-stars = stjarna, stjörnu
hand-names-of-hearts = hjarta
hand-names-of-clubs = lauf, laufa, laufi
hand-names-of-spades = spaði, spaða
hand-names-of-diamonds = tígull, tígul, tígla, tígli
hand-names-of-jacks = g, gosi
hand-names-of-queens = d, drottning
hand-names-of-kings = kóngur
hand-names-of-jokers = jóker, jókerinn
hand-called-out = víxla=swap, og=and, einn=an, ein=an, eitt=an, tveir=2, tvær=2, tvö=2, þrír=3, þrjár=3, þrjú=3, fjórir=4, fjórar=4, fjögur=4, fimm=5, sex=6, sjö=7, átta=8, níu=9, tíu=10, ellefu=11, tólf=12, þrettán=13, gosar=jacks, drottningar=queens, kóngar=kings, jókerar=jokers, þristur=the 3, fjarki=the 4, fimma=the 5, sexa=the 6, sjöa=the 7, nía=the 9, tía=the 10, þristar=3's, fjarkar=4's, fimmur=5's, sexur=6's, sjöur=7's, áttur=8's, níur=9's, tíur=10's, út=out, úti=out, fékk=got, fór=went, fer=goes, er=is, núll=0, ekkert=0, engin=0, fjórtán=14, fimmtán=15, sextán=16, sautján=17, átján=18, nítján=19, tuttugu=20, þrjátíu=30, fjörutíu=40, fimmtíu=50, sextíu=60, sjötíu=70, áttatíu=80, níutíu=90, stig=points, fjarverandi=absent, ekki með=absent, spilaði ekki=absent, í=of, umferð=round, villt=wild, villtir=wild, svo=then, síðan=then, þá=then, líka=also, einnig=also, næst=next, næsta=next, plús=plus, afgangurinn=rest, hinir=others, allir hinir=others, allir aðrir=others, aðrir=others, allir=everyone, þristurinn=the 3, fjarkinn=the 4, fimman=the 5, sexan=the 6, sjöan=the 7, átta=the 8, áttan=the 8, nían=the 9, tían=the 10, par=pair, hundrað=100, eitt hundrað=100, lokaði=out, kláraði=out, búinn=out, búin=out, var ekki með=absent, hafði=has, ekki=not, úps=oops, afsakið=sorry, kóng=king, drottningu=queen, gosa=jack, kónga=kings, jókera=jokers, tvo=2, þrjá=3, fjóra=4, þrist=the 3, fjarka=the 4, fimmu=the 5, sexu=the 6, sjöu=the 7, áttu=the 8, kóngurinn=king, kónginn=king, kóngi=king, kónginum=king, drottningin=queen, drottninguna=queen, drottningunni=queen, gosinn=jack, gosann=jack, gosanum=jack, jókernum=joker, kóngum=kings, drottningum=queens, gosum=jacks, jókerum=jokers, kóngarnir=kings, drottningarnar=queens, gosarnir=jacks, tveimur=2, þremur=3, fjórum=4, þristi=the 3, þristinn=the 3, fjarkann=the 4, fimmuna=the 5, sexuna=the 6, sjöuna=the 7, áttuna=the 8, níuna=the 9, tíuna=the 10, þrista=3's, þristum=3's, fjörkum=4's, fimmum=5's, sexum=6's, sjöum=7's, áttum=8's, níum=9's, tíum=10's, með=has, var með=has, er með=has, er ekki með=absent, átti=has, fær=gets, fengu=got, bara=only, aðeins=only, umferðina=round, umferðinni=round, síðasta=last, síðasti=last, síðustu=last, seinasta=last, seinustu=last, hendi=discard, hendir=discard, hent=discard, kastar=discard, kastaði=discard, æ=oops, obb=oops, hver=each, hvor=each, hvort=each, hvert=each, hvor um sig=each, báðir=both, báðar=both, bæði=both, nema=except, enginn nema=nobody but, enginn annar en=nobody but, engin nema=nobody but, en=but, sem=who, hinir tveir=the other two, hin tvö=the other two, hinir þrír=the other three, hin þrjú=the other three, hinir fjórir=the other four, hin fjögur=the other four, vann=out, vinnur=out, er farinn út=out, er farin út=out, fyrir utan=except, úr=from, eða=or, í staðinn fyrir=not, í stað=not, átti að vera=should, nei=sorry, leiðrétting=correction, fyrsta=first, fyrstu=first, önnur=second, annarri=second, þriðja=third, þriðju=third, fjórða=fourth, fjórðu=fourth, fimmta=fifth, fimmtu=fifth, sjötta=sixth, sjöttu=sixth, sjöunda=seventh, sjöundu=seventh, áttunda=eighth, áttundu=eighth, níunda=ninth, níundu=ninth, tíunda=tenth, tíundu=tenth, ellefta=eleventh, elleftu=eleventh, ég=me, hann=he, hún=she, eftir=left, sat hjá=absent, var vitlaus=was wrong, var röng=was wrong, á að vera=should be, vann umferðina=out, er ekki hér=absent, var ekki hér=absent, situr hjá=absent, kláraði fyrst=out, kláraði fyrstur=out, fór fyrst út=out, fór fyrstur út=out, fór út fyrst=out, sat uppi með=has, sat með=has, önnur umferð=second round, annarri umferð=second round
hand-asked = má=may, get=can, getur=can, á=should, ætti=should, er=is, eru=are, hvað=what, hverju=what, hverjar=what, hvers virði=what worth, hvaða=which, hvert=which, á hendi=in hand, henda=discard, hendi ég=discard, ég hendi=discard, hversu mörg stig=how many points, hve mörg stig=how many points, hvað mörg stig=how many points, ég=we, maður=we, þú=we, það=it, þau=they, þetta=this, þessi=these, lokað=go out, loka=go out, farið út=go out, fara út=go out, með=with, hef=have, kostar=costs, kosta=cost, virði=worth, stig=points, röð í sömu sort=run, röð í mismunandi sort=book, röð=meld, lögleg=legal, löglegt=legal, gild=valid, leyfð=allowed, leyfileg=allowed, leyft=allowed, lagt niður=lay down, leggja niður=lay down, leggja=lay, lagt=lay, hent=discard, halda=keep, taka upp=take, taka=take, tekið=take, draga=draw, dregið=draw, eða=or, líkurnar=chances, líkur=chances, vantar=need, hjálpar=helps, hjálpa=help, best=best, eftir=left, efst=on top, hönd=hand, hendi=hand, spil=cards, spilin=cards, spili=card, að=that, sem=that, mig=we, mér=we, spilum=cards, spilunum=cards, þessum=this, þessari=this, leyfilegt=allowed, gilt=valid, tekið upp=take, núna=now, í=in, umferð=round, niður=down, tvo=two, þrjá=three, fjóra=four, tveimur=two, þremur=three, fjórum=four, kóng=king, kónga=kings, kóngum=kings, drottningu=queen, drottningum=queens, gosa=jack, gosum=jacks, jóker=joker, jókera=jokers, jókerum=jokers, villt spil=wild cards, villtu spili=wild, fimmu=five, sexu=six, sjöu=seven, áttu=eight, fimmum=fives, sexum=sixes, sjöum=sevens, áttum=eights, þristi=three, fjarka=four, þegar=when, ef=if, gilda allt=are wild, gildir allt=is wild, villtar=wild, villtir=wild, villt=wild

hand-meld = röð { $number }
hand-discarded = hent
hand-left = eftir
hand-hand = hönd
hand-top-card = efsta spilið
hand-seen = séð
hand-pile = röð { $number }

hand-bad-card = spil { $place } `{ $text }`: { $rule }
hand-bad-card-of-part = { $part }, spil { $place } `{ $text }`: { $rule }
hand-more-bad-cards = og { $cards } í viðbót
hand-bad-rank = gildið þarf að vera 3–10, J (G), Q (D) eða K
hand-bad-rank-of-all = gildið þarf að vera A, 2–10, J (G), Q (D) eða K
hand-bad-suit = sortin þarf að vera C (lauf), D (tígull), H (hjarta), S (spaði) eða T (stjarna, líka *)
hand-no-card = spil er gildi og svo sort, eða JOKER
hand-did-you-mean = { $rule }; áttirðu við `{ $card }`?
hand-no-suit = á eftir gildinu þarf sort, t.d. `{ $rank }D`
hand-jack-or-joker = gosi þarf sort, t.d. `JD`; jóker er `JOKER` eða `JK`
hand-number-of-cards = skrifaðu hvert spil sér, til dæmis `7D 7D`
hand-no-low-ranks = í stokknum eru hvorki ásar né tvistar
    .hint = ef spilað er með ásum og tvistum skaltu bæta við `--rules texas` eða `--rule low_ranks=ace-two`
hand-too-many-jokers = í stokknum eru bara { $copies } jókerar
hand-too-many-of-rank = í stokknum eru bara { $copies } { $ranks }
hand-too-many-copies = í stokknum eru bara { $copies } slík spil
    .hint = ef spilin úr tveimur Five Crowns eru stokkuð saman skaltu bæta við `--rule games_combined=2`
hand-if-left = ef þetta eru spilin sem eftir eru skaltu keyra { $command }
hand-pass-left = fyrir spil sem eru eftir þegar raðirnar eru lagðar niður: bættu við `--left` og umferðinni
hand-without-suits = þetta eru öll { $cards } spilin á hendi; skrifaðu sortina á eftir hverju gildi
hand-in-round = fyrir umferð { $round } skaltu keyra { $command }

hand-meld-too-short = í röð eru minnst þrjú spil, ekki { $cards }
hand-meld-too-long = á hendi eru í mesta lagi { $most } spil, ekki { $cards }
hand-ranks-differ = í röð í mismunandi sort eru öll spil af sama gildi, en `{ $card }` og `{ $other }` eru það ekki
hand-suit-twice = í röð í mismunandi sort má hver sort hér aðeins koma fyrir einu sinni, en `{ $card }` er þar tvisvar
hand-suits-differ = í röð í sömu sort er bara ein sort, en `{ $card }` og `{ $other }` eru ekki í sömu sort
hand-rank-twice = í röð í sömu sort kemur hvert gildi aðeins einu sinni fyrir, en `{ $card }` er þar tvisvar
hand-gap =
    milli `{ $low }` og `{ $high }` vantar { $cards }{ $wilds ->
        [0] { "" }
        [1] , og bara 1 spil gildir allt
       *[other] , og bara { $wilds } spil gilda allt
    }
hand-past-the-end = röð í sömu sort endar á { $top }, og { $bottom } kemur ekki þar á eftir
hand-run-too-long = í röð í sömu sort eru í mesta lagi { $most } spil, ekki { $cards }
hand-too-many-wilds =
    { $most ->
        [0] í röð má hér ekkert spil gilda allt, en fjöldi þeirra er { $wilds }
        [one] í röð má hér í mesta lagi { $most } spil gilda allt, en þau eru { $wilds }
       *[other] í röð mega hér í mesta lagi { $most } spil gilda allt, en þau eru { $wilds }
    }
hand-too-few-naturals =
    í röð þarf hér minnst { $least ->
        [one] { $least } venjulegt spil
       *[other] { $least } venjuleg spil
    }, en { $naturals ->
        [0] ekkert er í henni
        [1] bara 1 er í henni
       *[other] bara { $naturals } eru í henni
    }

hand-no-meld = röð { $place } er hvorki röð í sömu sort né röð í mismunandi sort
hand-wanted-to-go-out = til að loka í umferð { $round } þurfa { $wanted } spil að vera í röðum og 1 að fara í bunkann; í röðum: { $melded }
hand-wanted-in-all = í umferð { $round } þurfa spil í röðum og spil sem eru eftir að vera { $wanted }, ekki { $cards }: { $melded } í röðum, { $left } eftir
hand-size = í umferð { $round } eru { $counting } spil á hendi, eða { $drawn } þegar búið er að draga, ekki { $cards }
    .hint = ef þetta eru spil sem voru eftir þegar lagt var niður skaltu bæta við `--left`
hand-too-many-left = í umferð { $round } geta í mesta lagi { $dealt } spil verið eftir, ekki { $cards }
hand-impossible-left =
    í umferð { $round } eru öll { $dealt } spilin eftir eða { $most ->
        [0] ekkert
       *[other] í mesta lagi { $most }
    }, ekki { $cards }: í röð eru minnst þrjú

hand-round = Umferð { $round }: { $wild } gilda allt, { $dealt } spil á mann, { $ruleset }
hand-yes = Já
hand-no = Nei
hand-goes-out = með þessari hendi má loka og fá { $points }
hand-stays-in = með þessari hendi er ekki hægt að loka
hand-last-turn = Ef þú átt nú leik í síðasta sinn kostar hún { $points }
hand-costs = Þessi hönd kostar { $points }
hand-all-in-melds = Þessi hönd kostar 0 stig: sama hvað er dregið, þá er hægt að loka
hand-left-cost = Spilin sem eru eftir kosta { $points }
hand-arrangement = Leið { $number }
hand-more-arrangements = Til eru fleiri leiðir; `{ $option }` sýnir fleiri þeirra
hand-all-arrangements =
    { $arrangements ->
        [1] Önnur leið er ekki til
       *[other] Leiðirnar eru ekki fleiri en þessar { $arrangements }
    }

hand-book = mism. sort
hand-run = sömu sort
hand-or-run = eða sömu sort
hand-neither = hvorugt
hand-discard = henda
hand-cards-left = eftir
hand-deadwood = spil eftir
hand-no-discard = engu, öll spilin eru lögð niður
hand-or-discard = eða
hand-or-discard-one-of = eða einu af
hand-left-holds-meld = í þeim er enn röð; sé hún lögð niður kosta þau { $points }
hand-left-holds-book = í þeim er röð í mismunandi sort, { $rank }; gleymdist hún?

hand-lay-down-goes-out = svona má loka og fá { $points }
hand-lay-down-leaves = þetta er löglegt en lokar ekki og skilur eftir { $points }
hand-is-meld = þetta er röð
hand-are-melds = þetta eru raðir
hand-is-book = þetta er röð í mismunandi sort
hand-is-run = þetta er röð í sömu sort
hand-book-instead = röð { $place } er í mismunandi sort, sem er líka leyfilegt
hand-run-instead = röð { $place } er í sömu sort, sem er líka leyfilegt
hand-does-not-go-out = Svona er ekki hægt að loka
hand-split-into-run-and-book = leiðrétting: skiptu í röð í sömu sort og röð í mismunandi sort: { $melds }
hand-split-into-books = leiðrétting: skiptu í tvær raðir í mismunandi sort: { $melds }
hand-split-into-runs = leiðrétting: skiptu í tvær raðir í sömu sort: { $melds }
hand-split-into-melds =
    leiðrétting: skiptu í { $count ->
        [one] { $count } röð
       *[other] { $count } raðir
    }: { $melds }
hand-leave-out-for-book = leiðrétting: slepptu { $card }, þá er eftir röð í mismunandi sort: { $meld }
hand-leave-out-for-run = leiðrétting: slepptu { $card }, þá er eftir röð í sömu sort: { $meld }
hand-illegal-costs = Eins og þetta liggur kostar höndin { $points }
hand-best-lay-down = þegar best er raðað kosta þessi spil { $points }
hand-better-lay-down = sömu spil má leggja niður svo að eftir verði { $points }
hand-note = ath.: { $text }
hand-commas-between-melds = settu kommu á milli raða: 6D 7D 8D, 9C 9H 9S
hand-legal-in-no-round = engin umferð var nefnd; þetta er ekki leyfilegt í neinni umferð
hand-legal-in-every-round = engin umferð var nefnd; þetta er leyfilegt í öllum umferðum með nógu mörg spil
hand-legal-in-rounds =
    engin umferð var nefnd; þetta er aðeins leyfilegt í { $count ->
        [one] umferð { $rounds }
       *[other] umferðum { $rounds }
    }
hand-only-where-wild =
    { $count ->
        [one] aðeins í umferð { $rounds }, þar sem { $wilds } gilda allt
       *[other] aðeins í umferðum { $rounds }, þar sem { $wilds } gilda allt
    }
hand-no-melds = engar raðir eru til að dæma
hand-empty-meld = ein raðanna er tóm
hand-empty-left = hvaða spil eru eftir? skrifaðu þau á eftir `eftir`, eða `left none`
hand-discard-count = einu spili er hent, ekki { $cards }
hand-several-splits = spilunum má skipta í raðir á fleiri en einn veg: { $splits }
    .hint = settu kommu á milli raðanna; með `--kind meld` eru þau ein röð
hand-name-cards-left = spil sem eru ekki í neinni röð eru skrifuð á eftir `eftir`
hand-too-many-melded = þetta eru { $melded } spil; í umferð { $round } leggur leikmaður í mesta lagi { $most } spil niður
hand-all-melded = þetta eru öll { $dealt } spilin; með einu til að henda má loka

## journal

# What an event is about; the names stand in the events below.
journal-game = leikur { $game }
journal-player = leikmaður { $name }
journal-league = deild { $name }
journal-no-league = engin deild
journal-ruleset = reglur { $name }
journal-solitaire = kapall
journal-tournament = mót { $name }
journal-command = skipun

journal-newer = færsla úr nýrri útgáfu af crowns
# `$kind` is empty or ends in a comma and a space.
journal-unknown = { $subject }: { $kind }{ journal-newer }
journal-because = { $event }, ástæða: { $reason }
# The reason of a deleted game whose table was seated again.
journal-reseated = raðað var aftur í sæti við borðið
journal-undone = [afturkallað]
journal-undid = afturkallað
journal-redid = endurtekið
journal-nothing-to-undo = það er ekkert til að afturkalla
journal-nothing-to-redo = það er ekkert til að endurtaka
journal-holds-again = { $phrase }; aftur { $scores }
journal-how-to-redo = `crowns redo` endurtekur það
journal-how-to-undo = `crowns undo` afturkallar það
journal-imported =
    innlestur: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }, { $rounds ->
        [0] aðeins lokastig
        [one] { $rounds } umferð
       *[other] { $rounds } umferðir
    }
journal-more-events =
    { $events ->
        [one] { $events } önnur færsla
       *[other] { $events } aðrar færslur
    } úr sömu skipun
journal-state-at =
    { $future ->
        [yes] { $time } er í framtíðinni; þetta er staðan núna
       *[no] staðan { $time }
    }

journal-player-added = nýr leikmaður { $name }
journal-player-renamed = leikmaður { $old }, nýtt nafn { $new }
journal-player-merged = { $player }: sameinað, nú { $into }
journal-player-retired = { $player }: ekki lengur með
journal-player-returned = { $player }: aftur með
journal-player-deleted = { $player }: eytt
journal-league-added = ný deild { $name }
journal-league-renamed = deild { $old }, nýtt nafn { $new }
journal-league-settings = { $league }, stillingar: { $settings }
journal-season = { $league }, tímabil: { $season }
journal-season-dropped = { $league }, tímabil { $season }: eytt
journal-league-retired = { $league }: ekki lengur í notkun
journal-league-returned = { $league }: aftur í notkun
journal-ruleset-added = nýjar reglur { $name }: { $rules }
journal-ruleset-retired = { $ruleset }: ekki lengur í notkun

journal-solitaire-started =
    nýr kapall: { $seed ->
        [none] alvöru spil
       *[other] fræ { $seed }
    }
journal-solitaire-played =
    kapall, dráttur { $draw }: { $card } í röð { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } hent
    }{ $closed ->
        [yes] , snúið á hvolf
       *[no] { "" }
    }
journal-solitaire-abandoned = kapall: hætt við
journal-solitaire-recorded =
    kapall lagður annars staðar: { $piles ->
        [one] { $piles } röð
       *[other] { $piles } röðum
    } snúið á hvolf{ $points ->
        [none] { "" }
       *[other] , { $points } eftir
    }

journal-tournament-created =
    nýtt mót { $name }: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }, { $players ->
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }
journal-seats = { $tournament }, sæti í leik { $game }: { $tables } borð
journal-swapped = { $tournament }: { $one } og { $other } skiptu um sæti í leik { $game }
journal-joined-tournament = { $tournament }: { $name } kom inn í leik { $game }
journal-left-tournament = { $tournament }: { $name } fór áður en leikur { $game } hófst
journal-final = { $tournament }, úrslitaleikur: { $players }

journal-game-started = { $game } hófst: { $players }
# What may follow the start of a game or of solitaire.
journal-with-rules = , reglur { $name }
journal-in-league = , deild { $league }
# `$scores` may end with who went out, and so may `$change`.
journal-round-scored =
    { $game }, umferð { $round }: { $scores }{ $forced ->
        [yes] { " " }(þvingað)
       *[no] { "" }
    }
journal-round-corrected =
    { $game }, umferð { $round } leiðrétt: { $change }{ $forced ->
        [yes] { " " }(þvingað)
       *[no] { "" }
    }
journal-went-out = { $name } lokaði
journal-out-unknown = óvíst hver lokaði
journal-joined = { $game }: { $name } kom inn í umferð { $round } með { $points }
journal-joined-otherwise = { journal-joined }, ekki { $was }
journal-left = { $game }: { $name } fór áður en umferð { $round } hófst
journal-edited = { $game }, breytt: { $changes }
journal-finished = { $game }: lauk snemma
journal-result = úrslit, { $game }: { $scores }
journal-abandoned = { $game }: hætt við
journal-resumed = { $game }: heldur áfram
journal-moved = { $game }, fært: { $from } -> { $to }
journal-deleted = { $game }: eytt

## league

league-unknown-method = röðunin `{ $text }` er ekki til; til eru { $methods }

# The label of a column or of a line: short, in lower case.
league-label-rank = #
league-label-place = sæti
league-label-player = nafn
league-label-game = leikur
league-label-date = dagur
league-label-games = leikir
league-label-counted = taldir
league-label-beaten = sigraði
league-label-average = meðaltal
league-label-per-round = umferð
league-label-points = stig
league-label-wins = sigrar
league-label-total = alls
league-label-rating = styrkur
league-label-out = lokað
league-label-best = best
league-label-worst = verst
league-label-trend = þróun
league-label-scored = fékk
league-label-round = umferð
league-label-wild = allt
league-label-deals = gefur
league-label-table = borð
league-label-players = leikmenn
league-label-won = vann
league-label-ahead = á undan
league-label-tied = jafnt
league-label-behind = á eftir
league-label-state = staða
league-label-winner = vann
league-label-with = með
league-label-places = sæti
league-label-best-game = besti leikur
league-label-worst-game = versti leikur
league-label-best-round = besta umferð
league-label-worst-round = versta umferð
league-label-went-out = lokaði
league-label-win-streak = sigrar
league-label-drought = án sigurs
league-label-comebacks = endasprettur
league-label-time-played = leiktími
league-label-totals = heildarstig
league-label-came-first = varð á undan
league-label-won-game = vann leikinn
league-label-average-total = meðalstig
league-label-difference = munur
league-label-biggest-win = stærsti sigur
league-label-agreed = stillingar
league-label-season = tímabil
league-label-entries = færslur
league-label-last-day = síðast
league-label-leagues = deildir
league-label-looks-like = líkist

# The heading of a column on a page, where that is not the label.
league-heading-place = Sæti
league-heading-player = Nafn
league-heading-game = Leikur
league-heading-date = Dagur
league-heading-games = Leikir
league-heading-counted = Taldir
league-heading-beaten = Sigraði
league-heading-average = Meðaltal
league-heading-per-round = Í umferð
league-heading-points = Stig
league-heading-wins = Sigrar
league-heading-total = Alls
league-heading-rating = Styrkur
league-heading-out = Lokað
league-heading-best = Best
league-heading-worst = Verst
league-heading-trend = Þróun
league-heading-round = Umferð
league-heading-wild = Gildir allt
league-heading-deals = Gefur
league-heading-players = Leikmenn
league-heading-won = Vann
league-heading-ahead = Á undan
league-heading-tied = Jafnt
league-heading-behind = Á eftir
league-heading-state = Staða
league-heading-winner = Vann
league-heading-best-round = Besta umferð
league-heading-worst-round = Versta umferð
league-heading-went-out = Lokaði

league-and-more = og { $more } í viðbót
league-game = leikur { $game }
league-games =
    { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }

# Games that are counted: the league, or all, with those of the parts below that there are.
league-selected-all = Allir leikir
league-selected = Deild { $league }
# The same after a number of games.
league-of = , deild { $league }
league-of-season = , tímabil { $season }
league-since = , frá { $day }
league-until = , til { $day }
league-between = , frá { $since } til { $until }
league-with-players =
    , { $players ->
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }
league-with-short = , líka stuttir

league-no-standings = Enn er engum leik lokið sem hér telst með
league-ranked-by = Röðun: { $method }
league-ties-broken = Ef jafnt: { $methods }
league-then-by = { $methods }, síðan { $method }
league-by-beaten = hlutfall sigraðra mótherja, jafntefli telst hálfur sigur
league-by-average = meðaltal lokastiga, það lægsta fyrst
league-by-per-round = stig í hverri spilaðri umferð, fæst fyrst
league-by-points = meðaltal stiga fyrir sæti: 100 fyrir fyrsta sæti í leik, 0 fyrir það síðasta, jafnt bil á milli
league-by-wins = unnir leikir, einnig sigrar með öðrum
league-by-total = samtala lokastiga, sú lægsta fyrst
league-by-rating = styrkur: varfærið mat á getu, mý mínus þrjú sigma
league-worst-dropped =
    { $games ->
        [1] Versta leik hvers leikmanns er sleppt
       *[other] Verstu leikjum hvers leikmanns er sleppt: { $games }
    }
league-no-place =
    Leikmaður án sætis hefur spilað færri en { $games ->
        [one] { $games } leik
       *[other] { $games } leiki
    }
league-shared-wins-note = Sigrar 5/2: fimm sigrar, þar af tveir með öðrum
league-how-to-explain = `crowns standings --explain NAFN` sýnir hvernig tölur leikmanns eru fengnar
league-new = nýtt
league-explained = { $selection }: { $name }, { $place }. sæti af { $players }
league-explained-without-place = { $selection }: { $name }, án sætis
# A place that several share, of `$place`; before `league-part-of`.
league-shared-place = deilt { $place }.
league-part-of = { $part } af { $whole }
league-points-in-rounds = { $points } í { $rounds }
league-left-out = ekki með
league-games-left-out =
    { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }, þar af { $left } ekki með
league-wins-shared = { $wins }, þar af { $shared } með öðrum
league-opponents-beaten =
    { $beaten } af { $opponents ->
        [one] { $opponents } mótherja
       *[other] { $opponents } mótherjum
    }
league-points-over-rounds =
    { $points } stig / { $rounds ->
        [one] { $rounds } umferð
       *[other] { $rounds } umferðir
    }
league-out-of-rounds =
    { $out } af { $rounds ->
        [one] { $rounds } umferð
       *[other] { $rounds } umferðum
    }

league-named = Deild { $name }
league-retired = Deild { $name }, ekki í notkun
league-none = Engar deildir eru til enn; `crowns league add NAFN` bætir deild við
# The settings of a league stand one after the other, with commas between them.
league-setting-ruleset = { $ruleset }
league-setting-by = raðað eftir { $method }
# In the dative, for it follows `eftir`.
league-method =
    { $method ->
        [beaten] hlutfalli sigraðra mótherja
        [average] meðaltali
        [per-round] stigum í umferð
        [points] stigum fyrir sæti
        [wins] sigrum
        [total] heildarstigum
       *[other] styrk
    }
league-setting-games =
    fyrir sæti þarf { $games ->
        [one] { $games } leik
       *[other] { $games } leiki
    }
league-setting-worst =
    { $games ->
        [0] allir leikir taldir
        [1] versta leik sleppt
       *[other] verstu leikjum sleppt: { $games }
    }
league-setting-ties-shared = sæti deilt ef jafnt
league-setting-ties = ef jafnt, eftir { $methods }
league-setting-ties-then = { $methods }, síðan { $method }
league-setting-reports = skýrslur: { $language }
league-no-settings = sjálfgefnar
league-season = { $name }, { $from } til { $until }

## lookup

lookup-no-open-game = enginn leikur er í gangi
    .hint = { $command } byrjar leik; eða nefndu leik, t.d. `--game last`
lookup-none-was-open = enginn leikur var þá í gangi
    .hint = nefndu leik, t.d. `--game last`; { $command } með sama `--as-of` sýnir þá
# A line for each game follows.
lookup-several-open = leikir í gangi: { $games }
    .hint = nefndu einn þeirra, t.d. `{ $option }`
# `$table` is none if the game is not of a tournament.
lookup-game =
    leikur { $game }{ $table ->
        [none] { "" }
       *[other] , borð { $table }
    }: { $names }
lookup-run-for =
    keyrðu { $command }{ $players ->
        [0] { "" }
       *[other] { " " }({ $names })
    }
lookup-or-run-for =
    { " " }eða { $command }{ $players ->
        [0] { "" }
       *[other] { " " }({ $names })
    }
lookup-or-round = ; eða nefndu umferðina, t.d. `--round 1`
lookup-no-game-name = leikur þarf að vera númer, `last` eða minnst fjórir stafir úr UUID, ekki `{ $name }`
lookup-no-game = leikur `{ $name }` er ekki til
    .hint = { $command } sýnir leikina
lookup-several-games = fleiri en einn leikur hefur UUID sem byrjar á `{ $start }`
lookup-no-game-to-repeat = það er enginn leikur til að endurtaka
    .hint = nefndu leikmennina, t.d. { $command }
# `$near` is `; did you mean …?`, or empty.
lookup-no-player = enginn leikmaður heitir `{ $name }`{ $near }
    .hint = { $command } sýnir leikmennina
lookup-several = `{ $name }` gæti verið { $names }
    .hint = nefndu einn þeirra, t.d. `{ $example }`; { $command } gerir úr þeim einn leikmann
lookup-behind-same = `{ $text }` á eftir `same` er óskiljanlegt
    .hint = á eftir `same` má standa `without Ann`, `plus Zoe`, `Ann deals`, `shuffle` eða nafn á reglum; `--date` og `--league` taka dag og deild
lookup-same-and-names = `same` tekur leikmenn síðasta leiks; slepptu `{ $names }` eða `same`
lookup-dealer-not-playing = sá sem gefur þarf að vera einn leikmannanna, ekki `{ $name }`
lookup-no-round = engin umferð var nefnd
lookup-no-round-of = í engri umferð { $cards ->
        [one] er gefið { $cards } spil
       *[other] eru gefin { $cards } spil
    }; á hendi eru 3 til 13 spil, eða einu fleira eftir drátt
lookup-no-next-round = í leik { $game } er engin umferð eftir
# Stands beside the two above.
lookup-round-hint = nefndu umferðina, t.d. `--round 1`, eða það sem gildir allt í henni, t.d. `--wild 3`
lookup-see-player = { $command } sýnir tölur leikmannsins
lookup-is-tournament = `{ $name }` er mót
    .hint = { $command } sýnir stöðuna
# `$near` is `; did you mean …?`, or tells which there are.
lookup-no-league = engin deild heitir `{ $name }`{ $near }
    .hint-add = { $command } býr hana til
lookup-leagues = ; deildir sem til eru: { $names }
lookup-no-season = í deild { $league } er ekkert tímabil `{ $name }`
    .hint = { $command } bætir því við
lookup-no-season-but = í deild { $league } er ekkert tímabil `{ $name }`; tímabil sem til eru: { $names }
lookup-no-ruleset = reglurnar `{ $name }` eru ekki til; til eru { $names }
    .hint = { $command } sýnir allar reglur sem til eru
# `$selection` is a league, or empty.
lookup-in-league = { " " }í deild { $league }
lookup-none-finished = engum leik er lokið enn{ $selection }
lookup-none-on-day =
    engum leik lauk { $last ->
        [none] { $day }
       *[other] frá { $day } til { $last }
    }{ $selection }
    .hint = { $command } segir frá þeim spiladegi sem er næstur
lookup-too-many-on-day =
    fleiri en { $most ->
        [one] { $most } leik
       *[other] { $most } leikjum
    } lauk { $day }{ $selection }, of mörgum fyrir eina skýrslu
    .hint = bættu við `--league`; { $command } gerir töflu um alla leiki
# `$near` is `; did you mean …?`, or tells who plays.
lookup-no-seat = `{ $name }` er ekki leikmaður í leik { $game }{ $near }
lookup-seats = ; leikmenn þar eru { $names }
lookup-join-hint = { $command } bætir leikmanni í leikinn

## odds

odds-too-few-unseen =
    minnst 2 spil þurfa að vera óséð, en fyrir utan höndina og þau sem hafa sést er { $unseen ->
        [0] ekkert eftir
       *[other] bara { $unseen } eftir
    }

# `$draws` is none if no draws are enough.
odds-draws-away =
    { $draws ->
        [none] Óséðu spilin duga ekki til að loka
        [0] Nú er hægt að loka
        [1] Enn þarf að draga einu sinni til að loka
        [one] Enn þarf að draga { $draws } sinni til að loka
       *[other] Enn þarf að draga { $draws } sinnum til að loka
    }
odds-helping =
    { $helping } af { $unseen ->
        [one] { $unseen } óséðu spili
       *[other] { $unseen } óséðum spilum
    }, { $share }{ $kinds ->
        [none] { "" }
       *[other] : { $kinds }
    }
odds-any-card = hvaða spil sem er
odds-any-wild = spil sem gilda allt ({ $copies })
# `$rank` is one card, `$ranks` are several: J, Jacks.
odds-any-of-rank = { $ranks } ({ $copies })
odds-line =
    Enn þarf að draga { $draws ->
        [1] einu sinni
        [one] { $draws } sinni
       *[other] { $draws } sinnum
    } til að loka{ $discard ->
        [none] { "" }
       *[other] { " " }þegar { $discard } er hent
    }: { $helping } af { $unseen ->
        [one] { $unseen } óséðu spili
       *[other] { $unseen } óséðum spilum
    } { $helping ->
        [one] hjálpar
       *[other] hjálpa
    }

odds-leaves-nothing = þá er lokað
odds-leaves-points = { $points } eftir
odds-leaves-draws =
    { $draws ->
        [none] óséðu spilin duga ekki til að loka
       *[other] enn þarf að draga { $draws ->
            [1] einu sinni
            [one] { $draws } sinni
           *[other] { $draws } sinnum
        }, { $helping } af { $unseen ->
            [one] { $unseen } óséðu spili
           *[other] { $unseen } óséðum spilum
        } { $helping ->
            [one] hjálpar
           *[other] hjálpa
        }
    }
# `$leaves` is one of the three above.
odds-discard = Hentu { $cards }: { $leaves }
odds-goes-out-whole = Hægt er að loka án þess að henda neinu
odds-top-advice =
    { $advice ->
        [draw_no_nearer] Dragðu úr stokknum: { $top } færir þig ekki nær
        [draw_costs_less] Dragðu úr stokknum: þá verða að meðaltali færri stig eftir en með { $top }
       *[take] Taktu { $top }{ $discard ->
            [none] { "" }
           *[other] { " " }og hentu { $discard }
        }: { $advice ->
            [take_goes_out] þá lokarðu
            [take_nearer] þá styttist í að þú lokir
           *[take_costs_less] sé dregið úr stokknum verða að meðaltali jafnmörg eða fleiri stig eftir
        }
    }

# The label or the heading of a figure.
odds-figure =
    { $figure ->
        [helps] spil sem hjálpa
        [chances] Líkur á að loka
        [points] Stig
        [now] ef umferð lýkur nú
        [last-turn] eftir einn drátt enn
        [discard] henda
        [away] draga
        [helping] hjálpa
        [next-turn] næst
        [two-turns] 2 skipti
        [points-now] stig nú
        [after-last-turn] síðast
        [draws-away] þarf að draga
        [cards-that-help] óséð spil sem hjálpa
        [out-this-turn] lokar í þetta skipti
        [out-by-next-turn] lokar í næsta skipti eða fyrr
       *[points-after-turn] stig ef þetta er síðasta skiptið
    }
odds-within =
    dregið { $draws ->
        [1] einu sinni
        [one] { $draws } sinni
       *[other] { $draws } sinnum
    }
odds-between = milli { $low } og { $high }
odds-sampled =
    Líkur með bili eru metnar eftir { $samples ->
        [one] { $samples } leik
       *[other] { $samples } leikjum
    } af handahófi{ $seed ->
        [none] { "" }
       *[other] , fræ { $seed }
    }; rétta gildið er á bilinu í 19 skipti af hverjum 20
odds-on-average = { $points } að meðaltali
# Heads the column of the top card, or of a draw.
odds-top-column =
    { $top ->
        [none] draga
       *[other] taka { $top }
    }
odds-unseen = Óséð eru öll spil nema þín eigin og þau sem hafa sést: það sem aðrir hafa á hendi telst óséð

odds-explained-unseen = Óséð: { $deck } spil í stokknum - { $hand } á hendi - { $seen } séð = { $unseen }. Hvert þeirra er jafnlíklegt til að vera dregið næst; ekki er vitað hvað aðrir hafa á hendi, svo það telst óséð
odds-explained-away =
    { $draws ->
        [none] Draga: ekki er hægt að loka, sama hvaða óséð spil eru dregin
       *[other] Draga: með bestu spilum og þegar best er hent er hægt að loka þegar dregið hefur verið { $draws ->
            [1] einu sinni
            [one] { $draws } sinni
           *[other] { $draws } sinnum
        }, og með engum spilum fyrr
    }
odds-explained-helping = Hjálpa: hvert óséð spil er reynt; það hjálpar ef einu sinni sjaldnar þarf að draga þegar best hefur verið hent
odds-explained-next =
    Næst: hægt er að loka með { $part } af { $whole ->
        [one] { $whole } óséðu spili
       *[other] { $whole } óséðum spilum
    }. Nákvæm tala
odds-explained-two = 2 skipti: eftir hvert fyrra spil er hent því sem er best fyrir það seinna; hægt er að loka með { $part } af { $whole } spilapörum. Nákvæm tala, ef dregið er úr stokknum
odds-explained-sampled =
    Dregið oftar: höndin er spiluð áfram { $samples ->
        [1] einu sinni
        [one] { $samples } sinni
       *[other] { $samples } sinnum
    } með spilum af handahófi, fræ { $seed }, eins á öllum tölvum. Hent er þannig að sem sjaldnast þurfi að draga, síðan að sem flest spil hjálpi. Bilið er 95% öryggisbil Wilsons
odds-explained-last-turn = Síðast: fæstu stig sem hvert óséð spil skilur eftir þegar best er hent eru samtals { $part } fyrir { $whole } spil: { $mean } að meðaltali. Nákvæm tala
# `$last` is yes if this is the last turn.
odds-explained-order =
    { $last ->
        [yes] Röðun: spil sem lokar sé því hent; síðan fæst stig eftir; ekki spil sem gildir allt ef annað dugir, síðan það dýrasta
       *[no] Röðun: spil sem lokar sé því hent; síðan sjaldnast að draga; flest spil sem hjálpa; meiri líkur í 2 skiptum; færri stig í síðasta skipti; ekki spil sem gildir allt ef annað dugir, síðan það dýrasta
    }
odds-explained-top =
    { $last ->
        [yes] Efsta spilið: taktu það nema dráttur skilji að meðaltali eftir færri stig
       *[no] Efsta spilið: taktu það ef hægt er að loka með því, eða ef sjaldnar þarf að draga með því þegar best er hent; annars skaltu draga
    }

odds-train = Hvaða spili hendir þú?
odds-not-in-hand = henda þarf spili sem er á hendi, ekki `{ $card }`
odds-grade-best = Best er að henda { $discard }
odds-grade-as-good = { $discard } er jafngott og { $best }, sem er bara á undan í röðun spilanna
odds-grade-as-good-by-chances = { $discard } og { $best } gefa sömu líkur; { $best } er á undan því að í síðasta skipti skilur það að meðaltali eftir { $best_points } stig, ekki { $points }
odds-grade-worse = { $discard } er í { $place }. sæti af { $places }: { $leaves }; betra er { $best }: { $best_leaves }

## phrase

phrase-line-break = línuskipti
phrase-tab = dálkmerki
phrase-error = villa
phrase-hint = ráð
phrase-warning = viðvörun
phrase-note = ath.

# How the last of several names is joined; `asked` is for a question that asks which is meant.
phrase-joined =
    { $names } { $with ->
        [and] og
        [or] eða
       *[asked] eða
    } { $last }
phrase-did-you-mean = ; áttirðu við { $names }?
phrase-ordinal = { $place }.
phrase-points = { $points } stig
phrase-decimal-mark = ,
# After the help of a command, `crowns --help`.
phrase-help-language = Hjálpin er aðeins til á ensku.
phrase-percent = { $number }%
# The cards of a rank, by its number: some of them, then all of them.
phrase-rank-plural = { phrase-all-of-rank }
phrase-all-of-rank =
    { $rank ->
        [1] ásar
        [2] tvistar
        [3] þristar
        [4] fjarkar
        [5] fimmur
        [6] sexur
        [7] sjöur
        [8] áttur
        [9] níur
        [10] tíur
        [11] gosar
        [12] drottningar
       *[other] kóngar
    }

## player

player-retired = ekki með
player-none = engir leikmenn eru til enn; `crowns new` og `crowns player add` bæta þeim við
player-added = { $name } bættist við
player-renamed = { $old } heitir nú { $new }
player-deleted = { $name } er ekki lengur á skrá; `crowns undo` afturkallar það
player-merged = { $from } og { $into } eru nú einn leikmaður sem heitir { $into }; `crowns undo` afturkallar það
player-is-retired =
    { $retired ->
        [yes] { $name } er ekki lengur með
       *[no] { $name } er aftur með
    }
player-named =
    { $name }{ $retired ->
        [yes] , ekki með
       *[no] { "" }
    }
player-no-games = engir leikir enn
# Who played with somebody who played alone.
player-nobody = enginn
# In place of the place of a player.
player-left = fór

# `$what` is `player`, `league` or `ruleset`.
player-name-taken =
    { $what ->
        [player] leikmaður sem heitir `{ $name }` er þegar til
        [league] deild sem heitir `{ $name }` er þegar til
       *[ruleset] reglur sem heita `{ $name }` eru þegar til
    }
player-merge-hint = ef þetta er sami leikmaðurinn skaltu keyra { $command }; annars skaltu velja annað nafn
player-built-in = `{ $name }` fylgir forritinu
player-plays = aðeins má eyða leikmanni sem er hvorki í spili né móti, en `{ $name }` er það
    .hint = keyrðu { $command } til að merkja að leikmaður sé ekki lengur með; spilin standa áfram
player-merged-into-itself = nefna þarf tvo leikmenn til að sameina, ekki `{ $name }` tvisvar
player-played-together =
    ekki er hægt að sameina `{ $from }` og `{ $into }`: leikmennirnir hafa spilað { $games ->
        [one] { $games } leik
       *[other] { $games } leiki
    } saman
player-both-in-tournament = ekki er hægt að sameina `{ $from }` og `{ $into }`: leikmennirnir eru báðir í mótinu `{ $tournament }`
    .hint = keyrðu fyrst { $command }

player-no-page = síða { $page } er ekki til; á síðu 1 er það nýjasta
player-next-page = listinn heldur áfram: bættu við `--page { $page }`
player-no-games-found = engir leikir fundust
player-no-entries-found = engar færslur fundust
player-games-deleted =
    { $games ->
        [one] { $games } eyddur leikur er ekki sýndur
       *[other] { $games } eyddir leikir eru ekki sýndir
    }; `crowns games --state deleted` sýnir þá
player-latest-games = Þetta eru þeir nýjustu; `crowns games --player` sýnir alla

player-state =
    { $state ->
        [open] í gangi
        [finished] lokið
        [abandoned] hætt við
       *[deleted] eytt
    }
player-game-state =
    { $state ->
        [short] stuttur { $played }/{ $rounds }
        [finished] { player-state }
       *[other] { player-state } { $played }/{ $rounds }
    }
player-game-finished =
    { $short ->
        [yes] Leik { $game } lauk snemma og hann er skráður sem stuttur
       *[no] Leik { $game } er lokið
    }
player-game-abandoned = Hætt var við leik { $game }
    .hint = { $command } heldur honum áfram
player-game-deleted = Leik { $game } var eytt
    .hint = `crowns undo` nær honum aftur núna, { $command } hvenær sem er
player-game-in-league = Leikur { $game } er í deild { $league }
player-game-in-no-league = Leikur { $game } er ekki í neinni deild

## report

report-language = is
report-footer = Gert með crowns
report-next = Næst
report-result = Úrslit
report-standings = Staðan
report-records = Met
report-running-totals = Heildarstig
report-totals-chart = Línurit heildarstiga
report-scoresheet = Stigablað
report-players-by-place = Leikmenn eftir sæti
report-records-broken = Ný met
report-picture = Í einni mynd
report-standings-chart = Staðan sem súlurit
report-games-won = Unnir leikir
report-came-back = Endasprettur
report-costly-round = Versta umferð
report-time-played = Leiktími
report-standings-changed = Breytingar á stöðunni
report-judge = Hendur og reglur
report-chart-of-game = Línurit leiks { $game }
report-game = Leikur { $game }: { $names }
report-outcome = Leikur { $game }: { $outcome }
report-ended-early = lauk snemma
report-totals-in-brackets = Stig og innan sviga heildarstig; x lokaði
# The sign of the dealer, which the caption explains too.
report-dealer-sign = d
report-dealer = gefur
report-scoresheet-caption = Stigablað leiks { $game }; d gefur
report-scoresheet-out = x lokaði
report-scoresheet-missed = - spilaði ekki
report-scrolls = Taflan heldur áfram til hægri: skrunaðu henni til hliðar
report-players-of-game = Leikmenn í leik { $game }, fæst stig fyrst
report-standings-of = Five Crowns, staðan: { $selection }

# The day of the week on which a night was.
report-weekday =
    { $weekday ->
        [monday] mánudaginn
        [tuesday] þriðjudaginn
        [wednesday] miðvikudaginn
        [thursday] fimmtudaginn
        [friday] föstudaginn
        [saturday] laugardaginn
       *[other] sunnudaginn
    }
report-night =
    Five Crowns { report-weekday } { $day }, { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }
report-night-of-league =
    Five Crowns { report-weekday } { $day }, { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }, deild { $league }
report-night-chart = Stig eftir leikjum { $day }, fæst efst
report-comeback = { $name }, úr { $from } sæti eftir umferð 9 í { $to } sæti
report-comeback-in-game = { $name }, úr { $from } sæti eftir umferð 9 í { $to } sæti, leikur { $game }
report-costly = { $name }, { $points } í umferð { $round }
report-minutes = { $minutes } mín
report-minutes-of = leikur { $game }: { $minutes } mín
report-place-changed = { $name } { $now }, var { $before }
report-place-new = { $name } nýr á lista: { $now }
report-costly-in-game = { $name }, { $points } í umferð { $round }, leikur { $game }
# Who holds a record, with its value, which is a difference in the second message.
report-held = { $names }, { $value }
report-held-by = { $names }, munur { $value }
report-broken = { $now }; áður { $before }
report-broken-since = { $now }; áður { $before }, { $day }
report-players =
    { $players ->
        [one] { $players } leikmaður
       *[other] { $players } leikmenn
    }

report-no-chart = Línuritið hefst þegar fyrsta umferð er skráð
report-chart = Heildarstig eftir umferðum, fæst efst
report-chart-many = Heildarstig eftir umferðum, fæst efst; * fleiri leikmenn
report-totals-picture = Leikur { $game }: heildarstig eftir hverja umferð
report-fewest-on-top = { $title }, fæst efst
report-line-end = { $name } { $total }
report-line-end-left = { $name } { $total }, fór
report-no-lines = Engin umferð er skráð enn
report-lines = Línur heildarstiga, fæst stig efst. Við enda þeirra: { $ends }
report-line = { $name } { $points }
report-line-left = { $name } { $points } við brottför
report-bars-average-points = Súlur meðalstiga, því styttri því betra
report-bars-low-is-good = Súlur, því styttri því betra
report-bars-high-is-good = Súlur, því lengri því betra
report-bars-average = meðaltal
report-bars-table = borð
report-bars-mean = meðallag

## request

request-line = lína { $number }
request-no-cards = engin spil voru nefnd
    .hint = nefndu spilin, t.d. { $command }
request-shell-error = `{ $message }` eru villuboð frá skelinni, ekki spil
    .hint = skelin setur nöfn skráa í stað `{ $pattern }`; skrifaðu stjörnur sem `7T` eða `7★`, eða settu spilin innan gæsalappa
request-top-count = efsta spilið er eitt spil, ekki { $cards }
request-seen-without-cards = spilin sem sést hafa koma á eftir `{ $seen }`, eins og í `{ $seen } 7D 9D`
request-top-after-draw = efsta spilið er tekið eða látið liggja áður en dregið er, en hér hefur verið dregið
    .hint = slepptu spilinu sem var dregið, eða `--top`; spil sem ekki er hægt að draga eru nefnd með `--seen`
request-train-before-draw = `--train` spyr hverju eigi að henda, svo að dregna spilið þarf líka að nefna
request-train-without-terminal = `--train` spyr hverju eigi að henda, en hér er enginn sem getur svarað
request-no-backup = ekkert afrit var nefnt
    .hint = { $command } endurheimtir það nýjasta
request-no-backup-there = ekkert afrit af `{ $database }` er í `{ $directory }`
    .hint = nefndu eitt, t.d. { $command }
request-same-player = nefna þarf tvo leikmenn, ekki `{ $name }` tvisvar
request-not-in-standings = { $name } hefur engum leik lokið sem hér telst með
request-rating-drops-none = styrkur telur alla leiki og fer því ekki saman við `--drop-worst`
request-first-day-after-last = fyrsti dagur, { $since }, er á eftir þeim síðasta, { $until }
request-already-retired = `{ $name }` er ekki lengur með
request-not-retired = `{ $name }` er enn með
request-same-name = nafnið er þegar `{ $name }`
request-not-finished = leik { $game } er ekki lokið
request-last-game-deleted = síðasta leik, { $game }, var eytt
    .hint = { $command } nær honum aftur
request-same-league = leikur { $game } er þegar í þeirri deild
request-in-no-league = leikur { $game } er ekki í neinni deild
request-nothing-to-change = engin stilling til að breyta var nefnd
    .hint = { $command } sýnir stillingarnar
request-season-ends-first = tímabilinu `{ $name }` lýkur { $until }, áður en það hefst { $from }
request-season-without-league = `{ $name }` er ekki tímabil án deildar og hvorki ár né mánuður
    .hint = nefndu líka deildina með `--league NAFN`
request-screen-without-terminal = skjárinn virkar aðeins í skipanaglugga
    .hint = { $command } spyr línu fyrir línu
request-ruleset-comma = í nafni reglna má ekki vera komma: kommur skilja að reglur sem eru öðruvísi
request-built-in-ruleset = reglurnar `{ $name }` fylgja forritinu og verða ekki teknar úr notkun
request-result-args = í úrslitum er nafn og lokastig hvers leikmanns, t.d. `Ann 120 Bob 98`
request-name-without-total = `{ $name }` er ekki með lokastig; úrslit eru nöfn og lokastig, t.d. `Ann 120 Bob 98`
request-no-total = `{ $word }` er ekki lokastig
    .hint = lokastig er heil tala, t.d. 98{ $command ->
        [none] { "" }
       *[other] ; ef þetta er hluti af nafni skaltu fyrst keyra { $command }
    }
request-plays-alone = aðeins einn leikmaður var nefndur, `{ $name }`
    .hint = nefndu alla leikmenn, t.d. { $command }; `--yes` byrjar leik fyrir einn
request-undoes-rounds =
    ekki er hægt að afturkalla síðustu skipun: { $count ->
        [one] leikur { $games } á
       *[other] leikir { $games } eiga
    } umferðir sem annað tæki hefur skráð síðan
    .hint = keyrðu { $command } til að sleppa leik með umferðum hans
request-undo-overtaken = önnur skipun var keyrð á meðan; ekkert var afturkallað
    .hint = { $command } afturkallar síðustu skipun
request-solitaire-open = kapall er í gangi; spil hans og reglur eru ákveðin
    .hint = { $resume } heldur honum áfram, { $abandon } hættir við hann, og þá telst hann tapaður
request-two-solitaires = gefinn kapall og annar með alvöru spilum eru í gangi
    .hint = { $dealt } hættir við þann gefna, { $table } við þann með alvöru spilum
request-no-solitaire = enginn kapall er í gangi
    .hint = { $command } leggur nýjan
request-no-drawn-card = nefndu fyrst spilið sem var dregið, síðan röðina sem það fer í
request-piles-end = innlestri lýkur áður en röð { $pile } er full; í hana vantar { $wanted } spil
    .hint = settu inn öll 88 spilin, fyrst röðina með þremur, síðan einn leik í hverri línu
request-no-move-to-undo = síðasta skipun hér var ekki leikur í þessum kapli, svo að ekkert er afturkallað
request-no-move-to-redo = hér var ekkert afturkallað
request-two-meanings = `{ $text }` getur verið { $readings }
request-too-many-words = of margir leikmenn, deildir eða tímabil eru nefnd fyrir eitt svar
request-two-rounds = tvær umferðir eru nefndar: { $one } og { $other }
request-words-read-as = `{ $text }` var lesið sem `{ $options }`
request-words-not-read-as = `{ $text }` var lesið sem `{ $options }`, ekki sem `{ $others }`
request-holds-no-record = { $name } á ekkert metanna
request-cancelled = hætt við; engu var breytt
request-line-not-taken = { $line } (`{ $text }`) var ekki samþykkt{ $more ->
        [yes] , og línurnar á eftir henni voru ekki lesnar
       *[no] { "" }
    }
    .hint = leiðréttu hana og gefðu hana aftur{ $more ->
        [yes] { " " }með línunum á eftir henni
       *[no] { "" }
    }
request-input-ended = inntakið endaði þar sem svars var þörf: { $question }

## rules

# `$varied` lists the rules that differ from those of the ruleset, or is none.
rules-ruleset =
    { $name ->
        [official] opinberar reglur
        [texas] Texas-reglur
       *[other] reglur { $name }
    }{ $varied ->
        [none] { "" }
       *[other] , { $varied }
    }
rules-no-ruleset = reglurnar `{ $name }` eru ekki til; með forritinu fylgja { $names }
rules-no-value = `{ $text }` þarf að vera REGLA=GILDI, t.d. `min_naturals=1`
rules-value-missing = `{ $rule }` þarf gildi: { $allowed }
rules-no-rule = reglan `{ $name }` er ekki til; reglurnar eru { $rules }
    .hint = áttirðu við `{ $rule }`?
rules-bad-value = `{ $rule }` þarf að vera { $allowed }, ekki `{ $value }`
# Stands beside the two above.
rules-show-hint = { $command } sýnir hverja reglu með gildi hennar
rules-twice = `{ $rule }` kemur tvisvar fyrir, sem `{ $first }` og sem `{ $second }`
rules-no-aces = `{ $rule }` hefur engin áhrif meðan `low_ranks` er `none`: engir ásar eru í stokknum
    .hint = bættu við `--rule low_ranks=ace-two`

rules-official = reglur útgefandans
rules-official-but = opinberar, nema { $rules }
# `$differences` is one of the two above.
rules-added = Nýjar reglur { $name }: { $differences }
rules-play-by = { $command } byrjar leik með þeim
rules-retired = Reglurnar { $name } eru ekki lengur í notkun; `crowns undo` nær þeim aftur
rules-show = `crowns rules show NAFN` sýnir hverja reglu

# Columns of the list of rules, the first after a mark.
rules-column-rule = { "  " }regla
rules-column-value = gildi
rules-column-official = opinbert
rules-column-decides = ákveður
# What a rule decides.
rules-meaning =
    { $rule ->
        [min_naturals] venjuleg spil sem hver röð þarf
        [natural_in_place] spil sem gildir allt er venjulegt á sínum stað
        [max_wilds] flest spil í röð sem gilda allt
        [book_distinct_suits] venjuleg spil í mismunandi sort eru hvert í sinni sort
        [low_ranks] ásar og tvistar í stokknum
        [ace] staður ássins í röð í sömu sort
        [ace_value] stig fyrir ás
        [joker_value] stig fyrir jóker
        [wild_value] stig fyrir spil sem gildir allt
        [face_cards] stig fyrir J, Q eða K
        [discard_to_go_out] henda þarf spili til að loka
        [go_out_bonus] stig þess sem lokar
        [games_combined] fjöldi Five Crowns sem stokkuð eru saman
       *[tie] hver vinnur ef lægstu stig eru jöfn
    }
# The values that a rule takes, as they are typed; those that are words stay in English.
rules-allowed =
    { $rule ->
        [min_naturals] 0, 1, 2 eða 3
        [max_wilds] none eða tala frá 0 til 14
        [low_ranks] none eða ace-two
        [ace] low, high eða either
        [ace_value] stig frá 0 til 999
        [joker_value] stig frá 0 til 999
        [wild_value] stig frá 0 til 999, eða face
        [face_cards] 11-12-13 eða 10
        [go_out_bonus] stig frá -999 til 0
        [games_combined] 1 eða 2
        [tie] shared, most-out eða extra-round
       *[other] yes eða no
    }
rules-differs = * ekki eins og í opinberu reglunum
rules-all-official = allar reglur hafa sitt opinbera gildi

rules-read = `crowns rules EFNI` sýnir svarið, `crowns rules --find ORÐ` leitar
rules-not-sure = Ekki víst; áttu við
rules-customs = Venjur, ekki opinberar reglur
rules-variations = Svona má spila það öðruvísi
rules-examples = Dæmi
rules-source = Heimild: { $sources }
# `$silent` says that no source tells.
rules-source-none = Heimild: engin, { $silent }
rules-source-partly = Heimild: { $sources }; um annað: { $silent }
rules-round = umferð { $round }, { $wild } gilda allt
# What an example shows about its cards.
rules-is-book = röð í mismunandi sort
rules-is-run = röð í sömu sort
rules-is-book-or-run = röð í mismunandi eða sömu sort, að vild
rules-is-no-meld = ekki röð
rules-goes-out = lokar
rules-stays-in = lokar ekki
rules-costs = kostar { $points }
rules-no-topic = `{ $text }` kemur hvergi fyrir
rules-is-ruleset = `{ $name }` eru líka reglur; `{ $command }` sýnir þær
rules-of-game = reglur leiks { $game }: { $ruleset }
rules-no-answer = ekkert efni svarar `{ $text }`{ $near }
    .hint = spyrðu með öðrum orðum, eða { $command } sýnir öll efnin
rules-to-judge = { $command } dæmir þessi spil

## score

score-none-given = engin stig voru gefin upp
    .hint = gefðu upp stig hvers leikmanns í sætaröð, { $names }, t.d. { $command }
score-mixed = stig eru gefin upp í sætaröð eða með nöfnum, ekki hvort tveggja; `{ $value }` er án nafns
    .hint = nefndu leikmann við öll stig, t.d. `bob=13 ann=0`, eða við engin
score-missing = á eftir { $name } vantar stig, t.d. `12`, `út` eða `-`
score-count =
    í umferð { $round } { $players ->
        [one] er { $players } leikmaður
       *[other] eru { $players } leikmenn
    }, en gefin voru upp stig fyrir { $scores }; í sætaröð eru leikmenn { $names }
    .hint-too-many = skrifaðu spil hvers leikmanns saman, `KH,5D` eða "KH 5D"; skrifaðu `-` fyrir þann sem spilaði ekki
    .hint-spaces = hafðu bil á milli spila hvers leikmanns og kommu á milli leikmanna
    .hint-too-few = skrifaðu `-` fyrir þann sem spilaði ekki og `út` fyrir þann sem lokaði
score-without-name = í leiðréttingu þarf að nefna leikmann, en í `{ $value }` vantar hann
    .hint = skrifaðu hver á stigin, t.d. `{ $example }`
score-no-correction = engin leiðrétting var gefin upp
    .hint = nefndu umferðina, síðan leikmanninn og stigin, t.d. { $command }
score-without-round =
    { $number ->
        [yes] umferð þarf að vera tala frá 1 til 11, ekki `{ $value }`
       *[no] í leiðréttingu þarf að nefna umferð, en í `{ $value }` vantar hana
    }
    .hint = nefndu fyrst umferðina, t.d. { $command }
score-ambiguous = þessi stig má lesa svona: { $readings }
    .hint = hafðu bil á milli stiga hvers leikmanns eða nefndu leikmennina, t.d. { $example }
score-table-changed = hópurinn við borðið breyttist á meðan; ekkert var skráð
    .hint = { $command } sýnir hver er nú við borðið

score-forms = hér eiga að vera stig (12), summa (10+15), spil (KH,5D), `út` (`out`) eða `-`
score-unreadable = { score-forms }, ekki `{ $text }`
score-too-large = stig eru í mesta lagi 99.999, ekki `{ $text }`
score-not-whole = stig verða að vera heil tala, ekki `{ $text }`
score-no-number = skrifaðu tölu á undan `{ $plural }`, til dæmis `2 { $plural }`
score-count-or-card = `{ $text }` getur verið mörg spil af sama gildi, eða eitt spil af hvoru
    .hint = skrifaðu fleirtölu fyrir mörg, eða `+` á milli spilanna
score-article = `a { $rank }` getur verið ás og { $rank }, eða bara { $rank }
    .hint = skrifaðu `ace { $rank }` fyrir bæði, eða `the { $rank }` fyrir annað
score-mark = `{ $text }` eru engin stig: `0x` eða `út` er fyrir þann sem lokaði, `JK` fyrir jóker sem eftir er
score-product = summa er skrifuð með `+`, til dæmis `10+10+10`, ekki `{ $text }`
score-corrects = leiðrétting er skrifuð sem `{ $typed }`
    .hint = keyrðu { $command } til að leiðrétta stigin
score-corrects-either = hvaða umferð á að leiðrétta? Skrifaðu `{ $scores }` fyrir umferð { $round }, eða `{ $command }`
score-several-rounds = `crowns fix` leiðréttir eina umferð í einu: keyrðu { $commands }
score-one-round = leiðrétting er á einni umferð, svo leiðréttu hverja umferð fyrir sig
score-other-round = næst er umferð { $next }, ekki umferð { $round }
    .hint = keyrðu { $command } til að skrá umferð { $round } núna
score-adds = { $name } er þegar með { $score }; skrifaðu `{ $sum }` fyrir hvort tveggja
score-was-another = { $name } er með { $score } í umferð { $round }, ekki { $typed }
    .hint = keyrðu { $command } til að leiðrétta það
score-twice = skrifaðu aðeins rétt stig, ekki `{ $text }`
score-may-be-total = `to { $total }` gæti verið heildarstig; skrifaðu `{ $name } { $total }` fyrir stig umferðarinnar
score-only-rest = skrifaðu hver er með önnur stig en hinir, t.d. `{ $name } út`
score-other-rest = hinir eru { $names }; skrifaðu `hinir 20` fyrir þá alla, eða skrifaðu nöfnin
score-no-rest = engan vantar stig
score-name-last = skrifaðu nafnið fyrst: `{ $name } { $score }`
score-slip = `{ $text }` er ekki tala; áttirðu við `{ $meant }`?
score-too-many-cards = í umferð { $round } eru talin { $dealt } spil, ekki { $cards }
    .hint = slepptu spilinu sem var hent
score-cards-left-hint = nefndu öll spilin sem eru eftir, eða skráðu stigin í staðinn
score-low-ranks-hint = notaðu `--rules texas` til að hefja leik með ásum og tvistum
score-row-of-one = stig eins leikmanns, `{ $cards }`

score-above-cap = { $name } getur ekki fengið { $points } stig í umferð { $round }: { $dealt } spil kosta í mesta lagi { $cap }
score-below-least = { $name } getur ekki fengið { $points } stig: ódýrasta spilið kostar { $least }
score-negative = { $name } getur ekki fengið { $points } stig: stig geta ekki verið undir núlli
score-out-with-points = { $name } lokaði og fær því { $due }, ekki { $points }

score-of-cards = { $name } fær { $points }
score-correction = Umferð { $round }: { $name }, áður { $old }, nú { $new }
score-correction-same = Umferð { $round }: { $name }, áfram { $points }
score-correction-played = Umferð { $round }: { $name }, spilaði ekki, nú { $new }
score-correction-not-played = Umferð { $round }: { $name }, áður { $old }, nú: spilaði ekki
score-correction-never-played = Umferð { $round }: { $name }, spilaði ekki
score-corrected-total = { $correction }; alls { $new }, ekki { $old }
score-corrected-out = Umferð { $round }: { $new } lokaði, ekki { $old }
score-corrected-out-known = Umferð { $round }: { $new } lokaði
score-corrected-out-unknown = Umferð { $round }: ekki er lengur vitað hver lokaði
score-confirmed = Umferð { $round } stendur óbreytt; önnur stig hennar teljast ekki lengur
score-after-total = alls { $total }, áður { $before }

score-forced = { $problem }; skráð samt
score-above-largest = { $name } er með { $points } stig, en þegar best er raðað kosta { $dealt } spil í mesta lagi { $largest }; gleymdist einhver röð?
score-impossible = { $name } getur ekki verið með nákvæmlega { $points } stig í umferð { $round }; gleymdist einhver röð, eða er lagt rangt saman?
score-holds-meld = { $name }: í spilunum sem eru eftir er enn röð; sé hún lögð niður kosta þau { $best }, ekki { $points }
score-taken-as-out = { $name } er með eina núllið í umferð { $round } og telst því hafa lokað, sem gefur { $bonus }; ef ekki: `{ $command }`
score-holds-book = { $name }: í spilunum sem eru eftir er röð í mismunandi sort, { $rank }; gleymdist hún?
score-nobody-out = enginn lokaði í umferð { $round }: enginn er með { $points }
score-all-zero = allir sem spiluðu umferð { $round } eru með 0 stig
score-who-went-out =
    { $names } { $players ->
        [1] er
       *[other] eru
    } með { $points } í umferð { $round }, svo að óvíst er hver lokaði; ef það var { $first }: `{ $command }`
score-same-as-before = í umferð { $round } eru sömu stig og í umferð { $before }, sem var skráð rétt á undan; ef hún var skráð tvisvar afturkallar `crowns undo` það
score-out-of-turn = umferð { $round } var skráð, en næst er umferð { $next }; ef það er villa afturkallar `crowns undo` það
score-late-start = { $name } kom inn í umferð { $round } með { $start }; eftir þessa leiðréttingu væru það { $now }; til að breyta því: `{ $command }`
score-still-zero = { $name } er enn með { $points } í umferð { $round } án þess að hafa lokað; ef spil voru eftir: `{ $command }`
score-tie-gone = umferð { $round } var spiluð til að skera úr um jafntefli sem er ekki lengur til staðar; ef þessi leiðrétting er villa afturkallar `crowns undo` hana
score-like-totals = engin stig í umferð { $round } eru lægri en heildarstigin á undan; ef þetta eru heildarstig skaltu nota `crowns undo` og skrá svo aftur með `--totals`

## screen

screen-round = umferð { $round }
screen-deal = { $dealt } spil á mann, { $wild } gilda allt
screen-dealer = { $name } gefur
screen-leader =
    { $names } { $players ->
        [1] leiðir
       *[other] leiða
    } með { $total }
screen-no-game = Enginn leikur er í gangi
screen-how-to-begin = enginn leikur er í gangi; byrjaðu leik með nöfnum leikmanna í sætaröð: `new Ann Bob Cat`
# The question mark tells that some totals are not recorded yet.
screen-total = alls
screen-total-typed = alls?
screen-not-saved = ekki vistað enn
screen-over = Enter: spila aftur eða nýr leikur
screen-over-none = Enginn leikur er í gangi. Enter byrjar nýjan:
screen-total-prompt = { $name }, alls { $total }, ný heildarstig:
screen-total-prompt-dealer = { $name } (gefur), alls { $total }, ný heildarstig:
screen-entry-help =
    Skrifaðu { $totals ->
        [yes] heildarstig, t.d. 112
       *[no] stig (12), summu (10+15)
    }, spilin sem eru eftir (KH,5D eða 8,K), út (out) fyrir þann sem lokaði eða - fyrir þann sem spilaði ekki{ $rows ->
        [yes] ; eða alla umferðina: { $row }
       *[no] { "" }
    }. ? sýnir { $plain ->
        [yes] allar skipanir
       *[no] alla flýtilykla
    }

screen-correct = Leiðrétta umferð { $round }, { $name } { $points }:
screen-correct-not-played = Leiðrétta umferð { $round }, { $name }:
screen-correct-help = Skrifaðu réttu stigin, eins og í nýrri umferð; örvarnar fara í annan reit, Esc fer til baka
screen-nothing-to-correct = Engin umferð er skráð enn
screen-save = Vista umferð { $round }? [J/n/til baka]
screen-save-doubted = { $doubt } [j/N/til baka]
screen-held = `{ $text }` er geymt; { $choices } fyrst
screen-not-held = `{ $text }` var hent; { $choices } fyrst
screen-whose-score = `{ $example }` leiðréttir þau stig; annars { $choices }
screen-not-read =
    { $count ->
        [one] { $count } lína var ekki lesin: { $lines }
       *[other] { $count } línur voru ekki lesnar: { $lines }
    }
screen-round-not-saved = umferð { $round } var ekki vistuð: { $scores }
screen-command-runs = Keyrir enn; Ctrl-C stöðvar það
screen-command-stopped = `{ $command }` var stöðvað
screen-runs-until-stopped = `{ $command }` keyrir þar til ýtt er á Ctrl-C: ræstu það í öðrum glugga
screen-game-is-over = leik { $game } er lokið; `rematch` eða `new` byrjar þann næsta, `fix` leiðréttir stig
screen-moved = Nota það sem þú skrifaðir fyrir umferð { $round } sem umferð { $next }? [j/n]
screen-moved-help = Nú er umferð { $next } næst: j notar það sem þú skrifaðir fyrir hana, n fleygir því
screen-force = { $refusal }; Ctrl-F skráir það samt
screen-numbers-are-totals = Tölur eru lesnar sem heildarstig; Ctrl-T les þær aftur sem stig umferðar
screen-numbers-are-points = Tölur eru lesnar sem stig umferðar
screen-like-totals = engin stig í umferð { $round } eru lægri en heildarstigin á undan; ef þetta eru heildarstig skaltu svara nei, ýta síðan á Ctrl-T, og skrifa þau aftur
screen-like-totals-in-lines = engin stig í umferð { $round } eru lægri en heildarstigin á undan; ef þetta eru heildarstig skaltu svara nei og skrifa þau með `score --totals`
screen-waiting-quit = Enter eða q lokar skjánum; skrifaðu áfram ef þetta er spil
screen-waiting-redo = Enter endurtekur; skrifaðu áfram ef þetta er nafn
screen-waiting-undo = Enter afturkallar; skrifaðu áfram ef þetta er nafn
screen-round-scores = umferð { $round }: { $scores }
screen-round-saved = Vistað: { $scores }; u afturkallar það
screen-undone = U endurtekur það
screen-redone = u afturkallar það á ný
screen-entered-elsewhere = Skráð annars staðar rétt í þessu: { $scores }
screen-on-phones = Í símunum: { $scores }
screen-changed-elsewhere = Leiknum var breytt annars staðar rétt í þessu

screen-check = Hönd:
screen-check-help = Skrifaðu hönd úr umferð { $round }: { $dealt } spil til að telja hana, { $drawn } þegar búið er að draga, færri ef þau eru eftir, t.d. KH 5D 9T JK
screen-take-over = Enter: { $name } – { $score }; Tab: næsti leikmaður
screen-judge = Raðir:
screen-judge-help = Skrifaðu raðirnar með kommu á milli, síðan hitt: 6D 7D 8D, 9C 9T 9S, henda QS, eftir KH 4D
screen-odds = Líkur:
screen-odds-help = Skrifaðu höndina í umferð { $round }: { $dealt } spil áður en dregið er, { $drawn } á eftir. Bættu við / { screen-odds-top } 8H til að taka það spil eða draga, / { screen-odds-seen } KH 4D fyrir spil sem ekki er hægt að draga, / { screen-odds-last } þegar einhver hefur lokað
# What is typed before the card on top and before cards seen, and for the last turn.
screen-odds-top = efst
screen-odds-seen = séð
screen-odds-last = síðasta sinn
screen-cards-so-far = spil komin: { $cards }; þau eru { $dealt } áður en dregið er, { $drawn } á eftir
screen-odds-pending = Reikna líkurnar...
screen-rules = Reglur um:
screen-rules-help = Skrifaðu efni eða önnur orð: hver gefur, of mörg spil, jafntefli

screen-menu = Hvað viltu gera?
screen-menu-help = Skrifaðu { $letters }, síðan Enter; Esc fer til baka
screen-menu-new = nýr leikur
screen-menu-rematch = aftur: sömu leikmenn, sá næsti gefur fyrst
screen-menu-join = leikmaður kemur inn
screen-menu-leave = leikmaður fer
screen-menu-finish = ljúka leiknum snemma
screen-menu-solitaire = kapall
screen-also-open = Leikur { $game } verður áfram í gangi ásamt þeim nýja
screen-rematch-of-open = Leikur { $game } er enn í gangi. Byrja samt annan?
screen-finish-now = Ljúka leik { $game } fyrir síðustu umferð?
screen-drops-typed = Stigin sem skrifuð voru fyrir umferð { $round } verða ekki vistuð
screen-players-help =
    Leikmenn í sætaröð, réttsælis: Ann Bob Cat, eða með kommum: Ann, Mary Lou, Cat{ $offered ->
        [yes] ; Enter velur þá sem eru innan hornklofa
       *[no] { "" }
    }
screen-name-with-score = `{ $name }` endar á stigum. Er þetta nafn á nýjum leikmanni?
screen-new-players = Engir leikmenn heita { $names }. Eru það nýir leikmenn?
screen-rules-to-play-help = official, texas eða nafn á þínum eigin reglum; Enter velur þær sem eru í hornklofum
screen-join = Hver kemur inn?
screen-join-help = Nafnið, t.d. Zoe; næst er spurt um stigin í byrjun
# Follows that somebody joined or left.
screen-deal-passes = ; gjöfin færist til vinstri, svo að { $name } gefur í umferð { $round }
screen-join-total =
    { $reason ->
        [own] { $name }, stig í byrjun? [{ $total }, jafnmörg og við brottför]
       *[highest] { $name }, stig í byrjun? [{ $total }, hæstu heildarstig]
    }
screen-join-total-help =
    { $reason ->
        [own] Heildarstigin sem { $name } byrjar með, t.d. { $example }; Enter velur { $total }, jafnmörg og við brottför
       *[highest] Heildarstigin sem { $name } byrjar með, t.d. { $example }; Enter velur { $total }, hæstu heildarstig við borðið
    }
screen-no-total = heildarstig þurfa að vera tala frá -99.999 til 99.999, ekki `{ $text }`
screen-leave = Hver fer?
screen-leave-help = { $names }, eða byrjunin á nafninu; stigin hingað til haldast
screen-quit = Hætta án þess að vista stigin sem skrifuð voru fyrir umferð { $round }?
screen-more-lines = { $count } í viðbót, PgDn
screen-no-backup = ekki tókst að taka afrit: { $reason }
screen-plain-saved = Umferð { $round } er vistuð: { $scores }.
screen-not-saved-so-far = Umferð { $round }, ekki vistuð enn: { $scores }
screen-rounds-left =
    { $rounds ->
        [one] { $rounds } umferð eftir, að þessari meðtalinni
       *[other] { $rounds } umferðir eftir, að þessari meðtalinni
    }
screen-no-command-near = skipunin `{ $name }` er ekki til; áttirðu við { $near }?
screen-no-command = skipunin `{ $name }` er ekki til; `?` sýnir hvað má skrifa
screen-readings-help = skrifaðu tölu frá 1 til { $count }, eða `nei` til að skrifa stigin aftur
screen-type-command = skrifaðu `{ $command }` til þess
screen-deals = { $dealer } gefur í umferð { $round }; eftir hverja umferð gefur næsti til vinstri
screen-deals-first = { $dealer } gefur í umferð 1; eigi annar að byrja að gefa, skrifaðu `{ $command }`
screen-back-first = svaraðu fyrst `til baka` og skrifaðu svo `{ $command }`; `já` vistar stigin, `nei` hendir þeim
# A command was typed where something else is asked.
screen-answer-first = svaraðu fyrst `til baka` og skrifaðu svo `{ $command }`
# `$why` is why it is no score.
screen-or-asks = { $why }; spurning endar á `?`
screen-score-was = { $name } { $score } (var { $was })
screen-cleared = { $name } hefur engin stig núna
screen-already-saved = umferð { $round } er vistuð; `undo` afturkallar hana
screen-phone-differs = { $name } er með { $here } hér en { $phone } í síma
screen-then = { $leader }, síðan { $others }
screen-entered-last = Umferð { $round }, sú sem var skráð síðast; byrjaðu á `{ $next }` fyrir þá næstu
screen-entered-last-of-all = Umferð { $round }, sú sem var skráð síðast
screen-not-entered = Umferð { $round }, ekki skráð enn; byrjaðu á `{ $last }` fyrir þá síðustu
screen-no-such-round = engin umferð { $round } er til: umferðirnar eru 1 til 11
screen-left-open =
    Leikur { $game }: { $rounds ->
        [0] engin umferð er vistuð enn
        [1] umferð 1 er vistuð
        [2] umferðir 1 og 2 eru vistaðar
       *[other] umferðir 1 til { $rounds } eru vistaðar
    }. `{ $command }` heldur honum áfram.
screen-left-over = Leikur { $game } er vistaður. `{ $command }` byrjar þann næsta.
screen-plain-help = Skrifaðu stig leikmannsins sem spurt er um, eða alla umferðina í einu: `0 13 37` eða `ann 0 bob 13 cat 37`. Allar skipanir má skrifa án `crowns`, á íslensku eða ensku: `leiðrétta 3 ann=31`, `afturkalla`, `tafla`, `línurit`, `log`, `koma inn Zoe`, `fara Bob`, `kanna 7D 9D JK`, `líkur 7D 9D JK`, `dæma 6D 7D 8D, 9C 9T 9S`, `reglur jafntefli`, `nýr leikur`. `hætta` hættir, `?` sýnir þetta aftur

# What a key does, on one line; the shorter, the more keys fit.
screen-key-keys = hjálp
screen-key-check = kanna
screen-key-odds = líkur
screen-key-judge = dæma
screen-key-rules = reglur
screen-key-undo = afturk.
screen-key-fix = laga
screen-key-menu = val
screen-key-quit-score = hætta
screen-key-log = saga
screen-key-chart = mynd
screen-key-new-game = nýr leikur
screen-key-quit = hætta
screen-key-correct = leiðrétta
screen-key-another-cell = annar reitur
screen-key-back = til baka
screen-key-save = vista
screen-key-drop = fleygja
screen-key-edit = breyta svarinu
screen-key-help = hjálp
screen-key-yes = já
screen-key-no = nei
screen-key-use-it = nota
screen-key-drop-it = fleygja
screen-key-choose = velja
screen-key-answer = svara
screen-key-take-over = taka stigin
screen-key-next-player = næsti leikmaður
screen-key-scroll = fletta
screen-key-new = nýr
screen-key-rematch = aftur
screen-key-join = koma inn
screen-key-leave = fara
screen-key-finish = ljúka
screen-key-solitaire = kapall

# Names of the arrow keys, together and one by one, where signs cannot be shown.
screen-arrows = örvar
screen-left = Vinstri
screen-right = Hægri
screen-up = Upp
screen-space = bilslá

# All keys and what they do.
screen-all-score = stig þess leikmanns sem spurt er um
screen-all-round = öll umferðin, í sætaröð
screen-all-named-score = stig með nafni; Tab klárar nafnið
screen-all-name = spyrja um stigin sem Tom fékk
screen-all-out = lokaði
screen-all-not-played = spilaði ekki
screen-all-cards = spilin sem eru eftir
screen-all-commands = hvaða skipun sem er, eins og á skipanalínunni
screen-all-another-answer = fara í önnur stig í umferðinni
screen-all-correct = leiðrétta reit á blaðinu
screen-all-force = skrá ósennileg stig samt
screen-all-totals = lesa tölur sem heildarstig eða aftur sem stig
screen-all-help = þessir flýtilyklar; við spurningu, hverju má svara
screen-all-check = kanna hönd
screen-all-judge = dæma spil sem lögð eru niður
screen-all-chart = línurit
screen-all-log = saga leiksins
screen-all-rules = leita í reglunum
screen-all-menu = nýr leikur, aftur, koma inn, fara, ljúka
screen-all-odds = líkur: hverju á að henda, taka eða draga
screen-all-undo = afturkalla, endurtaka
screen-all-scroll = fletta glugganum
screen-all-escape = loka glugganum, hreinsa línuna
screen-all-suspend = til baka í skelina; fg snýr aftur
screen-all-quit = hætta
screen-all-sheet = á blaðinu: leiðir, gefur, lokaði, spilaði ekki
screen-all-text = byrjar texta: á auðri línu eru stafir flýtilyklar, nema framhaldið sé nafn (`g 12`, `gran 12`) eða gosi (`js,5d`)

## serve

serve-page-sheet = Stigablað
serve-page-hand = Hönd
serve-page-melds = Raðir
serve-page-odds = Líkur
serve-page-rules = Reglur
serve-page-more = Meira
serve-page-standings = Staða
serve-page-night = Kvöld
serve-page-games = Leikir
serve-page-tournament = Mót

serve-which-game = Fleiri en einn leikur er í gangi. Hver þeirra?
serve-missing = Vantar enn: { $names }
serve-disputed = Ólíkar tölur fyrir { $names }: ýttu á þá réttu
serve-complete = Öll stig eru komin
serve-changed = stigin hafa breyst á meðan; líttu á þau aftur
serve-choose = Ýttu á nafn til að skrá stig
serve-score-of = { $name }, umferð { $round }
serve-whole-round = Öll umferðin
serve-save = Vista umferð { $round }
serve-save-anyway = Vista samt
serve-enter = Skrá
serve-enter-anyway = Skrá samt
serve-points = Stig
serve-cards = Spil
serve-out = Lokaði
serve-absent = Var ekki með
serve-one-score = hér eru aðeins skráð stig fyrir { $name }; stig allra eru skráð undir: { serve-whole-round }
serve-one-correction = hér eru aðeins leiðrétt stig fyrir { $name }
# Names the players, as the scores follow each other.
serve-row = Stig í þessari röð: { $names }
serve-right-score = Rétt stig
# Explains the mark of the ranks that are.
serve-wild = gildir allt í þessari umferð
serve-saved = Vistað: { $scores }
serve-undo = Afturkalla umferð { $round }
serve-undo-correction = Afturkalla leiðréttingu á umferð { $round }
serve-correct = Leiðrétta umferð
serve-keyboard = Lyklaborð
serve-delete = Eyða
serve-clear = Fjarlægja { $scores }
serve-check = Telja
serve-judge = Dæma
serve-ask = Spyrja
serve-all-topics = Öll efni
serve-offline = Ekkert samband. Það sem þú skrifaðir geymist í símanum og er sent um leið og samband næst.
serve-restarted = crowns var ræst aftur. Það sem var ekki vistað er horfið; skráðu það aftur.
serve-wrong-link = Hlekkurinn gildir ekki. Skannaðu kóðann á fartölvunni aftur.
serve-read-only = Þessi hlekkur sýnir leikinn aðeins.
serve-pin = PIN-númer
serve-wrong-pin = Þetta er ekki PIN-númerið
serve-too-many-pins = Of mörg röng PIN-númer. Bíddu í mínútu og reyndu aftur.
serve-no-page = Sú síða er ekki til
serve-foreign-site = Þetta kom frá öðru vefsvæði og var ekki gert

## solitaire

solitaire-over =
    kaplinum er lokið: { $state ->
        [won] hann gekk upp
       *[other] ekkert spil er eftir til að draga
    }
solitaire-none-left = í stokknum eru bara { $copies } `{ $card }`, og ekkert þeirra er eftir til að draga
solitaire-not-next = næsta spil er `{ $next }`, ekki `{ $card }`
solitaire-closed = röð { $pile } hefur verið snúið á hvolf
solitaire-no-discard = röð { $pile } lokar ekki með þessu spili: nefndu spilið sem á að henda úr henni
solitaire-not-in-pile = í röð { $pile } er ekkert `{ $card }` til að henda
solitaire-thrown-at-once = í þessum kapli má ekki henda strax spilinu sem var dregið: `{ $card }`
solitaire-no-pile = leikur byrjar á númeri raðar, 3 til 13, ekki `{ $text }`
solitaire-no-move = enginn leikur var sleginn inn
solitaire-drawn-count = eitt spil er dregið í einu, ekki { $cards }
solitaire-discard-count = úr röð er einu spili hent, ekki { $cards }
# Stands beside the three above.
solitaire-move-hint = skrifaðu röðina og spilið sem á að henda úr henni, t.d. `7 JC`
solitaire-pile-size = í röð { $pile } eru { $pile } spil, ekki { $cards }
solitaire-too-many-cards =
    { $wanted ->
        [0] allar raðir eru fullar; til að leiðrétta eina skaltu fyrst skrifa númer hennar og tvípunkt
       *[other] í raðirnar vantar { $wanted } spil, ekki { $cards }
    }

# `$seed` is none if the cards are real ones.
solitaire-title =
    Kapall, { $seed ->
        [none] alvöru spil
       *[other] fræ { $seed }
    }, { $ruleset }: { $cards } spil í stokknum
# Columns of the board: short, in lower case.
solitaire-column-pile = röð
solitaire-column-wild = allt
solitaire-column-away = draga
solitaire-column-cards = spil
# In the column of the draws away.
solitaire-closes = lokar
solitaire-never = aldrei
solitaire-turned-over = á hvolfi

solitaire-draw = Dráttur { $draw } af { $draws }: { $card }
solitaire-move = { $card } í röð:
solitaire-draw-card = Dráttur { $draw } af { $draws }, spil:
solitaire-move-help = Skrifaðu röðina sem spilið fer í og spilið sem á að henda úr henni, t.d. 7 JC; aðeins röðina ef hún lokar. Líka hint, undo, redo, board, abandon, og q til að hætta; það sem spilað var geymist.
solitaire-move-help-real = Skrifaðu spilið sem þú dróst, síðan röðina sem það fer í og spilið sem á að henda úr henni, t.d. 7 JC; aðeins röðina ef hún lokar. Líka hint, undo, redo, board, abandon, og q til að hætta; það sem spilað var geymist.
solitaire-closing =
    röð { $pile } lokar { $count ->
        [0] án þess að neinu sé hent
       *[other] ef hent er { $discards }
    }
solitaire-played =
    { $card } í röð { $pile }{ $discard ->
        [none] { "" }
       *[other] , { $discard } hent
    }{ $closed ->
        [yes] , snúið á hvolf
       *[no] { "" }
    }
solitaire-missed-closing =
    röð { $pile } hefði getað lokað { $discard ->
        [none] án þess að neinu væri hent
       *[other] með því að henda { $discard }
    }; `undo` afturkallar þetta
# `$short` is how many cards the piles lack.
solitaire-placement =
    { $number }. röð { $pile }{ $discard ->
        [none] { "" }
       *[other] , henda { $discard }
    }{ $closes ->
        [yes] , lokar
       *[no] { "" }
    }: { $short ->
        [0] allar raðir geta lokað
       *[other] vantar { $short } spil
    }
solitaire-placements-order = Raðað eftir því hve mörg spil vantar í bestu áætlunina sem fannst
solitaire-cannot-be-won = Kapallinn getur ekki gengið upp: í raðirnar vantar { $wanted } spil, eftir í stokknum: { $left }
solitaire-cannot-go-out = Kapallinn getur ekki gengið upp: röð { $pile } lokar ekki með spilunum sem eru eftir

solitaire-won =
    Þú vinnur: allar { $piles } raðirnar á hvolfi{ $cards ->
        [0] { "" }
       *[other] , { $cards } spil í stokknum
    }
solitaire-lost =
    Þú tapar: { $closed } af { $piles } röðum á hvolfi{ $points ->
        [none] { "" }
       *[other] , { $points } eftir
    }
solitaire-open =
    Í gangi: { $closed } af { $piles } röðum á hvolfi{ $cards ->
        [0] { "" }
       *[other] , { $cards } spil í stokknum
    }
solitaire-left = { $command } heldur þessum kapli áfram
solitaire-is-open = Kapall, { $closed } af { $piles } röðum á hvolfi: { $command } heldur honum áfram
solitaire-enter-returns = Enter fer til baka:
solitaire-abandon = Hætta við þennan kapal? Hann telst þá tapaður

solitaire-stats-none = Kapall: engum er lokið enn
solitaire-stats =
    Kapall: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }, unnið { $won } ({ $rate })
solitaire-mean-closed = { $mean } af { $piles } röðum að meðaltali
    .label = á hvolfi
solitaire-mean-left =
    { $mean } að meðaltali, í { $games ->
        [one] { $games } leik
       *[other] { $games } leikjum
    }
    .label = stig eftir
solitaire-streak = mest { $longest }, nú { $current }
    .label-won = unnið í röð
    .label-lost = tapað í röð

solitaire-pile = Röð { $pile }, spil:
solitaire-pile-more = Röð { $pile }, { $wanted } í viðbót:
solitaire-piles = Enter til að byrja, eða röð til að leiðrétta, t.d. 3: 7D 9D QS:
solitaire-pile-help = Skrifaðu eða límdu raðirnar frá 3 til 13 spila, hverja í sína línu, t.d. 7D 9D QS, eða öll 88 spilin í einu. 5: og fimm spil leiðrétta röðina með fimm; board sýnir raðirnar, til baka tekur þá síðustu aftur, q hættir.
solitaire-piles-to-paste = Raðirnar sem þú skrifaðir, til að líma næst:

## stats

stats-overall = Í heild
stats-by-round = Eftir umferðum; borð er meðaltal hinna
stats-by-table = Eftir fjölda leikmanna
stats-by-opponent = Eftir mótherjum, flestir leikir fyrst
stats-beats = Vinnur oftast: { $most }; sjaldnast: { $least }, af þeim sem mætt var í fimm leikjum eða fleiri
stats-beaten-in = { $name } ({ $ahead } af { $games })
stats-average-by-round = Meðaltal eftir umferðum
stats-last-meetings = Síðustu viðureignir
stats-last-games = Síðustu leikir
stats-thin = ~ tala úr færri en fimm leikjum

# `$selection` tells which games are meant, or is empty.
stats-none =
    { $names }: engum { $players ->
        [1] leik lokið
       *[other] sameiginlegum leik lokið
    }{ $selection }
stats-none-yet =
    { $names }: engum { $players ->
        [1] leik lokið
       *[other] sameiginlegum leik lokið
    } enn{ $selection }
stats-none-even-short =
    { $names }: engum { $players ->
        [1] leik lokið
       *[other] sameiginlegum leik lokið
    }, ekki einu sinni stuttum{ $selection }
stats-more = `crowns new` byrjar leik
stats-more-short = `crowns new` byrjar leik; `--short` telur líka leiki sem lauk snemma
stats-more-selected = Án deildar, daga eða fjölda leikmanna teljast allir leikir
stats-more-selected-short = Án deildar, daga eða fjölda leikmanna teljast allir leikir; `--short` telur líka leiki sem lauk snemma
stats-title =
    { $name }: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }{ $selection }; { $won ->
        [one] { $won } sigur
       *[other] { $won } sigrar
    }
stats-title-shared =
    { $name }: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }{ $selection }; { $won ->
        [one] { $won } sigur
       *[other] { $won } sigrar
    }, þar af { $shared } með öðrum
stats-total = { $average } að meðaltali, { $round } í umferð
stats-total-deviation = { $average } að meðaltali, { $round } í umferð; staðalfrávik { $deviation }

stats-game-on = leikur { $game }, { $day }
stats-round-of-game = umferð { $round }, { $game }
# `$place` is a game, or a round of a game.
stats-extreme =
    { $times ->
        [1] { $points }, { $place }
        [2] { $points }, tvisvar, fyrst { $place }
        [one] { $points }, { $times } sinni, fyrst { $place }
       *[other] { $points }, { $times } sinnum, fyrst { $place }
    }
# `$place` is an ordinal, `$games` how many ended in it; several stand in a line.
stats-place-count = { $games } x { $place }
stats-time-played = { $minutes } mín að meðaltali, { $games }
stats-went-out =
    í { $out } af { $rounds ->
        [one] { $rounds } umferð
       *[other] { $rounds } umferðum
    }, { $rate }
stats-streak-none = ekkert enn
stats-streak-over = ekkert nú
stats-streak-goes-on = stendur enn
stats-streak-now = nú { $games }
stats-streak-one = mest 1 í röð; { $now }
stats-streak = mest { $games } í röð, { $span }; { $now }
stats-games = leikir { $first } til { $last }
stats-games-on = leikir { $first } til { $last }, { $day }
stats-games-between = leikir { $first } til { $last }, { $since } til { $until }

# How many places a player gains from round 9 to the end.
stats-gain-none = sæti breytist að meðaltali ekki eftir umferð 9
stats-gained = eftir umferð 9 að meðaltali upp um { $places } sæti
stats-lost = eftir umferð 9 að meðaltali niður um { $places } sæti
stats-comeback-none = { $average }; enginn endasprettur enn
stats-comeback = { $average }; best úr { $from } í { $to } sæti, { $game }
stats-totals-note = elsti leikur fyrst; hærra er færri stig
stats-totals-note-last = síðustu leikir ({ $games }); hærra er færri stig

stats-together =
    { $names }: { $games ->
        [one] { $games } sameiginlegur leikur
       *[other] { $games } sameiginlegir leikir
    }{ $selection }
stats-difference = { $points } stig í leik að meðaltali
stats-difference-for = { $points } stig í leik að meðaltali, á undan: { $name }
stats-biggest-win = { $name }, munur { $points }, { $game }

stats-records =
    Met: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }{ $selection }
stats-order = Flestir leikir fyrst, síðan eftir nafni
stats-records-too-few =
    Fyrir met þarf { $least ->
        [one] { $least } leik
       *[other] { $least } leiki
    }, enn vantar { $missing }: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    } hingað til{ $selection }
stats-record-lowest-total = Fæst stig
stats-record-highest-total = Flest stig
stats-record-lowest-win = Fæst í sigri
stats-record-highest-win = Flest í sigri
stats-record-biggest-margin = Stærsti sigur
stats-record-closest-finish = Naumasti sigur
stats-record-biggest-round = Flest í umferð
stats-record-most-out = Oftast lokað
stats-record-most-zeros = Núll í röð
stats-record-win-streak = Sigrar í röð
stats-record-drought = Lengst án sigurs
stats-record-comeback = Endasprettur
stats-record-most-games = Flestir leikir
stats-rounds =
    { $rounds ->
        [one] { $rounds } umferð
       *[other] { $rounds } umferðir
    }
stats-places = { $places } sæti
stats-held-over = { $name }, í næsta sæti { $names }
# `$name` is who holds a record, and over whom; `$games` in which games.
stats-held = { $name }, { $games }
stats-held-in-round = { $name }, umferð { $round }, { $games }

## tournament

tournament-standings = { $name }: staðan
tournament-game = Leikur { $game }
tournament-final = Úrslitaleikur
tournament-finished =
    { $game }: lokið á { $finished } af { $tables ->
        [one] { $tables } borði
       *[other] { $tables } borðum
    }
tournament-winner =
    { $winners ->
        [one] Sigurvegari: { $names }
       *[other] Sigurvegarar: { $names }
    }
tournament-final-first = Keppendur í úrslitum eru fyrstir, í röð úrslitaleiksins
tournament-unequal-tables = Við borðin eru { $smallest } til { $largest } leikmenn: stigin vaxa með fjöldanum við borðið (að meðaltali 103, 122, 136 og 147 með 3, 4, 5 og 6 við borð), svo að heildarstig eru ekki sambærileg; `--by beaten` og `--by points` eru sanngjarnar aðferðir
# In place of the place of a player.
tournament-left = fór

tournament-seats-by-name = { $tournament }: sæti eftir nafni
tournament-seats-by-table = { $tournament }: sæti eftir borðum
tournament-seats-caption = Númer borðs í hverjum leik; { $sign } gefur fyrst
tournament-scoresheets = { $tournament }: stigablöð
tournament-paper = { $tournament }, { $game }
tournament-paper-of-table = { $tournament }, { $game }, borð { $table }
tournament-table = Borð { $table }
tournament-scoresheet-note = Stig umferðar, síðan heildarstig; { $sign } gefur; lægsti stigafjöldi vinnur
tournament-score-keeper = Stigavörður
