import { describe, expect, it } from 'vitest';
import { buildQuestion, isSentence, QUESTION_LANGUAGES } from './question.rules.ts';

const question = (keyword: string, more: { language?: string; location?: string; template?: string } = {}) =>
  buildQuestion({
    keyword,
    language: more.language ?? 'en',
    location: more.location ?? null,
    template: more.template ?? null,
  });

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
    expect(question('{ in location} $& {keyword}', { template, location: '{keyword}' })).toBe(
      'Best { in location} $& {keyword} in {keyword}?',
    );
  });

  it('a keyword that is a question is asked as it stands, place or not', () => {
    const keyword = 'Which CRM is best for dentists?';
    expect(question(keyword, { location: 'Boston, MA' })).toBe(keyword);
  });

  it('nothing but keyword and place is filled in: no company can enter', () => {
    for (const { template } of Object.values(QUESTION_LANGUAGES)) {
      const blanks = template.match(/\{[^}]*\}/g);
      expect(blanks).toEqual(['{keyword}', '{ in location}']);
    }
  });
});

describe('a keyword is a sentence', () => {
  it.each([
    ['en', 'best crm?'],
    ['en', 'what is the best crm'],
    ['en', 'how to choose payroll software'],
    ['en', 'Should I lease a car'],
    ['en', 'I need an accountant.'],
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
