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

/** To a new address, where the installation wants it confirmed. */
export function confirmationLetter(url: string): Letter {
  return {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'words', words: `Welcome to ${PRODUCT_NAME}. One step is left: confirm this address.` },
      { kind: 'link', label: 'Confirm and start', url },
      { kind: 'words', words: 'If you did not sign up, nothing needs to be done.' },
    ],
  };
}
