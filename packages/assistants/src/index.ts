export {
  type Answer,
  type AnswerCitation,
  type AnswerFinish,
  type AnswerSource,
  type AnswerUsage,
  type AskInput,
  type Assistant,
  type CeilingInput,
  CHANNELS,
  type Channel,
  type QuestionLocation,
  type Reply,
  type SearchContext,
  type SentRequest,
  type Structure,
  type StructureInput,
} from './assistant.ts';
export {
  ASSISTANT_ERROR_CODES,
  AssistantError,
  type AssistantErrorCode,
  type AssistantErrorDetails,
} from './assistant-error.ts';
export { answerFailure, type Cut, whyCut } from './failures.ts';
export { DEFAULT_MODELS, MODEL_PRICES, type ModelPrice, PRICE_DATE, SEARCH_PRICES } from './price-list.ts';
export { costOf, findPrice } from './prices.ts';
export { PROVIDERS } from './providers.ts';
export { type AssistantSettings, type ChannelSettings, createAssistants } from './registry.ts';
