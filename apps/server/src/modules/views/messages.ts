import { message } from '@answerscope/contract';

// Results as a file
export const keyword = 'Keyword';
export const channel = 'Channel';
export const status = 'Status';
export const mentioned = 'Mentioned';
export const checkedAt = 'Checked At';
export const errorMessage = 'Error Message';
export const yes = 'Yes';
export const no = 'No';
/** {status}: as programs call it; {notes}: no companies mentioned, simulated */
export const statusWithNotes = message('{status} ({notes})');
export const noCompanies = 'no companies mentioned';
export const refused = 'refused';
export const setByAdministrator = 'set by administrator';
export const simulated = 'simulated';

// Presence score as a file
export const assistant = 'Assistant';
export const from = 'From';
export const to = 'To';
export const score = 'Score';
export const low = 'Low';
export const high = 'High';
export const answers = 'Answers';
export const keywords = 'Keywords';
/** {part}: of the score */
export const percentOf = message(
  '{part, select, named {Named %} place {Place %} share {Share %} other {Reach %}}',
);
export const weights = 'Weights';
/** {part}: of the score; {weight}: as the user has set it */
export const weightOf = message(
  '{part, select, named {named} place {place} share {share} other {reach}} {weight, number}',
);
export const comparableWithBefore = 'Comparable With Before';
export const data = 'Data';
export const real = 'real';
export const allAssistants = 'All assistants';
