import { expect, it } from 'vitest';
import { appliedInWords, differenceInWords, judgingStep } from './judging-in-words.ts';

const difference = (gained: number, lost: number) =>
  ({ answers: 1240, mentioned_after: 31, gained, lost, voice: null, competitors: [] }) as never;
const status = {
  current: null,
  preview: null,
  names_changed: false,
  name_changes: null,
  rules_changed: false,
};
const preview = (part: object) => ({
  ...status,
  preview: { stale: null, completed_at: null, ...part } as never,
});

it('says what judging again would change', () => {
  expect(differenceInWords(difference(0, 0))).toBe('Your 1,240 stored answers would not change.');
  expect(differenceInWords(difference(12, 1))).toBe(
    'Of your 1,240 stored answers, 12 answers would newly mention you and 1 answer would no longer mention you.',
  );
});

it('says what judging again has changed, also where nothing was gained', () => {
  const did = (gained: number, lost: number) => differenceInWords(difference(gained, lost), 'did');
  expect(did(12, 1)).toBe('Of your 1,240 stored answers, 12 newly mention you and 1 no longer do.');
  expect(did(0, 2)).toBe('Of your 1,240 stored answers, 2 no longer mention you.');
  expect(did(0, 1)).toBe('Of your 1,240 stored answers, 1 no longer mentions you.');
});

const voice = (own: number, before: number, after: number) => ({
  before: { brand_mentions: own, all_mentions: before },
  after: { brand_mentions: own, all_mentions: after },
});
const zentrix = (answers_before: number | null, answers_after: number | null) => ({
  name: 'Zentrix',
  answers_before,
  answers_after,
});
const tracked = {
  answers: 5,
  mentioned_after: 3,
  gained: 0,
  lost: 0,
  voice: voice(9, 9, 16),
  competitors: [zentrix(null, 3)],
};

it('says of a new competitor how often it is named and what becomes of the share of voice', () => {
  expect(differenceInWords(tracked as never)).toBe(
    'Zentrix is mentioned in 3 of your 5 stored answers. Your share of voice would go from 100% (9 of 9 mentions) to ' +
      '56% (9 of 16 mentions). You are mentioned in 3 of your 5 stored answers, as before.',
  );
  expect(differenceInWords(tracked as never, 'did')).toContain('Your share of voice went from 100%');
  const two = { ...tracked, competitors: [zentrix(null, 3), { ...zentrix(null, 1), name: 'Quvera' }] };
  expect(differenceInWords(two as never)).toContain(
    'Zentrix is mentioned in 3 of your 5 stored answers, Quvera in 1.',
  );
});

it('says of a competitor that goes or has other names what is counted otherwise', () => {
  const words = (one: object) => differenceInWords({ ...tracked, voice: null, competitors: [one] } as never);
  expect(words(zentrix(3, null))).toBe(
    'Zentrix would no longer be counted. You are mentioned in 3 of your 5 stored answers, as before.',
  );
  expect(words(zentrix(3, 4))).toContain('Zentrix would be found in 4 answers instead of 3.');
});

it('confirms for a day what was applied, and nothing while another preview is open', () => {
  const at = '2026-11-21T10:00:00.000Z';
  const applied = { ...status, current: { difference: tracked, ended_at: at } as never };
  const now = Date.parse(at);
  expect(appliedInWords(applied, now + 60_000)).toContain('went from 100%');
  expect(appliedInWords(applied, now + 90_000_000)).toBeNull();
  expect(appliedInWords({ ...applied, preview: {} as never }, now)).toBeNull();
  expect(appliedInWords(status, now)).toBeNull();
});

it('asks for a preview only when something waits, and for a decision only when it is whole', () => {
  expect(judgingStep(status)).toBe('nothing');
  expect(judgingStep({ ...status, names_changed: true })).toBe('start');
  expect(judgingStep({ ...status, rules_changed: true })).toBe('start');
  expect(judgingStep(preview({}))).toBe('wait');
  expect(judgingStep(preview({ completed_at: '2026-11-21T00:00:00.000Z' }))).toBe('decide');
  expect(judgingStep(preview({ completed_at: '2026-11-21T00:00:00.000Z', stale: 'names_moved' }))).toBe(
    'again',
  );
});
