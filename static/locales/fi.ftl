## Kaikkialla

site = Spillbord
skip = Siirry pääsisältöön
language = Kieli
language-nb = Norsk
language-fi = Suomi
language-en = English
close = Sulje
you = sinä
host = isäntä
your-name = Nimesi
name-note = Nimi on vain jonkun kirjoittama, se ei todista, kuka hän on.
try-again = Yritä uudelleen
to-front = Etusivulle
foot-line = Spillbord: lautapelejä tuttujen kesken. Ei tiliä, ei mainoksia.
foot-about = Tietoa Spillbordista
foot-version = Versio { $version } ({ $commit })

# Nämä ovat myös itse sivuilla siltä varalta, ettei tämä tiedosto lataudu.
fallback-failed = Sivu ei latautunut kokonaan. Tarkista yhteys ja yritä uudelleen.
fallback-no-script = Spillbord tarvitsee JavaScriptin. Ota se käyttöön ja lataa sivu uudelleen.

# And these in the pages' tags, for messengers that show what a link leads to; in all languages at once.
preview-front = Lautapelejä selaimessa.
preview-table = Tule mukaan pöytään!
preview-picture = Lauta, jolla nappulat ovat matkalla.

colour-ink = musta
colour-blue = sininen
colour-vermilion = punainen
colour-teal = vihreä
colour-amber = keltainen
colour-ivory = valkoinen
colour-as-0 = mustilla
colour-as-1 = sinisillä
colour-as-2 = punaisilla
colour-as-3 = vihreillä
colour-as-4 = keltaisilla
colour-as-5 = valkoisilla
colour-name-ink = Musta
colour-name-blue = Sininen
colour-name-vermilion = Punainen
colour-name-teal = Vihreä
colour-name-amber = Keltainen
colour-name-ivory = Valkoinen
name-as = { $name } ({ $colour })

## Etusivu

tab-front = Spillbord: lautapelejä selaimessa
front-title = Yksi peli, kaikki saman pöydän ääressä
front-line = Avaa pöytä, lähetä linkki ja pelaa. Puhelimella tai tietokoneella, ilman asennusta ja ilman tiliä.
front-open = Avaa pöytä
front-local = Pelaa tällä laitteella
front-continue = Jatka peliä tällä laitteella
front-as = Pelaat nimellä { $name }.
front-rename = Vaihda nimi
front-code-title = Saitko koodin?
front-code = Pöydän koodi
front-go = Mene pöytään
front-recent = Pöydät, joissa olet käynyt

## Yhteys

connecting = Pieni hetki …
reconnecting = Yhdistetään uudelleen …
ended-gone = Täällä ei ole pöytää
ended-gone-line = Koodissa voi olla kirjoitusvirhe, tai pöytä on jo siivottu pois. Pöytä katoaa, jos siinä ei käy kukaan kuukauteen.
ended-replaced = Pöytä on auki muualla
ended-replaced-line = Uudempi sivu otti tämän paikan. Voit silti jatkaa tässä.
ended-moved = Paikkasi on siirretty
ended-moved-line = Se on nyt toisella laitteella. Jatka siellä tai siirrä paikka takaisin linkillä tai salasanalla.
ended-removed = Isäntä on poistanut sinut pöydästä
ended-removed-line = Et ole enää tämän pöydän jäsen. Voit tulla takaisin uutena.
ended-not-watched = Isäntä on valinnut, ketkä saavat katsoa
ended-not-watched-line = Voit tulla takaisin ottamaan paikan tai odottamaan paikkaa.
ended-too-old = Uusi versio on ilmestynyt
ended-too-old-line = Jatka lataamalla sivu uudelleen. Paikkasi säilyy.
ended-closed = Yhteys on suljettu
ended-closed-line = Jatka lataamalla sivu uudelleen.

## Pöytä

tab = { $game } · Spillbord
tab-yours = ● Sinun vuorosi · { $game }
tab-of = Vuorossa { $name } · { $game }
table-code = pöytä
turn-yours = Sinun vuorosi
turn-yours-as = Sinun vuorosi, { $colour }
turn-of = Vuorossa { $name }
turn-none = Kukaan ei ole vuorossa
turn-wait = Näet siirron tässä.
turn-watch = Olet katsomassa.
to-move = vuorossa
turn-paused = Tauko. Botit odottavat.
show-again = Näytä viime siirto
turn-board = Käännä lautaa
keys = Näppäimet

lobby-title = Kokoonnutaan pöytään
lobby-newcomer = Valitse nimi, niin pääset mukaan.
lobby-players = { $players ->
    [0] Kukaan ei ole vielä istunut.
    [one] Yksi on istunut pöytään.
   *[other] { $players } on istunut pöytään.
}
over-host = Kaikki säilyttävät paikkansa.
over-others = Isäntä voi aloittaa uuden kierroksen.

join-title = Tule pöytään
join-sit = Ota paikka
join-wait = Pelaa seuraavasta kierroksesta
join-watch = Vain katso
join-full = Kaikki paikat ovat varattuja, mutta voit jäädä katsomaan.

recover-title = Olen ollut täällä ennenkin
recover-note = Jos asetit paikallesi salasanan, saat paikan takaisin nimelläsi ja salasanalla. Laite, jolla paikka nyt on, luopuu siitä.
recover-password = Paikan salasana
recover-do = Takaisin paikalleni

