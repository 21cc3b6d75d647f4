## Overalt

site = Spillbord
skip = Hopp til hovedinnholdet
language = Språk
language-nb = Norsk
language-fi = Suomi
language-en = English
close = Lukk
you = deg
host = vert
your-name = Navnet ditt
name-note = Et navn er bare noe noen har skrevet, det beviser ikke hvem de er.
try-again = Prøv igjen
to-front = Til forsiden
foot-line = Spillbord: brettspill med folk du kjenner. Ingen konto, ingen reklame.
foot-about = Om Spillbord
foot-version = Versjon { $version } ({ $commit })

# Disse står også i selve sidene, for når denne filen ikke kommer fram.
fallback-failed = Siden kom ikke helt fram. Sjekk nettet og prøv igjen.
fallback-no-script = Spillbord trenger JavaScript. Slå det på, og last siden på nytt.

# And these in the pages' tags, for messengers that show what a link leads to; in all languages at once.
preview-front = Brettspill i nettleseren.
preview-table = Bli med til bords!
preview-picture = Et brett med brikker på vei over.

colour-ink = svart
colour-blue = blå
colour-vermilion = rød
colour-teal = grønn
colour-amber = gul
colour-ivory = hvit
colour-as-0 = svart
colour-as-1 = blått
colour-as-2 = rødt
colour-as-3 = grønt
colour-as-4 = gult
colour-as-5 = hvitt
colour-name-ink = Svart
colour-name-blue = Blå
colour-name-vermilion = Rød
colour-name-teal = Grønn
colour-name-amber = Gul
colour-name-ivory = Hvit
name-as = { $name } ({ $colour })

## Forsiden

tab-front = Spillbord: brettspill i nettleseren
front-title = Et brettspill, og alle rundt bordet
front-line = Åpne et bord, send lenken og spill. På mobil og datamaskin, uten å installere noe og uten konto.
front-open = Åpne et bord
front-local = Spill på denne enheten
front-continue = Spill videre på denne enheten
front-as = Du spiller som { $name }.
front-rename = Bytt navn
front-code-title = Har du fått en kode?
front-code = Koden til bordet
front-go = Gå til bordet
front-recent = Bord du har vært ved

## Forbindelsen

connecting = Et øyeblikk …
reconnecting = Kobler til igjen …
ended-gone = Det er ikke noe bord her
ended-gone-line = Kanskje koden ble skrevet feil, eller så er bordet ryddet bort. Bord som ingen har vært ved på en måned, forsvinner.
ended-replaced = Bordet er åpent et annet sted
ended-replaced-line = En nyere side har tatt over for denne. Du kan godt fortsette her.
ended-moved = Plassen din er flyttet
ended-moved-line = Den er på en annen enhet nå. Fortsett der, eller flytt den tilbake med en lenke eller passordet ditt.
ended-removed = Verten har tatt deg bort fra bordet
ended-removed-line = Du er ikke lenger medlem her. Du kan komme tilbake som ny.
ended-not-watched = Verten har valgt hvem som får se på
ended-not-watched-line = Du kan komme tilbake for å ta en plass eller vente på en.
ended-too-old = Det er kommet en ny versjon
ended-too-old-line = Last siden på nytt for å fortsette. Plassen din er spart.
ended-closed = Forbindelsen er lukket
ended-closed-line = Last siden på nytt for å fortsette.

## Bordet

tab = { $game } · Spillbord
tab-yours = ● Din tur · { $game }
tab-of = { $name } er i trekket · { $game }
table-code = bord
turn-yours = Din tur
turn-yours-as = Din tur, med { $colour }
turn-of = { $name } er i trekket
turn-none = Ingen er i trekket
turn-wait = Du ser trekket her.
turn-watch = Du ser på.
to-move = i trekket
turn-paused = Pause. Botene venter.
show-again = Vis siste trekk
turn-board = Snu brettet
keys = Taster

lobby-title = Vi samles rundt bordet
lobby-newcomer = Velg et navn for å bli med.
lobby-players = { $players ->
    [0] Ingen har satt seg ennå.
    [one] Én har satt seg.
   *[other] { $players } har satt seg.
}
over-host = Alle beholder plassen sin.
over-others = Verten kan starte en ny runde.

join-title = Bli med ved bordet
join-sit = Ta en plass
join-wait = Spill fra neste runde
join-watch = Bare se på
join-full = Alle plassene er tatt, men du må gjerne se på.

recover-title = Jeg har vært her før
recover-note = Har du satt et passord for plassen din, kan du ta den tilbake med navnet og passordet. Enheten som har plassen nå, mister den.
recover-password = Passordet til plassen
recover-do = Tilbake til plassen min

