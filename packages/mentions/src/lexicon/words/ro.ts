export const words = `
general: abur acasa acoperis adevar afaceri afine alb albastru albi albina aluat aluna amiaza amurg an animal
anotimp apa apus arama arbore arc ardei argint arici armata arta artar aur avion baiat balena banana banca
barba barca basm bataie bazar bere bloc bomboana brad branza bucatarie bucurie bufnita bujor bun bunic burta
busuioc cadou cafea caine cal cald cale camp cana cantec cap capra car carne carte cartof casa castan castel
ceapa ceas cer cerb cereale cheie chibrit ciocarlie ciocolata cireasa clopot coada codru colina comoara copac
copil corabie corb corn cort cosmos crin cuib culoare cutit cuvant dans dar deal dealuri deget delfin
dimineata dinte dor drag dragoste drapel drum dulce duminica echipa elan erou fag faina familie fantana far
farfurie fata femeie fereastra fericire ficat fier film flacara floare fluture foame foarfeca foc frag frate
frig fruct frumos frunza fulg fulger furnica gaina galben gand garoafa geanta gheata ghinda ghiocel gradina
grau gura haina hambar harta hornbeam iarba iarna iepure imparat inel inger inima insula iubire izvor joc lac
lalea lama lampa lan lana lapte lavanda leu libertate lighioana limba linie linte lume lumina luna luntre lup
lupta mac magazin maimuta mama mana mancare mandru mar mare masa masura matase medic miel miere minge mireasma
miscare moara moneda morcov munte mura muzica nas natura noapte nor nou nuc nuca oaie oameni ocean ochi
oglinda om oras orasel orez orizont orz os ou pace padure paine palat pamant pana panda pantof para pasare pat
patru peisaj pepene perete perla peste piata piatra piele piper pisica plaja ploaie plop poarta pod poezie
porc port portocala poveste prajitura prieten primavara pruna pui putere randunica rata rau raza raze rege
regina ren roata rosie rosu roua sanatate sare sarpe sat scara scaun scoala scoica scut seara secol soare
soarece soba soim sora spic stanca stea stejar strugure struguri sucuri suflet sunet tacere tara tata tei
tigru timp toamna tort trandafir tren tunet unt ureche urs ursulet usturoi vaca val vale vanator vant vara vas
vatra verde veverita viata vie vin vioara viori vis visina vulpe vultur zahar zambet zana zapada zi zid ziua
zmeura zori
`;
