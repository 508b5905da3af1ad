import { message } from '@answerscope/contract';

// Admin data export page
export const dataExport = 'Data Export';
export const loadingTheExports = 'Loading the exports...';
export const newExport = 'New export';
export const exports = 'Exports';
export const theExportsNotLoaded = 'The exports could not be loaded';
export const noExports = 'No exports';
/** {hours}: how long a file is kept */
export const filesAreListedHere = message(
  'Exports of all administrators appear here. Files are deleted after {hours, plural, one {# hour} other {# hours}}.',
);
/** {hours}: how long a file is kept */
export const noFiles = message('No files. Each is stored for {hours, plural, one {# hour} other {# hours}}.');
/** {files}: how many there are; {hours}: how long each is kept */
export const filesKept = message(
  '{files, plural, one {# file} other {# files}}, each stored for {hours, plural, one {# hour} other {# hours}}',
);
