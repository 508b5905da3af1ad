// Demonstration badge
export const noProviderKeySet =
  'No provider key is set, so answers come from a local simulator. They say nothing about a real brand.';
export const demonstrationData = 'Demonstration data';

// Import in words
export const theHistoryWasntImported = "The history wasn't imported. Restart Answerscope to try again.";
