/** Declares the messages of the kit, which knows nothing of the contract. */
export { message, messagesIn, type Translation } from '@answerscope/contract';
