# De tutorial. Amos de veedrijver begeleidt; Tilly het groentje is de tegenstander. `.how` is voor muis en toetsenbord,
# `.touch` voor vingers; { $hint }, { $undo }, { $take }, { $end } en { $sheet } zijn de namen van knoppen.

learn-title = Leren spelen
learn-guide = Amos, je gids
learn-progress = Stap { $step } van { $steps }
learn-back = Terug
learn-go-on = Verder
learn-skip = Stap overslaan
learn-leave = Stoppen
learn-not-yet = Ho, rustig aan! Eerst wat ik je vroeg, of sla deze stap over.
learn-again = Opnieuw beginnen
learn-first-game = Je eerste spel beginnen
learn-play-on = Dit spel uitspelen

# Het eerste spel: elke soort opdracht zegt één keer waar het om gaat.

first-start = Hier begint de cirkel, en { $name } kiest als eerste. Elke overgeslagen kaart gaat naar de ander: begin dus waar { $name } weinig vindt.
first-draft = Hoe dichter bij de huifkar, hoe goedkoper: elke kaart die je overslaat, gaat naar { $name }. De cijfertjes zeggen hoeveel.
first-free = { $name } sloeg hem over, dus hij is van jou. Kosteloze kaarten gaan voor.
first-place = Naast je stad of erbovenop, rechtop of een halve slag gedraaid. Je ziet vooraf wat het oplevert.

learn-welcome = Goeienavond! Ik ben Amos. Ga zitten: over vijf minuten ken je dit spel. Je speelt een echt potje tegen Tilly daar, en ik kijk over je schouder mee.
learn-circle = Vijftien kaarten liggen in een cirkel, en de huifkar staat waar de cirkel begint. Tilly speelt als tweede en heeft die kaart gekozen. In ruil daarvoor mag jij als eerste kiezen.
learn-cost = Je mag de eerste kaart nemen, of een kaart verderop. Maar elke kaart die je overslaat, gaat als kosteloze kaart naar Tilly. De cijfertjes geven aan hoeveel dat er zijn. Bekijk de kaart met de 2 eens.
    .how = Wijs met de muis, of gebruik de pijltjestoetsen.
    .touch = Tik de kaart één keer aan.
    .done = Zie je de eerste twee overhellen? Die zouden naar Tilly gaan.
learn-take = De kaart met de 1 bevalt me wel: drie keer prairie ineens, en een koe. Dat kost je de eerste kaart, maar daar staan vier verschillende landschapssoorten op, en die gun ik Tilly. Neem de kaart met de 1!
    .how = Klik erop, of wijs hem aan en druk op Enter.
    .touch = Tik er nog eens op, of druk op ‘{ $take }’.
learn-place = Je eerste kaart leg je waar je wilt. Je mag hem op zijn kop draaien, maar nooit op zijn kant.
    .how = Klik om hem neer te leggen, R draait hem, ‘{ $end }’ of Enter maakt het definitief.
    .touch = Tik om hem neer te leggen, tik er nog eens op om hem te draaien en druk dan op ‘{ $end }’.
learn-watch = Nu Tilly. Eerst moet ze de kaart plaatsen die jij oversloeg; dan kiest ze er zelf een. Kijk maar.
learn-free = Tilly zag drie koeien en kon het niet laten: daarvoor sloeg ze twee kaarten over, en die zijn nu allebei van jou. Kosteloze kaarten gaan voor, en niemand mag ze weigeren.
learn-edge = Leg deze naast je stad. Eén gedeelde rand is genoeg; prairie naast prairie is nog beter.
    .how = Klik of sleep, of gebruik de pijltjestoetsen; R draait de kaart, Enter plaatst hem.
    .touch = Tik of sleep, tik nog eens om te draaien en druk dan op de grote knop.
learn-cover = En nu de tweede. Een kaart mag ook op andere kaarten liggen: dek deze keer minstens één gebied af. Wat afgedekt is, is weg, dus dek af wat je kunt missen.
    .how = Klik op je stad of sleep de kaart erheen; R draait hem, Enter plaatst hem.
    .touch = Tik op je stad of sleep de kaart erheen en druk dan op de grote knop.
learn-groups = Wat levert dat op? Elke landschapssoort geeft zoveel punten als je grootste gebiedsgroep groot is: gebieden die met een rand aan elkaar grenzen. Bekijk op het scoreblad het getal van een landschapssoort.
    .how = Met de muis, of met de Tab-toets.
    .touch = Open onderaan ‘{ $sheet }’ en tik op een getal.
    .done = Wat nu oplicht, levert deze punten op.
learn-scoring = De drie kaarten in het midden leveren ook punten op, voor jullie allebei. ‘Blije koeien’ beloont bijvoorbeeld elke koe die niet op of naast sneeuw staat. Bekijk het getal van een van de drie.
    .how = Ze staan onder de landschapssoorten.
    .touch = Ze staan onder de landschapssoorten.
    .done = Zo kun je altijd opzoeken waar een punt vandaan komt, ook bij Tilly.
learn-hint = Nu mag jij kiezen. Twijfel je? Vragen staat vrij: vraag om een tip.
    .how = Druk op ‘{ $hint }’, of op de toets H.
    .touch = Druk op ‘{ $hint }’.
learn-choose = Die kaart zou een goede speler nemen. Neem hem, of volg je gevoel. Als je Tilly maar niet meer dan drie kaarten geeft.
    .how = Klik op een kaart, of wijs hem aan en druk op Enter.
    .touch = Tik twee keer op een kaart, of tik hem aan en druk op ‘{ $take }’.
learn-undo = Leg de kaart ergens in je stad. Bedenk je dan en neem hem terug: zolang je beurt duurt, kost dat niets.
    .how = Klik om hem neer te leggen en druk dan op ‘{ $undo }’ of op de toets U.
    .touch = Tik om hem neer te leggen en druk dan op ‘{ $undo }’.
learn-finish = En leg hem nu waar hij het meest oplevert. De getallen vertellen je van tevoren hoeveel.
    .how = Plaats de kaart en druk op ‘{ $end }’.
    .touch = Plaats de kaart en druk op ‘{ $end }’.
learn-watch-again = Weer Tilly. Je weet nu waar je op moet letten: laat ze een cadeautje voor je liggen?
learn-end = Zo gaat het door tot de cirkel leeg is en elke kaart in een stad ligt. Dan wint wie de meeste punten heeft, en bij gelijke stand wie de minste kaarten heeft. Dat is het hele spel!
