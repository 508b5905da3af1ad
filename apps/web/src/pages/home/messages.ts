import { message } from '@answerscope/contract';

// Home page
export const home = 'Home';
export const yourHomeNotLoaded = 'Your home could not be loaded';
export const welcomeBack = 'Welcome back';
export const openTheDashboard = 'Open dashboard';
export const whatToDoNext = 'Next steps';
export const whatChanged = 'What changed';
export const newestAnswers = 'Newest answers';
export const theNewestAnswersNotLoaded = 'The newest answers could not be loaded';
/** {name}: of the user */
export const welcomeBackName = message('Welcome back, {name}');