own-seat-title = Plassen din
own-seat-has = passord satt
own-seat-has-not = uten passord
own-seat-kept = Denne nettleseren tar vare på plassen din. Du kan lukke siden og komme tilbake: Du er fortsatt deg. Vil du over på en annen enhet, eller skulle nettleseren glemme deg, er det to måter å gjøre det på.
own-seat-move = Flytt plassen til en annen enhet
own-seat-move-note = Lager en lenke som kan åpnes én gang innen ti minutter. Den som åpner den, får plassen din, og denne enheten mister den. Ikke vis den til andre.
own-seat-move-do = Lag en lenke
own-seat-move-again = Lag en ny lenke
own-seat-move-qr = QR-kode med lenken som flytter plassen din
own-seat-move-link = Lenken gjelder til { $until }
own-seat-password = Passord
own-seat-password-note = Med navnet { $name } og passordet får du plassen tilbake på en hvilken som helst enhet. Det gjelder bare ved dette bordet. Vi lagrer ingenting som passordet kan leses ut av.
own-seat-password-new = Passord, minst 6 tegn
own-seat-password-other = Nytt passord, minst 6 tegn
own-seat-password-set = Sett passord
own-seat-password-change = Bytt passord
own-seat-password-done = Passordet er satt.

seats-title = Plasser
seat-free = Plass { $seat }, ledig
seat-number = plass { $seat }
seat-sit = Sett deg her
seat-second = Ta en plass til
seat-stand = Gi fra deg
seat-bot = Bot
seat-free-it = Frigjør
bot = Bot
bot-kind = bot
bot-name = { $level } ({ $colour })
bot-level = Nivået til boten på plass { $seat }
bots-about = Om botene
bots-title = Slik spiller botene
bots-no-rating = Alderen sier hvordan en bot velger trekk. Den er ingen rangering.
bots-match = { $stronger } slo { $weaker } i { $wins } av { $rounds } runder og tapte { $losses } (95 %-intervall { $low } til { $high }). En runde tok { $turns } trekk.
bots-measured = Målt av oss, én mot én med de vanlige reglene, med bytte av plass. Trekkene er begges til sammen, i den midterste runden.
level-four = Fire år
level-six = Seks år
level-eight = Åtte år
level-easy = Lett
level-medium = Middels
level-hard = Vanskelig
seats-second-note = Er dere to om denne skjermen? Med en plass til hører brettet til den av dere som er i trekket.
seat-person = Person
seats-waiting = { $count ->
    [one] Spiller fra neste runde: { $names }.
   *[other] Spiller fra neste runde: { $names }.
}
seats-watching = { $count ->
    [one] Ser på: { $names }.
   *[other] Ser på: { $names }.
}
start = Start runden
start-again = Spill igjen
start-players = { $players } spillere.
start-too-few = { $players ->
    [0] Minst { $least } må sette seg først.
    [one] Det trengs én til. Send lenken til noen.
   *[other] Spillet går ikke med { $players }.
}
start-by-host = { $name } starter runden.

players-title = Runde { $round }
next-title = Neste runde
next-waiting = Du er med i neste runde hvis det er plass.
next-watching = Du ser på denne runden.
next-wait = Spill fra neste runde
next-watch = Bare se på

share-title = Inviter flere
share-note = Alle som har koden eller lenken, kan komme til bordet.
share-link = Lenke
share-qr = QR-kode med lenken til bordet
share-copy = Kopier lenken
share-send = Del …
share-text = Bli med og spill { $game }!
share-copied = Lenken er kopiert.
share-by-hand = Lenken er merket. Kopier den derfra.

settings = Innstillinger
alerts = Si fra når det er min tur
alert-sound = Med en lyd
alert-vibration = Med vibrasjon
alert-notification = Med et varsel når jeg ser på noe annet
alerts-note = Dette gjelder på denne enheten, ved alle bord, og bare mens siden er åpen.
alerts-blocked = Nettleseren lar ikke siden vise varsler. Du kan tillate dem i nettleserens egne innstillinger for dette nettstedet.

after-title = Etter runden
after-picture = Lagre et bilde
after-share = Del et bilde
after-record = Lagre protokollen
look-over = Gå gjennom runden
look-title = Gjennom runden
look-first = Til begynnelsen
look-back = Ett trekk tilbake
look-on = Ett trekk fram
look-last = Til slutten
look-away = Ferdig
look-at = Trekk { $at } av { $of }
look-beginning = Runden begynner.
look-earliest = Siden kjenner ingen tidligere trekk.
look-keys = Gå gjennom runden trekk for trekk, også med piltastene. Escape avslutter. Protokollen er en fil med alle trekkene.

rules-title = Husregler
rules-count = { $count ->
    [0] som vanlig
    [one] én er annerledes
   *[other] { $count } er annerledes
}
rules-in-force = Disse gjelder i denne runden.
rules-host = Du velger før runden. Alle ser hva du endrer.
rules-others = Verten velger før runden.
rule-changed = ikke som vanlig

moves-title = Flytt uten brettet
moves-piece = Brikke
moves-target = Til
moves-step = { $hole }, steg
moves-hop = { $hole }, hopp
moves-play = Flytt
moves-type = Eller skriv hullene
moves-note = For eksempel e5 g5: fra hull E5 til hull G5.

