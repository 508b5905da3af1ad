import { message } from '@answerscope/contract';

// The headline, before two windows can be compared
/** {range}: 'the last 28 days'; {rates}: what each assistant mentions, the first with 'mentioned' */
export const ratesOver = message('Over {range} {rates}.');
/** {assistant} and {company}: names; {rate}: a fraction; {mentions} of {answers} hold the company's name */
export const firstRate = message(
  '{assistant} mentioned {company} in {answers, plural, =1 {{mentions, number} of 1 answer} other {{rate, number, ::percent} of its answers ({mentions, number} of #)}}',
);
/** {assistant}: another one's name, behind firstRate; {rate}: a fraction; {mentions} of {answers} hold the company's name */
export const otherRate = message(
  '{assistant} in {answers, plural, =1 {{mentions, number} of 1 answer} other {{rate, number, ::percent} ({mentions, number} of #)}}',
);

// The headline, before there is a report
/** {company}: the brand's name; {mentions}: 1 where the only answer mentions it, else 0 */
export const onlyAnswer = message(
  'The only answer {mentions, plural, =1 {mentions} other {does not mention}} {company}.',
);
/** {mentions} of {answers} mention {company}, the brand's name */
export const newestAnswers = message(
  '{mentions, number} of the newest {answers, number} answers {mentions, plural, =1 {mentions} other {mention}} {company}.',
);

// The headline, while nothing is known
/** {company}: the brand's name */
export const onlyEmptyAnswers = message(
  'The newest answers mention no company at all, so nothing is known about {company} yet.',
);
/** {company}: the brand's name */
export const onlyBrandedKeywords = message(
  'Only keywords that contain {company} have an answer, so there is no rate yet.',
);
/** {company}: the brand's name */
export const checksFailed = message('The newest checks failed, so nothing is known about {company} yet.');
/** {company}: the brand's name */
export const neverAsked = message('No assistant has been asked about {company} yet.');
