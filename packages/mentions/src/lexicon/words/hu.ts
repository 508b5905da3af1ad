export const words = `
general: ablak ag agy ajandek ajto akarat alma alom angyal anya apa arany arc arcok asztal auto bab baba
bagoly balna banan bank barack barat barlang beka beke beszed bolt bor boritek bors borso buza cica cipo
citrom csalad csend csepp cseresznye csiga csillag csillam csoki cukor dal deru diak dio dob domb draga ebed
eg eger elet ember eper erdo ero ertek eso est este etel evszak ezust fa fal falu farkas fecske feher fej
fekete felho feny fenyo ferfi fesu film fiu fog fold folyo forras friss fu ful furdo fust galamb gazda gomb
gomba gyerek gyertya gyongy gyumolcs gyuru hajnal hajo hal hang hangya haz hegy hely het hid hideg hir ho hold
holgy hollo homok hullam hus ido ifju illat ing iras iskola jatek jeg jo kagylo kakas kalap kanal kapu kave
kecske kek kenyer kert kez kicsi kigyo kincs kiraly kis ko kocsi konyv kor korte kulcs kut kutya lab lampa
lang lany lelek level leves liba liget liliom liszt lo lomb lovag maci macko macska madar magyar malna malom
maradek mese mez mezo mosoly mult nadas nap narancs nev no nota nyak nyar nyil nyul or ora orgona orom
oroszlan orr orszag osz oszlop otthon papir paprika part patak pek pentek piac pillango piros pohar pok pont
por repa ret retek rigo ritmus roka rozsa rubin ruha sajt sal sarga sarkany sas so solyom sotet suti szabad
szappan szarvas szek szekreny szel szello szem szen szep szikla szilva sziv szo szoba szolo szombat tanc
tanyer taska tavasz tea tej tel tenger ter to tojas tolgy toll torony torta tulipan tuz uj ujj ujsag ut uveg
vad vaj var varos vasarnap ver vilag virag viz vonat zab zeller zene zold
`;
