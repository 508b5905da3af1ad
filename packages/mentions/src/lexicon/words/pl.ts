export const words = `
advice topics: ceny dane dokumenty dzieci jakosc klienci klient konto kredyt lokalizacja materac metoda
mieszkanie naprawa opcje opinie podatek podatki podstawa polisa porady potrzeby powierzchnia produkt przesylka
przyklad pytania raty reklamacja rodzaj rozmiar serwis sklad sprzet termin urlop urzadzenie waga warunki
wesele wygoda wymagania wynagrodzenie zakres zeby zespol
advice: aby albo analizuj aspekty badz banan beda bedzie bedziesz bez bezpieczenstwo bezposrednio bierz bo
boczek brak budzet bulion byl byla bylo byly calosc cele chetnie choc chodzi chron chrzan ciagle co cos cwicz
czesto czy czyj czyli czynniki czysc czytaj dag dalej daleko dawaj dekagramow deklaruj dieta dlaczego dlatego
dobierz dodatkowe dokad doklej dolej domyslnie dopasuj dopiecz dopiero dopraw dostarcz dostosuj doswiadczenie
dowiedz drobno duze duzo dzieki dziel ekspert elastycznosc etap faktycznie formularz funkcje funkcjonalnosc
gdy gdzie generalnie go gotuj gram gryz gwarancja ile ilosc im inaczej informacje ingerencja inne innymi
instrukcja inwestycja istnieje ja jakas jaki jakie jakis jedna jednakze jedynie jedz jej jesli jestesmy
jeszcze jezeli juz kalkuluj kat kazda kiedy kieruj kilka kilogram klej kliknij kombinuj komunikuj konca
koniecznie kontaktuj kontroluj koper korzysci korzystaj kostka krewetki krojenie kryteria ktos kup kupuj lacz
lecz leki lep lepiej licz litr lykaj lyzeczka maja majonez maksymalnie malo mam mamy masz mi miedzy miej mierz
mimo minimum mnie moga moge moja moje mowiac mozesz mozliwosci mozna mu musi musza musztarda my myj nabierz
naczynia nad nadaj nadal nadplac najem najlepiej najwazniejsze nakladaj nalej nalezy naloz nam namocz naostrz
napisz narzedzia nas natomiast naturalnie negocjuj niektore niestety nigdy nikt notuj oba obejmuje obejrzyj
obierz oblicz obniz obserwuj obtocz ocen oczekuj oczysc oczywiscie odbierz odczekaj oddaj oddychaj odejmij
odetnij odkladaj odkrec odkurz odlacz odloz odplam odpocznij odpoczywaj odpowiednie odpowiedzialnosc
odpowietrz odsacz odsetki odstaw odwolaj ogolnie ogranicz ograniczenia oklej omin on ona one oni ono opanuj
opcjonalnie opisz oplac oplucz oprocentowanie oprocz oprosz organizuj ostatecznie ostatni ostroznie
oswietlenie oszacuj oszczedzaj oszlifuj otworz oznacza pacjent pakuj pamietaj papryka paragon parametry patrz
peczek pieczarki pieczenie piekarnik pielegnacja pierwsza pij pisz plastry pobierz pod podaj podawaj podczas
podgrzej podlacz podlewaj podpisz podsumowanie podziel pojedz pojemnosc pokrusz polacz polej policz pomaga
pomaluj pomnoz ponadto poniewaz popij popraw popros por porownanie pory posiadaj posiekaj posmaruj posol
posprzataj poswiec posyp poszukaj potrzebujemy potrzebujesz powiedz powoli powtarzaj powtorz poza poznaj
pozostaw pozwol pracodawca pracownik prawdopodobnie procedura proces prosze przeanalizuj przechowuj przeczytaj
przed przejdz przejrzyj przekroj przelej przemyj przemysl przeplucz przepraszam przestrzegaj przesun
przetestuj przetrzyj przewagi przewietrz przewroc przy przyda przygotuj przyjdz przykro przynajmniej
przypomnij przypraw pytaj rachunki raczej refinansuj regularnie rezerwuj rob rozciagaj rozciencz rozgrzej
rozklad rozloz rozmawiaj roznica rozpakuj rozpocznij rozpusc rozumiem rozwalkuj rozwaz rozwiaz ryzyko samo
schlodz seler skad sklej skonsultuj skontaktuj skorzystaj skrop skrot skup sluchaj smaruj smaz smietana sobie
soczewica solidnosc spakuj specjalista spij spisz splac splata splucz spojrz spoko sprobuj sprzedaj srednio
stabilnosc starannie stopniowo stosuj stworz swoj szczypta szklanka szkoda szpinak szukaj szynka ta tak tam
tamten te tego temperatura ten teraz tez transport trening truskawki trwalosc trzeba trzymaj tu tutaj twarog
ty tylko typ typowe typy ubezpieczenie ubij udaj udzial ugniataj ugryz ukladaj ulga umiar umiesc umyj upewnij
upiecz uprosc upusc uruchom usiadz ustal ustaw usun utrzymuj utworz uwaga uwazaj uwzglednij uzupelnij uzywaj
uzywana wady warto we wedlug weryfikuj wez wiec wiekszosc wiele wiem wieprzowina wietrz wkrotce wlacz wlej
wloz wniosek wnioski wody wolowina wpisz wplac wroc wskaz wsparcie wspomnij wsrod wstaw wsyp wszystko wtedy wy
wybacz wybieraj wydajnosc wyjasnij wyjatki wyjdz wyjedz wyjmij wykonaj wykonanie wylacz wylaczenia wylej wyloz
wymiary wymien wynegocjuj wypelnij wypisz wyplucz wypowiedz wyprasuj wyraznie wyrob wyschniecie wyslij
wystarczy wysusz wysypiaj wyszoruj wytrzyj wywierc wywietrz wyznacz zaawansowane zabek zabezpiecz zachowaj
zacznij zaczynaj zadaj zadbaj zaden zadna zadzwon zagniec zagotuj zagruntuj zainwestuj zakrec zaleca zalecenia
zalej zalety zalezy zaloz zamiast zamiataj zamien zamknij zamontuj zamow zanim zanotuj zanurz zaoszczedz
zapakuj zapisz zaplac zaplanuj zapoznaj zapytaj zarejestruj zarezerwuj zarobki zasmaz zastanow zastap zastosuj
zaszczep zaszpachluj zaszyj zatem zazyj zbadaj zbierz zbyt zdecyduj zdejmij zeszklij zetnij zetrzyj zglos zloz
zmien zmierz zmieszaj zmiksuj zmniejsz znajdz znajomi zobacz zostaw zrezygnuj zrob zrozum zsumuj zuj zuzycie
zwaz zwin zwracaj zwroc zwykle zycze
general: adres agat akcent akcja aleja altana aniol apteka arbuz arka artykul atut babcia bajka balkon balon
balwan bank bar baran bardzo barwa basen baza bazant beben bialy biedronka bieg biel bilans bilet bitwa biuro
blad blask blawatek blekit bliski blok bloto bluszcz bluza blysk bocian bog bogaty bok bol bor borowka borsuk
boski brama brat brazowy brzask brzeg brzoskwinia brzoza brzuch budowa buk bulawa burak bursztyn burza but
butelka byc bystry ceber cebula cegla cel cena cent chata chleb chlopiec chmura choinka chwila cialo ciasto
cichy ciemny cien cieplo cieply cis cisza corka cud cukier cukierek cytryna czaber czapka czar czarny czas
czek czekolada czerwiec czerwony czlowiek czolo czosnek czyn czysty dab dabek dach dar daszek data debowy
delfin deszcz diament dlon dlugi dno dobra dobre dobry dochod dodaj dolina dom domek dostawa dotyk drabina
droga drogi drozd drugi drut drzewo drzwi duch duma dusza duza duzy dwa dwor dworek dworzec dym dymek dynia
dywan dziad dziadek dziecko dzien dziewczyna dzik dzis dziura dzwiek dzwon echo ekran energia era fabryka
faktura fala farba fasola figura filar film fiolek firma flaga foka forma fotel frytka gad gaj galaz galeria
garaz garnek gazela gazeta ges gest gil glina globus glod glos glowa gniazdo godlo godzina golab gora goral
gosc gospoda gotowy gra gracja grad granat granica groch grom groszek grota gruby grupa gruszka grzyb guzik
gwiazda gwozdz haczyk hak harmonia haslo herb herbata historia hojny honor huk humor igla imie impuls inny
iskierka iskra jablko jagoda jajko jaskinia jaskolka jasna jasny jawor jazda jeden jedzenie jelen jesien
jesion jez jezioro jezyk jodla jutro kaczka kaktus kalina kamien kanal kanapa kapelusz kapiel kapitan kapusta
karta karuzela kasa kasza kasztan kawa kawalek kielbasa kieszen kino klasa klejnot klon klos klub klucz kmin
kobieta kochac kociol kogut kolacja kolano koldra kolej kolko kolnierz kolo kolor komfort komin kompas kon
koniec konik konkret kopalnia korale korona korzen kosc kosz koszula kot kotek kotwica kowal koza krab krag
kraj kran kredka krem kret krew krok krol krolik kropka kropla krotki krowa kruk krzak krzeslo krzyk krzyz
ksiazka ksiega ksiezyc kubek kuchnia kula kupic kura kurczak kurtka kurtyna kwadrat kwiat kwiecien kwota
labedz ladny laka lampa lan lapa las lato latwy lawenda lawka lekarz lekki len lesny lew liczba lilia lina
linia lipa lipiec lis lisc list lod lodowiec lody lodyga lodz los losos lot lozko lubic ludzie luk luna lustro
luty lyzka lza maj mak maka mala malina maly mama mapa marchew marka marzec marzenie maska maslo maszyna mata
matka mebel medal melodia meta metal mewa mgla miara miasto miec miecz miejsce miesiac mieso mieta milosc miod
mis miska mistrz mleczny mleko mlody mlot mlyn moc mocny moda modry moj mokry moment morze most motor motyl
mowa mowic mozg mrowka mroz mrugac mucha mur muszla muzyka mydlo mysz nadzieja nagroda najpierw namiot narod
narty nastepnie nasz natura nauka nektar nic niebieski niebo niedziela niedzwiedz noc noga nos nowa nowe
nowina nowy noz nozyczki nuta obiad oblok obraz obrus obuwie ocean ocet oczko oczy oddech odpowiedz odwaga
oferta ogien ogorek ogrod okazja okno oko okrag okres okulary olcha olej oliwa olowek opieka oplata opona
orzech orzel osa oset osiol osmy osoba ostoja ostry oszczednosc owca owies owoc paczka pajak pakiet palac
palec pan panna papier paprotka para parasol park pas pasja pasmo pasta patelnia paw pazdziernik perla pestka
pewnosc pewny pianka piasek piatek piec pieczec piekny pien pieniadz pieprz piers pies piesn pietruszka pila
pilka pioro pisac piwo plac plan plaster plaszcz platek play plaza plecak plecy plik plon plot pociag poczatek
poczta podloga podroz poduszka pogoda pokoj pokroj polana pole polka pomarancza pomidor pomoc pomysl pora
poranek porcja porownaj port potem potok potrawa powietrze powod powrot pozyczka praca prad praktyka prawda
prawo prezent prezes proba prog promien prosto prosty prowizja przelew przepis przod przygoda przygotowanie
przyjaciel przyjazn przyroda przystan pszczola ptak puch puchar punkt pustynia pyszny rabat rachunek radosc
raj rak rama ranek rano rata ratunek raz razem rdza regula reka rekaw robic robot robota rodzina rog rok rosa
roslina rower rowny roza rozowy ruch rura ryba rycerz rynek rys rysunek rytm ryz rzad rzecz rzeka sad sala
salata saldo salon samochod samolot sanki sarna sasiad sciana sciezka sen ser serce setka sezon siano siec
siekiera sila siodlo siodmy siostra skala skarb skladka skladniki sklep skok skora skrzat skrzydlo skrzynka
slad sledz slimak sliwka slodki sloik sloma slon slonce sloneczko slonecznik sloneczny slowik slowo smak
smiech smok smutny sniadanie snieg sobota sok sokol sol sosna sowa spac spacer spodnie spokoj sport sposob
sprawa sprawdz sprzedaz srebro sroda stacja stado stal start stary statek staw stawka stodola stokrotka stol
stopa stroj strona strumien strumyk struna strzala styczen styl sukces sukienka suknia suma surowy susza
suszony sweter swiat swiatlo swieca swierk swierszcz swieto swiety swiezy swit sygnal symbol syn syrena szafa
szafran szal szansa szary szczescie szczyt szept szklo szkola szlak szmaragd sznur szpak szpilka szpital szron
sztuka szyba szybki szybko szyja tablica talerz tanczyc tani taniec tarcza targ tata tchorz teatr tecza tekst
temat tempo teren tkanina tlen tor torba tort trawa tresc tron trop trud trudny trzeci tulipan twarz twierdza
twoj tydzien tygrys tytul ubranie ucho uczen udany ugotuj ul ulica umowa umysl unikaj upal uroda urok usluga
usmiech wagon wakacje walizka wanna wapno warkocz warszawa wartosc warzywo waski wasz wawoz wawrzyn waz waza
wazka wazne wazny wczoraj wedka wegiel welna wesoly wezel wiadomosc wiadro wianek wiara wiatr wiatrak wibracja
widelec widok widziec wieczor wiedziec wiek wielki wieloryb wieniec wieprz wierzba wies wiewiorka wieza wilk
wino wiosna wisnia wlasny wlos woda wodospad woj wolny worek wosk woz wreszcie wrobel wrona wrota wrzos wschod
wskazowka wstep wtorek wujek wybierz wybor wydatek wymieszaj wynik wysoki wyspa wzgorze wzor zab zaba zabawa
zabka zachod zagiel zajac zaklad zakup zakupy zamek zapach zapas zart zasada zawod zawsze zboze zdrowie zdrowo
zdrowy zebra zegar zegarek zelazo zeszyt zeton zgoda ziarno ziele zielony ziemia ziemniak zima zimny zimorodek
ziolo zloto zloty zmiana zmija znak zniwa znizka zolty zolw zona zorza zrodlo zubr zupa zuraw zwierze zycie
zyczenie zyrafa zysk zyto zywy
topics: abonament agencje aplikacje auta bateria benzyna bezplatne bony budynek buty cennik certyfikat dni
dojazd dokument domy dostep dotacja dowod efekty ekspres ferie filtr filtry fundusz funkcja gwarancje hotele
informacja inwestycje kandydaci kategoria kaucja kierowca kilometr klimat kod kody komputer koncert konta
kontakt kredyty kurs kursy lata latem lazienka lekcje linki lokal materace meble mieszkania minuta modele
montaz nauczyciel nocleg noclegi numer obsluga obszar oceny ochrona oddzial odleglosc ogrzewanie okna opcja
opis ostrzezenie pamiec panele panstwo pieczywo placowka pobyt pojazd polisy porada pracownicy promocja
promocje przedszkole przeglad przewodnik psy pytanie raport raporty reklama remont restauracja restauracje
rodzice rozmiary rozmowa rozwiazanie silnik slub sprawdzenie srodowisko stomatolog strefa studia szkolenie
tabela taryfa taryfy telefon telewizor terminy trasa turysta ubezpieczenia uczniowie unia urzad ustawa
uzytkownik wada warsztat wejscie wersja wizyta wlasciciel wplata wycieczka wydatki wyjazd wykonczenie wymiana
wynajem wyposazenie wyrok zabieg zajecia zaleta zamowienie zapis zasieg zdjecia zwrot zywnosc
`;
