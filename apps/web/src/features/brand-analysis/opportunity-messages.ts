import { message } from '@answerscope/contract';

// Opportunities in words
export const noOpportunity = 'No answer mentions a competitor without you';
export const answersNotSearched = 'Your competitors are not counted yet';
export const opportunitiesAppearHere = 'Opportunities appear here after your first checks';
export const notSearchedYet = 'Not counted yet';
export const noAnswersYet = 'No answers yet';
export const keywordsAppearHere =
  'Keywords whose answers mention a competitor instead of you appear here after your first checks.';
export const noKeywordMatches = 'No keyword matches';
export const nobodyElseMentioned = 'No opportunities';
export const nothingHere = 'No opportunities here';
export const notSteady = 'Low';
export const tooFewAnswers = 'Too few answers';
/** {answers} of {of} are lost to {keyword} on {assistant}, more than for any other listed */
export const mostAnswersLost = message(
  '{answers, number} of {of, plural, one {# answer} other {# answers}} from {assistant} to “{keyword}” {answers, plural, one {mentions} other {mention}} competitors, not you',
);
/** {company}: its name; {answers}: those that mention it and not the brand */
export const mentionedWithoutYou = message(
  '{answers, plural, one {# answer mentions} other {# answers mention}} {company} without you',
);
/** {all}: opportunities, {steady} of which are steady */
export const allOpportunities = message(
  '{all, plural, one {# opportunity} other {# opportunities}}, {steady, number} with high certainty',
);
/** {shown}: those that the filters leave of {all}, {steady} of which are steady */
export const someOpportunities = message(
  '{shown, number} of {all, plural, one {# opportunity} other {# opportunities}} shown, {steady, number} with high certainty',
);
/** {range}: 'the last 28 days'; {isCapped}: 'yes' where older answers are left out */
export const opportunityBasis = message(
  'In {range}{isCapped, select, yes {, the newest answers of each keyword} other {}}',
);
/** {assistant}: its name, one of the filters in a list */
export const theAssistant = message('the assistant {assistant}');
/** {names}: competitors, 'A, B, C and 2 more' */
export const previewToSearchFor = message('Preview and apply the change above to count {names}.');
/** {filters}: 'the topic “Loans” and the tag “Core”' */
export const noAnswerCountsFor = message('No answers match {filters}.');
/** {filters}: 'the topic “Loans” and the tag “Core”', {count} of them; {hidden}: opportunities */
export const noAnswerCountsAndHides = message(
  'No answers match {filters}. {hidden, plural, one {# opportunity is} other {# opportunities are}} hidden.',
);
export const noAnswerLeavesYouOut = 'No answer mentions a competitor without you.';
/** {hidden}: opportunities; {filters}: 'the topic “Loans” and the tag “Core”' */
export const noAnswerLeavesYouOutOthersHidden = message(
  'No answer mentions a competitor without you. {hidden, plural, one {# opportunity is} other {# opportunities are}} hidden by {filters}.',
);
export const steady = 'High';
/** {name}: a competitor; {answers}: how many mention it, in a list */
export const nameWithAnswers = message('{name} ({answers, number})');
/** {answers}: further ones; {cost}: 'about $0.62'; {rate}: today's, a fraction */
export const noRiseWouldShow = message(
  '{answers, plural, one {# more answer} other {# more answers}} ({cost}) cannot show a significant rise from {rate, number, ::percent}, even to 100%.',
);
/**
 * {answers}: further ones; {cost}: 'about $0.62'; {rate} and {detectable}: today's and the lowest that would show,
 * fractions
 */
export const riseWouldShow = message(
  '{answers, plural, one {# more answer shows} other {# more answers show}} a rise from {rate, number, ::percent} to {detectable, number, ::percent} or more in 8 of 10 cases ({cost}).',
);
/** {rate}: a fraction; {each}: answers; {missing}: of them that are not there yet; {cost}: 'about $0.62' */
export const seeingARiseTakes = message(
  'A rise to {rate, number, ::percent} takes about {each, number} answers before and {each, number} after. That is {missing, plural, one {# more answer} other {# more answers}} ({cost}).',
);
/** {names}: competitors, 'A, B, C and 2 more' */
export const namesNotCountedYet = message('Not counted yet: {names}.');
/** {names}: competitors, 'A, B, C and 2 more' */
export const namesNotCountedYetOthersAre = message('Not counted yet: {names}. The others are counted.');
/** {names}: the first ones, 'A, B, C'; {more}: how many there are besides */
export const namesAndMore = message('{names} and {more, number} more');
/** {keyword} and {assistant}: the question whose answers are shown */
export const answersWithout = message(
  'Answers that mention a competitor but not you: {keyword} ({assistant})',
);
/** {keyword} and {assistant}: the question whose answers are shown */
export const answersNamingYou = message('Answers that mention you: {keyword} ({assistant})');
/** {site}: its domain; {keyword} and {assistant}: the question whose answers are shown */
export const answersCitingSite = message(
  'Answers that cite {site} and leave you out: {keyword} ({assistant})',
);

// Loss lead
export const mentionedInstead = 'Tracked competitors mentioned instead of you';
/** {answers} of {of} answers in the list */
export const answersLostBelow = message(
  '{answers, number} of {of, plural, one {# answer} other {# answers}} listed below {answers, plural, one {mentions} other {mention}} a competitor but not you',
);
/** {shown} of {all} opportunities, which those answers are of */
export const overOpportunities = message(
  '{shown, number} of {all, plural, one {# opportunity} other {# opportunities}}',
);

// Opportunity list
/** {count}: sites that are not shown yet */
export const moreSites = message('+{count, number}');
export const opportunities = 'Opportunities';
export const keyword = 'Keyword';
export const answersLost = 'Answers lost';
export const mentioned = 'Mentioned';
export const sitesTheseAnswersCite = 'Sites cited';
export const certainty = 'Certainty';
/** {count}: answers; {open}: opens them */
export const mentionYou = message('<open>You ({count, number})</open>');
/** {count}: answers; {open}: opens them; {day}: of the newest of them */
export const mentionYouLastOn = message('<open>You ({count, number})</open> · last <day></day>');
export const noOtherSiteCited = 'No site is in a third or more of the lost answers';
/** {rate}: a fraction, {bold}; {answers} of {of} leave the brand out */
export const rateOfAnswers = message(
  '<bold>{rate, number, ::percent}</bold> {answers, number} of {of, number}',
);
