import { PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';
import * as messages from './messages.ts';

/** To the address that is to be the account's. */
export function newAddressLetter(url: string): Letter {
  return {
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    blocks: [
      {
        kind: 'words',
        words: `Somebody wants to sign in to an account of ${PRODUCT_NAME} with this address.`,
      },
      { kind: 'link', label: messages.confirmThisAddress, url },
      {
        kind: 'words',
        words: messages.theLinkWorksOnce,
      },
    ],
  };
}

/** To the address that an administrator has given an account. */
export function correctedAddressLetter(url: string, days: number): Letter {
  return {
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    blocks: [
      { kind: 'words', words: `Support changed the address of your ${PRODUCT_NAME} account to this one.` },
      { kind: 'link', label: messages.confirmThisAddress, url },
      {
        kind: 'words',
        words: `The link works once, for ${days} days. If this isn’t your account, you can ignore this mail.`,
      },
    ],
  };
}

/** To the address that was the account's until now. */
export function formerAddressLetter(newEmail: string): Letter {
  return {
    subject: `The email address of your ${PRODUCT_NAME} account was changed`,
    blocks: [
      {
        kind: 'words',
        words: messages.fromNowOnAccountHas,
      },
      { kind: 'facts', facts: [{ label: messages.newAddress, value: newEmail }] },
      { kind: 'words', words: messages.ifNot },
    ],
  };
}

/** To the address that was the account's until an administrator corrected it: a typo may have made it a stranger's. */
export function replacedAddressLetter(): Letter {
  return {
    subject: `The email address of your ${PRODUCT_NAME} account was changed`,
    blocks: [
      {
        kind: 'words',
        words: messages.supportChangedAddressAccount,
      },
      { kind: 'words', words: messages.ifDidntAskFor },
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
  const asked =
    by === 'user'
      ? `You asked us to delete your account of ${PRODUCT_NAME}.`
      : `An administrator has asked for the deletion of your account of ${PRODUCT_NAME}.`;
  return {
    subject: `Your ${PRODUCT_NAME} account will be deleted`,
    blocks: [
      {
        kind: 'words',
        words: `${asked} You are signed out everywhere, and nothing is checked or charged any more.`,
      },
      { kind: 'facts', facts: [{ label: messages.erasedAfter, value: day }] },
      {
        kind: 'words',
        words: `${by === 'user' ? 'If you change your mind' : 'If you want to keep it'}, sign in within ${days} days: that keeps the account and everything in it. After that every row and file of it is erased, and nobody can bring it back. Invoices stay with the payment provider, as the law demands.`,
      },
      { kind: 'link', label: messages.signInAndKeepAccount, url },
      {
        kind: 'words',
        words: by === 'user' ? messages.ifNotSignInAndChoose : messages.ifKnowNothing,
      },
    ],
  };
}

/** To who has an account that was to be deleted and is not any more. */
export function deletionTakenBackLetter(by: 'signed_in' | 'administrator'): Letter {
  const why = by === 'signed_in' ? messages.youSignedIn : messages.anAdministratorHasKeptAccount;
  return {
    subject: `Your ${PRODUCT_NAME} account was kept`,
    blocks: [
      { kind: 'words', words: `${why} Everything in it is as it was.` },
      {
        kind: 'words',
        words: messages.checksRunByThemselvesBegin,
      },
    ],
  };
}

/** To who asked for everything that the account holds. */
export function dataCopyLetter({ day, url }: { day: string; url: string }): Letter {
  return {
    subject: `Your ${PRODUCT_NAME} data is ready`,
    blocks: [
      { kind: 'words', words: messages.everythingAccountHoldsPutTogether },
      { kind: 'link', label: messages.downloadYourData, url },
      {
        kind: 'words',
        words: `You download it in the settings, signed in to your account; nobody else can. It is removed after ${day}. If you did not ask for it, please choose a new password.`,
      },
    ],
  };
}

/** To who signs in without the authenticator app from now on, because an administrator switched it off. */
export function authenticatorOffLetter(): Letter {
  return {
    subject: `Signing in to ${PRODUCT_NAME} no longer asks for a code`,
    blocks: [
      {
        kind: 'words',
        words: messages.anAdministratorHasSwitchedOff,
      },
      {
        kind: 'words',
        words: messages.setUpAuthenticatorAppAgain,
      },
    ],
  };
}
