export const words = `
advice: acin aksi alin aliskanlik almayi alternatif alti altmis ama amac anlasma aralik arastirin ariza arti
artik asamalar asla aslinda ayirin aylik ayrica az baglanti bakim bakin bana baslangic baslayin bazi bekleyin
belgeler belirleyin belki ben beni benzer biber bilesenler biraz bircok biriktirin birinci birlikte bize bizi
bolun bosaltin boyayin boylece boyut budayin bulasik bulgur bulun buna bunlar bunun burada butceniz buzdolabi
calisan calkalayin camasir carpin cekin cesitli cikarin cirpin cogu cozum cunku dahil dana dayaniklilik
degerlendirin degisiklik degisim delin demet deneme denetleyin deneyim deneyin dengeli depo depolama deri
destek detaylar devam diger dikin dikkat dilim dilimleyin dinlendirin dinlenin disi dograyin dokun dokuz
dolayisiyla doldurun dondurun dosya dun durulayin durust duslara dusuk dusunmeyi duzenleyin duzenli eger
egzersiz ek ekonomik ekran elbette elektrik eleyin elli erken erteleyin esneklik eti etki etkinlik etmeyi evet
ezin faiz fakat fasulye faydalar fazla finansman firmalar fiyat fiyatlari garanti gecin gelir geliriniz genel
genellikle gerek gerekenler gerekirse gida gidin girin gitmeyi gonderin gorusme gorusun gram guncel
guncelleyin gunluk guvenilirlik hafif hafiza haftalik hamur hangi harc hardal haslayin hayir hazirlayin
hazirlik hedefinizi hepsi herkes hesaplayin hic hicbir iade ic icerik iki ikinci ilgili imzalamadan inceleyin
iptal ipuclari iscilik isitin islem ispanak istatistik iste isterseniz isveren iyice izleyin kabak kabartma
kacinin kademeli kalan kalite kalkin kamera kapatin kapsam karabiber karar karides karsilastirin karsilastirma
kasigi kavurun kaydedin kayit kaynatin kek kekik kesin kilo kim kimlik kimyon kira kiraci kiralama kirk kisaca
kisisel kiyma kizartin kolaylik komisyon kontrol konum konusun konut koruma kosullar kosun kullanim kullanin
kurulum kurutun lakin litre lutfen maalesef maas maasiniz makarna maliyet malzeme mantar marine marul masraf
mayonez mercimek merhaba mesela mi miktar mumkun musteri nakliye nasil neden nerede nereye netlestirin neyse
nicin nihayet nohut notlar o odemeler odeyin ogrenin okuyun olasi olcun olumlu olusturun on ona onarim
onaylayin oncelik oneri oneriler onlar onu ornegin ortalama otomatik oturum oturun otuz ovalayin oysa ozel
ozellikle ozur paketleyin paspaslayin performans pesinat pisirin pisirme planlayin police pratik prim referans
rendeleyin rengi risk sade sadece saglamlik sahibi saklama saklayin salatalik sana sarin sarj sart satici
sayin secim secin sekilde sekiz sen seni sermaye sert servis sifir sifre sigorta sik sikca silin simdi sirke
siz size sizi sizin sogutun sokun sorular sorun sosis soyun stok sucuk sunun supurun sure surec sutu suyu
suzun tabii takin takip talep tarayin tarcin tartin tasarim tavsiye temizleyin tereyagi tesekkurler teslim
toplam toplayin tum turler tutam tutun tuzu uc ucuncu unlu unu unutmayin ustelik utuleyin uye uyelik uygulayin
uygun uyuyun uzerine uzgunum uzman vade vardir varsa veri verimlilik verin vidalayin vitamin ya yagi yaglayin
yani yapilisi yapin yapmayi yararli yardim yatirim yavasca yazili yazin yedek yedekleme yedi yerlestirin
yeterli yikayin yillik yine yirmi yogurun yok yoksa yontem yuksek yumusak yuruyun yuvarlayin yuzey zarar
zencefil zeytinyagi zimparalayin zorluk zorunlu
general: abla abonelik ac acele ada adam adim agac agir agiz agri agustos aidat aile ak akasya akil akilli
aksam al alan alev almak altin ambar amca an ana anahtar anne ara araba ardindan ari arkadas arma armagan
armut arpa ask asker aslan at ates avci avuc ay ayak ayakkabi aycicegi ayi ayna ayran baba bacak bag bahar
bahce bakmak bal balik balina balkon balon bank banka bant bardak baris bas basak basari baskent basvuru bay
bayrak bayram bebek beden bekci belge bereket beyaz bilet bilge bilgi bilgisayar bilmek bina bir bisiklet
bitki biz bobrek bocek boga bogaz bol bolge boncuk borc borek bos boy boya boyun bugday bugun bul bulut burc
burun butce butun buyuk buz cadde cadir cag cagri cakil cali cam cami can canli canta carsamba carsi catal
cati cay cayir ceket cekic cekirdek celik cennet cesur cevap ceviz ceylan ceza cicek ciftci cilek cim cinar
civciv cizgi cocuk col corap corba cuma cumartesi cuzdan dag dakika dal dalga damla dans davet dede defne
defter deger degirmen demir deniz dere dergi ders destan dil dilek dis doga dogru doktor dolap dolu domates
dort doruk dost dudak dugme dugun dunya durak dus dusunce duvar duz eczaci eflatun ekim ekip ekleyin ekmek el
elbise eldiven elma elmas emek en erik erkek esek esinti eski esya et etek ev evren eylul ezgi fare fatura
fener fidan fikir fil filiz film fincan findik firin firsat firtina fistik gece gecit gecmis gel gelecek gelin
gelincik gelmek gemi genc gercek getir geyik gezgin gezi gider git gitmek giysi gok gokkusagi gol golge gomlek
gonul gor gormek goz gozde gozluk guc gul gulucuk gulus gumus gun gunes guney gurur guven guvercin guz guzel
haber hafta hali halk hamle harita hasat hastane hava havlu havuc hayal hayat hayvan hazine hazirlanisi hedef
hediye hesap hikaye hilal hiz hizli huzur igne ilac ilk ilkbahar inci incir indirim inek insan ip ipek ipucu
irmak is isaret isik isin kadin kagit kahvalti kahve kale kalem kalp kan kanat kandil kap kapi kaplumbaga kar
kara karaca karanfil kardelen kardes kare karga kargo karinca karistirin karpuz kart kartal kas kasik kavak
kavun kaya kayik kaynak kaz kazak kazanc keci kedi kelebek keman kemer kemik kent kesif kil kilavuz kilic
kilim kilit kir kiraz kirmizi kis kitap kivilcim kiz koc koca koku kol kolay koltuk komsu konak konu kopek
kopru koru kose kosk koy koyun kral kredi kucuk kulak kule kulot kum kumas kumsal kup kurt kus kutu kuzey kuzu
lale lamba leke lezzet lider liman limon liste maden magara mahalle makas makine malzemeler marka market marti
masa masal mavi mayis maymun mektup meltem menekse mercan merdiven merkez mermer mese mevsim meydan meyve mide
misafir misir mor mum mutfak mutlu mutluluk muzik nane nar nehir nergis ney nilufer nine nokta not ocak oda
odeme odul odun ogle ogrenci ok okul okyanus olmak once onder onemli ordek ordu orkide orman ornek ors ortak
orumcek ot oyun oyuncak ozet ozgur ozgurluk paket pamuk pano pantolon papatya para park parmak pasta patates
patlican pazar pazartesi pembe pencere perde persembe petek peynir pil pinar pirinc pirlanta pisirim portakal
puan pusula radyo rafine renk resim rota ruya ruzgar saat sabah sabun sac saf safak saglik sahin saksi salata
sali salkim sanat sandalye sandik sansli sapka saray sari sarimsak sarki sarmasik satin savas sayfa sayi sebze
secenek sefer sehir seker sel selale semsiye sepet serce serin ses sevgi sevinc seviye sevmek seyir sicak
sihir siir silgi simge simit simsek sinav sinek sinif sise sivri sogan soguk sokak son sonbahar sonra sonuc
soru soz sozlesme su sultan sumbul sunar sut tabak tac tahta taksit tane tarif tarih tarla tas tasarruf tasit
tatil tatli tavsan tavuk taze tebesir tek teklif tekne telefon temel temiz tencere tepe terazi tere terlik top
toprak topuk toz tren turkuaz turna turuncu tutar tuy tuz ucak ucret ucurtma ucuz ufuk ulke ulker ulu ulus
umut un urun usta uyku uzay uzum uzun vadi vakit varlik vatan vergi visne vucut yag yagmur yakin yapmak yaprak
yara yarin yasam yasemin yastik yatak yay yayla yaz yazmak yemek yeni yer yesil yil yilan yildirim yildiz
yogurt yol yolcu yonca yorum yosun yumurta yunus yurek yurt yuva yuz yuzuk zafer zaman zambak zarf zeka zeytin
zil ziraat zirve
`;