own-seat-title = Paikkasi
own-seat-has = salasana asetettu
own-seat-has-not = ei salasanaa
own-seat-kept = Tämä selain pitää paikkasi. Voit sulkea sivun ja palata: olet yhä sinä. Jos vaihdat laitetta tai selain unohtaa sinut, on kaksi keinoa.
own-seat-move = Siirrä paikka toiselle laitteelle
own-seat-move-note = Luo linkin, jonka voi avata kerran kymmenen minuutin kuluessa. Sen avaaja saa paikkasi, ja tämä laite luopuu siitä. Älä näytä linkkiä muille.
own-seat-move-do = Luo linkki
own-seat-move-again = Luo uusi linkki
own-seat-move-qr = QR-koodi, jossa on paikkasi siirtävä linkki
own-seat-move-link = Linkki on voimassa kello { $until } asti
own-seat-password = Salasana
own-seat-password-note = Nimellä { $name } ja salasanalla saat paikkasi takaisin millä tahansa laitteella. Salasana koskee vain tätä pöytää. Emme tallenna mitään, mistä sen voisi lukea.
own-seat-password-new = Salasana, vähintään 6 merkkiä
own-seat-password-other = Uusi salasana, vähintään 6 merkkiä
own-seat-password-set = Aseta salasana
own-seat-password-change = Vaihda salasana
own-seat-password-done = Salasana on asetettu.

seats-title = Paikat
seat-free = Paikka { $seat }, vapaa
seat-number = paikka { $seat }
seat-sit = Istu tähän
seat-second = Ota vielä yksi paikka
seat-stand = Luovu
seat-bot = Botti
seat-free-it = Vapauta
bot = Botti
bot-kind = botti
bot-name = { $level } ({ $colour })
bot-level = Paikan { $seat } botin taso
bots-about = Tietoa boteista
bots-title = Näin botit pelaavat
bots-no-rating = Ikä kertoo, miten botti valitsee siirtonsa. Se ei ole vahvuusluku.
bots-match = { $stronger } voitti { $wins } / { $rounds } kierrosta ja hävisi { $losses }, kun vastassa oli { $weaker } (95 %:n väli { $low }–{ $high }). Kierroksessa oli { $turns } siirtoa.
bots-measured = Omat mittauksemme: yksi vastaan yksi tavallisilla säännöillä, paikkoja vaihtaen. Siirrot ovat molempien yhteensä, keskimmäisessä kierroksessa.
level-four = Neljä vuotta
level-six = Kuusi vuotta
level-eight = Kahdeksan vuotta
level-easy = Helppo
level-medium = Keskitaso
level-hard = Vaikea
seats-second-note = Onko teitä kaksi saman ruudun ääressä? Toisella paikalla lauta on aina sillä teistä, joka on vuorossa.
seat-person = Ihminen
seats-waiting = { $count ->
    [one] Pelaa seuraavasta kierroksesta: { $names }.
   *[other] Pelaavat seuraavasta kierroksesta: { $names }.
}
seats-watching = { $count ->
    [one] Katsomassa: { $names }.
   *[other] Katsomassa: { $names }.
}
start = Aloita kierros
start-again = Pelaa uudelleen
start-players = { $players } pelaajaa.
start-too-few = { $players ->
    [0] Ensin on istuttava vähintään { $least }.
    [one] Tarvitaan vielä yksi. Lähetä linkki jollekulle.
   *[other] Peliä ei voi pelata { $players } pelaajalla.
}
start-by-host = Kierroksen aloittaa { $name }.

players-title = Kierros { $round }
next-title = Seuraava kierros
next-waiting = Olet mukana seuraavalla kierroksella, jos paikkoja riittää.
next-watching = Katsot tätä kierrosta.
next-wait = Pelaa seuraavasta kierroksesta
next-watch = Vain katso

share-title = Kutsu muita
share-note = Kuka tahansa, jolla on koodi tai linkki, pääsee pöytään.
share-link = Linkki
share-qr = QR-koodi, jossa on linkki pöytään
share-copy = Kopioi linkki
share-send = Jaa …
share-text = Tule pelaamaan! { $game }
share-copied = Linkki on kopioitu.
share-by-hand = Linkki on valittu. Kopioi se siitä.

settings = Asetukset
alerts = Kerro, kun on minun vuoroni
alert-sound = Äänellä
alert-vibration = Värinällä
alert-notification = Ilmoituksella, kun katson jotain muuta
alerts-note = Nämä koskevat tätä laitetta ja kaikkia pöytiä, ja ne toimivat vain sivun ollessa auki.
alerts-blocked = Selain ei anna sivun näyttää ilmoituksia. Voit sallia ne selaimen omista sivustoasetuksista.

after-title = Kierroksen jälkeen
after-picture = Tallenna kuva
after-share = Jaa kuva
after-record = Tallenna pöytäkirja
look-over = Käy kierros läpi
look-title = Kierroksen läpikäynti
look-first = Alkuun
look-back = Yksi siirto taaksepäin
look-on = Yksi siirto eteenpäin
look-last = Loppuun
look-away = Valmis
look-at = Siirto { $at }/{ $of }
look-beginning = Kierros alkaa.
look-earliest = Sivu ei tunne aiempia siirtoja.
look-keys = Käy kierros läpi siirto siirrolta, myös nuolinäppäimillä. Esc lopettaa. Pöytäkirja on tiedosto, jossa ovat kaikki siirrot.

rules-title = Talon säännöt
rules-count = { $count ->
    [0] tavalliset
    [one] yksi poikkeaa
   *[other] { $count } poikkeaa
}
rules-in-force = Nämä pätevät tällä kierroksella.
rules-host = Valitset ennen kierrosta. Kaikki näkevät, mitä muutat.
rules-others = Isäntä valitsee ennen kierrosta.
rule-changed = poikkeaa tavallisesta

moves-title = Siirrä ilman lautaa
moves-piece = Nappula
moves-target = Mihin
moves-step = { $hole }, askel
moves-hop = { $hole }, hyppy
moves-play = Siirrä
moves-type = Tai kirjoita kolot
moves-note = Esimerkiksi e5 g5: kolosta E5 koloon G5.

