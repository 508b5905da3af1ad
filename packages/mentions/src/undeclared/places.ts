import { foldText } from '../text/fold.ts';

/** Cities, regions and countries that answers write beside companies; no company is found under these words alone. */
export const PLACES: ReadonlySet<string> = new Set(
  foldText(`
york jersey orleans zealand delhi united emirates kingdom states mongolia greenland malta cyprus luxembourg monaco estonia latvia lithuania belarus moldova serbia croatia slovenia bosnia kosovo albania macedonia armenia azerbaijan kazakhstan uzbekistan iran iraq syria lebanon qatar kuwait bahrain oman yemen afghanistan nepal bangladesh myanmar laos cambodia senegal mali uganda tanzania rwanda zambia zimbabwe botswana namibia angola mozambique algeria tunisia libya somalia bolivia paraguay uruguay ecuador venezuela panama guatemala honduras nicaragua salvador haiti dominican bahamas barbados
amsterdam rotterdam utrecht eindhoven groningen antwerp antwerpen brussels bruxelles brussel ghent gent bruges brugge copenhagen kopenhagen aarhus odense stockholm goteborg gothenburg malmo uppsala bergen trondheim stavanger helsinki espoo tampere turku reykjavik tallinn riga vilnius warsaw warszawa krakow cracow krakau lodz wroclaw poznan gdansk gdynia katowice lublin szczecin bydgoszcz praha prag brno ostrava plzen olomouc bratislava kosice budapest debrecen szeged bucharest bucuresti cluj timisoara sofia plovdiv varna belgrade beograd zagreb ljubljana sarajevo athens thessaloniki athen istanbul ankara izmir antalya bursa kyiv kiev kharkiv odesa lviv moscow moskau moskva petersburg kazan
munich munchen frankfurt hamburg koln cologne stuttgart dusseldorf dortmund essen leipzig dresden hannover nurnberg bremen bonn mannheim karlsruhe augsburg wiesbaden freiburg mainz kiel rostock heidelberg potsdam ulm regensburg wurzburg aachen kassel erfurt jena bayern bavaria sachsen hessen thuringen saarland brandenburg nordrhein westfalen niedersachsen schleswig holstein wurttemberg mecklenburg vorpommern
wien graz linz salzburg innsbruck klagenfurt bregenz tirol karnten steiermark burgenland zurich genf lausanne basel bern luzern winterthur lugano davos tessin
marseille toulouse nantes strasbourg montpellier bordeaux lille rennes reims grenoble dijon angers nimes tours avignon annecy brest limoges amiens normandie bretagne provence alsace savoie corse
madrid barcelona zaragoza malaga murcia palma bilbao alicante alacant badajoz lugo cadiz girona tarragona vigo gijon coruna pamplona salamanca toledo burgos leon santander andalucia cataluna galicia asturias navarra aragon castilla extremadura canarias tenerife mallorca ibiza
rome roma milan milano napoli naples turin torino palermo genova bologna firenze venezia venice bari catania padova trieste brescia parma modena sardegna sardinia toscana tuscany lombardia veneto puglia calabria
lisbon lisboa porto braga coimbra faro aveiro algarve alentejo madeira acores
dublin cork galway limerick belfast edinburgh glasgow cardiff birmingham manchester liverpool leeds sheffield bristol newcastle nottingham leicester brighton oxford cambridge southampton heathrow gatwick yorkshire cornwall
angeles francisco diego antonio jose vegas chicago philadelphia detroit seattle portland minneapolis atlanta miami tampa baltimore pittsburgh cincinnati charlotte nashville memphis louisville milwaukee sacramento oakland tucson mesa albuquerque omaha tulsa wichita boise honolulu anchorage brooklyn manhattan queens bronx hoboken buffalo rochester providence hartford raleigh durham richmond norfolk charleston savannah jacksonville
toronto montreal vancouver calgary ottawa edmonton winnipeg halifax
sydney melbourne brisbane perth adelaide auckland wellington christchurch canberra
tokyo osaka kyoto yokohama nagoya sapporo fukuoka seoul busan incheon beijing shanghai shenzhen guangzhou hangzhou chengdu taipei hong kong macau bangkok chiang phuket hanoi saigon manila jakarta surabaya bandung kuala lumpur penang mumbai bangalore bengaluru hyderabad chennai kolkata pune karachi lahore islamabad dhaka colombo kathmandu dubai abu dhabi doha riyadh jeddah muscat beirut amman jerusalem aviv haifa cairo alexandria casablanca marrakech tunis lagos nairobi accra johannesburg durban pretoria
bogota medellin cali cartagena quito guayaquil caracas lima arequipa cusco rio janeiro sao paulo brasilia recife salvador curitiba fortaleza manaus belem goiania campinas buenos aires rosario mendoza montevideo asuncion guadalajara monterrey cancun tijuana puebla queretaro
europe europa asia africa afrika america amerika eu emea apac latam dach scandinavia skandinavien alps alpen balkan mediterranean atlantic pacific arctic
europäische ameryka turecko turkei griechenland spanien grecia egipto francja hiszpania wlochy anglia szwajcaria austria belgia holandia
москва москве москвы петербург петербурге санкт россия россии казань новосибирск екатеринбург україна україні київ києві львів харків одеса одесі
αθήνα θεσσαλονίκη ελλάδα ελλάδας
`).match(/\S+/g),
);
