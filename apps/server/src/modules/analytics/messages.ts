import { message } from '@answerscope/contract';

// Analytics
export const lastDayInFuture = 'The last day must not be after today (UTC)';

// Reports as files
export const intentNotKnown = 'Not known';
export const currency = 'Currency';
export const all = 'All';
/** {measure}: of a column; {unit}: 0-1, USD, ms */
export const measureIn = message('{measure} ({unit})');
/** {measure}: of the column before it */
export const rangeBefore = message('{measure}, range before');
