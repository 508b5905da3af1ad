import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, PRODUCT_NAME, type UserRole } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import type { Letter } from '../../mail/letter.ts';
import * as messages from './messages.ts';

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
export function invitationLetter({ role, url }: { role: UserRole; url: string }): Letter {
  const product = PRODUCT_NAME;
  return {
    subject: messages.subject({ product }),
    blocks: [
      { kind: 'words', words: messages.invitation({ role, product }) },
      { kind: 'link', label: messages.createAccount, url },
      { kind: 'words', words: messages.linkEnds({ days: INVITATION_DAYS }) },
    ],
  };
}
