import { describe, expect, it } from 'vitest';
import { isSentence, QUESTION_LANGUAGES, wordQuestion } from './word-question.ts';

const question = (keyword: string, more: { language?: string; location?: string; template?: string } = {}) =>
  wordQuestion(
    { keyword, question: null },
    { language: more.language ?? 'en', place: more.location ?? null, template: more.template ?? null },
  );

describe('the question of a keyword', () => {
  it('a short keyword goes into the template', () => {
    expect(question('crm for dentists')).toBe(
      'What are the best options for crm for dentists? Recommend specific companies or products.',
    );
  });

  it('the place of a local business stands in it', () => {
    expect(question('dentist', { location: 'Boston, MA' })).toBe(
      'What are the best options for dentist in Boston, MA? Recommend specific companies or products.',
    );
  });

  it.each([
    ['en', ' in Bern?'],
    ['de', ' in Bern?'],
    ['fr', ' à Bern ?'],
    ['es', ' en Bern?'],
    ['it', ' a Bern?'],
    ['pt', ' em Bern?'],
    ['nl', ' in Bern?'],
    ['pl', ', lokalizacja: Bern?'],
  ])('in %s it is asked in that language, with keyword and place', (language, place) => {
    const asked = question('software', { language, location: 'Bern' });
    expect(asked).toContain('software');
    expect(asked).toContain(place);
    expect(asked).not.toMatch(/[{}]/);
    expect(question('software', { language })).not.toContain('Bern');
  });

  it('no two languages share a template, and a regional tag uses its language', () => {
    const asked = Object.keys(QUESTION_LANGUAGES).map((language) => question('software', { language }));
    expect(new Set(asked).size).toBe(8);
    expect(question('software', { language: 'pt-BR' })).toBe(question('software', { language: 'pt' }));
  });

  it('a language without a template is asked in English', () => {
    expect(question('software', { language: 'fil' })).toBe(question('software'));
    expect(question('software', { language: 'ja' })).toBe(question('software'));
  });

  it("the administrator's template takes the place of the product's, each blank as often as it stands there", () => {
    const template = 'Name three {keyword} makers{ in location}. Only {keyword}.';
    expect(question('ski', { template, location: 'Bern' })).toBe('Name three ski makers in Bern. Only ski.');
  });

  it('braces and replacement signs in a keyword stand for themselves', () => {
    const template = 'Best {keyword}{ in location}?';
    expect(question('{keyword} $& { in location}', { template, location: '{keyword}' })).toBe(
      'Best {keyword} $& { in location} in {keyword}?',
    );
  });

  it('a keyword that is a question is asked as it stands, place or not', () => {
    const keyword = 'Which CRM is best for dentists?';
    expect(question(keyword, { location: 'Boston, MA' })).toBe(keyword);
  });

  it('nothing but keyword and place is filled in: no company can enter', () => {
    for (const { template, choice, request, action } of Object.values(QUESTION_LANGUAGES)) {
      for (const form of [template, choice, request, action ?? template]) {
        const blanks = form.match(/\{[^}]*\}/g);
        expect(blanks?.toSorted()).toEqual(['{ in location}', '{keyword}']);
      }
    }
  });

  it("is the user's own where there is one, whatever the template and the place", () => {
    const own = 'Which accounting app do bakers in Linz like?';
    const wording = { language: 'de', place: 'Bern', template: 'Name {keyword}{ in location}.' };
    expect(wordQuestion({ keyword: 'best accounting app', question: own }, wording)).toBe(own);
  });
});

