// Csv
export const checkedAt = 'Checked At';
export const errorMessage = 'Error Message';

// Export presence
export const comparableWithBefore = 'Comparable With Before';
export const allAssistants = 'All assistants';
