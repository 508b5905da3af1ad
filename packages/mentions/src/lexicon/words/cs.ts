export const words = `
advice: aby alternativy ano behem bez bezpecnost bohuzel brzy budete budte byl byla bylo ceny chcete co ctete
dale dalsi dbejte dejte delka diky dnes dohodnete doklady doporuceni dopredu dostupnost existuje funkce
hledejte ho hodnota hotovo informace ingredience ja jak jaka jake jakmile jaky jednak jen jeste ji jim jsem
jsi jsme jste kazdy kde kdo kdy kdyby kdyz kolik kvalita lide lze maji malo mam mame mas me meli mezi mi mnoho
mohou moje mozna mu muj musi muzete my nabidka nad najdete naklady nalijte nam napiste naplanujte napriklad
nas nasledne nastavte navic ne nechte nejaky nejdriv nekdo nevyhody nezapomente nic nikdo obecne objem obvykle
ochrana odectete odhadnete odpocivejte ohrejte omlouvam on ona oni ono opakujte opatrne osolte overte oznamte
pak pecte planujte platby pod podle podminky podpis podpora pomer poplatky porovnejte posledni pouzijte
pozadejte pozor pravidelne pravidla prectete pred predevsim predstavte prekontrolujte pres priklad priprava
prodejce promichejte promyslete proto proverte rada radeji rady rizika rozdelte rozehrejte rozhodnete
rozmyslete rozpocet rozsah samozrejme sectete sejdete sepiste servis sestavte shrnuti sklady sledujte slozeni
smlouva snazte spetka spocitejte spolehlivost srovnejte staci strucne suma svuj ta takze te ten termin
testujte ti tipy totiz treti ty typ ujistete ulozte umyjte urcete uvarte uvedte uz vajicka vam vas vase vcera
ve velmi vhodne vlozte vse vsechny vsimejte vy vyber vycistete vyhnete vyhody vyjimky vymazte vypnete vyse
vysuste vyzkousejte vyznam vzdy zacnete zadejte zahrejte zalezi zalohy zamichejte zapiste zaplatte zasady
zeptejte zhodnotte zitra zjistete zkusenosti zkuste zmerte znamena zvazte zvolte
general: adresa alza andel auto babicka balicek balon banka barva basen bazant bazen bedna beh beran beruska
bic bily blaho blato blesk blizky bloudit bod bor borovice boruvka bota boty bouda boure brada brambora brana
bratr breh brezen bricho briza broskev brouk brusle buben bucina budova buh buk bunda bylina byt caj cap cas
casti cedr cekat celo cena cepice cerny cerstvy cert cerv cerven cerveny cesnek cesta chata chlapec chleb
chodba chodit chram chut chvile chyba chytry cibule cihla cil cislo cista cisty citron clanek clovek clun
cmelak cokolada cukr cukrarna dar darek datel dedecek delat den denik deska dest dilna dite divka dlouhy dno
doba dobra dobre dobro dobrota dobry doktor doma dopis dort dotek drahokam drahy drak drevo drozd druh dub
duben duch duha dulezite dum duse dvere dvur dym dyne dzban fazole fialka format formular guma had haj hak
hala havran heslo hlad hlas hlava hledat hlina hluboky hluk hnizdo hoch hodina hodiny holub hora horcice horky
host hostinec houba houska housle hra hrac hrach hrad hranice hrat hrbet hrib hriste hrnec hrom hrozen hruska
hudba husa hvezda hvozd iris jablicko jablko jahoda jaro jasan jasny jazyk jedle jehla jelen jemny jeskyne
jesterka jezek jezero jih jiskra jist jistota jitro jmeno kabat kachna kamarad kamen kamna kapka kapr kapsa
kase kastan kava ker kino kladivo klas klekanice klenot klic klid klobouk klokan kluk kmen kmin kniha kocka
kohout kolac kolej koleno kolo komin komora konec konev konik konvalinka kopec kopretina koren koreni koruna
kos kosik kosile kost kostel kotva koupit kouzlo kovar koza kozich krabice kraj kral kralik krasny krava krb
krecek kreslo kridlo kriz krk krok krtek kruh kuchyne kukacka kun kura kure kuze kvet kveten kytara kytka
labut laguna lampa lano laska lavice led leden lehky lekar len les lesk leto lev levny lijak lilie lipa
lisecka liska list listek lod lodka louc louka lovec loznice luk luna lupa lyze lzice majak mala malina malir
maly mama mandle mapa maslo maso mata matka med medved meloun mesic mesto mic mince mir misto mit mladi mlady
mleko mlha mlyn moc moci moderni mok more most motor motyl moucha moudry mouka mrak mravenec mraz mrkev muz
mydlo mys nadeje nadrazi nakonec nakrajejte napad napoj narod narozeniny nebe nejprve nemoc nemocnice nit noc
noha nos nota nova nove novy nuz nuzky obchod obed oblak oblast obraz ocean ocel ohen okno oko okurka olej
oliva oltar opal opice orech orel osel ostrov otazka otec ovce oves ovoce palac pan panda panna papir parat
parez park pas pasaz paseka patek pav pavouk pec pecivo pena penize peri perla pero pes pila pilir pisek pisen
pivo plachta plamen plast plavba plavec plny plot pocasi podzim pohadka pohar pohoda pohyb poklad pokoj pole
polevka pomoc pondeli ponozka popelka postel postup pote potok potom poust prace prach prah prak prales pramen
prase pravda pravo prazdniny pridejte pritel prkno prosty proud prouti prst prsten pruvodce prvni psat ptacek
ptak pul puncocha pylon pytel radost rak ram rano raselina rec reditel redkev reka remen repa restaurace ret
retez rict rijen rodina roh rohlik rok roklina rolicka rosa rose rostlina roura rozum rucnik ruka rukav ruze
ruzovy ryba rybar rybnik rychle rychly rytir ryze sad salat samota sane satek saty sedm sedmikraska sedy sen
seno sestra seznam sila sipek siska sit skala sklenice sklo skoda skola skrin skritek skrivan sladky slama
slavik sleva slon sloup slovo sluch sluha slunce slunecnice slunicko slza smich smichejte smrk snadno snehurka
snek snidane snih sobota socha sojka sokol soused sova spacek spanek spat spech sperk srdce srna srpen stado
staj stan start stary stava stena stesti stezka stika stin stit stodola stolek strach strana strecha streda
stribro strom stuha stul sud sukne sul suroviny svatba svatek svestka svet svetlo svetly svicka syn syr syrovy
tabule talir tanec tata tatinek telo tema teplo teply testo ticho tichy tiger tlacit topol trat trava trh trn
trubka tulipan tun tuzka tyden tygr tykev ucho udoli uhli ukol ul ulice umeni unor usmev uspech usta usvit
utery uzel vaha vana vanek vanoce varecka varte vazka vcela vec vecer vecere vecny vedet vejce vek veliky
velka velky venec vesely vesnice veverka vez videt vila vino vira vitr vlak vlas vlastovka vlk vlna vlocka
voda vodopad volny vosk vozik vrabec vrana vrata vrba vrch vres vune vuz vyberte vychod vylet vyska vzduch
zaba zahon zahrada zajem zajic zaklad zakusek zalud zamek zapad zapas zare zari zaruka zbozi zdravi zdravy
zdroj zebrik zed zelenina zeleny zeli zelva zeme zena zidle zima zit zito zivot zkontrolujte zlato zlaty zlom
zluty zmrzlina znak zpivat zprava zub zver zvire zvon zvuk
`;
