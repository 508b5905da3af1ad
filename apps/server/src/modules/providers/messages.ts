import { message } from '@answerscope/contract';

// Texts of a result whose question was not sent
/** {assistant}: ChatGPT */
export const cancelledBefore = message('The question to {assistant} was cancelled before it was sent.');
/** {assistant}: ChatGPT */
export const limitsUnknown = message(
  '{assistant} was not asked because the database with its limits doesn’t answer.',
);
/** {assistant}: ChatGPT */
export const allCallsTaken = message(
  '{assistant} already has the most parallel calls. Raise the channel’s limit or try again later.',
);
/** {assistant}: ChatGPT; {seconds}: until it takes one */
export const takesNoCall = message('{assistant} is paused for another {seconds, number} s.');

// Why an assistant is paused
/** {error}: what the provider said; {seconds}: how long the pause is */
export const namedNoWait = message('{error} (No wait given. Paused for {seconds, number} s.)');
