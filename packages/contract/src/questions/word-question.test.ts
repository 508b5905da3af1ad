import { describe, expect, it } from 'vitest';
import { TABLE } from './word-question.fixture.ts';
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

describe('from version 2 on', () => {
  const PLACE = { place: 'Wien', template: null };
  const worded = (keyword: string, language: string, version: number) =>
    wordQuestion({ keyword, question: null }, { ...PLACE, language, version });

  it.each([
    [
      'de',
      'was kosten Bäckereien mit Filialen',
      'was kosten Bäckereien mit Filialen? Welche konkreten Unternehmen oder Produkte in Wien empfiehlst du?',
    ],
    [
      'en',
      'how much do accounting software cost',
      'how much do accounting software cost? Which specific companies or products do you recommend in Wien?',
    ],
    [
      'en',
      'How much is a dentist in Wien?',
      'How much is a dentist in Wien? Which specific companies or products do you recommend?',
    ],
    [
      'fr',
      'combien coûte un plombier ?',
      'combien coûte un plombier ? Quelles entreprises ou quels produits précis recommandes-tu à Wien ?',
    ],
  ])('in %s a question about prices also asks for companies: %s', (language, keyword, asked) => {
    expect(worded(keyword, language, 2)).toBe(asked);
    expect(worded(keyword, language, 1)).toBe(keyword);
  });

  it.each([
    ['en', 'what is the best price for a crm'],
    ['en', 'which crm has fair prices?'],
    ['de', 'welche bank hat geringe kosten'],
    ['en', 'what is double entry bookkeeping'],
  ])('in %s a question that asks for a choice, or for no price, stays: %s', (language, keyword) => {
    expect(worded(keyword, language, 2)).toBe(keyword);
  });

  it('words to buy of another language, and of sites, are not asked for options', () => {
    expect(worded('sachertorte Wien kaufen', 'en', 2)).toBe(
      'sachertorte Wien kaufen: which specific companies or products should I consider?',
    );
    expect(worded('sachertorte Wien kaufen', 'en', 1)).toBe(
      'What are the best options for sachertorte Wien kaufen? Recommend specific companies or products.',
    );
    expect(worded('Bäckerei Verzeichnis', 'de', 2)).toBe(
      'Bäckerei Verzeichnis in Wien: Welche konkreten Unternehmen oder Produkte kommen infrage?',
    );
  });

  it('has words for prices and who offers it in every language', () => {
    for (const { costs, offers } of Object.values(QUESTION_LANGUAGES)) {
      expect(costs.length).toBeGreaterThan(2);
      expect(offers.match(/\{[^}]*\}/g)).toEqual(['{ in location}']);
    }
  });
});
