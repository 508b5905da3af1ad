export const words = `
advice topics: behov brug gor hold ingen krav kvalitet pas rad sog sporg start
advice: alle allerede alternativer altid andre bag beregn beslut bestem betal betingelser bland bliv da dem
der desvaerre dig dit efter fa find flere forst fyld gem generelt gennemga giv glem haeld hak ham han havde
hej hel hende hos hun husk hvad hver hvilken hvis hvor hvordan indhent informationer ingredienser intet ja jeg
jer kig kog kom kontakt kontroller kun kunne lad laeg laes lav lidt ma mange meget mellem mere mig min mit nar
nej nogen noget noter ofte omkostninger os over prov risici ror saelg saet sammenlign se sin sit skaer skal
skrael skriv skulle skyl smelt sorg spar steg tak tal tjek tor trin typisk uden under undga vaelg vaer varm
vask ved velg vent vil vilkar vores
general topics: april bank bil billede by del dor dyr familie fisk folk forar fyr gaest gas gave glas grund
have hjaelp hjem hund hus jul kaffe kniv kob kokken kop kort mad maj musik natur netto nogle papir plads plan
pris ring rum side skat sko skole sommer spil stol strom tid time vand vej vin vinter
general: abe aeble aeg aerme aften anker arm ask avis bad baek baer baever bager barn bed ben bi bjerg bla
blad blomst bog bold bolle bord borg brev bro brod bror bue busk dag dal dans datter drage dragt drom due eg
ejer ekspres eld eng engel fad fader far farve fest fjer flag flamme flaske flod flue fod fred fri frihed fro
frugt fugl fyrtarn gade gaffel gra graes gren gris gron gul guld gulerod hage hal hale halm hals hand handel
hare hat hav havn hest himmel hjerte hjort hjul hone host hvid ide ild is jaeger jakke jord kaede kage kalv
kam kanin kat kirke kjole klar klippe klokke klover klub ko kod kok konge korn kraft krage krone krop krus
kunst kurv kylling kyst laerke laks lam lampe land leg lege lejr lilje linje liv log lomme love luft lund
lykke lys maelk mage mal mand mane mark mel mod mont mor morgen mos mund mur mus naese nat navn nod ny o oje
ol olie ord ore orm orn orsted ost ovn paere pande park peber pels penge pige pil port post raev ravn regn ren
ret ris ro rod rog rose rov saebe saks salt sand sang segl sejl seng sild ske skib skjold skov sky skygge slot
smed smor snak sne snor so sod sol son spejl stad staerk sten sti stjerne storm strand stue sukker sund suppe
svaerd svale svane tag tand tarn te tiger tog torn torv trad trae trappe troje trold tyr ugle uld ulv ung vaeg
var ven verden vind vinge vogn
topics: abonnement abonnementer adresse advokat advokater aeldre aeske afgift afhentning afstand aftale
aftaler afvikling aktie aktiekonto aktier alder alternativ anbefaling anbefalinger andel ankomst anlaeg
anmeldelse anmeldelser ansvar antal app apps arbejde artikel assistent august badevaerelse bagage banker
batteri behandling belob besog bestilling betaling bevilling biler billet billetter bindingsperiode bolig
boliger boligkob born braendeovn brand bruger brugere brugte budget butik butikker byen camping cykel cykler
daek dage data dato december depositum design dortrin ejendom ejerskifteforsikring eksempel elbil elbiler
elever elpris energi erfaring erfaringer erhverv faellesskab faerge faergen faktorer faktura familier februar
fejl ferie film filter firma firmaer fjernvarme flyt flytning flytte flytteforsikring flyvning foraeldre
forbrug fordel fordele forening forhandler forsikring forskel forslag forstehjaelp fotograf fragt fredag frisk
frokost gaester garanti garantier gavekort gaver gebyr gebyrer gevinst gode gratis gruppe gulv handvaerker
handvaerkere haver henvisning hjemmeside hjemmesider hojttaler hojttalere hotel hoteller hunde huse indhold
indkob indretning installation internet isolering januar julen juli juni kanal kasse kategori kilde kilder
klinik kobet kollektion komfort kommune kommuner kon konti konto kontor kontrakt koreskole kostpris kredit
kreditkort kultur kunde kunder kurser kursus lager landet lej leje lejlighed leverandor leverandorer levering
lokal lokale lon lordag losning losninger made madras madrasser maend maerke maerker mandag maned maneder
marts maskine maskiner materiale medlem medlemmer menu metode metro miljo mobil mobiler model modeller
morgenmad nedbrud nettoafregning niveau nodkald nordlys november nyheder oko okologi okologisk oktober omrade
omrader onsdag onsker opgave opholdssted oplevelse oplysninger opsparing ordning overblik overnatning pakke
pakker paneler parkering pasning patient patienter pension periode person personale personer pladser planer
pleje point priser privat problem problemer produkt produkter program prove prover punkt rabat rabatter
radgivning rejse rejser rengoring rente reparation reparationer reservation restaurant restauranter retning
risiko samtale samtaler sengetoj september service sider sikkerhed skaerm skift skoler solceller sondag
spisested sporgsmal sprog stand station stavning sted steder stik stoj storrelse storrelser stovsuger
stovsugere studerende sundhed synsprove synspunkt tandlaege tandlaeger tariff tariffer tekst telefon teori
test tests tider tilbud tilkob tilskud tilstandsrapport timer tirsdag tjeneste tjenester toj topmadras torsdag
transport udbud uddannelse udgifter udlaendinge udlejning udsalg udsigt udstyr uge uger ulempe undersogelse
undervisning urtepotte vaerdi vaerelse vaerelser vaerksted vaerksteder vaerktoj vaerktojer valg vare varer
varme varmepumpe vaskemaskine vedligeholdelse venner ventetid ventilation vinduer virksomhed virksomheder
voksne vurdering weekend zone
`;
