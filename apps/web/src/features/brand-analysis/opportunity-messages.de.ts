import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './opportunity-messages.ts';

const message = messagesIn('de');

export default {
  // Opportunities in words
  noOpportunity: 'Keine Antwort erwähnt einen Mitbewerber ohne Sie',
  answersNotSearched: 'Ihre Mitbewerber sind noch nicht gezählt',
  opportunitiesAppearHere: 'Nach Ihren ersten Prüfungen erscheinen hier Chancen',
  notSearchedYet: 'Noch nicht gezählt',
  noAnswersYet: 'Noch keine Antworten',
  keywordsAppearHere:
    'Nach Ihren ersten Prüfungen erscheinen hier Keywords, deren Antworten an Ihrer Stelle einen Mitbewerber erwähnen.',
  noKeywordMatches: 'Kein passendes Keyword',
  nobodyElseMentioned: 'Keine Chancen',
  nothingHere: 'Hier keine Chancen',
  notSteady: 'Niedrig',
  tooFewAnswers: 'Zu wenige Antworten',
  mostAnswersLost: message(
    '{answers, number} von {of, plural, one {# Antwort} other {# Antworten}} von {assistant} auf „{keyword}“ {answers, plural, one {erwähnt} other {erwähnen}} Mitbewerber, aber nicht Sie',
  ),
  mentionedWithoutYou: message(
    '{answers, plural, one {# Antwort erwähnt} other {# Antworten erwähnen}} {company} ohne Sie',
  ),
  allOpportunities: message(
    '{all, plural, one {# Chance} other {# Chancen}}, davon {steady, number} mit hoher Aussagekraft',
  ),
  someOpportunities: message(
    '{shown, number} von {all, plural, one {# Chance} other {# Chancen}} angezeigt, insgesamt {steady, number} mit hoher Aussagekraft',
  ),
  opportunityBasis: message(
    'Zeitraum: {range}{isCapped, select, yes {, die neuesten Antworten je Keyword} other {}}',
  ),
  theAssistant: message('der Assistent {assistant}'),
  previewToSearchFor: message(
    'Sehen Sie sich oben die Vorschau an und übernehmen Sie die Änderung. Gezählt wird dann: {names}.',
  ),
  noAnswerCountsFor: message('Keine Antworten für diese Filter: {filters}.'),
  noAnswerCountsAndHides: message(
    'Keine Antworten für diese Filter: {filters}. {hidden, plural, one {# Chance ist} other {# Chancen sind}} ausgeblendet.',
  ),
  noAnswerLeavesYouOut: 'Keine Antwort erwähnt einen Mitbewerber ohne Sie.',
  noAnswerLeavesYouOutOthersHidden: message(
    'Keine Antwort erwähnt einen Mitbewerber ohne Sie. {hidden, plural, one {# Chance ist} other {# Chancen sind}} ausgeblendet, durch: {filters}.',
  ),
  steady: 'Hoch',
  nameWithAnswers: message('{name} ({answers, number})'),
  noRiseWouldShow: message(
    '{answers, plural, one {# weitere Antwort} other {# weitere Antworten}} ({cost}) {answers, plural, one {kann} other {können}} keinen deutlichen Anstieg von {rate, number, ::percent} zeigen, auch nicht auf 100\u00a0%.',
  ),
  riseWouldShow: message(
    '{answers, plural, one {# weitere Antwort zeigt} other {# weitere Antworten zeigen}} in 8 von 10 Fällen einen Anstieg von {rate, number, ::percent} auf {detectable, number, ::percent} oder mehr ({cost}).',
  ),
  seeingARiseTakes: message(
    'Ein Anstieg auf {rate, number, ::percent} braucht etwa {each, number} Antworten davor und {each, number} danach. Das {missing, plural, one {ist # weitere Antwort} other {sind # weitere Antworten}} ({cost}).',
  ),
  namesNotCountedYet: message('Noch nicht gezählt: {names}.'),
  namesNotCountedYetOthersAre: message('Noch nicht gezählt: {names}. Die anderen sind gezählt.'),
  namesAndMore: message('{names} und {more, plural, one {# weiterer} other {# weitere}}'),
  answersWithout: message(
    'Antworten, die einen Mitbewerber erwähnen, aber nicht Sie: {keyword} ({assistant})',
  ),
  answersNamingYou: message('Antworten mit Ihrer Marke: {keyword} ({assistant})'),
  answersCitingSite: message(
    'Antworten, die {site} zitieren und Sie nicht erwähnen: {keyword} ({assistant})',
  ),

  // Loss lead
  mentionedInstead: 'Beobachtete Mitbewerber an Ihrer Stelle',
  answersLostBelow: message(
    '{answers, number} von {of, plural, one {# Antwort} other {# Antworten}} in der Liste unten {answers, plural, one {erwähnt} other {erwähnen}} einen Mitbewerber, aber nicht Sie',
  ),
  overOpportunities: message('{shown, number} von {all, plural, one {# Chance} other {# Chancen}}'),

  // Opportunity list
  moreSites: message('+{count, number}'),
  opportunities: 'Chancen',
  keyword: 'Keyword',
  answersLost: 'Nur Mitbewerber',
  mentioned: 'Erwähnt',
  sitesTheseAnswersCite: 'Zitierte Websites',
  certainty: 'Aussagekraft',
  mentionYou: message('<open>Sie ({count, number})</open>'),
  mentionYouLastOn: message('<open>Sie ({count, number})</open> · zuletzt am <day></day>'),
  noOtherSiteCited: 'Keine Website in mindestens einem Drittel dieser Antworten',
  rateOfAnswers: message('<bold>{rate, number, ::percent}</bold> {answers, number} von {of, number}'),
} satisfies Translation<typeof messages>;
