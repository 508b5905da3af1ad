import { message } from '@answerscope/contract';

// Export form
export const what = 'What';
export const user = 'User';
export const wholeEmailOrId = 'Whole email, or an id';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';
export const format = 'Format';
export const includePersonalData = 'Include personal data';
export const personalDataHint = 'Off shows people as IDs only. If on, protect the file like the database.';
export const reason = 'Reason';
export const keptInAuditLog = 'Saved in the audit log.';
export const starting = 'Starting...';
export const startExport = 'Start export';
export const columnsOfTheFile = 'Columns of the file';
/** {time}: which time of a row, 'Created' */
export const from = message('{time} from (UTC)');
/** {time}: which time of a row, 'Created' */
export const until = message('{time} until');
export const personal = 'personal';

// Export in words
export const allRows = 'All rows';
/** {day}: the first of the range */
export const fromDay = message('From {day}');
/** {day}: the last of the range */
export const untilDay = message('Until {day}');
/** {format}: 'CSV'; {rows}: how many it holds; {size}: '3.2 MB' */
export const fileSize = message('{format}, {rows, plural, one {# row} other {# rows}}, {size}');

// Export list
export const inProgress = 'In progress';
export const ready = 'Ready';
export const failed = 'Failed';
export const loadingTheExports = 'Loading the exports...';
export const personalData = 'Personal data';
export const download = 'Download';
export const cancel = 'Cancel';
export const deleteLabel = 'Delete';
export const puttingTheFileTogether = 'Creating the file';
export const youCanLeavePage = 'You can leave this page.';
export const operationFailed = 'Operation Failed';
export const cancelThisExport = 'Cancel this export?';
export const deleteThisExport = 'Delete this export?';
export const cancelExport = 'Cancel export';
export const deleteExport = 'Delete export';
export const keepIt = 'Keep it';
/** {user}: their email; {at}: when */
export const askedForBy = message('Asked for by {user}, <at></at>');
/** {at}: when */
export const askedForByDeleted = message('Requested by a deleted account, <at></at>');
/** {at}: when */
export const expires = message('expires <at></at>');
/** {what}: 'Users'; {filters}: 'All rows', '1 Mar – 31 Mar · Claude' */
export const whatGoes = message(
  '{what}, {filters}. Only the file is deleted. You can start the export again.',
);
