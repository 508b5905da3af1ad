import { PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';
import * as messages from './messages.ts';

/** To whose account somebody has made a key for: it lets in without the password from now on. */
export function newKeyLetter({ name, does, url }: { name: string; does: string; url: string }): Letter {
  return {
    subject: messages.newKeySubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: messages.keyMade,
      },
      {
        kind: 'facts',
        facts: [
          { label: messages.name, value: name },
          { label: messages.may, value: does },
        ],
      },
      { kind: 'link', label: messages.seeYourApiKeys, url },
      {
        kind: 'words',
        words: messages.revokeIfNotYou,
      },
    ],
  };
}

/** To whose key an administrator has revoked. */
export function revokedKeyLetter({ name, url }: { name: string; url: string }): Letter {
  return {
    subject: messages.revokedKeySubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: messages.keyRevoked,
      },
      { kind: 'facts', facts: [{ label: messages.name, value: name }] },
      { kind: 'link', label: messages.seeYourApiKeys, url },
      { kind: 'words', words: messages.writeToSupport },
    ],
  };
}
