import { message } from '@answerscope/contract';

// Data exports
export const exportFailed = 'The export failed. See Jobs for the reason.';

// Data exports
export const deletedAccount = 'A deleted account';

// Keep data exports
/** {max}: as many as there can be at once */
export const tooManyAtOnce = message(
  '{max, plural, one {# export is already in progress. Please wait for it to finish.} other {# exports are already in progress. Please wait for one to finish.}}',
);
/** {max}: as many as there can be */
export const tooManyFiles = message(
  'There {max, plural, one {is # file} other {are # files}}. Please delete one first.',
);
/** {gigabytes}: as many as there can be */
export const filesTooLarge = message(
  'All files together reach the limit of {gigabytes, number} GB. Please delete one first.',
);
export const noSuchUser = 'There is no user with this email or id';

// Write data export
/** {gigabytes}: as many as a file may have */
export const fileTooLarge = message(
  'The file would be larger than {gigabytes, number} GB. Please choose fewer days, one user or one assistant.',
);
/** {gigabytes}: as many as all files may have */
export const allFilesTooLarge = message(
  'All files together would be larger than {gigabytes, number} GB. Please delete one first, or choose fewer days.',
);
