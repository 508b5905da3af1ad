import { message } from '@answerscope/contract';

// Answer page
export const answer = 'Answer';
export const openInChecker = 'Open in checker';
export const keywords = 'Keywords';
/** {keyword}: which was asked about; {company}: whose mentions are judged */
export const judgedFor = message('“{keyword}” · {company}');
export const asked = 'Asked';

// Answer title
/** Stands for the own company in titles */
export const you = 'you';
/** {assistant}: its name */
export const assistantGaveNoAnswer = message('{assistant} gave no usable answer');
/** {assistant}: its name */
export const assistantRefuses = message('{assistant} refused to answer');
/** {assistant}: its name */
export const assistantMentionsNobody = message('{assistant} mentions no company');
/** {assistant} is a name, {name} is 'you' or a company, {isAlone} is 'yes' when nobody else is mentioned */
export const assistantMentions = message(
  '{assistant} mentions {name}{isAlone, select, yes { and nobody else} other {}}',
);
/** {assistant} is a name, {name} is 'you' or a company, at place {rank} of {of} */
export const assistantMentionsAt = message(
  '{assistant} mentions {name}: place {rank, number} of {of, number}',
);
/** {assistant} is a name, {name} is 'you' or a company */
export const assistantDoesNotMention = message('{assistant} does not mention {name}');
/** {assistant} is a name, {name} is 'you' or a company, {count} is the number of other companies */
export const assistantMentionsOthers = message(
  '{assistant} mentions {count, plural, one {# company} other {# companies}}, not {name}',
);
