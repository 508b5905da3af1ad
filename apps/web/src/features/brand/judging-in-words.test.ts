import { expect, it } from 'vitest';
import { differenceInWords, judgingStep } from './judging-in-words.ts';

const difference = (gained: number, lost: number) => ({ answers: 1240, gained, lost }) as never;
const status = { current: null, preview: null, names_changed: false, rules_changed: false };
const preview = (part: object) => ({
  ...status,
  preview: { stale: null, completed_at: null, ...part } as never,
});

it('says what judging again would change', () => {
  expect(differenceInWords(difference(0, 0))).toBe('None of your 1,240 answers would be judged otherwise.');
  expect(differenceInWords(difference(12, 1))).toBe(
    'Of your 1,240 answers, 12 answers would newly name you and 1 answer would no longer name you.',
  );
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
