import { message } from '@answerscope/contract';

// Template tokens
export const takeTheDraft = 'Take the draft';
export const takeThePublishedDesign = 'Take the published design';
export const importFile = 'Drop a template file here, or choose one';
export const fileNotImported = 'This file was not imported.';
/** {count}: values of a template that are not as they are built in */
export const valuesThatDiffer = message(
  '{count, plural, =0 {No value: the built-in look.} one {# value differs from the built-in look.} other {# values differ from the built-in look.}}',
);
/** {count}: faults that are not listed */
export const andMore = message('And {count, number} more.');
/** {max}: in kB */
export const fileTooLarge = message('Files can have up to {max, number} kB');

// Template use
export const applyConsequence =
  'It replaces all values of the draft. Only administrators see it until you publish.';
export const applying = 'Applying...';
export const applyToTheDraft = 'Apply to the draft';
export const exportJson = 'Export JSON';
export const openTheDraft = 'Open the draft';
export const wcagAa = 'WCAG AA';
/** {template}: its name */
export const isInDraft = message('{template} is in the draft');
/** {count}: pairs of colours with too little contrast */
export const tooLittleIn = message('Too little in {count, number}');
