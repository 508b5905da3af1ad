import { message } from '@answerscope/contract';

// Admin dependency health page
export const dependencyHealth = 'Dependency Health';
export const lookingAtTheDependencies = 'Looking at the dependencies...';
export const checkAgain = 'Check again';
export const theDependenciesNotChecked = 'The dependencies could not be checked';
/** {when}: how long ago that was */
export const lookedAt = message('Checked <when></when>. A check is free and asks no assistant.');
