import { PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../mail/letter.ts';

/** To who forgot the password, or whoever's address was typed. */
export function resetLetter(url: string): Letter {
  return {
    subject: `Reset your ${PRODUCT_NAME} password`,
    blocks: [
      { kind: 'words', words: 'Somebody asked to reset the password of this account.' },
      { kind: 'link', label: 'Choose a new password', url },
      {
        kind: 'words',
        words:
          'The link works once, for one hour. A new password signs you out everywhere. If it was not you, nothing needs to be done.',
      },
    ],
  };
}

/** To an address that was not confirmed yet. `isSignUp`: nobody gets in before, so this is the first step. */
export function confirmationLetter(url: string, { isSignUp }: { isSignUp: boolean }): Letter {
  const [words, label, otherwise] = isSignUp
    ? [
        `Welcome to ${PRODUCT_NAME}. Confirm this address to start.`,
        'Confirm and start',
        'If you did not sign up, you can ignore this mail.',
      ]
    : [
        `Confirm this address to get mail from ${PRODUCT_NAME} here.`,
        'Confirm address',
        'If you did not ask for this, you can ignore this mail.',
      ];
  return {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'words', words },
      { kind: 'link', label, url },
      { kind: 'words', words: otherwise },
    ],
  };
}
