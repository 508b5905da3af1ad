export const words = `
advice topics: batterij bedrijf belasting boodschappen contract dekking eigenaar eigenschappen ervaring gas
gebruikers gesprek hypotheek inkomen kinderen kwaliteit locatie machine materiaal offerte opslag polis salaris
snelheid tarieven telefoon temperatuur tweedehands vakantie veiligheid vergelijking verschillen verzekering
voeding voedsel wasmachine
advice: aai aanvullend accepteer achter achteraf afhankelijk aflossing afspraken aftrek afwerken al alle
allereerst aubergine balanceer bananen bedankt bedek bedenk bedrijven begiet behang beide bekijk beleg beloon
bemest ben benodigd benodigdheden bent bepaal bereid bereidingswijze bereken beslis bespreek besprenkel
bestrijk bestrooi betaal bewaar bied bijna bijvoorbeeld binnen blijf blikje blokjes boen bonen boor bouillon
breng champignons collega combineer conclusie controleer courgette cv daar daarom dan deeg definieer denk dep
dicht die dit documenten doe doseer douche draag draai duidelijk dus dweil eet eieren eigen eigenlijk elk
energielabel evalueer eventueel excuses factoren facturen functies ga garantie garde garnalen gebruikt geef
geen gehakt gelukkig gemiddeld geniet gezondheid giet gisteren graag gram grenzen grootte haal had hak hallo
hang hanteer heb hebt help hem hen herhaal herinner herlees hier hij hoe hoeveelheid houd hun huurder ideaal
ieder iemand iets ik informeer installeer integraties interesse investeer isoleer ja jammer jij jou jouw
jullie kaneel kies kijk kilo klik klop kneed knip knoflook kon koop kortom krijg kunnen kunt leen lees leg
lengte let liever limoen linzen liter loop maak maandelijks mag marineer medewerkers mediteer meet meubels mij
minder misschien mits moet mogelijk mogelijkheden mogen na naast nadelen namelijk natuurlijk nee neem niemand
nodig noem nog nooit noteer nu nuttig oefen oke omdat omzet ondersteuning ons ontdek onthoud ontkalk ontspan
ontstop ontvang onze opbouw opties optioneel opzegtermijn paprika pas pel pensioen per personeel plakjes poets
praktisch prijzen prik probeer pureer raadpleeg rasp recept reeds referenties regelmatig reinig repareer
reserveer risico risico's rond rooster samengevat samenvatting scheid schep schets schil schrijf schud
selecteer sinds sluit smelt snipper snoei snufje sollicitatie spaar specerijen sperziebonen spijtig spinazie
spliterwten spoel spreek sta start stel stop stort straf strek stuur tabel takje teentje tegen tel terwijl
tijdens toch toen tomaten tot train trek tussen type uien uiteindelijk uitkering uitsluitingen uitstraling
vaak vandaag vaste veel veelgemaakte ventileer vergeet vergelijk vergunning verhit verlichting verlies vermijd
verstandig vervang verwerk verwijder verzamel verzekeraar vet via vind visueel voel vol volg volgens vooraf
voordelen vouw vul waarheen waarin waarom wandel wanneer want waren wat weeg wees weet weiger welk werd
werkgever wie wiens wij wil willen winst wissel wrijf yoghurt zaai zal zeef zeer zeg zekerheid zelden zet zie
zij zo zoals zodat zodra zoek zonder zou zowel zuig zuinig zullen
general topics: abonnement adres afspraak afstand arts auto baan baby bagage bank bed bedrag bezoek bier boek
boerderij boot brood buiten cijfer dag deel doel dokter draad duur eis energie eten factuur familie fiets
fietsen film foto gebouw gebruik geld geluid gemak gemeente gewicht gezin glas groep grond haar hond huis hulp
huur idee jaar kaart kamer kans keuken keuze kind klant kleding kleur koffie koken kopen korting kracht kussen
lamp land lening levering licht lijst loon maand markt merk motor muziek nacht natuur nieuws nummer olie
ontbijt oven overzicht pakket park plaats plan post premie proef regel reis reizen rekening rente ruimte
schade scherm schoen school slaap slot soort spel sport station stoel stof straat stroom suiker taal tarief
team tegel terras thuis tijd toeslag trein tuin uur verkoop verschil vis vlees vlucht voordeel voorraad vraag
vragen water weer wens werk wijn winkel winter woning zaak zadel zomer zorg zwemmen
general: aanbod aandacht aankomst aanraking aanvraag aap aardappel aardbei aarde aas abdij adelaar adem ader
afscheid akker allemaal alsem altijd ambacht angst anker antwoord appel appelmoes arm as avond avontuur azijn
baard baas bad bak baken bakken bakker bal balk ballon banaan barst beeld been beer beest begin bek bel
belangrijk belofte bereiding berg bericht berk beroep bes beslag besluit bestek beter beuk beurs bezem bieb
biet biezen bij bijdrage bijenkorf bijl blad blauw blik bliksem bloem blok blond bocht bodem boer bol bom bond
boog boom boon boord bord borst bos bot boter bouw bouwen bouwer bouwmarkt boven braam brand breed breken brem
brengen brief brievenbus bril broek broer bron brouwer brug bruid bruin bui buik bundel burcht buren burger
bus buur buurt cadeau cent centrum cirkel citroen daad daarna dak dal dam dame dank das dauw dek deken deksel
den denken deur dichter dief dienst dier dijk ding distel dochter doek doen donder donker dood dooier doos
dorp dorst draak dragen drank drempel drinken droog droom druif druk druppel duif duim duin duister duizend
durf echo echt eend eer eerlijk eerst eerste eeuw effen egel ei eik eiland eind einde ekster eland elf emmer
engel engte enkel ereis erf erwt es esdoorn fabriek fee feest fijn fles fluit folder fornuis fout fris fruit
gaan gang gans garen gast gat gave gebaar gebed gebied geboorte gedachte gedicht geel geest geheim geit geloof
geluk genoeg genot gerst geschenk geur gevaar gevel geven gevoel geweldig gezicht gezond gids gift gips glans
goed golf goot gordijn goud graan graf gras gratis grens griep grijs groeien groen groente groet groot grot
gunst haag haai haak haan haard haas hagel hal halen half hals halte ham hamer hand handel hart haven haver
heel heer heerlijk heet heide heilig hek held helder hele helft helpen hemd hemel hengel herberg herder herfst
hert heuvel hoed hoef hoek hoekje hof hok hol honderd honger honing hoofd hoog hoogte hooi hoop hoorn horen
horizon hout huid hulst hut iep ijs ijzer ingredienten inkoop inkt inval jacht jager jas jeugd jong jongen juf
juist jurk kaak kaars kaas kabel kachel kade kalf kalm kam kamp kant kap kapper kar kas kast kasteel kat keel
kegel kei keizer kelder kelk kerk kern kers kersen kerst ketel ketting keus kiezen kijken kikker kip kist
klaar klank klas klaver kleed klein klep klif klim klimop klok klomp knie knoop knop koe koek koel koers
koffer kok kom komen komkommer kompas konijn koning kooi kook kool koord kop koper koraal korf korst kort
kosten koud kraag kraai kraal kraam kraan krab krans krant kreeft kring kroeg kroon kruid kruik kruis kruk
kudde kuiken kuil kunst kus kust kwark kwartel kwast laag laan laars laat lach lachen lade lak laken lam lang
lantaarn lap last laurier laven leer leeuw lef leger lek lekker lelie lente lepel leraar les leven lezen lezer
lied lief liefde lijm lijn linde lint lip loep lof log loods look loot lopen los lucht lui luik lus lust maag
maal maan maandag maat macht madelief maken man mand mantel marmer mast mat meer mees meester meeuw meisje
melk melodie meng mening mens mes metaal meter midden mier minuut mist moed moeder moeras mol molen mond mooi
morgen mos mosterd mouw mug muis munt mus muts muur naald naam nadruk nagel neef nek nemen nest net netel neus
nevel nieuw niveau nood noord noot nut oceaan oefening oever olijf olm oma omweg onder oog oogst oom oor
oorlog oost opa opbrengst open orde orgel os otter oud ouder paal paar paard paars pad paddenstoel pak paleis
palm pan pand panter papier parel pauw pauze peer pels pen peper perk perzik pet peul pijl pijn pijp pinda pit
plaat plak plank plant plas plein plek plezier ploeg plooi pluim poes poort pop populier pot praat pracht
praten prei prijs prins pruim punt put raad raaf raam raap rad radijs rand rang recht reep regen regenboog
reiger reiziger rek rest reus riem riet rij rijden rijk rijst rimpel ring ritme rits rivier robijn roede roem
roer rogge rok rol rood rook room roos rots route rozijn rug ruim rund rups rust ruw saldo salie samen sap
saus schaal schaap schaar schaats schaduw schakel schat schatting schelp schema scherp scheur schijf schild
schilder schip schol schoon schoorsteen schoot schors schoteltje schouder schrift schrijven schrijver schroef
schuif schuim schuur sein serveer sfeer sier sikkel sint sla slag slager slak slang slank slapen slee sleutel
slib slim slinger sloot sluis slurf smaak smal smeer smid sneeuw snel snijd snoep soep sok som sorry spar
specht speeksel spek speld spelen spiegel spier spijker spin spits splinter spoor spreeuw sprong spruit staan
staart stad stal stam stamp stap steen steiger stem ster sterk steun stil stip stok stoom stoot storm straal
strand streek streep strijd strik stro struik struis stuk taak taart tafel tak tal tand tang tante tapijt
tarwe tas teken tenslotte tent thee tijdstip tijger tijm tin toekomst toer tol ton toon top toren touw
tovenaar trap trommel troon trots trui tulp tunnel tweeling uil uitzicht vaas vacht vader vak val vallei varen
varken vat veen veer vel veld venster ver verf verhaal verkeer vers vervolgens verzoek veter vijg vijver
vinden vinger vink visser vlag vlam vleermuis vleugel vlieg vliegen vlinder vloed vloer vlot voeg voet vogel
volk vonk voor voorjaar vork vorm vorst vos vrede vreugde vriend vrij vrijheid vroeg vrouw vrucht vuist vuur
waag waar waarde wacht wafel wagen wal wand wandeling warm waslijn web wed week weg wei weide wel wereld werf
werken west weten wiel wijs wild wilg wind windmolen wit woestijn wol wolf wolk wonder wonen woord worm worst
wortel wouw zaad zaag zaal zacht zak zalm zand zang zebra zee zeep zegel zeil zeis zeker zicht ziel zien zijde
zilver zin zingen zitten zoeken zoet zolder zon zonnebloem zoon zout zuid zus zwaan zwaar zwaard zwaluw zwart
zwerver
topics: aanbieding aanbiedingen abonnementen accu advies alternatieven apotheek apparaat appartement autos
balkon banken bedden bedragen begeleiding bellen betaling bezorging boeken brandstof breedband budget bureau
camera camping certificaat consument contact contracten controle cursus cursussen dagen data datum diensten
dieren eisen elektriciteit ervaringen filter filters framenummer functie gasten gehoor geluidsniveau gerechten
geschiedenis gezinnen groepen handleiding honden hotel hotels huisarts huisje huizen informatie inhoud
installatie internet investering jaren jongeren kaarten kamers kansen kassa keuzes kilometer klachten
kleinschalig kleuren klimaat kortingen krediet leden leeftijd lens lessen leverancier leverkosten lijsten
locaties maaltijd maanden machines matras matrassen medewerker menu merken meting middag minuten model
modellen nachten nadeel netwerk ochtend offertes omgeving onderdeel onderdelen onderhoud onderwijs ontwerp
opleiding oplossing ouders pagina pakketten parkeren partij periode pers personen plaatsen planning premies
prestaties probleem problemen product programma punten rapport rechten regels reparatie reservering restaurant
resultaat resultaten rijles rijlessen schoenen scholen schoonmaak seizoen slaapkamer soorten spelletjes
student studenten subsidie systeem talen tandarts techniek termijn test tests tijden toegang toepassing
toestel trapas uitleg uitrusting uitvoering uren verbinding verbruik vergoeding verhuizing verkoper vermogen
verzorging voorwaarden vrienden wachttijd wandelen warmte warmtepomp website weekend wensen wet winkels
woningen zaken ziekenhuis
`;
