import { expect, it } from 'vitest';
import { accountId } from '../../../test/ids.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.rules.ts';

const USER = accountId('0199c1de-0000-7000-8000-000000000001');
const OTHER = '0199c1de-0000-7000-8000-000000000002';
const secret = 's'.repeat(32);
const token = unsubscribeToken(USER, secret);

it('a link of a summary names the user whose summaries it ends', () => {
  expect(readUnsubscribeToken(token, secret)).toBe(USER);
  // It goes into an address as it is.
  expect(encodeURIComponent(token)).toBe(token);
});

it.each([
  ['of another user', token.replace(USER, OTHER)],
  ['without a signature', token.replace(/~.+$/, '~')],
  ['with a shorter one', token.slice(0, -1)],
  ['with a longer one', `${token}A`],
  ['with another one', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['of nothing', ''],
  ['of nothing but the sign between', '~'],
])('a link %s ends nothing', (_what, changed) => {
  expect(readUnsubscribeToken(changed, secret)).toBeNull();
});

it('a link that another installation has signed ends nothing', () => {
  expect(readUnsubscribeToken(token, 't'.repeat(32))).toBeNull();
});
