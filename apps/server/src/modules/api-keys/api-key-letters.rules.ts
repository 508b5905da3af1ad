import { type ApiKeyScope, type Language, PRODUCT_NAME } from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import type { Letter } from '../../mail/letter.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

/** To whose account somebody has made a key for: it lets in without the password from now on. */
export function newKeyLetter(
  language: Language,
  { name, scope, url }: { name: string; scope: ApiKeyScope; url: string },
): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.newKeySubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: words.keyMade,
      },
      {
        kind: 'facts',
        facts: [
          { label: words.name, value: name },
          { label: words.may, value: scope === 'read' ? words.read : words.readAndWrite },
        ],
      },
      { kind: 'link', label: words.seeYourApiKeys, url },
      {
        kind: 'words',
        words: words.revokeIfNotYou,
      },
    ],
  };
}

/** To whose key an administrator has revoked. */
export function revokedKeyLetter(language: Language, { name, url }: { name: string; url: string }): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.revokedKeySubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: words.keyRevoked,
      },
      { kind: 'facts', facts: [{ label: words.name, value: name }] },
      { kind: 'link', label: words.seeYourApiKeys, url },
      { kind: 'words', words: words.writeToSupport },
    ],
  };
}
