import { PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';
import * as messages from './messages.ts';

/** To the address that is to be the account's. */
export function newAddressLetter(url: string): Letter {
  return {
    subject: messages.newAddressSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: messages.newAddressAsked({ product: PRODUCT_NAME }),
      },
      { kind: 'link', label: messages.confirmAddress, url },
      {
        kind: 'words',
        words: messages.newAddressLink,
      },
    ],
  };
}

/** To the address that an administrator has given an account. */
export function correctedAddressLetter(url: string, days: number): Letter {
  return {
    subject: messages.correctedAddressSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: messages.correctedAddress({ product: PRODUCT_NAME }) },
      { kind: 'link', label: messages.confirmAddress, url },
      {
        kind: 'words',
        words: messages.correctedAddressLink({ days }),
      },
    ],
  };
}

/** To the address that was the account's until now. */
export function formerAddressLetter(newEmail: string): Letter {
  return {
    subject: messages.addressChangedSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: messages.addressChanged,
      },
      { kind: 'facts', facts: [{ label: messages.newAddress, value: newEmail }] },
      { kind: 'words', words: messages.writeToSupportIfNotYou },
    ],
  };
}

/** To the address that was the account's until an administrator corrected it: a typo may have made it a stranger's. */
export function replacedAddressLetter(): Letter {
  return {
    subject: messages.addressChangedSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: messages.addressReplaced,
      },
      { kind: 'words', words: messages.writeToSupportIfNotAsked },
    ],
  };
}

/** To whose account is to be deleted: they asked for it, or an administrator did in their place. */
export function deletionAskedLetter({
  by,
  day,
  days,
  url,
}: {
  by: 'user' | 'administrator';
  day: string;
  days: number;
  url: string;
}): Letter {
  return {
    subject: messages.deletionSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: messages.deletionAsked({ by, product: PRODUCT_NAME }),
      },
      { kind: 'facts', facts: [{ label: messages.erasedAfter, value: day }] },
      {
        kind: 'words',
        words: messages.keepWithinDays({ by, days }),
      },
      { kind: 'link', label: messages.signInAndKeep, url },
      {
        kind: 'words',
        words: by === 'user' ? messages.changePasswordIfNotYou : messages.writeToSupportIfUnknown,
      },
    ],
  };
}

/** To who has an account that was to be deleted and is not any more. */
export function deletionTakenBackLetter(by: 'signed_in' | 'administrator'): Letter {
  return {
    subject: messages.accountKeptSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: by === 'signed_in' ? messages.keptBySignIn : messages.keptByAdministrator },
      {
        kind: 'words',
        words: messages.checksBeginAgain,
      },
    ],
  };
}

/** To who asked for everything that the account holds. */
export function dataCopyLetter({ day, url }: { day: string; url: string }): Letter {
  return {
    subject: messages.dataCopySubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: messages.dataIsReady },
      { kind: 'link', label: messages.downloadYourData, url },
      {
        kind: 'words',
        words: messages.downloadInSettings({ day }),
      },
    ],
  };
}

/** To who signs in without the authenticator app from now on, because an administrator switched it off. */
export function authenticatorOffLetter(): Letter {
  return {
    subject: messages.authenticatorOffSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: messages.authenticatorSwitchedOff,
      },
      {
        kind: 'words',
        words: messages.setUpAuthenticatorAgain,
      },
    ],
  };
}
