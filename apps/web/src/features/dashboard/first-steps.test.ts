import { expect, it } from 'vitest';
import { firstReport, type PathFacts, pathOf } from './first-steps.ts';

const start: PathFacts = {
  company_name: null,
  hasSpellings: false,
  keywords: 0,
  toChoose: 0,
  hasCompetitors: false,
  isRunning: false,
  report_id: null,
};
const named = { ...start, company_name: 'Northwind' };

const now = (facts: PathFacts) => pathOf(facts).find(({ state }) => state === 'now')?.step;
const done = (facts: PathFacts) =>
  pathOf(facts)
    .filter(({ state }) => state === 'done')
    .map(({ step }) => step);

it('leads a new account from its company over keywords and a check to opening its first report', () => {
  expect(now(start)).toBe('company');
  expect(now(named)).toBe('keywords');
  expect(now({ ...named, keywords: 1 })).toBe('check');
  expect(now({ ...named, keywords: 1, isRunning: true })).toBe('report');
  expect(now({ ...named, keywords: 1, report_id: 'r1' })).toBe('report');
});

it('has other spellings after the company and competitors before the check, neither of which holds anybody up', () => {
  expect(pathOf(named).map(({ step }) => step)).toEqual([
    'company',
    'spellings',
    'keywords',
    'competitors',
    'check',
    'report',
  ]);
  expect(pathOf(named).filter(({ isOptional }) => isOptional)).toEqual([
    { step: 'spellings', state: 'open', isOptional: true },
    { step: 'competitors', state: 'open', isOptional: true },
  ]);
  const whole = { ...named, keywords: 5, hasSpellings: true, hasCompetitors: true };
  expect(done(whole)).toEqual(['company', 'spellings', 'keywords', 'competitors']);
  expect(now(whole)).toBe('check');
});

it('asks for the company first, also where keywords are there already, and for a check where one was cancelled', () => {
  expect(now({ ...start, keywords: 3 })).toBe('company');
  expect(now({ ...named, keywords: 3, isRunning: false })).toBe('check');
});

it('comes back to generated keywords that nobody has chosen from', () => {
  expect(now({ ...named, keywords: 5, toChoose: 20 })).toBe('keywords');
  expect(done({ ...named, keywords: 5, toChoose: 20 })).toEqual(['company']);
});

it('finds the first report of any assistant', () => {
  const latest = { id: 'r1' } as never;
  expect(firstReport([{ latest: null }, { latest }])).toBe('r1');
  expect(firstReport([{ latest: null }])).toBeNull();
});
