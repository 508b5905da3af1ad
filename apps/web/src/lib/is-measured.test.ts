import { expect, it } from 'vitest';
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts';
import { isChosen } from './is-measured.ts';

function browser(isDriven = false) {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  return (random: number) => isChosen(storage, isDriven, () => random);
}

it('one session in twenty is measured, and it stays with what was decided first', () => {
  const chosen = browser();
  expect([chosen(0.049), chosen(0.9)]).toEqual([true, true]);
  const other = browser();
  expect([other(0.05), other(0)]).toEqual([false, false]);
});

it('a browser that a program drives, or that keeps nothing, is never chosen', () => {
  expect(browser(true)(0)).toBe(false);
  const none = () => {
    throw new Error('no storage');
  };
  expect(isChosen(none, false, () => 0)).toBe(false);
});

it('whoever asks not to be tracked is heard, in either way of asking', () => {
  expect([{ doNotTrack: '1' }, { globalPrivacyControl: true }].map(asksNotToBeTracked)).toEqual([true, true]);
  expect([{}, { doNotTrack: '0' }, { doNotTrack: null }].map(asksNotToBeTracked)).toEqual([
    false,
    false,
    false,
  ]);
});
