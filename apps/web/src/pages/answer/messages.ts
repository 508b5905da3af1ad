import { message } from '@answerscope/contract';

// Answer page
export const answer = 'Answer';
export const openInChecker = 'Open in checker';
export const keywords = 'Keywords';
/** {keyword}: which was asked about; {company}: whose mentions are judged */
export const judgedFor = message('“{keyword}”, judged for {company}');
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
/** {assistant}: its name; {whom}: 'you', or a company; {isAlone}: 'yes' where nobody else is mentioned */
export const assistantMentions = message(
  '{assistant} mentions {whom}{isAlone, select, yes { and nobody else} other {}}',
);
/** {assistant}: its name; {whom}: 'you', or a company, at place {rank} of {of} companies */
export const assistantMentionsAt = message(
  '{assistant} mentions {whom} at place {rank, number} of {of, number}',
);
/** {assistant}: its name; {whom}: 'you', or a company */
export const assistantDoesNotMention = message('{assistant} does not mention {whom}');
/** {assistant}: its name; {whom}: 'you', or a company; {count}: of the others */
export const assistantMentionsOthers = message(
  '{assistant} mentions {count, plural, one {# company} other {# companies}}, not {whom}',
);
