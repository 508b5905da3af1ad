import { expect, it } from 'vitest';
import { type CheckedKeyword, flipOf, type JudgedAnswer, lineOf, withFlips } from './lines.rules.ts';

const NAMES = { name: 'Northwind', domain: null, aliases: [], products: [], competitors: [] };
const AT = new Date('2026-03-02T12:00:00Z');

function answer(sample_no: number, mentioned: boolean, more: Partial<JudgedAnswer> = {}): JudgedAnswer {
  return {
    id: `answer ${sample_no}`,
    keyword_id: 'k',
    sample_no,
    asked_at: AT,
    surface_hash: 's',
    judgement_id: 'j',
    mentioned,
    empty_kind: null,
    is_counted_in: false,
    brand_mentions: Number(mentioned),
    first_at: mentioned ? 50 : null,
    competitors: [],
    companies: [],
    domains: [],
    ...more,
  };
}

/** Companies that are named at these places. */
const others = (...places: number[]) =>
  places.map((first_at) => ({ key: `company ${first_at}`, mentions: 1, first_at }));

function check(answers: JudgedAnswer[], more: Partial<CheckedKeyword> = {}): CheckedKeyword {
  const status = answers.length > 0 ? 'completed' : 'api_error';
  return {
    keyword_id: 'k',
    keyword: 'crm',
    status,
    error_message: null,
    failed: 0,
    checked_at: AT,
    question: null,
    forced_status: null,
    ...more,
    answers,
  };
}

it('from one half of the answers up a keyword is mentioned, and the newest answer of that kind decides', () => {
  const answers = [
    answer(1, true, { companies: others(60) }),
    answer(2, true, { companies: others(10, 20, 30, 60) }),
    answer(3, false),
    answer(4, false),
  ];
  expect(lineOf(check(answers), NAMES)).toMatchObject({
    n: 4,
    k: 2,
    is_mentioned: true,
    answer_id: 'answer 2',
    rank: 4,
    other_companies: 4,
    competitor_mentions: 5,
    brand_mentions: 2,
  });
  expect(lineOf(check([answer(1, true), answer(2, false), answer(3, false)]), NAMES)).toMatchObject({
    is_mentioned: false,
    answer_id: 'answer 3',
  });
});

it('without an answer a keyword is not mentioned, has no evidence and no point in time', () => {
  expect(lineOf(check([], { failed: 2 }), NAMES)).toMatchObject({
    n: 0,
    k: 0,
    failed: 2,
    is_mentioned: false,
    is_empty: false,
    answer_id: null,
    trend_point: null,
  });
});

it('over time a check is its first sample that names any brand, whatever the others say', () => {
  const answers = [answer(3, true), answer(2, false, { surface_hash: 'other' }), answer(4, true)];
  expect(lineOf(check(answers), NAMES).trend_point).toEqual({
    asked_at: AT,
    mentioned: false,
    surface_hash: 'other',
    judgement_id: 'j',
  });
});

it('an answer that names nobody is no point in time, and one that names the brand is never such', () => {
  const nobody = (sample: number) => answer(sample, false, { empty_kind: 'no_companies' });
  expect(lineOf(check([nobody(1), nobody(2)]), NAMES)).toMatchObject({ empty: 2, trend_point: null });
  expect(lineOf(check([nobody(1), answer(2, true)]), NAMES).trend_point).toMatchObject({ mentioned: true });
  expect(lineOf(check([answer(1, true, { empty_kind: 'no_companies' })]), NAMES)).toMatchObject({
    k: 1,
    empty: 0,
  });
});

it('an answer that names a competitor is not one that names nobody', () => {
  const named = answer(1, false, {
    empty_kind: 'no_companies',
    competitors: [{ name: 'Fabrikam', mentions: 2 }],
    companies: [{ key: 'fabrikam', mentions: 2, first_at: 0 }],
  });
  expect(lineOf(check([named]), NAMES)).toMatchObject({ empty: 0, is_empty: false, competitor_mentions: 2 });
  expect(lineOf(check([answer(1, false, { empty_kind: 'no_companies' })]), NAMES)).toMatchObject({
    empty: 1,
    is_empty: true,
  });
});

