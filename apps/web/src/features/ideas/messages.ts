// Ask for ideas
export const whatAskingAssistantForIdeas = 'What asking an assistant for ideas costs could not be loaded';
export const ideasFromAnAssistant = 'Ideas from an assistant';
export const anAssistantThinkingTopics =
  'An assistant is thinking of topics. This usually takes less than a minute.';
export const haveAssistantThinkMoreTopics =
  'Have an assistant think of more topics, every 5 minutes at most.';
export const nameYourCompany = 'Name your company';
export const asking = 'Asking...';
export const askForIdeas = 'Ask for ideas';
export const theyStandBelowOthers = 'They stand below the others.';

// Idea card
export const inYourKeywords = 'In your keywords';
export const adding = 'Adding...';
export const addKeywords = 'Add keywords';
export const later = 'Later';
export const dismiss = 'Dismiss';
export const showTheseAnswers = 'Show these answers';

// Ideas in words
export const noIdeaDecideOn = 'No idea to decide on.';
export const noAnswersYetLookFor = 'No answers yet to look for names in';
export const theseIdeasInEnglish = 'These ideas are in English. Questions are asked as they stand.';
export const ideasDidNotAskAssistant =
  'Ideas that you did not ask an assistant for are in English. Questions are asked as they stand.';
export const noRoomForMoreKeywords = 'No room for more keywords';
export const noKeywordAdded = 'No keyword added';
export const nothingNewToAdd = 'Nothing new to add';
export const keywordAdded = 'Keyword added';
export const keywordsAdded = 'Keywords added';

// Set aside list
export const bringBack = 'Bring back';

// Use decide on idea
export const bringAnIdeaBack = 'Bring an idea back';
export const addKeywordsIdea = 'Add keywords of an idea';
export const undo = 'Undo';
export const setAnIdeaAside = 'Set an idea aside';
export const ideaPutOff = 'Idea put off';
export const ideaDismissed = 'Idea dismissed';