describe('a keyword is a sentence', () => {
  it.each([
    ['en', 'best crm?'],
    ['en', 'what is the best crm'],
    ['en', 'how to choose payroll software'],
    ['en', 'Should I lease a car'],
    ['en', 'I need an accountant.'],
    ['en', 'is hubspot worth it'],
    ['en', 'does notion work offline'],
    ['de', 'is hubspot worth it'],
    ['en', 'accounting software for a small bakery with two shops'],
    ['de', 'welche bank ist gut'],
    ['de', 'gibt es gute buchhaltungssoftware'],
    ['de', 'what is the best bank'],
    ['fr', 'quel logiciel choisir'],
    ['es', 'por qué usar un crm'],
    ['it', 'qual è il migliore'],
    ['pt', 'o que é um crm'],
    ['nl', 'wat is een goede bank'],
    ['pl', 'jaki bank jest dobry'],
    ['ja', '会計ソフトはどれがいいですか？'],
    ['zh', '推荐一个会计软件。'],
    ['en', 'which crm'],
    ['de', 'welche bank'],
    ['fr', 'quelle banque'],
    ['es', 'cuál banco'],
    ['it', 'quale banca'],
    ['pt', 'qual banco'],
    ['nl', 'welke bank'],
    ['pl', 'który bank'],
  ])('in %s: %s', (language, keyword) => {
    expect(isSentence(keyword, language)).toBe(true);
  });

  it.each([
    ['en', 'crm'],
    ['en', 'Yahoo!'],
    ['en', 'Smith & Sons Ltd.'],
    ['en', 'do it yourself kits'],
    ['en', 'will writing services'],
    ['en', 'can opener electric'],
    ['en', 'how to'],
    ['en', 'whatsapp for business'],
    ['en', 'como hotel london'],
    ['de', 'wasser filter system'],
    ['en', 'accounting software for a small bakery shop'],
  ])('not in %s: %s', (language, keyword) => {
    expect(isSentence(keyword, language)).toBe(false);
  });
});

