import { expect, it } from 'vitest';
import { nextStep } from './first-steps.ts';

const start = { company_name: null, keywords: 0, channels: [], isRunning: false };

it('leads a new account from its company over keywords and a check to its first report', () => {
  expect(nextStep(start)).toBe('company');
  expect(nextStep({ ...start, company_name: 'Northwind' })).toBe('keywords');
  expect(nextStep({ ...start, company_name: 'Northwind', keywords: 1 })).toBe('check');
  expect(nextStep({ ...start, company_name: 'Northwind', keywords: 1, isRunning: true })).toBe('report');
});

it('asks for the company first, also where keywords are there already', () => {
  expect(nextStep({ ...start, keywords: 3 })).toBe('company');
});

it('is over with the first report of any assistant', () => {
  const latest = { id: 'r1' } as never;
  expect(nextStep({ ...start, channels: [{ latest: null }, { latest }] })).toBeNull();
});
