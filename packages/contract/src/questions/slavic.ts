import { listed, type QuestionLanguage } from './question-language.ts';

export const POLISH: QuestionLanguage = {
  template: 'Jakie są najlepsze opcje dla: {keyword}{ in location}? Poleć konkretne firmy lub produkty.',
  choice: '{keyword}{ in location} – jakie konkretne firmy lub produkty warto rozważyć?',
  request: '{keyword}{ in location}. Interesują mnie konkretne firmy lub produkty.',
  action: 'Chcę {keyword}{ in location}. Jakie konkretne firmy lub produkty polecasz?',
  offers: 'Jakie konkretne firmy lub produkty polecasz{ in location}?',
  costs: listed('ile, kosztuje, kosztują, koszt, koszty, cena, ceny'),
  locationPrefix: ', lokalizacja: ',
  prepositions: listed('w, we, koło, obok, dla, na'),
  openings: listed('jaki, jaka, jakie, który, która, które, kto, gdzie, kiedy, dlaczego, jak, czy, co'),
  which: listed('jaki, jaka, jakie, który, która, które'),
  choices: listed(
    'najlepsz*, najlepiej, najgorsz*, najtańsz*, najtaniej, najszybsz*, najprostsz*, najbezpieczniejsz*, ' +
      'najpopularniejsz*, największ*, najmniejsz*, najnowsz*, najbliższ*, najładniejsz*, najskuteczniejsz*, ' +
      'najbardziej, najmniej, wiodąc*, czołow*, topow*, top 3, top 5, top 10, top 20, numer 1, numer jeden, ranking*, ' +
      'alternatyw*, opcja, opcje, opcji, porównani*, vs, kontra, polecan*, rekomendac*, lepsz*',
  ),
  firstChoices: listed('top'),
  requests: listed(
    'poleć, polec, polećcie, porównaj, porównajcie, znajdź, znajdz, podaj, wymień, pokaż, zaproponuj, doradź, pomóż, ' +
      'szukam, szukamy, potrzebuję, potrzebuje, potrzebujemy, chcę, chcemy, chciałbym, chciałabym, poszukuję, ' +
      'poszukujemy, proszę',
  ),
  actions: listed(
    'kupić, wynająć, zamówić, znaleźć, zarezerwować, wybrać, sprzedać, naprawić, zlecić, porównać, założyć, wziąć, ' +
      'ubezpieczyć, zbudować, wyremontować, nauczyć się, zmienić',
  ),
  actionsStand: 'first',
  notActions: [],
};
