import { type Language, PRODUCT_NAME, wholeDayInWords } from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import type { Letter } from '../../mail/letter.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

/** To the address that is to be the account's. */
export function newAddressLetter(language: Language, url: string): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.newAddressSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: words.newAddressAsked({ product: PRODUCT_NAME }),
      },
      { kind: 'link', label: words.confirmAddress, url },
      {
        kind: 'words',
        words: words.newAddressLink,
      },
    ],
  };
}

/** To the address that an administrator has given an account. */
export function correctedAddressLetter(language: Language, url: string, days: number): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.correctedAddressSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: words.correctedAddress({ product: PRODUCT_NAME }) },
      { kind: 'link', label: words.confirmAddress, url },
      {
        kind: 'words',
        words: words.correctedAddressLink({ days }),
      },
    ],
  };
}

/** To the address that was the account's until now. */
export function formerAddressLetter(language: Language, newEmail: string): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.addressChangedSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: words.addressChanged,
      },
      { kind: 'facts', facts: [{ label: words.newAddress, value: newEmail }] },
      { kind: 'words', words: words.writeToSupportIfNotYou },
    ],
  };
}

/** To the address that was the account's until an administrator corrected it: a typo may have made it a stranger's. */
export function replacedAddressLetter(language: Language): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.addressChangedSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: words.addressReplaced,
      },
      { kind: 'words', words: words.writeToSupportIfNotAsked },
    ],
  };
}

/** To whose account is to be deleted: they asked for it, or an administrator did in their place. */
export function deletionAskedLetter(
  language: Language,
  {
    by,
    until,
    timeZone,
    days,
    url,
  }: { by: 'user' | 'administrator'; until: Date; timeZone: string; days: number; url: string },
): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.deletionSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: words.deletionAsked({ by, product: PRODUCT_NAME }),
      },
      {
        kind: 'facts',
        facts: [{ label: words.erasedAfter, value: wholeDayInWords(until, timeZone, language) }],
      },
      {
        kind: 'words',
        words: words.keepWithinDays({ by, days }),
      },
      { kind: 'link', label: words.signInAndKeep, url },
      {
        kind: 'words',
        words: by === 'user' ? words.changePasswordIfNotYou : words.writeToSupportIfUnknown,
      },
    ],
  };
}

/** To who has an account that was to be deleted and is not any more. */
export function deletionTakenBackLetter(language: Language, by: 'signed_in' | 'administrator'): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.accountKeptSubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: by === 'signed_in' ? words.keptBySignIn : words.keptByAdministrator },
      {
        kind: 'words',
        words: words.checksBeginAgain,
      },
    ],
  };
}

/** To who asked for everything that the account holds. */
export function dataCopyLetter(
  language: Language,
  { until, timeZone, url }: { until: Date; timeZone: string; url: string },
): Letter {
  const words = wordsIn(language);
  const day = wholeDayInWords(until, timeZone, language);
  return {
    language,
    subject: words.dataCopySubject({ product: PRODUCT_NAME }),
    blocks: [
      { kind: 'words', words: words.dataIsReady },
      { kind: 'link', label: words.downloadYourData, url },
      {
        kind: 'words',
        words: words.downloadInSettings({ day }),
      },
    ],
  };
}

/** To who signs in without the authenticator app from now on, because an administrator switched it off. */
export function authenticatorOffLetter(language: Language): Letter {
  const words = wordsIn(language);
  return {
    language,
    subject: words.authenticatorOffSubject({ product: PRODUCT_NAME }),
    blocks: [
      {
        kind: 'words',
        words: words.authenticatorSwitchedOff,
      },
      {
        kind: 'words',
        words: words.setUpAuthenticatorAgain,
      },
    ],
  };
}
