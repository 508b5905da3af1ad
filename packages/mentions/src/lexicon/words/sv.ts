export const words = `
advice: aldre alla allt alltid alternativ andra annars anteckna anvand at aven avgifter avsluta avtal baka
bakpulver bara be behov berakna bestall bestam betala blanda blir boka bor borja bra bryt byt da dar dem
detaljer dig diska dit ditt dra drick dyra efter egenskaper enkelt enligt er exempel fa fet finns fler flera
flytta forbered fordelar forhandla forsakring forsok forst forvara fragor fundera funktioner fyll ga garanti
garna ge genom gnugga gor gradda ha hacka hade han hej helst henne hit hitta hoj hon honom hoppas hos hur hyra
ibland idag igar imorgon information ingen inget ingredienser innan investera ja jag jamfor kika knada koka
kolla kom kontrollera kor kostnad krav kunde kvalitet kyl ladda lagg lagom lagra lar las lat ligg lista lita
lite lon lyssna mala manga maste mellan mer mig min mina mitt mot mycket nackdelar nagon nagot nar nasta nej
ni nu oavsett ofta oftast olika omdomen oppna ordna oss over packa passa pensla placera planera plocka prova
redan resultat risker ror rosta rulla sakerhet sammanfattning satt se sedan sin sitt ska skala skolj skriv
skulle sluta slutligen smalt snart snittet sortera spara spola stang stek svar ta tack tala tank temperatur
tempo torka trygghet tvatta tyvarr under undvik uppdatera uppskatta utan utga vad valj vand vanliga vanligtvis
vanta varde varit varje vart vem vid viktigt vila vilka vilken vilket vill visa vispa
general: agg aker alder alg alv amne and ande ang anga angel anka ankare ansikte apa apple april ar ark arm
arta arv ask aska asna back bad bagare bage balk ballong banan band bank bar barn barr bas bastu bat baver ben
berg bi bil bild bit bjork bjorn bla blad blixt block blomma bok boll bom bon bona bord borg borr bot botten
brev bro brod bror brost brud brun buk bulle bult burk buske buss by dack dag dal damm dans dator del dike
dimma disk djup djur docka doft dorr dotter drake drang drom droppe drottning duk duva dyr edel ek eka ekorre
eld elva enbar endast energi ett fagel falk fall falt familj far farg fart fat fest fil fisk fjader fjall
fjaril flagga flamma flaska flicka flod flode fluga flygel folk fonster foraldrar fot fraga fred fredag fri
frihet frisk fro frost fru frukt fura fyr gadda gaffel galt gammal garn gas gast gata gava get gladje glas god
gra gradde gran grans gras grat grav gren grepp grind gris gron grund grupp gryning gryta gul guld gurka hage
hake hal hall hallon halm hals hand handel har hare hart hast hatt hav havre haxa hem himmel hjalp hjalte
hjarta hjort hjul hog hona hop hopp horn host humla hund hus huvud hylla ide igelkott is isbit jacka jakt jord
jul kaffe kaka kal kalla kalv kam kamin kanin kanot karta kartong kassa kat katt kedja kind kjol klanning klar
klippa klocka klok klot klover knapp kniv knut ko kock kok kop korg korn korp kort kott kraft krage kran krans
krona kropp krydda kudde kulle kung kust kvall kvarn kyckling kyla kyrka lada lader lag lager lakare lamm
lampa land lang langsam lapp larare larka lasa lax led leda lejon lek lera lilja liljekonvalj lin lind linje
linne liv ljus lok lonn loppis lordag lov luft lugn lund lust lycka lykta makt mal man manad mandag mane
manniska mark mas masa mat matta medel mil minne mjol mjolk mjuk mod moln mor morgon mork morot mossa mote
mult mun mur mus musik mynt mynta myra myrten nabb namn nasa naste nat natt nattl natur naver nord norr not ny
nyckel o ob oga ojamn oktober ol olja onsdag oppen ora ord orm orn ost ota ove palm pals panna papper par park
parla paron paus pengar penna peppar pil plats plommon pojke port post potatis prick pris rad ranka ras ratta
rav regn ren rep resa rik ring ris ro rock rod rok ros rost rot rum ruta rygg sack saga sak sal sallad salt
sand sang sax segel sen sid sida siffra sikt silke sill silver sjo sjukhus skagg skal skar skarm skata skatt
sked skepp skinka skjorta sko skog skola skonhet skugga sky slott slut smak smor snabb sno socker soder soffa
sol sommar somn son soppa sot spann spar spegel spel spik stad stal stall stark stav steg sten stig stjarna
stol stor storm strand strom strumpa stuga styrka sund svan svard svart tacke tag tak tall tand tarta tavla te
tid tidning tiger timme ting tisdag tjej tjur tomat tomte torg torn torsdag tra trad tradgard trappa troja
tull tunga tupp tur tval tystnad uggla ull ung vader vag vagg vagn val valp van vana vanster vante var varg
varld varm vas vaska vast vatten vaxt vecka ved verktyg vest vik vild vind vinge vinter vit vita ylle yta
`;