log-title = Hva som har skjedd
log-opened = { $name } åpnet bordet.
log-joined = { $name } kom til bordet.
log-sat = { $name } tok plass { $seat }.
log-stood = { $name } ga fra seg plass { $seat }.
log-bot-seated = { $name } satte en bot på plass { $seat }: { $level }.
log-bot-unseated = { $name } tok boten bort fra plass { $seat }.
log-unseated = { $name } frigjorde plass { $seat }. { $other } ser på nå.
log-guard-on = { $name } slo på vakten for plass { $seat }.
log-guard-off = { $name } slo av vakten for plass { $seat }.
log-waits = { $name } vil spille fra neste runde.
log-waits-no-longer = { $name } vil bare se på.
log-recovered = { $name } tok med seg plassen til en ny enhet med passordet.
log-moved = { $name } flyttet plassen til en ny enhet.
log-rule = { $name } endret «{ $rule }». { $now }
log-rule-local = Endret «{ $rule }». { $now }
log-taken-back = { $turns ->
    [one] Ett trekk ble tatt tilbake.
   *[other] { $turns } trekk ble tatt tilbake.
}
log-made-again = { $turns ->
    [one] Ett trekk ble spilt på nytt.
   *[other] { $turns } trekk ble spilt på nytt.
}
log-started = Runde { $round } begynner. { $name } er først ut.
result-none = Runden er over.

help-title = Taster på brettet
help-line = De virker når brettet har fokus. Du kommer dit med Tab.

## Hvorfor noe ikke ble gjort

no-offline = Får ikke kontakt med bordet. Sjekk nettet og prøv igjen.
no-no-answer = Bordet svarte ikke. Prøv en gang til.
no-not-understood = Noe gikk galt mellom denne siden og bordet. Last siden på nytt hvis det skjer igjen.
no-not-possible = Det trekket går ikke nå.
no-bad-code = En kode har fem bokstaver og tall, for eksempel 7KQ 2M. Den har verken 0, O, 1, I eller L.
no-bad-origin = Åpne Spillbord på sin egen adresse for å gjøre det.
no-too-old = Denne siden er eldre enn bordet. Last den på nytt.
no-too-fast = Det gikk litt fort. Vent et øyeblikk og prøv igjen.
no-no-device = Nettleseren må ta imot én informasjonskapsel for at plassen skal være din. Tillat den og prøv igjen.
no-not-member = Velg et navn først.
no-not-host = Det er det bare verten som kan.
no-bad-name = Et navn har fra 1 til 24 tegn.
no-name-taken = Noen her har allerede det navnet. Velg et annet.
no-table-full = Det er ikke rom for flere ved dette bordet.
no-bad-password = Et passord har 6 til 128 tegn.
no-wrong-password = Navnet og passordet hører ikke sammen, eller det er ikke satt noe passord.
no-too-many-tries = Det har vært for mange feil passord. Prøv igjen etter { $until }.
no-wrong-ticket = Lenken for å flytte en plass er brukt eller eldre enn ti minutter. Lag en ny på enheten som har plassen.
no-already-member = Denne enheten har allerede en egen plass ved dette bordet. Åpne lenken på en enhet som ikke har det.
no-nothing-to-look-at = Siden kjenner ingen trekk fra runden.
no-no-such-seat = Den plassen finnes ikke.
no-seat-taken = Noen var raskere: plassen er tatt.
no-no-free-seat = Alle plassene er tatt.
no-no-such-level = Det finnes ingen bot på det nivået.
no-nobody-sits-there = Det sitter ingen der.
no-not-your-seat = Det er ikke din plass.
no-round-running = Det må vente til runden er over.
no-no-round = Ingen runde har begynt ennå.
no-nothing-to-undo = Det er ingenting å ta tilbake.
no-nothing-to-redo = Det er ingenting å spille på nytt.
no-no-such-rule = Spillet har ikke den husregelen.
no-wrong-number = Spillet går ikke med så mange.
no-stale = Brettet endret seg akkurat. Ta en titt og prøv igjen.
no-not-your-turn = Det er ikke din tur.
no-no-such-table = Det finnes ikke noe bord med den koden. Sjekk den med den som sendte den.
no-no-such-game = Det spillet finnes ikke her.
no-unreadable = Dette bordet ble sist lagret av en nyere versjon av Spillbord. Prøv igjen om en stund.
no-unknown = Bordet sa nei ({ $code }).

no-rules-locked = Husreglene er låst til runden er over.
no-no-passing = I dette spillet kan ingen stå over.
no-may-not-watch = Verten har valgt hvem som får se på. Du kan ta en plass eller vente på en.
no-no-such-member = De er ikke lenger ved bordet.
no-not-waiting = De venter ikke på en plass, eller har alt fått tilbud om en.
no-not-a-bot = Det er ingen bot på den plassen.
no-not-away = De har ikke vært borte i to minutter.
no-host-is-here = Verten har ikke vært borte i to minutter.
no-not-yourself = Det kan man ikke gjøre med seg selv. Vil du gå, så forlat bordet.
no-offer-stands = Noe er alt spurt om. Svar på det først.
no-no-such-offer = Det er det ingen som spør om lenger.
no-no-draws = I dette spillet kan man ikke bli enige om uavgjort.

## Verter, folk som er borte, og det man spør de andre om

