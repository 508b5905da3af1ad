export const words = `
general: aalto aamu aani aarre aasi ahven aika aita aiti ajatus akku ala alku ankka ankkuri apina appelsiini
apu arki asema asia aurinko auto avain ehdotus elain elama elo elokuva enkeli etana haarukka hai halla halli
halpa hamahakki hana hanhi harja harmaa hattu hauki haukka hauska hedelma heina helmi henki hevonen hiekka
hiha hiiri hiki hinta hirvi hius hopea huone huuli huvi hylje hyva ikkuna ilma ilo ilta isa iso jaa jalka
janis jarvi joki joulu jousi joutsen juhla juna juoma juuri juusto kaali kaappi kahvi kaivo kaki kakku kala
kallio kana kansa kansi kanta kanto karhu karkki kartta kasi kasvi katto katu kaula kauppa kaupunki keitto
keli kello kenka kesa ketju kettu kevaat kevat kieli kirahvi kirja kirje kirkko kissa kivi koira koivu kone
kori korkea koru korva koski koti kotka koulu kreivi kruunu kukka kukko kulho kulta kumpu kuningas kurki
kurkku kuu kuusi kuva kyla kyna kynttila laakso laatikko lahde lahja lahti laiva lakka lakki lammas lampi
lampo lanka lapsi lasi latu laulu lautanen lehma lehti leijona leipa lelu lento lentokone lepo liekki liha
lintu lohi loma loppu lumi luokka luonto lusikka lyhty maa maailma maali maito maja makea makkara malja
mansikka manty marja matka meri metsa miekka mieli mies muki muna museo musta mustikka mylly myrsky nako naky
nalka nalle nena neula niitty nimi nokka norsu nuoli nuoret nuori nuotio nurmi oja oksa olut omena onni opas
orava ovi pahkina paikka paita paiva pallo palo paperi peili pelto peruna pieni piha pihla pihlaja pilvi pinta
pippuri poika polku pollo pora poro portti posti poyta puisto pullo puna punainen puro puu pyora raha raja
ranta rauha ravintola reitti revontuli riemu riisi rinta rouva ruis ruoka ruoste ruusu saapas saari sade saha
sakset salaatti salo sana sanky satama satu sauna savu seina sieni siili silma silta sininen sipuli sisko
sohva soitto sokeri sormi sormus sota sukka suksi suo suola suomi susi suu suuri sydan syksy tahka tahti taika
taivas talo talvi tammi tanssi tarha tarina taulu tee teltta tie tiikeri tikku tori torni totuus tuli tuoli
tupa tuuli tytto uni uuni uusi vaaka vaara vaate valkoinen valo vanha vapaus vari varis varjo vasara vauva
veitsi veli vene verho vesi vihko vihrea viikko viima viini villa virta voima vuohi vuori vuosi yo yrtti
ystava
`;