log-title = Mitä on tapahtunut
log-opened = { $name } avasi pöydän.
log-joined = { $name } tuli pöytään.
log-sat = { $name } otti paikan { $seat }.
log-stood = { $name } luopui paikasta { $seat }.
log-bot-seated = { $name } asetti paikalle { $seat } botin: { $level }.
log-bot-unseated = { $name } poisti botin paikalta { $seat }.
log-unseated = { $name } vapautti paikan { $seat }. { $other } katsoo nyt.
log-guard-on = { $name } otti vahdin käyttöön paikalla { $seat }.
log-guard-off = { $name } poisti vahdin käytöstä paikalla { $seat }.
log-waits = { $name } haluaa pelata seuraavasta kierroksesta.
log-waits-no-longer = { $name } vain katsoo.
log-recovered = { $name } siirsi paikkansa uudelle laitteelle salasanalla.
log-moved = { $name } siirsi paikkansa uudelle laitteelle.
log-rule = { $name } muutti sääntöä ”{ $rule }”. { $now }
log-rule-local = Muutettu: ”{ $rule }”. { $now }
log-taken-back = { $turns ->
    [one] Yksi siirto peruttiin.
   *[other] { $turns } siirtoa peruttiin.
}
log-made-again = { $turns ->
    [one] Yksi siirto tehtiin uudelleen.
   *[other] { $turns } siirtoa tehtiin uudelleen.
}
log-started = Kierros { $round } alkaa. Ensimmäisenä vuorossa { $name }.
result-none = Kierros on päättynyt.

help-title = Laudan näppäimet
help-line = Ne toimivat, kun kohdistus on laudalla. Sinne pääset sarkaimella.

## Miksi jotakin ei tehty

no-offline = Pöytään ei saada yhteyttä. Tarkista verkko ja yritä uudelleen.
no-no-answer = Pöytä ei vastannut. Yritä vielä kerran.
no-not-understood = Jokin meni vikaan tämän sivun ja pöydän välillä. Jos se toistuu, lataa sivu uudelleen.
no-not-possible = Se siirto ei käy nyt.
no-bad-code = Koodissa on viisi kirjainta tai numeroa, esimerkiksi 7KQ 2M. Siinä ei ole merkkejä 0, O, 1, I eikä L.
no-bad-origin = Avaa Spillbord sen omasta osoitteesta.
no-too-old = Tämä sivu on vanhempi kuin pöytä. Lataa se uudelleen.
no-too-fast = Se kävi vähän nopeasti. Odota hetki ja yritä uudelleen.
no-no-device = Selaimen on sallittava yksi eväste, jotta paikka pysyy sinulla. Salli se ja yritä uudelleen.
no-not-member = Valitse ensin nimi.
no-not-host = Sen voi tehdä vain isäntä.
no-bad-name = Nimessä on 1–24 merkkiä.
no-name-taken = Jollakulla täällä on jo se nimi. Valitse toinen.
no-table-full = Tähän pöytään ei mahdu enempää väkeä.
no-bad-password = Salasanassa on 6–128 merkkiä.
no-wrong-password = Nimi ja salasana eivät kuulu yhteen, tai salasanaa ei ole asetettu.
no-too-many-tries = Vääriä salasanoja oli liian monta. Yritä uudelleen kello { $until } jälkeen.
no-wrong-ticket = Paikan siirtävä linkki on jo käytetty tai yli kymmenen minuuttia vanha. Luo uusi laitteella, jolla paikka on.
no-already-member = Tällä laitteella on jo oma paikka tässä pöydässä. Avaa linkki laitteella, jolla ei ole.
no-nothing-to-look-at = Sivu ei tunne kierroksen siirtoja.
no-no-such-seat = Sellaista paikkaa ei ole.
no-seat-taken = Joku ehti ensin: paikka on varattu.
no-no-free-seat = Kaikki paikat ovat varattuja.
no-no-such-level = Sellaista bottitasoa ei ole.
no-nobody-sits-there = Siinä ei istu kukaan.
no-not-your-seat = Se ei ole sinun paikkasi.
no-round-running = Se saa odottaa kierroksen loppuun.
no-no-round = Kierros ei ole vielä alkanut.
no-nothing-to-undo = Ei ole mitään peruttavaa.
no-nothing-to-redo = Ei ole mitään tehtävää uudelleen.
no-no-such-rule = Pelissä ei ole sellaista sääntöä.
no-wrong-number = Peliä ei voi pelata tällä määrällä.
no-stale = Lauta ehti juuri muuttua. Katso ja yritä uudelleen.
no-not-your-turn = Nyt ei ole sinun vuorosi.
no-no-such-table = Tällä koodilla ei ole pöytää. Tarkista se lähettäjältä.
no-no-such-game = Sitä peliä ei ole täällä.
no-unreadable = Tämän pöydän tallensi viimeksi uudempi Spillbordin versio. Yritä hetken päästä uudelleen.
no-unknown = Pöytä kieltäytyi ({ $code }).

no-rules-locked = Talon säännöt on lukittu kierroksen loppuun.
no-no-passing = Tässä pelissä ketään ei voi ohittaa.
no-may-not-watch = Isäntä on valinnut, ketkä saavat katsoa. Voit ottaa paikan tai odottaa paikkaa.
no-no-such-member = Hän ei ole enää pöydässä.
no-not-waiting = Hän ei odota paikkaa, tai hänelle on jo tarjottu sellaista.
no-not-a-bot = Sillä paikalla ei pelaa botti.
no-not-away = Hän ei ole ollut poissa kahta minuuttia.
no-host-is-here = Isäntä ei ole ollut poissa kahta minuuttia.
no-not-yourself = Sitä ei voi tehdä itselleen. Jos haluat lähteä, poistu pöydästä.
no-offer-stands = Jotakin on jo kysytty. Vastatkaa ensin siihen.
no-no-such-offer = Sitä ei kysytä enää.
no-no-draws = Tässä pelissä ei voi sopia tasapelistä.

## Isännät, poissaolijat ja se, mitä muilta kysytään

