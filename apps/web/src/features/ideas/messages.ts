import { message } from '@answerscope/contract';

// Ask for ideas
export const askingNotLoaded = 'What asking an assistant for ideas costs could not be loaded';
export const ideasFromAnAssistant = 'Ideas from an assistant';
export const thinkingOfTopics = 'An assistant is thinking of topics. This usually takes less than a minute.';
/** {assistants}: 'ChatGPT', or 'ChatGPT, or Claude if that fails' */
export const moreIdeasFrom = message('More ideas from {assistants}');
/** {first} and {second}: their names */
export const oneOrTheOther = message('{first}, or {second} if that fails');
export const nameYourCompany = 'Enter your company name';
export const asking = 'Asking...';
export const askForIdeas = 'Ask for ideas';
/** {count}: ideas that the assistant thought of */
export const ideasAdded = message('{count, plural, one {# idea} other {# ideas}} added');
export const ideasStandBelow = 'You’ll find them below the others.';

// Idea card
/** {day}: draws the day on which the user asked */
export const thoughtOnDay = message('Suggested by an assistant on <day></day>, not from answers');
/** {topic}: the idea's */
export const questionsAbout = message('Questions about {topic}');
export const inYourKeywords = 'In your keywords';
export const adding = 'Adding...';
export const addKeywords = 'Add keywords';
/** {count}: questions that were chosen */
export const addCount = message('Add {count, plural, one {# keyword} other {# keywords}}');
export const later = 'Later';
/** {topic}: that of the idea which the button puts off */
export const topicLater = message('Later: {topic}');
export const dismiss = 'Dismiss';
/** {topic}: that of the idea which the button dismisses */
export const dismissTopic = message('Dismiss {topic}');
export const showTheseAnswers = 'Show these answers';
/** {count}: answers that are not in the list above */
export const andOlderOnes = message('and {count, plural, one {# older one} other {# older ones}}');

// Ideas in words
export const noIdeaToDecideOn = 'No idea to decide on.';
/** {source}: one of the next messages */
export const ideasOfOneSource = message('{source}.');
/** {ideas} of all; {sources}: two or three of the next messages, with commas in between */
export const ideasOfSources = message('{ideas, number} ideas: {sources}.');
/** {count}: ideas; {first}: yes where it is the only one; {category}: the profile's */
export const ideasForCategory = message(
  '{first, select, yes {{count, plural, one {# idea} other {# ideas}}} other {{count, number}}} for {category}',
);
/** {count}: ideas; {first}: yes where it is the only one */
export const ideasFromAnswers = message(
  '{first, select, yes {{count, plural, one {# idea} other {# ideas}}} other {{count, number}}} from AI answers',
);
/** {count}: ideas; {first}: yes where it is the only one */
export const ideasFromAssistant = message(
  '{first, select, yes {{count, plural, one {# idea} other {# ideas}}} other {{count, number}}} from an assistant',
);
/** {language}: the one of the ideas */
export const freeIdeas = message('Free · in {language} · from your profile · at most every 5 minutes');
export const noAnswersToLookIn = 'From your profile · no answers to search yet';
/** {count}: answers that were looked through */
export const namesLookedFor = message(
  'From your profile and the {count, plural, one {newest answer} other {# newest answers}}',
);
export const ideasAreInEnglish = 'These ideas are in English. Questions are asked exactly as written.';
export const otherIdeasAreInEnglish =
  'Ideas that you did not ask an assistant for are in English. Questions are asked exactly as written.';
/** {name}: a company's or product's; {answers} of {ofAnswers} hold it; {keywords}: those that these answers are to */
export const nameIsMentioned = message(
  '{name} is mentioned in {answers, number} of the {ofAnswers, number} newest answers, for {keywords, plural, one {# keyword} other {# keywords}}. None of your keywords asks about it.',
);
export const noRoomForMoreKeywords = 'No room for more keywords';
export const noKeywordAdded = 'No keyword added';
export const nothingNewToAdd = 'Nothing new to add';
/** {count}: keywords that are new */
export const keywordsAdded = message('{count, plural, one {Keyword added} other {Keywords added}}');
/** {count}: keywords that are new; {topic}: theirs */
export const keywordsUnder = message('{count, plural, one {# keyword} other {# keywords}} under “{topic}”.');
/** {count}: questions that were keywords before */
export const inListAlready = message('{count, plural, one {# was} other {# were}} in your list already.');
/** {count}: questions that a rule of the operator refuses */
export const cannotBeAsked = message(
  '{count, plural, one {# question} other {# questions}} cannot be asked here.',
);
/** {count}: keywords that are gone with the decision */
export const keywordsRemoved = message('{count, plural, one {# keyword} other {# keywords}} removed.');
/** {count}: keywords that stay though the decision was taken back */
export const keywordsKept = message(
  '{count, plural, one {# keyword kept because assistants were asked about it.} other {# keywords kept because assistants were asked about them.}}',
);

// Set aside list
/** {day}: draws the day of the decision */
export const dismissedOn = message('Dismissed on <day></day>');
/** {day}: draws the day from which the idea is shown again */
export const comesBackOn = message('Comes back on <day></day>');
export const bringBack = 'Bring back';
/** {topic}: that of the idea which the button brings back */
export const bringBackTopic = message('Bring back {topic}');

// Use decide on idea
export const bringIdeaBack = 'Bring an idea back';
/** {topic}: the idea's */
export const topicIsBack = message('“{topic}” is back');
export const addKeywordsOfIdea = 'Add keywords of an idea';
export const undo = 'Undo';
export const setAnIdeaAside = 'Set an idea aside';
export const ideaPutOff = 'Idea put off';
/** {topic}: the idea's; {days}: for how many it is not shown */
export const topicComesBack = message('“{topic}” comes back in {days, plural, one {# day} other {# days}}.');
export const ideaDismissed = 'Idea dismissed';
/** {topic}: the idea's */
export const topicWillNotCome = message('“{topic}” will not come again.');
