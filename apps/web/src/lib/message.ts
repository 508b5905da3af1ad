/** Declares the messages of the kit, which knows nothing of the contract. */
export { message } from '@answerscope/contract';
