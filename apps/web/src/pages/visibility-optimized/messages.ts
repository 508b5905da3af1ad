// Choose matrix
export const advancedTestingNotLoaded = 'Advanced testing could not be loaded';
export const keywordsToChooseFrom = 'Keywords to choose from';

// Shown matrix
export const testSomethingElse = 'Test something else';
export const thisCheckNotLoaded = 'This check could not be loaded';
export const thisCheckDoesNotExist = 'This check does not exist';
export const started = 'Started';
export const loadingTheCheck = 'Loading the check...';

// Title
export const advancedTesting = 'Advanced Testing';