table-panel = Bordet
back = Tilbake
more-about = Mer om { $name }
people-title = Ved bordet
people-plays = spiller
people-waits = venter på neste runde
people-watches = ser på
away = borte siden { $time }
stands-in = en bot spiller til de er tilbake ({ $level })
hosting-title = For verten
asking-title = Spør de andre
offer-draw = Spør om uavgjort
offer-back = Spør om å ta tilbake det siste trekket mitt
offer-one = Man kan bare spørre om én ting om gangen.
give-host = Gjør til vert
take-host = Ta over som vert
to-watching = Flytt til dem som ser på
to-watching-seat = Frigjør plass { $seat }
stand-in = La en bot spille for { $name } til de er tilbake
offer-seat = Tilby plassen til denne boten: { $bot }
offer-seat-to = Tilby den til { $name }
seat-panel-line = En bot spiller med fargen { $colour }. Noen som venter, kan ta over om de vil.
remove = Ta bort fra bordet
remove-title = Ta bort { $name }?
remove-line = De mister plassen sin her. De kan komme tilbake som nye.
remove-yes = Ta bort
end-round = Avslutt runden
end-round-title = Avslutte runden nå?
end-round-line = Den ender uten vinner. I loggen står det at du avsluttet den.
end-round-yes = Avslutt runden
leave = Forlat bordet for godt
leave-title = Forlate dette bordet for godt?
leave-line = Da er du ikke lenger medlem her. Lukker du bare siden, er plassen din spart.
leave-host = En annen blir vert.
leave-yes = Forlat bordet
seats-go-bot = En bot spiller runden ferdig på den plassen.
seats-go-pass = Den plassen står over til runden er slutt.
games-title = Spill
games-line = Et annet spill begynner med sine vanlige husregler. De som ikke får plass i det, venter.
leaving-title = Når noen går
leaving-bot = En bot spiller videre
leaving-pass = Plassen står over
watch-title = Hvem som får se på
watch-everyone = Alle med koden
watch-everyone-line = Alle som åpner lenken, ser brettet.
watch-named = Bare disse navnene
watch-named-line = En avtale, ikke et stengsel: et navn er bare noe noen har skrevet, det beviser ikke hvem de er. De som ikke står på listen, kan likevel sette seg eller vente.
watch-nobody = Ingen
watch-nobody-line = Bare de som spiller eller venter på en plass. Nye kan ta en ledig plass, eller vente på neste runde uten å se brettet.
watch-names = Navn
watch-names-note = Ett på hver linje. De gjelder når du velger «Bare disse navnene».
watch-save = Lagre
join-watch-named = Bare de som står på listen til verten, får se på. Alle kan sette seg eller vente.
join-watch-nobody = Her spiller man eller venter. Brettet er ikke for dem som bare vil se på.
unseen-title = Du får ikke se brettet
unseen-line = Verten har valgt hvem som får se på. Du kan vente, og spille fra neste runde.

react = Reager
react-title = Si noe
reaction-0 = Hei!
reaction-1 = Godt spilt!
reaction-2 = Oi!
reaction-3 = Ops!
reaction-4 = Jeg tenker …
reaction-5 = Takk!
reaction-said = { $name }: { $words }

yes = Ja
no = Nei
withdraw = Ikke spør lenger
ask-draw = { $name } spør om uavgjort
ask-back = { $name } spør om å ta tilbake et trekk
ask-back-line = Brettet blir da som det var før det trekket.
ask-mine-draw = Du spør om uavgjort
ask-mine-back = Du spør om å ta tilbake trekket ditt
ask-waits = { $count ->
    [one] Har ikke svart ennå: { $names }.
   *[other] Har ikke svart ennå: { $names }.
}
ask-seat = En plass til deg
ask-seat-line = En bot spiller med fargen { $colour }. Vil du ta over?
ask-seat-yes = Ta over
ask-seat-no = Nei takk
news-begun = { $count ->
    [0] Denne runden har de vanlige husreglene.
    [one] Én husregel i denne runden er ikke som vanlig:
   *[other] { $count } husregler i denne runden er ikke som vanlig:
}
news-changed = Husregler er endret
news-all = Alle reglene
news-read = Greit
rule-to-come = fra neste trekk
rules-host-round = Det du endrer, gjelder fra neste trekk. Alle ser det.
rules-local-round = Det du endrer, gjelder fra neste trekk.
rules-locked-round = Låst: ingen kan endre dem før runden er over.
rules-locked-before = Låst. Verten kan angre det til runden begynner. Etter det kan ingen det før runden er over.
rules-lock = Lås reglene
rules-lock-sentence = Når runden er i gang, kan ingen endre dem før den er over, heller ikke en ny vert.

result-ended = Runden ble avsluttet før tiden: ingen vinner.
result-agreed = Uavgjort, etter avtale.
log-rules-locked = { $name } låste husreglene til runden er over.
log-rules-unlocked = { $name } låste opp husreglene.
log-rules-in-force = De endrede husreglene gjelder fra nå av.
log-game-changed = { $name } valgte et annet spill: { $game }.
log-watch-everyone = { $name } lar alle med koden se på.
log-watch-named = { $name } lar bare dem som står på en liste, se på.
log-watch-nobody = { $name } lar ingen se på.
log-on-leave-bot = { $name } valgte: når noen går, spiller en bot videre.
log-on-leave-pass = { $name } valgte: når noen går, står plassen over.
log-seat-offered = { $name } tilbød { $other } plassen til en bot ({ $colour }).
log-stood-in = En bot spiller for { $other } til de er tilbake: { $level }.
log-back = { $name } er tilbake.
log-offered-draw = { $name } spør om uavgjort.
log-offered-back = { $name } spør om å ta tilbake et trekk.
log-withdrawn = { $name } spør ikke lenger.
log-answered-yes = { $name } sa ja.
log-answered-no = { $name } sa nei.
log-took-over = { $name } tok over for en bot ({ $colour }).
log-left = { $name } forlot bordet for godt.
log-left-bot = { $name } forlot bordet for godt. En bot spiller videre.
log-left-pass = { $name } forlot bordet for godt. Plassen står over.
log-removed = { $name } tok bort { $other } fra bordet.
log-host-is = Verten er nå { $other }.

