import { PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../mail/letter.ts';
import * as messages from './messages.ts';

/** To who forgot the password, or whoever's address was typed. */
export function resetLetter(url: string): Letter {
  return {
    subject: messages.resetSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: messages.resetAsked },
      { kind: 'link', label: messages.chooseNewPassword, url },
      {
        kind: 'words',
        words: messages.resetLinkEnds,
      },
    ],
  };
}

/** To an address that was not confirmed yet. `isSignUp`: nobody gets in before, so this is the first step. */
export function confirmationLetter(url: string, { isSignUp }: { isSignUp: boolean }): Letter {
  const [words, label, otherwise] = isSignUp
    ? [
        messages.welcomeAndConfirm({ product: PRODUCT_NAME }),
        messages.confirmAndStart,
        messages.ignoreIfNotYourSignUp,
      ]
    : [
        messages.confirmForMail({ product: PRODUCT_NAME }),
        messages.confirmAddress,
        messages.ignoreIfNotAsked,
      ];
  return {
    subject: messages.confirmationSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words },
      { kind: 'link', label, url },
      { kind: 'words', words: otherwise },
    ],
  };
}
