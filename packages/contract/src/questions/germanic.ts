import { inflected, listed, type QuestionLanguage } from './question-language.ts';

/** Verbs that are as often a noun where they begin a keyword: with one of these behind they are verbs. */
const WITH_OBJECT = inflected(
  'rent , book , order , get , build , start , open , lease , fix , sell , insure , clean , make , create , plan , repair , replace , install , finance , design , move , set up , apply for , sign up for ',
  'a, an, the, my, our, some',
);

export const ENGLISH: QuestionLanguage = {
  template:
    'What are the best options for {keyword}{ in location}? Recommend specific companies or products.',
  choice: '{keyword}{ in location}: which specific companies or products should I consider?',
  request: '{keyword}{ in location}. I am interested in specific companies or products.',
  action: 'I want to {keyword}{ in location}. Which specific companies or products do you recommend?',
  offers: 'Which specific companies or products do you recommend{ in location}?',
  costs: listed('how much, cost, costs, price, prices, pricing, fee, fees'),
  locationPrefix: ' in ',
  prepositions: listed('in, near, around, at, for'),
  openings: listed(
    'what, which, who, where, when, why, how, is there, is it, are there, can i, can you, can we, could you, ' +
      'should i, should we, does it, does anyone, do i, do you, do we, will it, is, are, does, should, could, would',
  ),
  which: listed('which'),
  choices: listed(
    'best, worst, cheapest, fastest, quickest, easiest, safest, simplest, highest, lowest, biggest, largest, smallest, ' +
      'nearest, closest, strongest, finest, greatest, healthiest, friendliest, quietest, lightest, newest, oldest, ' +
      'most, least, leading, the top, top rated, top 3, top 5, top 10, top 20, top 100, top three, top five, top ten, ' +
      'number one, number 1, no 1, #1, highly rated, recommended, recommendation, recommendations, option, options, ' +
      'favourite, favorite, popular, alternative, alternatives, versus, vs, comparison, comparisons, compared, better than',
  ),
  firstChoices: listed('top'),
  requests: listed(
    'recommend, suggest, compare, find, show me, give me, tell me, help me, list the, list some, list all, ' +
      'looking for, search for, searching for, need a, need an, need some, in need of, ' +
      "i need, we need, i want, we want, i am looking, i'm looking, im looking, we are looking, we're looking, " +
      "i would like, i'd like, please",
  ),
  actions: [...listed('buy, hire, choose, learn, refinance, improve, invest in, switch to'), ...WITH_OBJECT],
  actionsStand: 'first',
  notActions: listed(
    'buy to let, buy now pay, buy side, buy nothing, buy one get, hire purchase, hire car, hire cars',
  ),
};

export const GERMAN: QuestionLanguage = {
  template:
    'Was sind die besten Angebote für {keyword}{ in location}? Empfiehl konkrete Unternehmen oder Produkte.',
  choice: '{keyword}{ in location}: Welche konkreten Unternehmen oder Produkte kommen infrage?',
  request: '{keyword}{ in location}. Mich interessieren konkrete Unternehmen oder Produkte.',
  action: 'Ich möchte{ in location} {keyword}. Welche konkreten Unternehmen oder Produkte empfiehlst du?',
  offers: 'Welche konkreten Unternehmen oder Produkte{ in location} empfiehlst du?',
  costs: listed('was kostet, was kosten, wie viel, wieviel, kosten, kostet, preis, preise, wie teuer'),
  locationPrefix: ' in ',
  prepositions: listed('in, bei, nahe, um, für'),
  openings: listed('was, welche, welcher, welches, wer, wo, wann, warum, wie, gibt es, ist es, kann ich'),
  which: listed('welche, welcher, welches, welchen'),
  choices: [
    ...inflected(
      'best, günstigst, billigst, preiswertest, schnellst, größt, kleinst, beliebtest, zuverlässigst, sicherst, ' +
        'einfachst, leichtest, neuest, schönst, hochwertigst, führend, empfohlen',
      'e, er, es, en, em',
    ),
    ...listed(
      'am meisten, am günstigsten, top 3, top 5, top 10, top 20, nummer 1, nummer eins, testsieger, bestenliste, ' +
        'angebot, angebote, alternative, alternativen, option, optionen, vergleich, vergleiche, vs, versus, gegen, ' +
        'empfehlung, empfehlungen, besser als',
    ),
  ],
  firstChoices: listed('top'),
  requests: listed(
    'empfiehl, empfehle, empfehlen sie, vergleiche, vergleichen sie, nenne, nennen sie, nenn mir, zeige, zeig mir, ' +
      'finde, such mir, liste, gib mir, hilf mir, suche, ich suche, wir suchen, ich brauche, wir brauchen, ich möchte, ' +
      'ich will, ich bin auf der suche, bitte',
  ),
  actions: listed(
    'kaufen, mieten, vermieten, leasen, buchen, bestellen, finden, suchen, lernen, verkaufen, vergleichen, wechseln, ' +
      'versichern, reparieren, renovieren, sanieren, erstellen, planen, reinigen, entsorgen, finanzieren, eröffnen, ' +
      'beantragen, umbauen, bauen, gründen, lassen',
  ),
  actionsStand: 'last',
  notActions: [],
};

export const DUTCH: QuestionLanguage = {
  template: 'Wat zijn de beste opties voor {keyword}{ in location}? Noem specifieke bedrijven of producten.',
  choice: '{keyword}{ in location}: welke specifieke bedrijven of producten moet ik overwegen?',
  request: '{keyword}{ in location}. Het gaat mij om specifieke bedrijven of producten.',
  action: 'Ik wil{ in location} {keyword}. Welke specifieke bedrijven of producten raad je aan?',
  offers: 'Welke specifieke bedrijven of producten{ in location} raad je aan?',
  costs: listed('wat kost, wat kosten, hoeveel, kosten, kost, prijs, prijzen, hoe duur'),
  locationPrefix: ' in ',
  prepositions: listed('in, bij, rond, nabij, voor'),
  openings: listed('wat, welke, welk, wie, waar, wanneer, waarom, hoe, is er, zijn er, kan ik'),
  which: listed('welke, welk'),
  choices: listed(
    'best, beste, goedkoopste, voordeligste, snelste, grootste, kleinste, populairste, betrouwbaarste, veiligste, ' +
      'makkelijkste, eenvoudigste, nieuwste, mooiste, leukste, dichtstbijzijnde, meest, minst, toonaangevende, ' +
      'top 3, top 5, top 10, top 20, nummer 1, nummer één, alternatief, alternatieven, optie, opties, vergelijking, ' +
      'vergelijkingen, vs, versus, aanbevolen, aanbeveling, aanbevelingen, aanrader, aanraders, beter dan',
  ),
  firstChoices: listed('top'),
  requests: listed(
    'noem, vergelijk, zoek, vind, toon, adviseer, geef me, geef mij, laat zien, raad me, raad mij, help me, ' +
      'ik zoek, wij zoeken, we zoeken, ik ben op zoek, op zoek naar, ik wil, wij willen, ik heb, ik moet, graag',
  ),
  actions: listed(
    'kopen, huren, verhuren, leasen, boeken, bestellen, vinden, leren, verkopen, vergelijken, oversluiten, ' +
      'verzekeren, repareren, verbouwen, renoveren, maken, bouwen, openen, aanvragen, afsluiten, overstappen, laten',
  ),
  actionsStand: 'last',
  notActions: [],
};