table-panel = Pöytä
back = Takaisin
more-about = Lisää: { $name }
people-title = Pöydässä
people-plays = pelaa
people-waits = odottaa seuraavaa kierrosta
people-watches = katsoo
away = poissa klo { $time } alkaen
stands-in = botti pelaa, kunnes hän palaa ({ $level })
hosting-title = Isännälle
asking-title = Kysy muilta
offer-draw = Ehdota tasapeliä
offer-back = Pyydä viime siirtoni perumista
offer-one = Vain yhtä asiaa voi kysyä kerrallaan.
give-host = Tee isännäksi
take-host = Ryhdy isännäksi
to-watching = Siirrä katsojiin
to-watching-seat = Vapauta paikka { $seat }
stand-in = Anna botin pelata, kunnes { $name } palaa
offer-seat = Tarjoa tämän botin paikkaa: { $bot }
offer-seat-to = Saajaksi { $name }
seat-panel-line = Tätä väriä pelaa botti: { $colour }. Joku odottavista voi jatkaa sen tilalla, jos haluaa.
remove = Poista pöydästä
remove-title = Poistetaanko { $name }?
remove-line = Hän menettää paikkansa täällä. Hän voi tulla takaisin uutena.
remove-yes = Poista
end-round = Päätä kierros
end-round-title = Päätetäänkö kierros nyt?
end-round-line = Se päättyy ilman voittajaa. Lokiin jää, että sinä päätit sen.
end-round-yes = Päätä kierros
leave = Poistu pysyvästi
leave-title = Poistutko tästä pöydästä pysyvästi?
leave-line = Silloin et ole enää tämän pöydän jäsen. Jos vain suljet sivun, paikkasi säilyy.
leave-host = Isännäksi tulee joku toinen.
leave-yes = Poistu
seats-go-bot = Botti pelaa sillä paikalla kierroksen loppuun.
seats-go-pass = Se paikka ohitetaan kierroksen loppuun asti.
games-title = Peli
games-line = Toinen peli alkaa sen tavallisilla säännöillä. Ne, joille siinä ei ole paikkaa, odottavat.
leaving-title = Kun joku lähtee
leaving-bot = Botti jatkaa
leaving-pass = Paikka ohitetaan
watch-title = Ketkä saavat katsoa
watch-everyone = Kaikki, joilla on koodi
watch-everyone-line = Kuka tahansa, joka avaa linkin, näkee laudan.
watch-named = Vain nämä nimet
watch-named-line = Sopimus, ei este: nimi on vain jonkun kirjoittama, se ei todista, kuka hän on. Nekin, joita ei ole listalla, saavat istua tai odottaa.
watch-nobody = Ei kukaan
watch-nobody-line = Vain ne, jotka pelaavat tai odottavat paikkaa. Uudet voivat ottaa vapaan paikan tai odottaa seuraavaa kierrosta näkemättä lautaa.
watch-names = Nimet
watch-names-note = Yksi kullekin riville. Niillä on merkitystä, kun valitset ”Vain nämä nimet”.
watch-save = Tallenna
join-watch-named = Vain isännän listalla olevat saavat katsoa. Kaikki saavat istua tai odottaa.
join-watch-nobody = Täällä pelataan tai odotetaan. Lauta ei ole katsojia varten.
unseen-title = Lautaa ei näytetä sinulle
unseen-line = Isäntä on valinnut, ketkä saavat katsoa. Voit odottaa ja pelata seuraavasta kierroksesta.

react = Reagoi
react-title = Sano jotakin
reaction-0 = Moi!
reaction-1 = Hyvin pelattu!
reaction-2 = Vau!
reaction-3 = Hups!
reaction-4 = Mietin …
reaction-5 = Kiitos!
reaction-said = { $name }: { $words }

yes = Kyllä
no = Ei
withdraw = Peru kysymys
ask-draw = { $name } ehdottaa tasapeliä
ask-back = { $name } pyytää siirron perumista
ask-back-line = Lauta palaa silloin siihen, mitä se oli ennen sitä siirtoa.
ask-mine-draw = Ehdotat tasapeliä
ask-mine-back = Pyydät siirtosi perumista
ask-waits = { $count ->
    [one] Ei ole vielä vastannut: { $names }.
   *[other] Eivät ole vielä vastanneet: { $names }.
}
ask-seat = Sinulle on paikka
ask-seat-line = Tätä väriä pelaa botti: { $colour }. Haluatko jatkaa sen tilalla?
ask-seat-yes = Jatkan
ask-seat-no = Ei kiitos
news-begun = { $count ->
    [0] Tällä kierroksella on tavalliset säännöt.
    [one] Yksi tämän kierroksen sääntö poikkeaa tavallisesta:
   *[other] { $count } tämän kierroksen sääntöä poikkeaa tavallisesta:
}
news-changed = Talon sääntöjä muutettiin
news-all = Kaikki säännöt
news-read = Selvä
rule-to-come = seuraavasta siirrosta alkaen
rules-host-round = Muutoksesi on voimassa seuraavasta siirrosta alkaen. Kaikki näkevät sen.
rules-local-round = Muutoksesi on voimassa seuraavasta siirrosta alkaen.
rules-locked-round = Lukittu: kukaan ei voi muuttaa niitä ennen kierroksen loppua.
rules-locked-before = Lukittu. Isäntä voi perua sen, kunnes kierros alkaa. Sen jälkeen kukaan ei voi ennen kuin kierros on ohi.
rules-lock = Lukitse säännöt
rules-lock-sentence = Kun kierros on käynnissä, kukaan ei voi muuttaa niitä ennen sen loppua, ei edes uusi isäntä.

result-ended = Kierros päätettiin kesken: ei voittajaa.
result-agreed = Sovittu tasapeli.
log-rules-locked = { $name } lukitsi talon säännöt kierroksen loppuun.
log-rules-unlocked = { $name } avasi talon sääntöjen lukituksen.
log-rules-in-force = Muutetut säännöt ovat nyt voimassa.
log-game-changed = { $name } valitsi toisen pelin: { $game }.
log-watch-everyone = { $name } antaa kaikkien katsoa, joilla on koodi.
log-watch-named = { $name } antaa vain listalla olevien katsoa.
log-watch-nobody = { $name } ei anna kenenkään katsoa.
log-on-leave-bot = { $name } valitsi: kun joku lähtee, botti jatkaa.
log-on-leave-pass = { $name } valitsi: kun joku lähtee, paikka ohitetaan.
log-seat-offered = { $name } tarjosi botin paikkaa ({ $colour }). Saajana { $other }.
log-stood-in = Botti pelaa, kunnes { $other } palaa: { $level }.
log-back = { $name } on palannut.
log-offered-draw = { $name } ehdottaa tasapeliä.
log-offered-back = { $name } pyytää siirron perumista.
log-withdrawn = { $name } ei kysy enää.
log-answered-yes = { $name } vastasi kyllä.
log-answered-no = { $name } vastasi ei.
log-took-over = { $name } jatkaa botin tilalla ({ $colour }).
log-left = { $name } poistui pysyvästi.
log-left-bot = { $name } poistui pysyvästi. Botti jatkaa.
log-left-pass = { $name } poistui pysyvästi. Paikka ohitetaan.
log-removed = { $name } poisti pöydästä: { $other }.
log-host-is = Isäntä on nyt { $other }.

