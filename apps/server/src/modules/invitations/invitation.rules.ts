import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, PRODUCT_NAME, type UserRole } from '@answerscope/contract';
import { DAY_MS } from '../../lib/time.ts';
import type { Letter } from '../../mail/letter.ts';

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
  return {
    subject: `You’re invited to ${PRODUCT_NAME}`,
    blocks: [
      {
        kind: 'words',
        words:
          role === 'admin'
            ? `You’re invited to help run ${PRODUCT_NAME} as an administrator.`
            : `You’re invited to ${PRODUCT_NAME}. It shows how often AI assistants mention your brand.`,
      },
      { kind: 'link', label: 'Create your account', url },
      {
        kind: 'words',
        words: `The link works for ${INVITATION_DAYS} days. If you weren’t expecting this, you can ignore this mail.`,
      },
    ],
  };
}
