import { PRODUCT_NAME } from '@answerscope/contract';
import type { Letter } from '../../mail/letter.ts';

/** To whose account somebody has made a key for: it lets in without the password from now on. */
export function newKeyLetter({ name, does, url }: { name: string; does: string; url: string }): Letter {
  return {
    subject: `A new API key of your ${PRODUCT_NAME} account`,
    blocks: [
      {
        kind: 'words',
        words: 'An API key was made in your settings. Programs that have it can use your account.',
      },
      {
        kind: 'facts',
        facts: [
          { label: 'Name', value: name },
          { label: 'May', value: does },
        ],
      },
      { kind: 'link', label: 'See your API keys', url },
      {
        kind: 'words',
        words: 'If it was not you, revoke it there and choose a new password at once.',
      },
    ],
  };
}

/** To whose key an administrator has revoked. */
export function revokedKeyLetter({ name, url }: { name: string; url: string }): Letter {
  return {
    subject: `An API key of your ${PRODUCT_NAME} account was revoked`,
    blocks: [
      {
        kind: 'words',
        words:
          'An administrator has revoked an API key of your account. Programs that use it are refused now.',
      },
      { kind: 'facts', facts: [{ label: 'Name', value: name }] },
      { kind: 'link', label: 'See your API keys', url },
      { kind: 'words', words: 'If you do not know why, please write to support.' },
    ],
  };
}