/** What keywords of one language become: the table that somebody who speaks it reads. */
const TABLE: Record<string, readonly [keyword: string, asked: string][]> = {
  en: [
    [
      'best accounting app',
      'Best accounting app in Bern: which specific companies or products should I consider?',
    ],
    [
      'crm best for dentists',
      'crm best for dentists in Bern: which specific companies or products should I consider?',
    ],
    ['Top 10 CRM tools', 'Top 10 CRM tools in Bern: which specific companies or products should I consider?'],
    [
      'top-rated plumbers',
      'Top-rated plumbers in Bern: which specific companies or products should I consider?',
    ],
    [
      'most reliable web host',
      'Most reliable web host in Bern: which specific companies or products should I consider?',
    ],
    [
      'Salesforce alternatives',
      'Salesforce alternatives in Bern: which specific companies or products should I consider?',
    ],
    [
      'HubSpot vs. Salesforce',
      'HubSpot vs. Salesforce in Bern: which specific companies or products should I consider?',
    ],
    [
      'recommend a dentist',
      'Recommend a dentist in Bern. I am interested in specific companies or products.',
    ],
    [
      'please recommend a dentist',
      'Please recommend a dentist in Bern. I am interested in specific companies or products.',
    ],
    ['compare crm tools.', 'Compare crm tools in Bern. I am interested in specific companies or products.'],
    [
      'I need an accountant',
      'I need an accountant in Bern. I am interested in specific companies or products.',
    ],
    [
      'buy running shoes',
      'I want to buy running shoes in Bern. Which specific companies or products do you recommend?',
    ],
    ['rent a car', 'I want to rent a car in Bern. Which specific companies or products do you recommend?'],
    [
      'rent payment software',
      'What are the best options for rent payment software in Bern? Recommend specific companies or products.',
    ],
    [
      'buy to let mortgage',
      'What are the best options for buy to let mortgage in Bern? Recommend specific companies or products.',
    ],
    [
      'book club',
      'What are the best options for book club in Bern? Recommend specific companies or products.',
    ],
    [
      'restaurant',
      'What are the best options for restaurant in Bern? Recommend specific companies or products.',
    ],
    [
      'investment advice',
      'What are the best options for investment advice in Bern? Recommend specific companies or products.',
    ],
  ],
  de: [
    [
      'beste buchhaltungsapp',
      'Beste buchhaltungsapp in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    ],
    [
      'günstigster Stromanbieter',
      'Günstigster Stromanbieter in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    ],
    [
      'CRM im Vergleich',
      'CRM im Vergleich in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    ],
    ['best crm', 'Best crm in Bern: Welche konkreten Unternehmen oder Produkte kommen infrage?'],
    [
      'empfiehl einen Zahnarzt',
      'Empfiehl einen Zahnarzt in Bern. Mich interessieren konkrete Unternehmen oder Produkte.',
    ],
    [
      'Ich suche einen Steuerberater',
      'Ich suche einen Steuerberater in Bern. Mich interessieren konkrete Unternehmen oder Produkte.',
    ],
    [
      'laufschuhe kaufen',
      'Ich möchte in Bern laufschuhe kaufen. Welche konkreten Unternehmen oder Produkte empfiehlst du?',
    ],
    [
      'Website erstellen lassen',
      'Ich möchte in Bern Website erstellen lassen. Welche konkreten Unternehmen oder Produkte empfiehlst du?',
    ],
    [
      'buy running shoes',
      'Was sind die besten Angebote für buy running shoes in Bern? Empfiehl konkrete Unternehmen oder Produkte.',
    ],
    [
      'bestattung',
      'Was sind die besten Angebote für bestattung in Bern? Empfiehl konkrete Unternehmen oder Produkte.',
    ],
    [
      'steuerberater',
      'Was sind die besten Angebote für steuerberater in Bern? Empfiehl konkrete Unternehmen oder Produkte.',
    ],
  ],
  fr: [
    [
      'meilleur logiciel de compta',
      'Meilleur logiciel de compta à Bern : quelles entreprises ou quels produits précis envisager ?',
    ],
    [
      "l'assurance auto la moins chère",
      "l'assurance auto la moins chère à Bern : quelles entreprises ou quels produits précis envisager ?",
    ],
    ['comparatif crm', 'Comparatif crm à Bern : quelles entreprises ou quels produits précis envisager ?'],
    [
      'recommande-moi un dentiste',
      "Recommande-moi un dentiste à Bern. Ce qui m'intéresse : des entreprises ou des produits précis.",
    ],
    [
      'je cherche un plombier',
      "Je cherche un plombier à Bern. Ce qui m'intéresse : des entreprises ou des produits précis.",
    ],
    [
      'acheter des chaussures',
      'Quelles sont les meilleures options pour acheter des chaussures à Bern ? Recommande des entreprises ou des produits précis.',
    ],
    [
      'logiciel de paie',
      'Quelles sont les meilleures options pour logiciel de paie à Bern ? Recommande des entreprises ou des produits précis.',
    ],
  ],
  es: [
    [
      'mejor app de contabilidad',
      'Mejor app de contabilidad en Bern: ¿qué empresas o productos concretos debería considerar?',
    ],
    [
      'seguro de coche más barato',
      'seguro de coche más barato en Bern: ¿qué empresas o productos concretos debería considerar?',
    ],
    [
      'alternativas a Salesforce',
      'Alternativas a Salesforce en Bern: ¿qué empresas o productos concretos debería considerar?',
    ],
    [
      'recomiéndame un dentista',
      'Recomiéndame un dentista en Bern. Me interesan empresas o productos concretos.',
    ],
    ['necesito un contable', 'Necesito un contable en Bern. Me interesan empresas o productos concretos.'],
    [
      'comprar zapatillas',
      '¿Cuáles son las mejores opciones para comprar zapatillas en Bern? Recomienda empresas o productos concretos.',
    ],
    [
      'gestoría',
      '¿Cuáles son las mejores opciones para gestoría en Bern? Recomienda empresas o productos concretos.',
    ],
  ],
  it: [
    [
      'miglior app di contabilità',
      'Miglior app di contabilità a Bern: quali aziende o prodotti specifici dovrei considerare?',
    ],
    [
      'assicurazione auto più economica',
      'assicurazione auto più economica a Bern: quali aziende o prodotti specifici dovrei considerare?',
    ],
    [
      'alternative a Salesforce',
      'Alternative a Salesforce a Bern: quali aziende o prodotti specifici dovrei considerare?',
    ],
    [
      'consigliami un dentista',
      'Consigliami un dentista a Bern. Mi interessano aziende o prodotti specifici.',
    ],
    ['cerco un idraulico', 'Cerco un idraulico a Bern. Mi interessano aziende o prodotti specifici.'],
    [
      'comprare scarpe',
      'Quali sono le migliori opzioni per comprare scarpe a Bern? Consiglia aziende o prodotti specifici.',
    ],
    [
      'commercialista',
      'Quali sono le migliori opzioni per commercialista a Bern? Consiglia aziende o prodotti specifici.',
    ],
  ],
  pt: [
    [
      'melhor app de contabilidade',
      'Melhor app de contabilidade em Bern: que empresas ou produtos específicos devo considerar?',
    ],
    [
      'seguro auto mais barato',
      'seguro auto mais barato em Bern: que empresas ou produtos específicos devo considerar?',
    ],
    [
      'alternativas ao Salesforce',
      'Alternativas ao Salesforce em Bern: que empresas ou produtos específicos devo considerar?',
    ],
    [
      'recomende um dentista',
      'Recomende um dentista em Bern. Tenho interesse em empresas ou produtos específicos.',
    ],
    [
      'preciso de um contador',
      'Preciso de um contador em Bern. Tenho interesse em empresas ou produtos específicos.',
    ],
    [
      'comprar sapatos',
      'Quais são as melhores opções para comprar sapatos em Bern? Recomende empresas ou produtos específicos.',
    ],
    [
      'contador',
      'Quais são as melhores opções para contador em Bern? Recomende empresas ou produtos específicos.',
    ],
  ],
  nl: [
    [
      'beste boekhoudapp',
      'Beste boekhoudapp in Bern: welke specifieke bedrijven of producten moet ik overwegen?',
    ],
    [
      'goedkoopste autoverzekering',
      'Goedkoopste autoverzekering in Bern: welke specifieke bedrijven of producten moet ik overwegen?',
    ],
    [
      'alternatieven voor Salesforce',
      'Alternatieven voor Salesforce in Bern: welke specifieke bedrijven of producten moet ik overwegen?',
    ],
    [
      'vergelijk crm tools',
      'Vergelijk crm tools in Bern. Het gaat mij om specifieke bedrijven of producten.',
    ],
    [
      'ik zoek een loodgieter',
      'Ik zoek een loodgieter in Bern. Het gaat mij om specifieke bedrijven of producten.',
    ],
    ['schoenen kopen', 'Ik wil in Bern schoenen kopen. Welke specifieke bedrijven of producten raad je aan?'],
    [
      'boekhouder',
      'Wat zijn de beste opties voor boekhouder in Bern? Noem specifieke bedrijven of producten.',
    ],
  ],
  pl: [
    [
      'najlepsza aplikacja księgowa',
      'Najlepsza aplikacja księgowa, lokalizacja: Bern – jakie konkretne firmy lub produkty warto rozważyć?',
    ],
    [
      'ranking biur rachunkowych',
      'Ranking biur rachunkowych, lokalizacja: Bern – jakie konkretne firmy lub produkty warto rozważyć?',
    ],
    [
      'alternatywa dla Salesforce',
      'Alternatywa dla Salesforce, lokalizacja: Bern – jakie konkretne firmy lub produkty warto rozważyć?',
    ],
    ['poleć dentystę', 'Poleć dentystę, lokalizacja: Bern. Interesują mnie konkretne firmy lub produkty.'],
    [
      'szukam hydraulika',
      'Szukam hydraulika, lokalizacja: Bern. Interesują mnie konkretne firmy lub produkty.',
    ],
    ['kupić buty', 'Chcę kupić buty, lokalizacja: Bern. Jakie konkretne firmy lub produkty polecasz?'],
    [
      'najem mieszkania',
      'Jakie są najlepsze opcje dla: najem mieszkania, lokalizacja: Bern? Poleć konkretne firmy lub produkty.',
    ],
    [
      'księgowa',
      'Jakie są najlepsze opcje dla: księgowa, lokalizacja: Bern? Poleć konkretne firmy lub produkty.',
    ],
  ],
};

describe('a keyword with a superlative, a verb or a request of its own', () => {
  it('is asked accordingly in every language there is', () => {
    expect(Object.keys(TABLE)).toEqual(Object.keys(QUESTION_LANGUAGES));
  });

  it.each(
    Object.entries(TABLE).flatMap(([language, rows]) =>
      rows.map(([keyword, asked]) => ({ language, keyword, asked })),
    ),
  )('in $language: $keyword', ({ language, keyword, asked }) => {
    expect(question(keyword, { language, location: 'Bern' })).toBe(asked);
    const place = QUESTION_LANGUAGES[language]?.locationPrefix ?? '';
    expect(question(keyword, { language })).toBe(asked.replace(`${place}Bern`, ''));
  });

  it.each(Object.entries(QUESTION_LANGUAGES))(
    'no word of %s is doubled by the form it goes into',
    (tag, tables) => {
      const { choices, firstChoices, requests } = tables;
      const rest = (asked: string) => ` ${asked.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `;
      for (const phrase of [...choices, ...firstChoices, ...requests]) {
        const words = phrase.replace('*', '');
        const asked = question(`${words} qqq`, { language: tag });
        if (asked.includes('qqq')) expect(rest(asked).split(` ${rest(words).trim()}`), asked).toHaveLength(2);
        else expect.unreachable(asked);
      }
    },
  );
});

describe('a favourite or something popular', () => {
  it.each(['favourite bakery', 'popular ai tools list'])('is a choice already: %s', (keyword) => {
    expect(question(keyword)).not.toContain('best options');
  });
});

describe("a keyword in the administrator's template", () => {
  it('goes into it unless both speak of the choice', () => {
    const plain = 'Tell me about {keyword}{ in location}.';
    expect(question('best crm', { template: 'Which makers of {keyword} are there?' })).toBe(
      'Which makers of best crm are there?',
    );
    expect(
      question('best crm', { template: 'Name the leading {keyword}{ in location}.', location: 'Bern' }),
    ).toBe('Best crm in Bern: which specific companies or products should I consider?');
    expect(question('bestes crm', { language: 'de', template: 'Nenne die besten {keyword}.' })).toBe(
      'Bestes crm: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    );
    expect(question('crm', { template: 'Name the leading {keyword}.' })).toBe('Name the leading crm.');
    expect(question('buy shoes', { template: 'Who knows {keyword}?' })).toBe('Who knows buy shoes?');
    expect(question('crm', { template: plain })).toBe('Tell me about crm.');
  });
});

describe('the place of a keyword that names it', () => {
  const asked = (keyword: string, location = 'Boston, MA') => question(keyword, { location });

  it.each([
    'dentist boston',
    'dentist in boston area',
    'Boston dentist',
    'kids Boston dentist',
    'dentist Boston, MA',
  ])('is not said twice: %s', (keyword) => {
    expect(asked(keyword)).toBe(
      `What are the best options for ${keyword}? Recommend specific companies or products.`,
    );
  });

  it('is said where the same word means something else', () => {
    expect(asked('bath renovation', 'Bath')).toContain('bath renovation in Bath?');
    expect(asked('bostonian shoes')).toContain('bostonian shoes in Boston, MA?');
    expect(asked('new dentist', 'New York, NY')).toContain('new dentist in New York, NY?');
  });

  it('of several words is known as a whole', () => {
    expect(asked('dentist new york', 'New York, NY')).not.toContain('NY');
  });
});
