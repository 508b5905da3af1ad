import { expect, it } from 'vitest';
import { lastingFlips } from './flips.rules.ts';

const flip = (keyword: string, change: 'improved' | 'declined') => ({ keyword_id: keyword, keyword, change });

it('names a keyword that flipped once, on its side, by keyword', () => {
  expect(
    lastingFlips([flip('crm', 'improved'), flip('accounting', 'improved'), flip('billing', 'declined')]),
  ).toEqual({ newly_named: ['accounting', 'crm'], no_longer_named: ['billing'] });
});

it('leaves out one that flipped back: it is as it was', () => {
  expect(lastingFlips([flip('crm', 'improved'), flip('crm', 'declined')])).toEqual({
    newly_named: [],
    no_longer_named: [],
  });
});

it('names one that flipped back and again once', () => {
  const flips = [flip('crm', 'declined'), flip('crm', 'improved'), flip('crm', 'declined')];
  expect(lastingFlips(flips)).toEqual({ newly_named: [], no_longer_named: ['crm'] });
});
