import { message } from '@answerscope/contract';

// Answer page
export const answer = 'Answer';
export const openInChecker = 'Open in checker';
export const keywords = 'Keywords';
/** {assistant}: who answered; {company}: whose mentions are judged */
export const whatAssistantAnswered = message('What {assistant} answered, judged for {company}');
