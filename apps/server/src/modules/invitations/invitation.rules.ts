import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, type Language, PRODUCT_NAME, type UserRole } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import { wordsOf } from '../../lib/words-in.ts';
import type { Letter } from '../../mail/letter.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

/** What is stored of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new token, and what is stored of it. */
export function newInvitationLink(now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    stored: {
      token_hash: hashOfToken(token),
      sent_at: now,
      expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    },
  };
}

/** To who is invited. */
export function invitationLetter(language: Language, { role, url }: { role: UserRole; url: string }): Letter {
  const words = wordsIn(language);
  const product = PRODUCT_NAME;
  return {
    language,
    subject: words.subject({ product }),
    blocks: [
      { kind: 'words', words: words.invitation({ role, product }) },
      { kind: 'link', label: words.createAccount, url },
      { kind: 'words', words: words.linkEnds({ days: INVITATION_DAYS }) },
    ],
  };
}
