import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~([\w-]{43})$/;

/**
 * The token of a link that ends the summaries of a user, and does nothing else. It works for as long as mails are kept:
 * nobody should be asked to sign in, or be too late, to get no more of them.
 */
export function unsubscribeToken(userId: string, secret: string): string {
  return `${userId}~${signatureOf(userId, secret)}`;
}

/** Whose summaries a token ends; null for one that we have not signed. */
export function readUnsubscribeToken(token: string, secret: string): string | null {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = signatureOf(userId, secret);
  const given = signature.padEnd(expected.length).slice(0, expected.length);
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given)) ? userId : null;
}

function signatureOf(userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`end summaries of ${userId}`).digest('base64url');
}
