import { type Language, PRODUCT_NAME } from '@answerscope/contract';
import { wordsOf } from '../lib/words-in.ts';
import type { Letter } from '../mail/letter.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

/** To who forgot the password, or whoever's address was typed. */
export function resetLetter(language: Language, url: string): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.resetSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: words.resetAsked },
      { kind: 'link', label: words.chooseNewPassword, url },
      {
        kind: 'words',
        words: words.resetLinkEnds,
      },
    ],
  };
}

/** To an address that was not confirmed yet. `isSignUp`: nobody gets in before, so this is the first step. */
export function confirmationLetter(
  language: Language,
  { url, isSignUp }: { url: string; isSignUp: boolean },
): Letter {
  const words = wordsIn(language);
  const [first, label, otherwise] = isSignUp
    ? [words.welcomeAndConfirm({ product: PRODUCT_NAME }), words.confirmAndStart, words.ignoreIfNotYourSignUp]
    : [words.confirmForMail({ product: PRODUCT_NAME }), words.confirmAddress, words.ignoreIfNotAsked];
  return {
    language,
    subject: words.confirmationSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: first },
      { kind: 'link', label, url },
      { kind: 'words', words: otherwise },
    ],
  };
}