## Tietoa

tab-about = Tietoa Spillbordista
about-bots = Boteista
about-bots-1 = Botin taso kertoo, miten se valitsee siirtonsa, eikä mitään muuta: se ei ole vahvuusluku. Vieressä on se, mitä olemme mitanneet, ja kuinka monesta kierroksesta.
about-stored = Mitä tallennetaan
about-stored-1 = Pöytä tallentaa kirjoitetut nimet, kuka istuu missä, talon säännöt, jokaisen siirron ja lokin. Paikan salasanasta tallennetaan vain hidas tiiviste, josta sitä ei voi lukea, ja selaimesi evästeestä vain tiiviste. Pöytä, jossa kukaan ei käy kolmeenkymmeneen päivään, poistaa itsensä ja kaiken sisältönsä.
about-stored-2 = Selaimesi tallentaa yhden evästeen, josta pöydät tuntevat sinut, ja vain itseään varten nimesi, kielesi, asetuksesi, pöydät, joissa olet käynyt, sekä tämän laitteen pelit. Jos tyhjennät tämän sivuston tiedot, kaikki se katoaa, myös paikkasi, ellet ole asettanut salasanaa.
about-stored-3 = Täällä ei ole tilejä, mainoksia eikä kävijöiden mittausta, eikä mitään ladata muualta. Palvelimen ylläpitäjä näkee sen, minkä jokainen palvelin näkee: mistä verkko-osoitteesta pyydettiin mitä ja milloin.
about-promise = Mitä emme lupaa
about-promise-1 = Nimi on jotain, minkä joku on kirjoittanut, ei todiste siitä, kuka hän on. Kuka tahansa, jolla on pöydän linkki tai koodi, pääsee pöytään, ellei isäntä ole sulkenut sitä katsojilta.
about-promise-2 = Se, kuka saa katsoa, on toisensa tuntevien ihmisten sopimus, ei lukko. Vahti toimii kunkin pelaajan omassa selaimessa, ja selaintaan muuttava voi kytkeä sen pois.
about-promise-3 = Sivusto voi olla poissa, ja pöytä voi kadota. Tallenna pöytäkirja kierroksesta, jolla on sinulle merkitystä.
about-made = Versio ja lisenssi
about-made-1 = Tämä on versio { $version } ({ $commit }). Spillbord on vapaa ohjelmisto MIT-lisenssillä: saat käyttää, muuttaa ja jakaa sitä eteenpäin ilman mitään takuuta.

## Vahti ja pöydät tällä laitteella

guard = Vahti
guard-about = Tietoa vahdista
guard-title = Vahti
guard-asks = Vahti kysyy
guard-asks-any = Tämä siirto luovuttaa jotakin.
guard-asks-note = Vahti on lukenut vain sen, minkä näet ruudulla, eikä ole kertonut kenellekään.
guard-think-again = Mieti vielä
guard-play = Pelaa silti

local-here = tällä laitteella
local-person = Ihminen
local-lobby-title = Ketkä pelaavat?
local-lobby-line = Valitse ihmiset ja botit ja aloita.
local-over = Pelaa uudelleen tai valitse toiset paikat.
local-not-kept = Selain ei anna tämän sivun tallentaa mitään. Peli katoaa, kun suljet sivun.
local-newer = Tämän laitteen pelin on tallentanut uudempi versio. Se on yhä tallessa. Nyt pelaamaasi peliä ei tallenneta.
local-broken = Tallennettua peliä ei voitu lukea. Se on siirretty syrjään, ja tässä on uusi.
start-too-few-local = { $players ->
    [0] Ensin vähintään { $least } tarvitsee paikan.
    [one] Tarvitaan vielä yksi: botti tai joku vierestäsi.
   *[other] Pelaajia ei voi olla { $players }.
}
undo = Kumoa
redo = Tee uudelleen
pause = Tauko
go-on = Jatka
new-game = Uusi peli
clear-title = Aloitetaanko alusta?
clear-line = Laudalla oleva kierros katoaa silloin.
clear-no = Jatka peliä
clear-yes = Aloita alusta

## Tähtilaudan pelit

star-board = Lauta
star-board-before = Tähden muotoinen lauta
star-cell-free = { $hole }, vapaa
star-cell-step = { $hole }, vapaa, kohde, askel
star-cell-hop = { $hole }, vapaa, kohde, hyppy
star-say-nothing-picked = Valitse ensin nappula, sitten M käy läpi sen kohteet.
star-say-no-last = Kukaan ei ole vielä siirtänyt.
star-pass-on = Anna vuoro
star-prompt-picked = Valitse, mihin se menee.

star-key-row = riviä pitkin
star-key-column = ylös ja alas
star-key-diagonals = neljä vinosuuntaa
star-key-ends = rivin päihin
star-key-enter = valitse nappula tai siirrä se tähän (myös välilyönti)
star-key-escape = laske nappula
star-key-targets = valitun nappulan kohteet
star-key-last = kertoo viime siirron
star-key-whose = kertoo, kenen vuoro on
star-key-help = tämä luettelo

