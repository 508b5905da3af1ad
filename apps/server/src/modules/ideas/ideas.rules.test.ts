import { describe, expect, it } from 'vitest';
import {
  commonNames,
  decidedNames,
  draftOfName,
  isInForce,
  openNames,
  putOffUntil,
  toDraft,
} from './ideas.rules.ts';

const NOWHERE = { city: null, competitor: null };

describe('an idea of administrators', () => {
  const idea = {
    id: '1',
    topic: 'Bread',
    questions: 'best bakery\nbest bakery in {city}\nlike {competitor}',
  };

  it('has the questions whose placeholders the user has said', () => {
    expect(toDraft(idea, { city: 'Vienna', competitor: null })).toEqual({
      idea_key: 'idea:1',
      topic: 'Bread',
      questions: ['best bakery', 'best bakery in Vienna'],
    });
  });

  it('names no company twice in one question', () => {
    const questions = 'best crm\nZentrix CRM or {competitor}\nlike {competitor}';
    expect(toDraft({ ...idea, questions }, { city: null, competitor: 'ZENTRIX' })?.questions).toEqual([
      'best crm',
      'like ZENTRIX',
    ]);
  });

  it('is none where nothing is left of them', () => {
    expect(toDraft({ ...idea, questions: 'in {city}' }, NOWHERE)).toBeNull();
  });
});

describe('names that the newest answers hold', () => {
  const named = (name: string, answers: string, keywords: string) => ({
    name,
    answer_ids: answers.split(''),
    keyword_ids: keywords.split(''),
  });

  it('are common from three answers and a tenth of all on, to two keywords', () => {
    const found = [named('Zentrix', 'abc', 'KL'), named('Quvera', 'ab', 'KL'), named('Adatum', 'abc', 'K')];
    expect(commonNames(found, 30)).toEqual([
      { name: 'Zentrix', spellings: ['Zentrix'], answer_ids: ['c', 'b', 'a'], keywords: 2 },
    ]);
    expect(commonNames(found, 31)).toEqual([]);
  });

  it('are one in all forms, each answer counted once, the most frequent first', () => {
    const found = [
      named('Zentrix CRM', 'ab', 'K'),
      named('Zentrix', 'bcd', 'L'),
      named('Quvera', 'abcde', 'KL'),
    ];
    expect(commonNames(found, 5)).toMatchObject([
      { name: 'Quvera' },
      {
        name: 'Zentrix',
        spellings: ['Zentrix', 'Zentrix CRM'],
        answer_ids: ['d', 'c', 'b', 'a'],
        keywords: 2,
      },
    ]);
  });

  const [zentrix] = commonNames([named('Zentrix', 'abc', 'KL')], 3);
  const open = (keywords: string[], decided: string[] = [], competitors: string[] = []) =>
    openNames(zentrix ? [zentrix] : [], { keywords, decided, competitors }).map(({ name }) => name);

  it('make no idea where a keyword asks about them already', () => {
    expect(open(['best crm', 'ZENTRIX vs others'])).toEqual([]);
    expect(open(['zentrixo pricing'])).toEqual(['Zentrix']);
  });

  it('are looked for in keywords as they stand, whatever signs they hold', () => {
    const asked = (name: string, keyword: string) =>
      openNames(commonNames([named(name, 'abc', 'KL')], 3), {
        keywords: [keyword],
        decided: [],
        competitors: [],
      });
    for (const name of ['Coca-Cola', 'C++', 'Yahoo!', 'A/B (Tasty) [x]', 'a.b*c^d$e|f\\g{1}'])
      expect(asked(name, `is ${name} any good`), name).toEqual([]);
    expect(asked('Coca-Cola', 'cocaxcola or pepsi')).toHaveLength(1);
  });

  it('do not come twice, in whatever form they come', () => {
    expect(open([], ['Quvera'])).toEqual(['Zentrix']);
    expect(open([], ['Zentrix CRM'])).toEqual([]);
    expect(decidedNames(['idea:1', 'name:Zentrix CRM'])).toEqual(['Zentrix CRM']);
  });

  it('make no idea where a competitor has them, in whatever form', () => {
    for (const competitor of ['Zentrix', 'zentrix', 'Zentrix CRM'])
      expect(open([], [], ['Quvera', competitor]), competitor).toEqual([]);
    const both = commonNames([named('Zentrix', 'abc', 'KL'), named('Zentrix Cloud', 'a', 'K')], 3);
    expect(openNames(both, { keywords: [], decided: [], competitors: ['Zentrix Cloud'] })).toEqual([]);
    expect(open([], [], ['Quvera'])).toEqual(['Zentrix']);
  });

  it('become questions of rising specificity', () => {
    expect(draftOfName('Zentrix', NOWHERE).questions).toHaveLength(3);
    const { idea_key, topic, questions } = draftOfName('Zentrix', { city: 'Vienna', competitor: 'Quvera' });
    expect(idea_key).toBe('name:Zentrix');
    expect(topic).toBe('Alternatives to Zentrix');
    expect(questions).toHaveLength(5);
    expect(questions[1]).toContain('in Vienna');
    expect(questions.at(-1)).toBe('Which is better, Zentrix or Quvera?');
  });
});

it('an idea that was put off comes back after thirty days, one that was dismissed never', () => {
  const now = new Date('2026-11-01T10:00:00Z');
  const until = putOffUntil(now);
  expect(until.toISOString()).toBe('2026-12-01T10:00:00.000Z');
  expect(isInForce({ state: 'put_off', put_off_until: until }, now)).toBe(true);
  expect(isInForce({ state: 'put_off', put_off_until: until }, until)).toBe(false);
  expect(isInForce({ state: 'dismissed', put_off_until: null }, until)).toBe(true);
  expect(isInForce({ state: 'begun', put_off_until: null }, until)).toBe(false);
});
