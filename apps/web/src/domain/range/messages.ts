import { message } from '@answerscope/contract';

// Own dates
export const customDates = 'Custom dates';
export const applyDates = 'Apply dates';
export const fromUtc = 'From (UTC)';
export const toUtc = 'To (UTC)';
export const datesHint = 'Choose up to 366 days, the first before the last.';

// Range in words
/** Behind 'in' or 'over'. {days}: how many */
export const theLastDays = message('{days, plural, one {the last # day} other {the last # days}}');
/** {days}: how many, up to today */
export const chosenDays = message('{days, plural, one {# day} other {# days}}');

// Range picker
export const dateRange = 'Date range';
export const month = 'Month';
export const customDatesChoice = 'Custom dates…';
