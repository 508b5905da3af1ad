// Export form
export const what = 'What';
export const user = 'User';
export const wholeEmailOrId = 'Whole email, or an id';
export const assistant = 'Assistant';
export const allAssistants = 'All assistants';
export const format = 'Format';
export const includePersonalData = 'Include personal data';
export const withoutFileSaysWhoBy =
  'Without it a file says who by ids alone. With it, treat the file as you treat the database.';
export const reason = 'Reason';
export const keptInAuditLog = 'Kept in the audit log.';
export const starting = 'Starting...';
export const startExport = 'Start export';
export const columnsOfTheFile = 'Columns of the file';

// Export in words
export const allRows = 'All rows';

// Export list
export const inProgress = 'In progress';
export const ready = 'Ready';
export const failed = 'Failed';
export const loadingTheExports = 'Loading the exports...';
export const personalData = 'Personal data';
export const download = 'Download';
export const cancel = 'Cancel';
export const deleteLabel = 'Delete';
export const puttingTheFileTogether = 'Putting the file together';
export const youCanLeavePage = 'You can leave this page.';
export const operationFailed = 'Operation Failed';
export const cancelThisExport = 'Cancel this export?';
export const deleteThisExport = 'Delete this export?';
export const cancelExport = 'Cancel export';
export const deleteExport = 'Delete export';
export const keepIt = 'Keep it';
