export const words = `
advice: alle allerede alternativer andre at behov beregn bestem betal bland blir bruk budsjett da deg dem der
deretter dessverre ditt ei fa finn flere fordeler forst fyll gi gjor glem ha hadde hakk ham han hei hel hell
henne hold hos hun husk hver hvilken hvis hvor hvordan ingen ingredienser innhent intet ja jeg kjop kok kom
kontakt kontroller krav kunne kvalitet la lag legg les litt ma mange meg mellom mer min mitt mot mye nar nei
noe noter ofte oss over pass prov rad rist ror sammenlign se selg sett sin sitt skal skjaer skrell skriv
skulle skyll smelt sok sorg spar spor start stek ta takk tenk tork trinn under unnga uten vaer vanligvis varm
vask ved velg vent vil vilkar
general: anker ape april arm bad baer baker bank barn bat bein bekk bever bil bilde bjork bjorn bla blad
blomst bok boll bord borg brev bro brod bror busk by dag dal dans datter dor drage drom due dyr egg eik eld
elg elv eng engel eple familie far farge fest fisk fjaer fjell flagg flamme flaske fly folk fot fred fri
frihet fro frukt fugl furu fyr gaffel gas gate gave gjest glass gren gress gris gronn grunn gul gull gulrot
hage hals hand handel hare hatt hav havn hest himmel hjelp hjem hjerte hjort hjul hone host hund hus hvit ide
ild is jakke jakt jord jul kaffe kake kalv kanin katt kirke kjede kjokken kjole kjott klar klokke klover kniv
kokk konge kopp korn kort kraft krone kropp ku kunst kurv kylling kyst laks lam lampe land leir lek lerke
linje liv lok love luft lund lykke lys make mal mane mann mark mat mel melk mor morgen mose munn mur mus
musikk mynt natt natur navn nese nokkel ny ol olje ord ore orm orn ost ovn oy oye paere papir park pels penger
penn pepper pike pil plass port post pris ravn regn rein ren rett rev ring ris ro rod rom rose rot royk saks
salt sand sang sape seil seng side sild sjo skatt skip skje skjold sko skog skole sky skygge slott smed smor
sno sol sommer sonn sot speil spill stad stein sterk sti stjerne stol storm strand strom stue sukker suppe
svale svane sverd tak tann tarn te tid tiger time tog torg torn trad trapp tre troll ugle ull ulv ung vann var
vegg vei venn verden vin vind vinge vinter vogn
`;