## Om Spillbord

tab-about = Om Spillbord
about-bots = Om botene
about-bots-1 = Nivået til en bot sier hvordan den velger trekk, og ikke mer: Det er ingen rangering. Det vi har målt, står ved siden av, med hvor mange runder det bygger på.
about-stored = Hva som lagres
about-stored-1 = Et bord lagrer navnene som er skrevet inn, hvem som sitter hvor, husreglene, hvert trekk og loggen. Av et passord for en plass lagres bare en langsom hash som passordet ikke kan leses ut av, og av informasjonskapselen i nettleseren din bare en hash. Et bord som ingen besøker på tretti dager, sletter seg selv med alt som er i det.
about-stored-2 = Nettleseren din lagrer én informasjonskapsel som bordene kjenner deg igjen på, og bare for seg selv navnet ditt, språket, innstillingene, bordene du har vært ved, og spill på denne enheten. Sletter du dataene for dette nettstedet, er alt sammen borte, plassene dine også, med mindre du har satt et passord.
about-stored-3 = Her er ingen konto, ingen reklame og ingen måling av besøk, og ingenting lastes fra andre. Den som driver tjeneren, kan se det enhver tjener ser: hvilken nettadresse som ba om hva, og når.
about-promise = Hva vi ikke lover
about-promise-1 = Et navn er noe noen har skrevet, ikke et bevis på hvem de er. Alle som har lenken eller koden til et bord, kan komme til det, med mindre verten har stengt det for tilskuere.
about-promise-2 = Hvem som får se på, er en avtale mellom folk som kjenner hverandre, ingen lås. Vakten arbeider i hver spillers egen nettleser, og den som endrer nettleseren sin, kan slå den av.
about-promise-3 = Nettstedet kan være nede, og et bord kan gå tapt. Lagre protokollen fra en runde som betyr noe for deg.
about-made = Versjon og lisens
about-made-1 = Dette er versjon { $version } ({ $commit }). Spillbord er fri programvare under MIT-lisensen: Du kan bruke den, endre den og gi den videre, uten noen garanti.

## Vakten, og bord på denne enheten

guard = Vakt
guard-about = Om vakten
guard-title = Vakten
guard-asks = Vakten spør
guard-asks-any = Dette trekket gir noe fra seg.
guard-asks-note = Vakten har bare lest det du ser på skjermen, og har ikke sagt det til noen.
guard-think-again = Tenk om igjen
guard-play = Spill det likevel

local-here = på denne enheten
local-person = Person
local-lobby-title = Hvem skal spille?
local-lobby-line = Velg personer og boter, og start.
local-over = Spill igjen, eller velg andre plasser.
local-not-kept = Nettleseren lar ikke denne siden lagre noe. Spillet er borte når du lukker den.
local-newer = Spillet på denne enheten ble lagret av en nyere versjon. Det ligger der fortsatt. Det du spiller nå, blir ikke lagret.
local-broken = Det lagrede spillet kunne ikke leses. Det er lagt til side, og her er et nytt.
start-too-few-local = { $players ->
    [0] Minst { $least } må ha en plass først.
    [one] Det trengs én til: en bot, eller noen ved siden av deg.
   *[other] Det kan ikke spilles av { $players }.
}
undo = Angre
redo = Gjør om
pause = Pause
go-on = Fortsett
new-game = Nytt spill
clear-title = Begynne på nytt?
clear-line = Runden på brettet er da borte.
clear-no = Spill videre
clear-yes = Begynn på nytt

## Spill på stjernen

star-board = Brett
star-board-before = Det stjerneformede brettet
star-cell-free = { $hole }, ledig
star-cell-step = { $hole }, ledig, mål, steg
star-cell-hop = { $hole }, ledig, mål, hopp
star-say-nothing-picked = Velg en brikke først, så går M gjennom målene dens.
star-say-no-last = Ingen har flyttet ennå.
star-pass-on = Gi turen videre
star-prompt-picked = Velg hvor den skal.

star-key-row = bortover i raden
star-key-column = opp og ned
star-key-diagonals = de fire diagonalene
star-key-ends = endene av raden
star-key-enter = velg en brikke, eller flytt den hit (mellomrom også)
star-key-escape = legg brikken fra deg
star-key-targets = målene til den valgte brikken
star-key-last = forteller siste trekk
star-key-whose = forteller hvem sin tur det er
star-key-help = denne listen

