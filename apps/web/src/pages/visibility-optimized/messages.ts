import { message } from '@answerscope/contract';

// Choose matrix
export const advancedTestingNotLoaded = 'Advanced testing could not be loaded';
export const keywordsToChooseFrom = 'Keywords to choose from';
/** {max}: as many keywords as can be chosen */
export const atMost = message('At most {max, number}');
export const keyword = 'Keyword';
export const topic = 'Topic';

// Shown matrix
export const testSomethingElse = 'Test something else';
export const thisCheckNotLoaded = 'This check could not be loaded';
export const thisCheckDoesNotExist = 'This check does not exist';
/** {when}: how long ago the check was started */
export const started = message('Started <when></when>');
export const loadingTheCheck = 'Loading the check...';
/** {cells}: how many the check has */
export const tooManyCells = message(
  'This check has {cells, plural, one {# cell} other {# cells}}, too many to be shown side by side. Only the first are shown here. The visibility tracker’s detailed report shows all.',
);
export const answers = 'Answers';

// Title
export const advancedTesting = 'Advanced Testing';