star-no-such-hole = Laudalla ei ole sellaista koloa.
star-no-occupied = Siinä on jo nappula.
star-no-nothing-to-hop = Sillä reitillä ei ole nappulaa, jonka yli hypätä.
star-no-hop-by-hop = Tässä pöydässä edetään hyppy kerrallaan.
star-no-whole-chain = Tässä pöydässä ketju pelataan kerralla.
star-no-bad-path = Se reitti on liian lyhyt tai liian pitkä.
star-no-chain-under-way = Se saa odottaa, kunnes ketju on päättynyt.

## Kiinanšakki

cc-title = Kiinanšakki
cc-line = Vie kymmenen nappulaasi tähden toiselle puolelle askelin ja pitkin hyppyketjuin. Kahdesta kuuteen pelaajaa.
cc-home = sija { $place }

cc-prompt-pick = Valitse jokin nappuloistasi.
cc-prompt-chain = Jatka hyppyjä tai anna vuoro.
cc-prompt-chain-end = Hyppyjä ei ole enää. Anna vuoro.
cc-prompt-foreign = Tähän ei voi jäädä. Jatka tai peru hypyt.
cc-back = Peru hypyt

cc-cell-other = { $hole }, { $colour }, { $name }
cc-cell-own = { $hole }, { $colour }, sinun
cc-cell-movable = { $targets ->
    [0] { $hole }, { $colour }, sinun, ei kohteita
    [one] { $hole }, { $colour }, sinun, 1 kohde
   *[other] { $hole }, { $colour }, sinun, { $targets } kohdetta
}
cc-cell-picked = { $targets ->
    [0] { $hole }, { $colour }, sinun, valittu, ei kohteita
    [one] { $hole }, { $colour }, sinun, valittu, 1 kohde
   *[other] { $hole }, { $colour }, sinun, valittu, { $targets } kohdetta
}

cc-log-step = { $name }: askel { $from }–{ $to }.
cc-log-hops = { $hops ->
    [one] { $name }: hyppy { $from }–{ $to }.
   *[other] { $name }: { $hops } hyppyä { $from }–{ $to }.
}
cc-log-passed-over = { $name } ei voi siirtää, vuoro menee ohi.
cc-log-home = { $place ->
    [1] { $name } on ensimmäisenä perillä.
   *[other] { $name } on perillä, sija { $place }.
}
cc-result-goal = { $name } voitti!
cc-result-stalled = Kukaan ei edennyt: ei voittajaa.
cc-result-no-moves = Kukaan ei voi siirtää: tasapeli.
cc-uneven = Viisi on epätasainen määrä: yksi maali on tyhjää sakaraa vastapäätä, joten kenenkään ei tarvitse ensin lähteä siitä.

cc-level-four = Joka toinen kerta mikä tahansa siirto, muuten jokin eteenpäin vievä.
cc-level-six = Eteenpäin vievä siirto, josta vahti ei kysyisi. Ellei sellaista ole, jokin muu, josta se ei kysyisi, ja muuten mikä tahansa.
cc-level-eight = Siirto, joka vie pisimmälle kohti maalin kärkeä. Tasatilanteessa se, joka päättyy lähimmäs maalin vapaata koloa, sitten takimmainen nappula. Mikään kolmesta ei katso siirtoa pidemmälle.

cc-asks-leaves_goal = Siirto { $from }–{ $to } vie nappulan pois maalista.
cc-asks-backwards = Siirto { $from }–{ $to } vie poispäin maalista eikä avaa sinulle uusia hyppyjä. Jokin toinen siirto veisi eteenpäin.
cc-guard-what = Vahti kysyy kerran ennen siirtoa, joka luovuttaa jotakin. Se ei estä mitään: voit aina pelata siirron silti. Se kysyy, kun
cc-guard-when-leaves = siirto vie nappulan pois maalista tai
cc-guard-when-backwards = siirto päättyy kauemmas maalista kuin se alkoi, se ei avaa nappuloillesi uutta hyppyä ja jokin toinen siirto veisi nappulan lähemmäs.
cc-guard-distance = Etäisyys lasketaan askelina kolosta koloon maalin kärkeen, kuin nappuloita ei olisi tiellä. Maaliin päättyvä siirto vie aina eteenpäin. Jos sinulla on vain yksi mahdollinen siirto, vahti on hiljaa.
cc-guard-not = Se ei anna lukuja eikä parempaa siirtoa, eikä tässä pelissä missään näy, kuka johtaa. Se ei ota huomioon
cc-guard-not-blocking = muiden tielle asettumista,
cc-guard-not-ladder = tikkaita, joista on hyötyä kahden siirron päästä, eikä
cc-guard-not-others = sitä, mitä muut tekevät tai uhkaavat: tarkkaaminen on oma asiasi.
cc-guard-stepwise = Kun ketjut pelataan hyppy kerrallaan, se on hiljaa hypyistä, myös maalista pois vievistä, ja vuoron siirtämisestä. Sana siinä kohdassa paljastaisi, mihin reitti vie.
cc-guard-where = Vahti arvioi omassa selaimessasi sen mukaan, minkä näet. Pöytä tietää vain, onko se käytössä, ja näyttää sen kaikille nimen vieressä. Se valitaan ennen kierrosta ja on sama koko kierroksen. Paikka, jonka haltija vaihtuu, alkaa ilman. Muutettu selain voisi ottaa sen pois käytöstä, joten se on sopimus.

