// Template tokens
export const noValueBuiltInLook = 'No value: the built-in look.';
export const takeTheDraft = 'Take the draft';
export const takeThePublishedDesign = 'Take the published design';
export const importATemplateFile = 'Import a template file: drop it here, or choose one';
export const thisFileNotImported = 'This file was not imported.';

// Template use
export const itTakesPlaceAllValues =
  'It takes the place of all values of the draft. Nobody else sees it until it is published.';
export const applying = 'Applying...';
export const applyToTheDraft = 'Apply to the draft';
export const exportJson = 'Export JSON';
export const openTheDraft = 'Open the draft';
export const wcagAa = 'WCAG AA';
