import { message } from '@answerscope/contract';

// Before a reply
/** {provider}: OpenAI; {setting}: of its key, OPENAI_API_KEY */
export const missingKey = message(
  'No API key is configured for {provider}. Set {setting} and restart the server.',
);
/** {provider}: OpenAI; {setting}: of its key, OPENAI_API_KEY */
export const notSent = message(
  'The request to {provider} could not be sent. Check {setting} and the base URL for stray characters.',
);
/** {provider}: OpenAI; {code}: of the connection, ECONNREFUSED, or none */
export const notReached = message(
  "{provider} could not be reached{code, select, none {} other { ({code})}}. Check the server''s network access and the base URL.",
);
/** {provider}: OpenAI; {code}: of the connection, ECONNRESET, or none */
export const connectionEnded = message(
  "The connection to {provider} ended before its answer was complete{code, select, none {} other { ({code})}}. Check the server''s network access and the base URL.",
);
/** {provider}: OpenAI; {seconds}: that it was waited for */
export const notAnsweredInTime = message(
  '{provider} did not answer within {seconds, number} seconds. Its status page may tell why.',
);
/** {provider}: OpenAI */
export const cancelled = message('The question to {provider} was cancelled before its answer came.');

// The provider says that it failed
/** {provider}: OpenAI; {setting}: of its key, OPENAI_API_KEY; {console}: where its account is managed; {said}: by it */
export const keyRefused = message(
  "{provider} refused the API key or what it may do. Check {setting} and the key''s permissions at {console}. {provider} said: {said}",
);
/** {provider}: OpenAI; {console}: where its account is managed; {said}: by it */
export const noCredit = message(
  'The {provider} account has no credit left or has reached its spending limit. Add credit at {console}. {provider} said: {said}',
);
/** {provider}: OpenAI; {console}: where its account is managed; {said}: by it */
export const rateLimited = message(
  '{provider} limits how often this account may ask. If this happens often, ask for a higher limit at {console}. {provider} said: {said}',
);
/** {provider}: OpenAI; {said}: by it */
export const overloaded = message(
  '{provider} is overloaded or has an internal error. Its status page may tell how long it lasts. {provider} said: {said}',
);
/** {provider}: OpenAI; {said}: by it */
export const gaveUp = message(
  '{provider} gave up on the call after too long a time. Its status page may tell why. {provider} said: {said}',
);
/** {provider}: OpenAI; {said}: by it */
export const blockedByPolicy = message(
  '{provider} blocked the question by its policy. Rephrase it. {provider} said: {said}',
);
/** {provider}: OpenAI; {said}: by it */
export const notAccepted = message(
  '{provider} did not accept the request. Check the model and the settings of this channel. {provider} said: {said}',
);
/** {provider}: OpenAI; {said}: by it */
export const failed = message('{provider} failed. {provider} said: {said}');
/** {status}: of HTTP */
export const onlyStatus = message('status {status}');
export const noReason = 'no reason given';

// Replies that cannot be used
/** {provider}: OpenAI; {detail}: what is wrong with it */
export const unreadable = message(
  '{provider} sent a reply that cannot be read ({detail}). If it happens again, the provider has changed its format.',
);
export const noMessageObject = 'not a message object';
export const noResponseObject = 'not a response object';
export const noCandidates = 'no candidates and no feedback';
export const emptyBody = 'an empty body';
export const bodyIsNoJson = 'a body that is not JSON';
export const noText = 'no text';
/** {provider}: OpenAI */
export const otherForm = message('{provider} answered in another form than asked for.');
/** {provider}: OpenAI; {place}: field and what is wrong with it */
export const otherFormAt = message('{provider} answered in another form than asked for ({place}).');
/** {provider}: OpenAI; {detail}: its word for why, or none */
export const declined = message(
  '{provider} declined to answer{detail, select, none {} other { ({detail})}}. Rephrase the question.',
);
/** {provider}: OpenAI; {detail}: its word for why, or none */
export const withheld = message(
  '{provider} withheld its answer by a content filter{detail, select, none {} other { ({detail})}}. Rephrase the question.',
);
/** {provider}: OpenAI; {detail}: its word for why, or none */
export const withoutText = message(
  '{provider} sent an answer without any text{detail, select, none {} other { ({detail})}}.',
);
/** {provider}: OpenAI; {detail}: its word for the limit, or none */
export const nothingWithinLimit = message(
  '{provider} reached the output limit before it wrote an answer{detail, select, none {} other { ({detail})}}. Raise the answer length of this channel.',
);
/** {provider}: OpenAI; {why}: context, paused or other; {detail}: the provider's word for it */
export const cutOff = message(
  'The answer of {provider} was cut off {why, select, context {because what it had read filled the model ({detail}) before it was complete. Choose less search detail for this channel.} paused {because the provider paused it too often ({detail}) before it was complete. If this happens often, choose less search detail for this channel.} other {by the provider ({detail}) before it was complete. A longer answer length won’t help. If this happens often, rephrase the question or choose another model.}}',
);
