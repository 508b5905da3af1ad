import { message } from '@answerscope/contract';

// Admin function test page
export const functionTest = 'Function Test';
export const loadingTheFunctions = 'Loading the functions...';
export const theFunctionsNotLoaded = 'The functions could not be loaded';
export const functions = 'Functions';
/** {count}: functions that can be tried */
export const functionCount = message('{count, plural, one {# function} other {# functions}}');