it('a refusal, or an answer without companies, turns no yes into a no and decides nothing', () => {
  const [nobody, refusal] = [
    answer(2, false, { empty_kind: 'no_companies' }),
    answer(3, false, { empty_kind: 'refused' }),
  ];
  expect(lineOf(check([answer(1, true), nobody, refusal]), NAMES)).toMatchObject({
    n: 3,
    k: 1,
    empty: 2,
    refused: 1,
    is_mentioned: true,
    answer_id: 'answer 1',
  });
  expect(lineOf(check([answer(1, false), nobody]), NAMES)).toMatchObject({
    is_mentioned: false,
    is_empty: false,
    answer_id: 'answer 1',
  });
  expect(lineOf(check([nobody, refusal]), NAMES)).toMatchObject({
    is_mentioned: false,
    is_empty: true,
    empty: 2,
    refused: 1,
    answer_id: 'answer 3',
  });
});

it('an answer that its user counts in is an ordinary one that does not name the brand', () => {
  const counted = answer(1, false, { empty_kind: 'refused', is_counted_in: true });
  expect(lineOf(check([counted]), NAMES)).toMatchObject({
    n: 1,
    k: 0,
    empty: 0,
    refused: 0,
    is_mentioned: false,
    is_empty: false,
    trend_point: { mentioned: false },
  });
});

it('nothing that measured nothing is a gain or a loss, on either side', () => {
  const empty = { n: 2, is_mentioned: false, is_empty: true, forced_status: null };
  const named = { n: 1, is_mentioned: true, is_empty: false, forced_status: null };
  expect(flipOf(named, empty)).toBeNull();
  expect(flipOf(empty, named)).toBeNull();
  expect(flipOf(empty, { ...named, is_mentioned: false })).toBeNull();
});

it('a flip needs an answer on both sides and another outcome', () => {
  const [mentioned, missing, unknown] = [
    { n: 1, is_mentioned: true, is_empty: false, forced_status: null },
    { n: 2, is_mentioned: false, is_empty: false, forced_status: null },
    { n: 0, is_mentioned: false, is_empty: false, forced_status: null },
  ];
  expect(flipOf(missing, mentioned)).toBe('improved');
  expect(flipOf(mentioned, missing)).toBe('declined');
  expect(flipOf(mentioned, mentioned)).toBeNull();
  expect(flipOf(mentioned, unknown)).toBeNull();
  expect(flipOf(unknown, mentioned)).toBeNull();
  expect(flipOf(undefined, mentioned)).toBeNull();
});

it('what an administrator has set flips nothing, on either side', () => {
  const named = { n: 1, is_mentioned: true, is_empty: false, forced_status: null };
  const silent = { ...named, is_mentioned: false };
  const set = { ...silent, forced_status: 'mentioned' as const };
  expect(flipOf(set, named)).toBeNull();
  expect(flipOf(named, set)).toBeNull();
  expect(lineOf(check([answer(1, false)], { forced_status: 'mentioned' }), NAMES)).toMatchObject({
    is_mentioned: false,
    forced_status: 'mentioned',
    k: 0,
  });
});

it('a flip names the answers then and now', () => {
  const now = lineOf(check([answer(1, true)]), NAMES);
  const before = {
    keyword_id: 'k',
    n: 1,
    is_mentioned: false,
    is_empty: false,
    forced_status: null,
    answer_id: 'an earlier answer',
  };
  expect(withFlips([now], [{ ...before, judgement_id: 'j' }], 'j')[0]).toMatchObject({
    change: 'improved',
    answer_id: 'answer 1',
    previous_answer_id: 'an earlier answer',
  });
});

it('answers that were judged by other names or rules flip nothing', () => {
  const before = {
    keyword_id: 'k',
    n: 1,
    is_mentioned: false,
    is_empty: false,
    forced_status: null,
    answer_id: 'an earlier answer',
  };
  const now = lineOf(check([answer(1, true)]), NAMES);
  const silent = lineOf(check([answer(1, false)]), NAMES);
  const other = { ...before, judgement_id: 'another' };
  expect(withFlips([now], [other], 'j')[0]).toMatchObject({
    change: null,
    previous_answer_id: 'an earlier answer',
  });
  expect(withFlips([now], [other], 'another')[0]).toMatchObject({ change: null });
  const named = { ...before, is_mentioned: true };
  expect(withFlips([silent], [{ ...named, judgement_id: 'j' }], 'j')[0]).toMatchObject({
    change: 'declined',
  });
  expect(withFlips([silent], [{ ...named, judgement_id: 'another' }], 'j')[0]).toMatchObject({
    change: null,
  });
});
