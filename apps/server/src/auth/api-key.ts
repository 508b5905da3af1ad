import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '@answerscope/contract';

/** A new API key: nobody guesses 32 random bytes, so that its hash needs neither salt nor slowness. */
export function newKey(): string {
  return `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a key, and what it is found by. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whether a bearer token is meant to be an API key: no token of a session begins like one. */
export function isKey(bearer: string): boolean {
  return bearer.startsWith(API_KEY_PREFIX);
}
