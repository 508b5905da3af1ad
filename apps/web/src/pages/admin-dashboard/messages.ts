import { message } from '@answerscope/contract';

// Admin dashboard page
export const adminDashboard = 'Admin Dashboard';
export const days = 'Days';
export const theNumbersNotLoaded = 'The numbers could not be loaded';
/** {count}: how many days back the numbers go */
export const daysBack = message('{count, plural, one {# day} other {# days}}');
