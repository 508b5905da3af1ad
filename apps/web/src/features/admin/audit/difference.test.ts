import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('says field by field what changed, and nothing of what stayed', () => {
  const before = { is_active: true, company_name: null, country: 'AT', limits: { a: 1, b: null }, of: ['x'] };
  const after = {
    is_active: false,
    company_name: 'Bakery',
    country: 'AT',
    limits: { a: 2, b_c: { d: 1 } },
    of: [],
  };
  expect(differenceOf(before, after)).toEqual([
    { field: 'is_active', before: 'yes', after: 'no' },
    { field: 'company_name', before: 'none', after: 'Bakery' },
    { field: 'limits', before: 'a: 1', after: 'a: 2, b c: {"d":1}' },
    { field: 'of', before: 'x', after: 'none' },
  ]);
});

it('says what was made and what was removed', () => {
  expect(differenceOf(null, { note: 'Calls on Mondays' })).toEqual([
    { field: 'note', before: null, after: 'Calls on Mondays' },
  ]);
  expect(differenceOf({ note: 0 }, null)).toEqual([{ field: 'note', before: '0', after: null }]);
  expect(differenceOf(null, null)).toEqual([]);
  expect(differenceOf('a', 'b')).toEqual([{ field: 'value', before: 'a', after: 'b' }]);
});

it('calls by its name what somebody knows by its id', () => {
  const names = new Map([['id-1', 'Free']]);
  expect(differenceOf({ plan_id: 'id-1' }, { plan_id: 'id-2' }, names)).toEqual([
    { field: 'plan_id', before: 'Free', after: 'id-2' },
  ]);
});

it('says moments as people read them', () => {
  const [changed] = differenceOf({ ends_at: null }, { ends_at: '2031-03-03T00:00:00.000Z' });
  expect(changed).toMatchObject({ before: 'none' });
  expect(changed?.after).toMatch(/^[23] Mar 2031, /);
});
