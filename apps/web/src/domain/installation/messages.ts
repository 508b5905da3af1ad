import { message } from '@answerscope/contract';

// Demonstration badge
export const noProviderKeySet =
  'Answers are simulated because no provider key is set. They say nothing about real brands.';
export const demonstrationData = 'Demonstration data';

// Import in words
export const historyNotImported = "The history wasn't imported. Restart Answerscope to try again.";
/** {days}: how many of the demonstration's past */
export const importing = message('Importing {days, plural, one {# day} other {# days}} of history');
/** {progress}: a fraction */
export const importDone = message('{progress, number, ::percent} done.');
