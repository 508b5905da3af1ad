import { createHmac, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_ID, type AccountId } from '../../lib/ids.ts';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~([\w-]{43})$/;

/**
 * The token of a link that ends the summaries of a user, and does nothing else. It works for as long as mails are kept:
 * nobody should be asked to sign in, or be too late, to get no more of them.
 */
export function unsubscribeToken(accountId: AccountId, secret: string): string {
  return `${accountId}~${signatureOf(accountId, secret)}`;
}

/** Whose summaries a token ends; null for one that we have not signed. */
export function readUnsubscribeToken(token: string, secret: string): AccountId | null {
  const [, accountId = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = signatureOf(accountId, secret);
  const given = signature.padEnd(expected.length).slice(0, expected.length);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? ACCOUNT_ID.parse(accountId) : null;
}

function signatureOf(accountId: string, secret: string): string {
  return createHmac('sha256', secret).update(`end summaries of ${accountId}`).digest('base64url');
}
