import { describe, expect, it } from 'vitest';
import { UNSURE_BRAND, UNSURE_SENTENCES } from '../../benchmark/doubtful-places.fixture.ts';
import { detectMentions } from '../detect-mentions.ts';
import type { BrandNames, DecidedPlace, DoubtfulPlace } from '../types.ts';

const plain = { name: UNSURE_BRAND };
const withDomain = { ...plain, domain: 'ember.example' };
const judge = (answer: string, decided?: DecidedPlace[], brand: BrandNames = plain) =>
  detectMentions({ answer, brand, ...(decided ? { decided } : {}) });

function doubtful(is_counted: boolean): { answer: string; place: DoubtfulPlace; sentence: string } {
  for (const sentence of UNSURE_SENTENCES) {
    const answer = `A **kettle** is fine.\n\n${sentence} It glows.\n\n- tea`;
    const [place] = judge(answer).doubtful;
    if (place?.is_counted === is_counted) return { answer, place, sentence };
  }
  throw new Error(`no sentence of this test is in doubt and counted: ${is_counted}`);
}

describe('a doubtful place', () => {
  it('is given with its line and the lines beside it, as a reader sees them', () => {
    const { answer, place, sentence } = doubtful(true);
    expect(answer.slice(place.start, place.end)).toBe('Ember');
    const marked = sentence.replace('Ember', '⟦Ember⟧');
    expect(place.text).toBe(`A kettle is fine.\n${marked} It glows.\ntea`);
  });

  it('is none when another place names the brand for sure', () => {
    const { answer } = doubtful(true);
    expect(judge(`${answer} Try ember.example today.`, [], withDomain).doubtful).toEqual([]);
  });

  it('has no marks of the answer around its name, nor signs that the answer brings itself', () => {
    const { sentence } = doubtful(true);
    const answer = `${sentence.replace('warm', '**warm** &amp; ⟦dry⟧')}`;
    const [place] = judge(answer).doubtful;
    expect(place?.text).toContain('warm & dry');
    expect(place?.text.match(/[⟦⟧]/g)).toHaveLength(2);
  });

  it('in a line of great length is cut around the name', () => {
    const endless = 'and more of it, '.repeat(500);
    const found = UNSURE_SENTENCES.flatMap(
      (text) => judge(text.replace('.', `, ${endless}always.`)).doubtful,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { text } of found) {
      expect(text.length).toBeLessThan(700);
      expect(text).toContain('⟦Ember⟧');
    }
  });

  it('decided to be the company decides the others on its line', () => {
    const answer = 'The Ember again. An Ember, too.\n\nSo many an Ember.';
    const { doubtful } = judge(answer);
    const [place] = doubtful;
    if (place === undefined) throw new Error('no place of this test is in doubt');
    const decided = [{ start: place.start, end: place.end, is_brand: true }];
    const lineOf = (at: number) => answer.slice(0, at).split('\n').length;
    const { mentions, rejected } = judge(answer, decided);
    expect(mentions.map(({ start }) => lineOf(start))).toEqual([lineOf(place.start), lineOf(place.start)]);
    expect(rejected.every(({ start }) => lineOf(start) !== lineOf(place.start))).toBe(true);
  });

  it('is one a line and three at most, the strongest ones', () => {
    const lines = ['Hub-Spot sells', 'HUBSPOT sells', 'hubSpot sells, and HubSPOT', 'HuBSpot sells'];
    const { doubtful: places } = detectMentions({ answer: lines.join('.\n\n'), brand: { name: 'HubSpot' } });
    expect(places).toHaveLength(3);
    expect(places.map(({ code }) => code)).not.toContain('respaced');
  });
});

describe('what a reader decided', () => {
  it('counts in place of the rules, ends the doubt, and every number follows', () => {
    const yes = doubtful(false);
    const named = judge(yes.answer, [{ ...yes.place, is_brand: true }]);
    expect(named).toMatchObject({ mentioned: true, rank: 1, share_of_voice: 1, empty: false, doubt: null });
    expect(named.mentions).toMatchObject([{ rule: 'model_says_name', confidence: 0.5 }]);
    expect(named.prominence).toBeGreaterThan(0);

    const no = doubtful(true);
    const unnamed = judge(no.answer, [{ ...no.place, is_brand: false }]);
    expect(unnamed).toMatchObject({ mentioned: false, rank: null, mentions: [], prominence: 0, doubt: null });
    expect(unnamed.rejected).toMatchObject([{ reason: 'model_says_word' }]);
  });

  it('ends the doubt when it says what the rules say', () => {
    for (const counted of [true, false]) {
      const { answer, place } = doubtful(counted);
      expect(judge(answer, [{ ...place, is_brand: counted }])).toEqual({ ...judge(answer), doubt: null });
    }
  });

  it('holds for a range around the place, for no other range, and not where the rules are sure', () => {
    const { answer, place } = doubtful(true);
    const around = { start: 0, end: answer.length, is_brand: false };
    expect(judge(answer, [around]).mentioned).toBe(false);
    const beside = { start: place.start + 1, end: answer.length, is_brand: false };
    expect(judge(answer, [beside])).toEqual(judge(answer));
    const sure = 'Buy the Ember app at ember.example.';
    const decided = [{ start: 0, end: sure.length, is_brand: false }];
    expect(judge(sure, decided, withDomain)).toEqual(judge(sure, [], withDomain));
  });

  it('takes the other doubtful places along when no place asked about is the company', () => {
    const answer = ['HUBSPOT sells', 'HUBSPot sells', 'HUBspot sells', 'HUbspot sells'].join('.\n\n');
    const brand = { name: 'HubSpot' };
    const { doubtful: places } = judge(answer, [], brand);
    const none = places.map(({ start, end }) => ({ start, end, is_brand: false }));
    expect(judge(answer, none, brand)).toMatchObject({ mentioned: false, mentions: [] });
    expect(judge(answer, none.slice(1), brand).mentions).toHaveLength(2);
  });

  it('may find a name that is spelled nearly like the declared one', () => {
    const answer = 'Many use Pipedrve for its reports.';
    const brand = { name: 'Pipedrive' };
    const [place] = judge(answer, [], brand).doubtful;
    expect(place).toMatchObject({ code: 'loose_spelling', is_counted: false });
    expect(judge(answer, [], brand).rejected).toMatchObject([{ reason: 'near_spelling' }]);
    const decided = [{ start: place?.start ?? 0, end: place?.end ?? 0, is_brand: true }];
    expect(judge(answer, decided, brand)).toMatchObject({ mentioned: true, doubt: null });
  });

  it('changes nothing of what is asked', () => {
    const { answer, place } = doubtful(true);
    expect(judge(answer, [{ ...place, is_brand: false }]).doubtful).toEqual(judge(answer).doubtful);
  });
});
