import { describe, expect, it } from 'vitest';
import { guessIntent } from './guess-intent.ts';
import { INTENT_WORDS } from './intent-words.ts';
import { QUESTION_LANGUAGES } from './word-question.ts';

const guess = (keyword: string, language = 'en', place: string | null = null) =>
  guessIntent(keyword, { language, place });

describe('why somebody types a keyword', () => {
  it.each([
    ['accounting software', 'commercial'],
    ['best accounting software', 'commercial'],
    ['xero vs quickbooks', 'commercial'],
    ['cheapest accounting software', 'commercial'],
    ['recommend an accountant', 'commercial'],
    ['Which bookshop is best for gifts?', 'commercial'],
    ['gift books', 'commercial'],
    ['contact lenses', 'commercial'],
    ['order management software', 'commercial'],
    ['buy running shoes', 'transactional'],
    ['accounting software pricing', 'transactional'],
    ['hire a photographer', 'transactional'],
    ['How much does an accountant cost?', 'transactional'],
    ['car insurance quotes', 'transactional'],
    ['how to choose an accountant', 'informational'],
    ['What is double-entry bookkeeping?', 'informational'],
    ['bookkeeping tips', 'informational'],
    ['why is my website so slow', 'informational'],
    ['coffee near me', 'local'],
    ['best dentist in my area', 'local'],
    ['accountants directory', 'navigational'],
    ['bank customer service', 'navigational'],
  ])('of “%s” is %s', (keyword, intent) => {
    expect(guess(keyword)).toBe(intent);
  });

  it.each([
    ['de', 'buchhaltungssoftware', 'commercial'],
    ['de', 'beste buchhaltungssoftware', 'commercial'],
    ['de', 'Laufschuhe kaufen', 'transactional'],
    ['de', 'Zahnarzt in der Nähe', 'local'],
    ['de', 'Was ist doppelte Buchführung?', 'informational'],
    ['de', 'Buchhaltung Tipps', 'informational'],
    ['de', 'Bank Öffnungszeiten', 'navigational'],
    ['fr', 'logiciel de comptabilité', 'commercial'],
    ['fr', 'prix logiciel de comptabilité', 'transactional'],
    ['fr', 'dentiste près de chez moi', 'local'],
    ['fr', 'exemples de facture', 'informational'],
    ['fr', 'banque service client', 'navigational'],
    ['es', 'comprar zapatillas', 'transactional'],
    ['es', 'dentista cerca de mí', 'local'],
    ['es', 'qué es la contabilidad', 'informational'],
    ['it', 'scarpe da corsa in offerta', 'transactional'],
    ['it', 'dentista vicino a me', 'local'],
    ['it', 'esempi di fattura', 'informational'],
    ['pt', 'preço de software', 'transactional'],
    ['pt', 'dentista perto de mim', 'local'],
    ['pt', 'dicas de contabilidade', 'informational'],
    ['nl', 'boekhoudsoftware prijs', 'transactional'],
    ['nl', 'tandarts in de buurt', 'local'],
    ['nl', 'voorbeeld factuur', 'informational'],
    ['pl', 'kupić buty do biegania', 'transactional'],
    ['pl', 'dentysta w pobliżu', 'local'],
    ['pl', 'co to jest faktura', 'informational'],
  ])('in %s, of “%s” is %s', (language, keyword, intent) => {
    expect(guess(keyword, language)).toBe(intent);
  });

  it('is told by English words in every language, and by those of another one in none', () => {
    expect(guess('running shoes near me', 'de')).toBe('local');
    expect(guess('zapatillas cerca de mí', 'de')).toBe('commercial');
    expect(guess('buy shoes', 'ja')).toBe('transactional');
  });

  it('is local where it names the place of the company, and not by a word that only looks like it', () => {
    expect(guess('accountant in Bath', 'en', 'Bath')).toBe('local');
    expect(guess('bath renovation', 'en', 'Bath')).toBe('commercial');
    expect(guess('accountant in Bath', 'en', 'Leeds')).toBe('commercial');
  });

  it('has words in every language that questions are worded in', () => {
    expect(Object.keys(INTENT_WORDS).sort()).toEqual(Object.keys(QUESTION_LANGUAGES).sort());
  });
});
