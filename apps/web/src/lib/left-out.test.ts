import { expect, it } from 'vitest';
import { toLeftOutSearch } from './left-out.ts';

it('reads from an address which answers are meant, and drops the rest', () => {
  const asked = { channel: 'claude', keyword: 'k', report: 'r', run: 'n', window: 'w', newest: true };
  expect(toLeftOutSearch({ ...asked, page: 2 })).toEqual(asked);
  expect(toLeftOutSearch({ channel: 'other', keyword: '', report: 7, newest: 'yes' })).toEqual({});
});
