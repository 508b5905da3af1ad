import { type Language, PRODUCT_NAME } from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import type { Letter } from '../../mail/letter.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

/** To an administrator who tries how mails arrive. */
export function testLetter(language: Language): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.testMailSubject({ product: PRODUCT_NAME }),
    blocks: [{ kind: 'words', words: words.testMail }],
  };
}