cc-rule-stepwise = Hyppy kerrallaan
cc-rule-stepwise-on = Teet jokaisen hypyn itse ja päätät sen jälkeen, jatkatko.
cc-rule-stepwise-off = Valitset, mihin ketju päättyy, ja lauta löytää reitin.
cc-rule-long_hops = Pitkät hypyt
cc-rule-long_hops-on = Nappula voi hypätä myös kauempana olevan yli, kun se laskeutuu yhtä kauas toiselle puolelle ja muut kolot matkalla ovat vapaita.
cc-rule-long_hops-off = Nappula hyppää vain viereisen yli, heti sen takana olevaan koloon.
cc-rule-foreign_points = Muiden sakarat
cc-rule-foreign_points-transit = Voit hypätä sellaisen sakaran läpi, joka ei ole kotisi eikä maalisi, mutta et jäädä sinne.
cc-rule-foreign_points-open = Voit jäädä mihin sakaraan tahansa.
cc-choice-foreign_points-transit = Vain hypätään läpi
cc-choice-foreign_points-open = Saa jäädä
cc-rule-stay_home = Maalissa pysytään
cc-rule-stay_home-on = Nappula, joka on päättänyt siirron maaliinsa, pysyy maalissa.
cc-rule-stay_home-off = Nappula saa lähteä maalistaan uudelleen.
cc-rule-win = Milloin ollaan perillä
cc-rule-win-filled = Olet perillä, kun maalisi on täynnä ja ainakin yksi sen nappuloista on sinun. Paikalleen jääminen ei estä ketään.
cc-rule-win-own = Olet perillä, kun maalisi kaikki kymmenen nappulaa ovat sinun. Huomaa: vastustaja, joka ei lähde liikkeelle, voi silloin tukkia tien.
cc-choice-win-filled = Maali on täynnä
cc-choice-win-own = Kaikki kymmenen omia
cc-rule-play_on = Pelataan sijoista
cc-rule-play_on-on = Kun ensimmäinen on perillä, muut pelaavat edelleen sijoista.
cc-rule-play_on-off = Kierros päättyy, kun ensimmäinen on perillä.

cc-key-own = seuraava tai edellinen oma nappula

cc-no-not-your-piece = Siinä ei ole sinun nappulaasi.
cc-no-not-adjacent = Askel vie viereiseen koloon.
cc-no-other-piece = Toinen nappula on jo hypännyt. Anna vuoro tai peru hypyt.
cc-no-step-in-chain = Hypännyt nappula voi samalla vuorolla vain hypätä edelleen.
cc-no-ends-where-it-began = Nappula on palannut lähtöpaikkaansa, joten mitään ei ole vielä siirretty.
cc-no-foreign-point = Nappula ei voi jäädä sakaraan, joka ei ole sen koti eikä maali.
cc-no-leaves-goal = Talon sääntöjen mukaan se nappula pysyy maalissaan.
cc-no-chain = Peruttavia hyppyjä ei ole.

## Kiinanšakki syöden

cap-title = Kiinanšakki syöden
cap-line = Hyppää nappuloiden yli ja syö ne laudalta. Kaikki saavat siirtää kaikkia nappuloita, ja eniten syönyt voittaa. Kahdesta kuuteen pelaajaa.
cap-captured = { $captured } syöty

cap-prompt-pick = Valitse nappula, joka voi hypätä.
cap-prompt-stuck = Se nappula ei voi hypätä. Valitse toinen.
cap-prompt-chain = { $captured } syöty. Jatka hyppyjä tai anna vuoro.
cap-prompt-way = Valitse, mitä se syö matkalla.
cap-prompt-stop = Sinne vie monta reittiä. Valitse, mihin se nyt laskeutuu.

cap-cell-piece = { $hole }, nappula
cap-cell-movable = { $count ->
    [one] { $hole }, nappula, 1 hyppy
   *[other] { $hole }, nappula, { $count } hyppyä
}
cap-cell-picked = { $count ->
    [0] { $hole }, nappula, valittu, ei hyppyjä
    [one] { $hole }, nappula, valittu, 1 hyppy
   *[other] { $hole }, nappula, valittu, { $count } hyppyä
}
cap-cell-ends = { $count ->
    [one] { $hole }, nappula, 1 kohde
   *[other] { $hole }, nappula, { $count } kohdetta
}
cap-cell-picked-ends = { $count ->
    [0] { $hole }, nappula, valittu, ei kohteita
    [one] { $hole }, nappula, valittu, 1 kohde
   *[other] { $hole }, nappula, valittu, { $count } kohdetta
}
cap-cell-target = { $hole }, vapaa, kohde
cap-cell-piece-target = { $hole }, nappula, kohde
cap-cell-back = { $hole }, nappula, valittu, kohde: takaisin lähtöpaikkaan

cap-choice-title = Kolosta { $from } koloon { $to }
cap-choice-line = { $count ->
    [one] Sinne vie yksi reitti.
   *[other] Sinne vie { $count } reittiä. Valitse, mitä syödään.
}
cap-choice-more = Reittejä on liikaa lueteltavaksi. Valitse seuraava pysähdys.
cap-choice-so-far = Tähän asti: { $path }
cap-way = { $count } syöty: { $holes }
cap-stop = { $to }, yli { $over }:n
cap-choice-play = Pelaa näin
cap-choice-cancel = Peru
cap-choice-undo = Peru pysähdys

cap-log-turn = { $name }: { $from }–{ $to }, { $captured } syöty.
cap-result-most = { $name } söi eniten ja voitti!
cap-result-tie = Tasapeli: { $names } söivät yhtä monta.

cap-level-four = Mikä tahansa hyppy. Jokaisen hypyn jälkeen se joka toinen kerta lopettaa ja muuten tekee minkä tahansa uuden hypyn.
cap-level-six = Jokin pisimmistä hyppyketjuista.
cap-level-eight = Ketju, joka syö eniten, kun siitä vähennetään se, minkä seuraavan pelaajan pisin ketju sen jälkeen voisi syödä. Tasatilanteessa sellainen, joka jättää laudalle vähiten hyppyjä. Sitä pidemmälle se ei katso.

cap-rule-stepwise = Hyppy kerrallaan
cap-rule-stepwise-on = Teet jokaisen hypyn itse ja päätät sen jälkeen, jatkatko.
cap-rule-stepwise-off = Valitset, mihin ketju päättyy. Jos sinne vie reittejä, jotka syövät eri nappuloita, valitset niistä.
cap-rule-long_hops = Pitkät hypyt
cap-rule-long_hops-on = Nappula voi hypätä myös kauempana olevan yli ja syödä sen, kun se laskeutuu yhtä kauas toiselle puolelle ja muut kolot matkalla ovat vapaita.
cap-rule-long_hops-off = Nappula hyppää vain viereisen yli, heti sen takana olevaan koloon.

