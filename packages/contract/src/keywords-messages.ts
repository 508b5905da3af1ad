import { message } from './messages/message.ts';

// Checks
export const nameTheKeyword = 'Please name the keyword, too';
export const aPlaceEndsBehindStart = 'A place ends behind its start';

// Discussion
export const writeSomethingFirst = 'Please write something first';
export const youHaveWrittenSeveralComments =
  'You have written several comments just now. Please wait a few minutes.';
export const waitUntilEarlierCommentsHave = 'Please wait until your earlier comments have been looked at.';
export const giveAReason = 'Please give a reason';

// Keyword text
export const topicMustBeAtMost = 'Topic must be at most 100 characters';
export const enterAValidTopic = 'Please enter a valid topic';

// Keyword topics
export const enterATopic = 'Please enter a topic';

// Keywords
export const giveAtLeastOneKeyword = 'Please give at least one keyword.';
export const atMost10000Keywords = 'You can add up to 10,000 keywords at a time.';

// Tags
export const chooseOneTenColors = 'Please choose one of the ten colors';

// Topic idea questions
export const theSameQuestionThereTwice = 'The same question is there twice';
export const atLeastOneQuestionMust = 'At least one question must do without a placeholder';
/** {min} to {max}: as many questions as an idea has */
export const giveQuestions = message('Please give {min, number} to {max, number} questions, one a line');
/** {placeholder}: one that there is not, with its braces */
export const placeholderNotKnown = message(
  "{placeholder} is not known: there are '{city}' and '{competitor}'",
);
export const aBraceIsOpen = 'A brace is open: placeholders are {city} and {competitor}';
/** {question}: as it was written */
export const cannotBeAsked = message('“{question}” cannot be asked as a keyword');

// Topic ideas
export const chooseAtLeastOneQuestion = 'Please choose at least one question';
