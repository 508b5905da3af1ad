import { message } from '@answerscope/contract';

// Error groups
/** {state}: open, resolved or ignored */
export const errorAlready = message(
  'This error is already {state, select, resolved {resolved} ignored {ignored} other {open}}.',
);

// Warnings
/** {product}: our name; {rule}: as administrators call it */
export const warningSubject = message('{product}: {rule}');
/** {rule}: as administrators call it */
export const ruleMet = message('The warning rule “{rule}” was triggered.');
/** {value}: what was measured */
export const measured = message('{value, number}');
/** {comparison}: above, below; {threshold}: what the rule compares with */
export const comparedWith = message('{comparison} {threshold, number}');
/** {count}: how many */
export const minutes = message('{count, plural, one {# minute} other {# minutes}}');
export const warnsWhenItIs = 'Warns when it is';
export const overTheLast = 'Over the last';
export const seeWhatNeedsYou = 'See what needs you';

// Rules that come with the product
export const manyCallsFail = 'Many calls to assistants fail';
export const checksWait = 'Checks wait for a worker';
export const spendingNearsLimit = "The day's spending nears its limit";
export const highMemoryUsage = 'High memory usage';
/** @specification 4 */
export const highErrorRate = 'High Error Rate';
/** @specification 4 */
export const slowResponseTime = 'Slow Response Time';
