// Admin dependency health page
export const dependencyHealth = 'Dependency Health';
export const lookingAtTheDependencies = 'Looking at the dependencies...';
export const checkAgain = 'Check again';
export const theDependenciesNotChecked = 'The dependencies could not be checked';
