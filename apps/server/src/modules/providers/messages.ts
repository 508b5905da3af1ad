import { message } from '@answerscope/contract';

// Texts of a result whose question was not sent
/** {assistant}: ChatGPT */
export const cancelledBefore = message('The question to {assistant} was cancelled before it was sent.');
/** {assistant}: ChatGPT */
export const limitsUnknown = message(
  '{assistant} was not asked: the database that holds its limits does not answer.',
);
/** {assistant}: ChatGPT */
export const allCallsTaken = message(
  "All calls to {assistant} that may be in flight at once are taken. Raise the channel's limit or try again later.",
);
/** {assistant}: ChatGPT; {seconds}: until it takes one */
export const takesNoCall = message('{assistant} takes no call for another {seconds, number} s.');

// Why an assistant is paused
/** {error}: what the provider said; {seconds}: how long the pause is */
export const namedNoWait = message('{error} (It named no wait: nobody asks it for {seconds, number} s.)');
