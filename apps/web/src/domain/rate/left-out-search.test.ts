import { expect, it } from 'vitest';
import { headlineOf, pooledRate } from './headline.fixture.ts';
import { leftOutOf, nothingUsable, toLeftOutSearch, whatHelps } from './left-out-search.ts';

it('reads from an address which answers are meant, and drops the rest', () => {
  const asked = {
    channel: 'claude',
    keyword: 'k',
    report: 'r',
    run: 'n',
    window: 'w',
    range: '90',
    newest: true,
  };
  expect(toLeftOutSearch({ ...asked, page: 2 })).toEqual(asked);
  expect(toLeftOutSearch({ channel: 'other', keyword: '', report: 7, newest: 'yes' })).toEqual({});
});

it('advises to check again after one answer that names nobody', () => {
  expect(whatHelps(1)).toBe('One answer says little. Check again.');
  expect(nothingUsable(1)).toBe('No answer mentions a company. One answer says little. Check again.');
});

it('never advises to word a question that the product words itself', () => {
  for (const answers of [1, 2, 20]) expect(nothingUsable(answers, 1)).not.toMatch(/question/i);
  expect(nothingUsable(6, 1)).toBe(
    'No answer outside branded keywords mentions a company. Read the answers to see why. Another keyword may help.',
  );
});

it('leads to the answers of the range that a rate goes over, or to the newest ones before a report', () => {
  const headline = headlineOf(pooledRate(4, 10), { report_id: 'r' });
  expect(leftOutOf('claude', headline)).toEqual({ window: 'r', range: '28' });
  expect(leftOutOf('claude', { ...headline, report_id: null })).toEqual({
    channel: 'claude',
    newest: true,
  });
});
