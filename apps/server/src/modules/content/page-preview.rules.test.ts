import { expect, it } from 'vitest';
import { previewToken, readPreviewToken } from './page-preview.rules.ts';

const PAGE = '0199c1de-0000-7000-8000-000000000001';
const OTHER = '0199c1de-0000-7000-8000-000000000002';
const secret = 's'.repeat(32);
const now = new Date('2026-11-25T10:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const { token, expiresAt } = previewToken(PAGE, { now, secret });

it('a link to a preview shows its page for an hour, and not a minute longer', () => {
  expect(expiresAt).toEqual(later(60));
  // What ends like the name of a file is no page's address.
  expect(token).not.toContain('.');
  expect(readPreviewToken(token, { now: later(59), secret })).toEqual({ pageId: PAGE, expiresAt });
  expect(readPreviewToken(token, { now: later(60), secret })).toBeNull();
});

it.each([
  ['of another page', token.replace(PAGE, OTHER)],
  ['for longer', token.replace(/~(\d+)~/, (_, until) => `~${Number(until) + 3_600}~`)],
  ['without a signature', token.replace(/~[^~]+$/, '~')],
  ['with a shorter one', token.slice(0, -1)],
  ['with a longer one', `${token}A`],
  ['with another one', token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['of nothing', ''],
  ['of nothing but signs between', '~~'],
])('a link %s shows nothing', (_what, changed) => {
  expect(readPreviewToken(changed, { now, secret })).toBeNull();
});

it('a link that another installation has signed shows nothing', () => {
  expect(readPreviewToken(token, { now, secret: 't'.repeat(32) })).toBeNull();
});