cap-key-own = seuraava tai edellinen nappula, joka voi hypätä

cap-no-piece = Siinä ei ole nappulaa.
cap-no-other-piece = Toinen nappula on jo hypännyt. Jatka sillä tai anna vuoro.
cap-no-chain = Tee ensin hyppy, sitten voit antaa vuoron.

# Englantilainen tammi
dr-title = Englantilainen tammi
dr-line = Hyppää vastustajan nappuloiden yli, korota omasi kuninkaiksi ja jätä vastustaja ilman siirtoa. Syöntipakko. Kahdelle.
dr-board-before = Tammilauta
dr-pieces = { $count ->
    [one] 1 nappula
   *[other] { $count } nappulaa
}
dr-prompt-pick = Valitse jokin nappulasi.
dr-prompt-capture = { $count ->
    [one] Sinun on syötävä ruudun { $squares } renkaallisella nappulalla.
   *[other] Sinun on syötävä jollakin renkaallisista nappuloista: { $squares }.
}
dr-prompt-landing = Tähän asti { $path }. Valitse, mihin se laskeutuu seuraavaksi.
dr-cancel = Peru syönti
dr-claim-draw = Vaadi tasapeli
dr-resign = Luovuta
dr-resign-title = Luovutatko pelin?
dr-resign-line = Silloin vastustaja voittaa.
dr-resign-yes = Luovuta
dr-resign-no = Jatka peliä
dr-cell = ruutu { $square }
dr-free = vapaa
dr-red-man = punainen nappula
dr-red-king = punainen kuningas
dr-white-man = valkoinen nappula
dr-white-king = valkoinen kuningas
dr-yours = oma
dr-must = syöntipakko
dr-picked = valittu
dr-doomed = tulee syödyksi
dr-target = kohde
dr-targets = { $count ->
    [0] ei kohteita
    [one] 1 kohde
   *[other] { $count } kohdetta
}
dr-key-escape = takaisin syöntiä edeltävään, tai laske nappula
dr-notation = Peli tekstinä
dr-notation-line = Muille tammiohjelmille. Tämän pelin tiedostoissa punainen on Black, ja 1-0 tarkoittaa, että Black voitti.
dr-fen = Asema (FEN)
dr-copy-fen = Kopioi asema
dr-copy-pdn = Kopioi peli (PDN)
dr-copied = Kopioitu.
dr-by-hand = Asema on valittu. Kopioi se siitä.
dr-type = Tai kirjoita siirto
dr-type-note = Esimerkiksi 11-15, tai syönti 9x18x25.
dr-log-move = { $name }: { $move }.
dr-log-capture = { $count ->
    [one] { $name }: { $move }, 1 syöty.
   *[other] { $name }: { $move }, { $count } syöty.
}
dr-log-crowned = Nappula korotetaan kuninkaaksi.
dr-log-resigned = { $name } luovutti.
dr-log-claimed = { $name } vaati tasapelin.
dr-result-repetition = Tasapeli: sama asema kolmannen kerran.
dr-result-forty-turns = Tasapeli: kummallakin neljäkymmentä siirtoa ilman syöntiä ja ilman tavallisen nappulan siirtoa.
dr-result-resigned = { $winner } voitti: { $loser } luovutti.
dr-result-no-pieces = { $winner } voitti. Nappulat loppuivat: { $loser }.
dr-result-blocked = { $winner } voitti. Ilman siirtoa jäi { $loser }.
dr-level-easy = Katsoo kaksi siirtoa eteenpäin. Joka neljäs siirto on mikä tahansa, joka ei heti menetä nappulaa.
dr-level-medium = Katsoo kuusi siirtoa eteenpäin.
dr-level-hard = Katsoo niin pitkälle kuin noin sekunnissa ehtii. Harjoituskumppani, ilman luokitusta ja ilman lupauksia.
dr-rule-first_move = Ensimmäinen siirto
dr-rule-first_move-rotate = Ensimmäinen siirto kiertää: punainen, joka aloittaa, on joka kierroksella seuraava.
dr-rule-first_move-host = Isännällä on aina punaiset ja ensimmäinen siirto.
dr-rule-first_move-random = Joka kierroksella arvotaan, kuka saa punaiset ja ensimmäisen siirron.
dr-choice-first_move-rotate = Kiertää
dr-choice-first_move-host = Isäntä
dr-choice-first_move-random = Arvotaan
dr-rule-auto_draw = Tasapeli itsestään
dr-rule-auto_draw-on = Peli on tasan, kun sama asema tulee kolmannen kerran tai kun kummallakin on neljäkymmentä siirtoa ilman syöntiä ja ilman tavallisen nappulan siirtoa. Se on tämän sivuston helpotus: maailmanliiton WCDF:n säännöissä tuomari ratkaisee pelaajan vaatimuksesta.
dr-rule-auto_draw-off = Kun sama asema tulee kolmannen kerran tai kun kummallakin on neljäkymmentä siirtoa ilman syöntiä ja ilman tavallisen nappulan siirtoa, vuorossa oleva voi vaatia tasapelin.
dr-no-bad-path = Se reitti on liian lyhyt tai liian pitkä.
dr-no-such-square = Laudalla ei ole sellaista ruutua.
dr-no-not-your-piece = Se nappula on vastustajan.
dr-no-must-capture = Se nappula ei voi nyt siirtyä: on syöntipakko, ja vain renkaalliset nappulat voivat syödä.
dr-no-capture-goes-on = Syönti jatkuu siitä.
dr-no-man-goes-forward = Tavallinen nappula kulkee vain eteenpäin. Vain kuninkaat kulkevat taaksepäin.
dr-no-such-move = Nappula ei pääse sinne.
dr-no-draw = Nyt ei ole tasapeliä vaadittavana.
dr-no-capture-begun = Syönnin aloittaneen nappulan on jatkettava. Voit palata syöntiä edeltävään.
dr-no-cannot-move = Sillä nappulalla ei ole mihin mennä.