star-no-such-hole = Brettet har ikke noe slikt hull.
star-no-occupied = Der står det alt en brikke.
star-no-nothing-to-hop = Det er ingen brikke å hoppe over på den veien.
star-no-hop-by-hop = Ved dette bordet går man hopp for hopp.
star-no-whole-chain = Ved dette bordet tar man alle hoppene på en gang.
star-no-bad-path = Den veien er for kort eller for lang.
star-no-chain-under-way = Det må vente til hoppene er ferdige.

## Kinasjakk

cc-title = Kinasjakk
cc-line = Få de ti brikkene dine over til den andre siden av stjernen, med steg og lange rekker av hopp. For to til seks.
cc-home = { $place }. plass

cc-prompt-pick = Velg en av brikkene dine.
cc-prompt-chain = Hopp videre, eller gi turen videre.
cc-prompt-chain-end = Ingen flere hopp. Gi turen videre.
cc-prompt-foreign = Her kan du ikke bli stående. Hopp videre, eller angre.
cc-back = Angre hoppene

cc-cell-other = { $hole }, { $colour }, { $name }
cc-cell-own = { $hole }, { $colour }, din
cc-cell-movable = { $targets ->
    [0] { $hole }, { $colour }, din, ingen mål
    [one] { $hole }, { $colour }, din, 1 mål
   *[other] { $hole }, { $colour }, din, { $targets } mål
}
cc-cell-picked = { $targets ->
    [0] { $hole }, { $colour }, din, valgt, ingen mål
    [one] { $hole }, { $colour }, din, valgt, 1 mål
   *[other] { $hole }, { $colour }, din, valgt, { $targets } mål
}

cc-log-step = { $name }: steg fra { $from } til { $to }.
cc-log-hops = { $hops ->
    [one] { $name }: hopp fra { $from } til { $to }.
   *[other] { $name }: { $hops } hopp fra { $from } til { $to }.
}
cc-log-passed-over = { $name } kan ikke flytte og står over.
cc-log-home = { $place ->
    [1] { $name } er først hjemme.
   *[other] { $name } er hjemme på { $place }. plass.
}
cc-result-goal = { $name } har vunnet!
cc-result-stalled = Ingen kom videre: ingen vinner.
cc-result-no-moves = Ingen kan flytte: uavgjort.
cc-uneven = Fem er ujevnt: ett mål ligger overfor den tomme spissen, så ingen må ut av det først.

cc-level-four = Annenhver gang hvilket som helst trekk, ellers et som går framover.
cc-level-six = Et trekk framover som vakten ikke ville spurt om. Finnes det ikke, et annet den ikke ville spurt om, og ellers hvilket som helst.
cc-level-eight = Trekket som kommer lengst mot spissen av målet. Står det likt, det som ender nærmest et ledig hull i målet, så brikken som sto lengst bak. Ingen av de tre ser lenger enn selve trekket.

cc-asks-leaves_goal = Trekket fra { $from } til { $to } tar en brikke ut av målet.
cc-asks-backwards = Trekket fra { $from } til { $to } går bort fra målet og åpner ingen nye hopp for deg. Et annet trekk ville gått framover.
cc-guard-what = Vakten spør én gang før et trekk som gir noe fra seg. Den stopper ingenting: du kan alltid spille trekket likevel. Den spør når
cc-guard-when-leaves = trekket tar en brikke ut av målet, eller
cc-guard-when-backwards = trekket ender lenger fra målet enn det begynte, ikke åpner noe nytt hopp for brikkene dine, og et annet trekk ville ført en brikke nærmere.
cc-guard-distance = Avstanden telles i steg fra hull til hull til spissen av målet, som om ingen brikker sto i veien. Et trekk som ender i målet, er alltid framgang. Har du bare ett trekk, tier vakten.
cc-guard-not = Den gir ingen tall og ikke noe bedre trekk, og ingen steder i dette spillet står det hvem som leder. Dette tar den ikke med:
cc-guard-not-blocking = å stå i veien for andre,
cc-guard-not-ladder = en stige som lønner seg to trekk senere,
cc-guard-not-others = det de andre gjør eller truer med: å følge med er din egen sak.
cc-guard-stepwise = Når kjeder spilles hopp for hopp, tier den om hoppene, også ut av målet, og om å gi turen videre. Et ord der ville røpe hvor veien fører.
cc-guard-where = Vakten dømmer i din egen nettleser, etter det du ser. Bordet vet bare om den er på, og viser det til alle ved siden av navnet. Den velges før runden og er fast i den. En plass som skifter eier, begynner uten. En endret nettleser kunne slått den av, så den er en avtale.

