import { foldText } from '../text/fold.ts';

/** What a reader is told to do: the steps of a way, in the languages that are written with capitals. */
export const IMPERATIVES: ReadonlySet<string> = new Set(
  foldText(`
add adjust apply ask assign avoid bake begin book boil build buy call change check choose clean clear click close combine compare configure connect consider contact cook copy create cut decide define delete determine disable divide download drain dry edit enable enter explore fill find fold follow gather get give go heat hire identify import include insert install invest invite join keep knead learn leave let limit log look make mark measure melt mix monitor move offer open order organize pay pick place plan plug post pour prepare press prevent protect pull push put read record reduce register remove replace reset restart rinse roll run save schedule search select sell send set share shape show sign skip soak start stay stir stop store switch take talk tap test tighten track train transfer try turn uninstall unplug update upgrade upload use visit wait warm wash watch wear weigh wipe work write
achte achten backe backen beginne beginnen bereite besuche besuchen drücke erstelle erstellen füge gehe gehen halte installiere installieren kaufe kaufen klicke klicken knete kneten lade laden lass lassen lege legen melde mische mischen nimm nutze nutzen nehmen öffne öffnen plane planen prüfe prüfen registriere rühre schließe setze setzen stelle stellen suche suchen teste testen trage verbinde vergleiche vergleichen vermeide vermeiden verwende verwenden wähle wählen
achetez ajoutez appliquez appuyez choisissez cliquez commencez comparez connectez contactez créez demandez désactivez essayez évitez faites fermez gardez installez laissez lancez lavez mélangez mettez notez ouvrez payez pétrissez placez planifiez préparez prenez remplacez réservez sélectionnez suivez téléchargez testez utilisez vérifiez versez visitez
abre agrega añade aplica busca cierra compara compra conecta configura crea descarga elige evita haz instala lava mezcla mide pon prepara prueba reserva revisa selecciona sigue usa utiliza verifica visita
apri aggiungi applica cerca chiudi collega confronta controlla crea evita fai imposta impasta installa lava mescola metti prendi prepara prova prenota scarica scegli segui seleziona usa utilizza verifica visita
abra adicione aplique baixe busque compare compre conecte configure crie escolha evite experimente faça instale lave misture prepare procure selecione siga use utilize verifique visite
bak begin bekijk bezoek controleer download gebruik ga installeer kies klik koop kneed maak meng neem open plaats plan probeer selecteer sluit stel test vergelijk vermijd verwijder voeg zet zoek
dodaj kliknij kup mieszaj otwórz piecz pobierz porównaj przygotuj sprawdź unikaj ustaw użyj włącz wybierz wyłącz zainstaluj załóż zamknij zrób
bag brug download find gå hent installer klik køb læg lav opret prøv sæt sammenlign tag tilføj undgå vælg
använd baka börja blanda gå hämta installera jämför klicka köp lägg öppna prova sätt skapa ta undvik välj
`).match(/\S+/g),
);
