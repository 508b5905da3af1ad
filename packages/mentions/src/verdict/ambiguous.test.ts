import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';
import type { AmbiguousSentence, BrandNames, DecidedSentence } from '../types.ts';
import { UNSURE_BRAND, UNSURE_SENTENCES } from './unsure-sentences.fixture.ts';

const plain = { name: UNSURE_BRAND };
const withDomain = { ...plain, domain: 'ember.example' };
const judge = (answer: string, decided?: DecidedSentence[], brand: BrandNames = plain) =>
  detectMentions({ answer, brand, ...(decided ? { decided } : {}) });

function unsure(is_counted: boolean): { answer: string; sentence: AmbiguousSentence } {
  for (const text of UNSURE_SENTENCES) {
    const answer = `A **kettle** is fine. ${text} It glows.`;
    const [sentence] = judge(answer).ambiguous;
    if (sentence?.is_counted === is_counted) return { answer, sentence };
  }
  throw new Error(`no sentence of this test is unsure and counted: ${is_counted}`);
}

describe('an ambiguous sentence', () => {
  it('is given as it reads, with its place in the stored answer', () => {
    const { answer, sentence } = unsure(true);
    expect(answer.slice(sentence.start, sentence.end)).toBe(sentence.text);
    expect(UNSURE_SENTENCES).toContain(sentence.text);
    expect(sentence.confidence).toBeLessThan(0.65);
  });

  it('is none when another place names the brand for sure', () => {
    const { answer } = unsure(true);
    expect(judge(`${answer} Try ember.example today.`, [], withDomain).ambiguous).toEqual([]);
  });

  it('shows no marks, links or entities of the answer', () => {
    const { sentence } = unsure(true);
    const answer = `A kettle is fine. ${sentence.text.replace('Ember', '[Ember](https://other.example/a)').replace('warm', '**warm** &amp; dry')} It glows.`;
    const [marked] = judge(answer).ambiguous;
    expect(marked?.text).toBe(sentence.text.replace('warm', 'warm & dry'));
    expect(answer.slice(marked?.start, marked?.end)).toContain('&amp; dry');
  });

  it('of great length is cut around the place', () => {
    const endless = 'and more of it, '.repeat(500);
    const found = UNSURE_SENTENCES.flatMap(
      (text) => judge(text.replace('.', `, ${endless}always.`)).ambiguous,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { text } of found) {
      expect(text.length).toBeLessThan(700);
      expect(text).toContain('Ember');
    }
  });

  it('an answer of which the rules are sure has none', () => {
    for (const answer of ['Northwind is the best.', 'The ember glows in the ashes of the fire.', ''])
      expect(judge(answer).ambiguous).toEqual([]);
  });
});

describe('what was decided of it elsewhere', () => {
  it('counts in place of the rules, and every number follows', () => {
    const yes = unsure(false);
    const named = judge(yes.answer, [{ ...yes.sentence, is_brand: true }]);
    expect(named).toMatchObject({ mentioned: true, rank: 1, share_of_voice: 1, empty: false });
    expect(named.mentions).toMatchObject([{ rule: 'model_says_name', confidence: 0.5 }]);
    expect(named.prominence).toBeGreaterThan(0);

    const no = unsure(true);
    const unnamed = judge(no.answer, [{ ...no.sentence, is_brand: false }]);
    expect(unnamed).toMatchObject({ mentioned: false, rank: null, mentions: [], prominence: 0 });
    expect(unnamed.rejected).toMatchObject([{ reason: 'model_says_word' }]);
  });

  it('leaves the verdict as it is when it says what the rules say', () => {
    for (const counted of [true, false]) {
      const { answer, sentence } = unsure(counted);
      expect(judge(answer, [{ ...sentence, is_brand: counted }])).toEqual(judge(answer));
    }
  });

  it('says nothing of another range, and nothing of what the rules are sure of', () => {
    const { answer, sentence } = unsure(true);
    const beside = { start: sentence.start, end: sentence.end + 1, is_brand: false };
    expect(judge(answer, [beside])).toEqual(judge(answer));
    const sure = 'Buy the Ember app at ember.example.';
    const decided = [{ start: 0, end: sure.length, is_brand: false }];
    expect(judge(sure, decided, withDomain)).toEqual(judge(sure, [], withDomain));
  });

  it('is told of the same sentence whatever was decided', () => {
    const { answer, sentence } = unsure(true);
    expect(judge(answer, [{ ...sentence, is_brand: false }]).ambiguous).toEqual(judge(answer).ambiguous);
  });
});
