import * as messages from './messages.ts';
/** The page's name in both of its states. */
export const TITLE = messages.advancedTesting;