cc-rule-stepwise = Hopp for hopp
cc-rule-stepwise-on = Du gjør hvert hopp selv og velger etterpå om du vil videre.
cc-rule-stepwise-off = Du velger hvor hoppene skal ende, og brettet finner veien.
cc-rule-long_hops = Lange hopp
cc-rule-long_hops-on = En brikke kan også hoppe over en brikke lenger unna, når den lander like langt bak og alle andre hull på veien er ledige.
cc-rule-long_hops-off = En brikke hopper bare over naboen, til hullet rett bak.
cc-rule-foreign_points = De andres spisser
cc-rule-foreign_points-transit = Du kan hoppe gjennom en spiss som verken er hjemmet eller målet ditt, men ikke bli stående der.
cc-rule-foreign_points-open = Du kan bli stående i alle spisser.
cc-choice-foreign_points-transit = Bare hoppe gjennom
cc-choice-foreign_points-open = Kan bli stående
cc-rule-stay_home = Bli i målet
cc-rule-stay_home-on = En brikke som har avsluttet et trekk i målet sitt, blir i målet.
cc-rule-stay_home-off = En brikke kan gå ut av målet igjen.
cc-rule-win = Når er man hjemme?
cc-rule-win-filled = Du er hjemme når målet ditt er fullt og minst én av brikkene er din. Det hjelper ingen å bli stående der for å sperre.
cc-rule-win-own = Du er hjemme når alle ti brikkene i målet er dine. Merk: en motspiller som aldri går ut, kan da sperre for deg.
cc-choice-win-filled = Målet er fullt
cc-choice-win-own = Alle ti er ens egne
cc-rule-play_on = Spill om plassene
cc-rule-play_on-on = Når den første er hjemme, spiller de andre videre om plassene.
cc-rule-play_on-off = Runden er over når den første er hjemme.

cc-key-own = neste eller forrige brikke av dine

cc-no-not-your-piece = Du har ingen brikke der.
cc-no-not-adjacent = Et steg går til et hull rett ved siden av.
cc-no-other-piece = En annen brikke har begynt å hoppe. Gi turen videre, eller angre hoppene.
cc-no-step-in-chain = En brikke som har hoppet, kan bare hoppe videre i samme trekk.
cc-no-ends-where-it-began = Brikken er tilbake der den begynte, så ingenting er flyttet ennå.
cc-no-foreign-point = En brikke kan ikke bli stående i en spiss som verken er hjemmet eller målet.
cc-no-leaves-goal = Etter husreglene blir den brikken i målet sitt.
cc-no-chain = Det er ingen hopp å angre.

## Kinasjakk med slag

cap-title = Kinasjakk med slag
cap-line = Hopp over brikker og ta dem av brettet. Alle kan flytte alle brikkene, og den som slår flest, vinner. For to til seks.
cap-captured = { $captured } slått

cap-prompt-pick = Velg en brikke som kan hoppe.
cap-prompt-stuck = Den brikken kan ikke hoppe. Velg en annen.
cap-prompt-chain = { $captured } slått. Hopp videre, eller gi turen videre.
cap-prompt-way = Velg hva den skal slå underveis.
cap-prompt-stop = Mange veier fører dit. Velg hvor den lander nå.

cap-cell-piece = { $hole }, brikke
cap-cell-movable = { $count ->
    [one] { $hole }, brikke, 1 hopp
   *[other] { $hole }, brikke, { $count } hopp
}
cap-cell-picked = { $count ->
    [0] { $hole }, brikke, valgt, ingen hopp
    [one] { $hole }, brikke, valgt, 1 hopp
   *[other] { $hole }, brikke, valgt, { $count } hopp
}
cap-cell-ends = { $count ->
    [one] { $hole }, brikke, 1 mål
   *[other] { $hole }, brikke, { $count } mål
}
cap-cell-picked-ends = { $count ->
    [0] { $hole }, brikke, valgt, ingen mål
    [one] { $hole }, brikke, valgt, 1 mål
   *[other] { $hole }, brikke, valgt, { $count } mål
}
cap-cell-target = { $hole }, ledig, mål
cap-cell-piece-target = { $hole }, brikke, mål
cap-cell-back = { $hole }, brikke, valgt, mål: tilbake der den begynte

cap-choice-title = Fra { $from } til { $to }
cap-choice-line = { $count ->
    [one] Én vei ender der.
   *[other] { $count } veier ender der. Velg hva som blir slått.
}
cap-choice-more = Det er for mange veier til å vise alle. Velg neste stopp.
cap-choice-so-far = Så langt: { $path }
cap-way = { $count } slått: { $holes }
cap-stop = { $to }, over { $over }
cap-choice-play = Spill slik
cap-choice-cancel = Avbryt
cap-choice-undo = Angre stopp

cap-log-turn = { $name }: fra { $from } til { $to }, { $captured } slått.
cap-result-most = { $name } slo flest og har vunnet!
cap-result-tie = Uavgjort: { $names } slo like mange.

cap-level-four = Et hvilket som helst hopp. Etter hvert hopp stanser den annenhver gang, og ellers tar den et hvilket som helst hopp til.
cap-level-six = En av de lengste rekkene av hopp.
cap-level-eight = Rekken som slår flest, minus det den lengste rekken til nestemann da kunne slå. Står flere likt, en som lar færrest hopp være igjen på brettet. Lenger enn det ser den ikke.

cap-rule-stepwise = Hopp for hopp
cap-rule-stepwise-on = Du gjør hvert hopp selv og velger etterpå om du vil videre.
cap-rule-stepwise-off = Du velger hvor hoppene skal ende. Går det flere veier dit som slår ulike brikker, velger du mellom dem.
cap-rule-long_hops = Lange hopp
cap-rule-long_hops-on = En brikke kan også hoppe over en brikke lenger unna og slå den, når den lander like langt bak og alle andre hull på veien er ledige.
cap-rule-long_hops-off = En brikke hopper bare over naboen, til hullet rett bak.

