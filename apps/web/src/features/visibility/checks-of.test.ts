import type { CheckUnderWay } from '@answerscope/contract';
import { expect, test } from 'vitest';
import { checksOf } from './checks-of.ts';

const check = (keyword_id: string, changes: Partial<CheckUnderWay> = {}): CheckUnderWay => ({
  keyword_id,
  channel: 'openai',
  is_single: true,
  is_ad_hoc: false,
  since: '2026-11-20T10:00:00.000Z',
  ...changes,
});

test('what is asked for the own company and for another one are told apart, and so are the channels', () => {
  const all = [check('own'), check('other', { is_ad_hoc: true }), check('claude', { channel: 'claude' })];
  const ids = (is_ad_hoc: boolean) =>
    checksOf(all, { channel: 'openai', is_ad_hoc }).map(({ keyword_id }) => keyword_id);
  expect(ids(false)).toEqual(['own']);
  expect(ids(true)).toEqual(['other']);
});