cap-key-own = neste eller forrige brikke som kan hoppe

cap-no-piece = Det står ingen brikke der.
cap-no-other-piece = En annen brikke har begynt å hoppe. Hopp videre med den, eller gi turen videre.
cap-no-chain = Gjør et hopp først, så kan du gi turen videre.

# Engelsk dam
dr-title = Engelsk dam
dr-line = Hopp over brikkene til den andre, gjør dine egne til konger, og steng den andre inne. Har du et slag, må du slå. For to.
dr-board-before = Dambrettet
dr-pieces = { $count ->
    [one] 1 brikke
   *[other] { $count } brikker
}
dr-prompt-pick = Velg en av brikkene dine.
dr-prompt-capture = { $count ->
    [one] Du må slå, med brikken med ring på { $squares }.
   *[other] Du må slå, med en av brikkene med ring: { $squares }.
}
dr-prompt-landing = Så langt { $path }. Velg hvor den lander nå.
dr-cancel = Avbryt slaget
dr-claim-draw = Krev remis
dr-resign = Gi opp
dr-resign-title = Gi opp partiet?
dr-resign-line = Da vinner den andre.
dr-resign-yes = Gi opp
dr-resign-no = Spill videre
dr-cell = felt { $square }
dr-free = ledig
dr-red-man = rød brikke
dr-red-king = rød konge
dr-white-man = hvit brikke
dr-white-king = hvit konge
dr-yours = din
dr-must = må slå
dr-picked = valgt
dr-doomed = blir slått
dr-target = mål
dr-targets = { $count ->
    [0] ingen mål
    [one] 1 mål
   *[other] { $count } mål
}
dr-key-escape = tilbake til før et slag, eller legg brikken fra deg
dr-notation = Partiet som tekst
dr-notation-line = For andre damprogrammer. I filer for dette spillet er rød Black, og 1-0 betyr at Black har vunnet.
dr-fen = Stilling (FEN)
dr-copy-fen = Kopier stillingen
dr-copy-pdn = Kopier partiet (PDN)
dr-copied = Kopiert.
dr-by-hand = Stillingen er merket. Kopier den derfra.
dr-type = Eller skriv trekket
dr-type-note = For eksempel 11-15, eller 9x18x25 for et slag.
dr-log-move = { $name }: { $move }.
dr-log-capture = { $count ->
    [one] { $name }: { $move }, 1 slått.
   *[other] { $name }: { $move }, { $count } slått.
}
dr-log-crowned = Brikken blir konge.
dr-log-resigned = { $name } ga opp.
dr-log-claimed = { $name } krevde remis.
dr-result-repetition = Remis: samme stilling for tredje gang.
dr-result-forty-turns = Remis: førti trekk hver uten slag og uten at en vanlig brikke har flyttet.
dr-result-resigned = { $winner } har vunnet: { $loser } ga opp.
dr-result-no-pieces = { $winner } har vunnet: { $loser } har ingen brikker igjen.
dr-result-blocked = { $winner } har vunnet: { $loser } kan ikke flytte.
dr-level-easy = Ser to trekk framover. Hvert fjerde trekk er et hvilket som helst som ikke mister en brikke med en gang.
dr-level-medium = Ser seks trekk framover.
dr-level-hard = Ser så langt fram som den rekker på omtrent et sekund. En treningspartner, uten rangering og uten løfter.
dr-rule-first_move = Første trekk
dr-rule-first_move-rotate = Første trekk går på omgang: rød, som begynner, er nestemann for hver runde.
dr-rule-first_move-host = Verten har alltid rød og første trekk.
dr-rule-first_move-random = Hvem som har rød og første trekk, trekkes for hver runde.
dr-choice-first_move-rotate = På omgang
dr-choice-first_move-host = Verten
dr-choice-first_move-random = Loddtrekning
dr-rule-auto_draw = Remis av seg selv
dr-rule-auto_draw-on = Partiet er remis når samme stilling kommer for tredje gang, eller etter førti trekk hver uten slag og uten at en vanlig brikke har flyttet. Det er gjort enkelt på denne siden: etter reglene til verdensforbundet WCDF avgjør en dommer når en spiller krever det.
dr-rule-auto_draw-off = Når samme stilling kommer for tredje gang, eller etter førti trekk hver uten slag og uten at en vanlig brikke har flyttet, kan den som har trekket, kreve remis.
dr-no-bad-path = Den veien er for kort eller for lang.
dr-no-such-square = Brettet har ikke noe slikt felt.
dr-no-not-your-piece = Den brikken er den andres.
dr-no-must-capture = Den brikken kan ikke flytte nå: det er slagtvang, og bare brikkene med ring kan slå.
dr-no-capture-goes-on = Slaget fortsetter derfra.
dr-no-man-goes-forward = En vanlig brikke går bare framover. Bare konger går bakover.
dr-no-such-move = Dit kan ikke brikken gå.
dr-no-draw = Det er ingen remis å kreve nå.
dr-no-capture-begun = Brikken som har begynt å slå, må fortsette. Du kan gå tilbake til før slaget.
dr-no-cannot-move = Den brikken har ingen steder å gå.
