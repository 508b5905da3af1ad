import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Companies panel
  companies: 'Unternehmen',
  howThisIsCounted: 'So wird gezählt',
  companiesNotLoaded: 'Die Unternehmen konnten nicht geladen werden',
  noAnswersInTheseDays: 'Keine Antworten in diesen Tagen',
  noCompaniesYet: 'Noch keine Unternehmen',
  chooseOtherDays: 'Wählen Sie andere Tage. Mitbewerber können Sie schon hinzufügen.',
  companiesAnswersMentionAppearHere:
    'Nach Ihrer ersten Prüfung erscheinen hier Unternehmen aus Ihren Antworten. Mitbewerber können Sie schon hinzufügen.',
  checkAllKeywords: 'Alle Keywords prüfen',
  addACompetitor: 'Mitbewerber hinzufügen',
  showCompanies: 'Unternehmen anzeigen',
  all: 'Alle',
  tracked: 'Beobachtet',
  found: 'Gefunden',
  company: 'Unternehmen',
  tryAnotherFilterOrShorter: 'Versuchen Sie es mit einem anderen Filter oder einer kürzeren Suche.',
  howCompaniesAreCounted: message(
    'Keywords mit Ihrem Namen zählen nicht. „Anteil“ ist der Anteil an allen Erwähnungen. „Ø Platz“ ist der durchschnittliche Rang nach erster Erwähnung, danach steht die durchschnittliche Zahl der Unternehmen in diesen Antworten. Eine Quote erscheint ab {min, plural, one {# Antwort} other {# Antworten}}. Der Strich auf einem Balken zeigt die Schwankungsbreite.',
  ),
  trackedCount: message('Beobachtet ({count, number})'),
  foundCount: message('Gefunden ({count, number})'),
  ratesAppearFrom: message(
    'Quoten erscheinen hier ab {min, plural, one {# Antwort} other {# Antworten}} (bisher {answers, number}).',
  ),

  // Competitive intel page
  competitiveIntel: 'Wettbewerb',
  yourCompetitorsNotLoaded: 'Ihre Mitbewerber konnten nicht geladen werden',
  addCompetitorsSeeWhereThey: 'Fügen Sie Mitbewerber hinzu, um zu sehen, wie oft jeder erwähnt wird',
  yourNames: 'Ihre Markennamen',
  whatAnswersSay: 'Aussagen in Antworten',
  whetherAnswersWaitBeJudged: 'Änderungen an Ihren Antworten konnten nicht geladen werden',
  partsOfCompetitiveIntel: 'Wettbewerb',
  comparison: 'Vergleich',
  opportunities: 'Chancen',
  noCompetitorsYet: 'Noch keine Mitbewerber',
  trackCompanySeeWhichKeywords:
    'Beobachten Sie ein Unternehmen, um zu sehen, bei welchen Keywords es an Ihrer Stelle erwähnt wird.',
  mentionedWithoutYou: 'Ohne Sie erwähnt',
  loadingYourNames: 'Ihre Markennamen werden geladen …',
  inRange: message('Zeitraum: {range}'),

  // Opportunities panel
  whereCompetitorsMentionedAndNot: 'Nach Keyword',
  assistant: 'Assistent',
  filters: 'Filter',
  yourTopicsAndTagsNot: 'Ihre Themen und Labels konnten nicht geladen werden',
  showAllOpportunities: 'Alle Chancen anzeigen',
  howOpportunitiesAreCounted:
    'Je Prüfung zählt eine Antwort, vom aktuellen Modell auf die aktuelle Fassung der Frage. Keywords mit Ihrem Namen zählen nicht. „Hoch“ heißt: Mehr als die Hälfte der Antworten erwähnt nur Mitbewerber, und Zufall erklärt das kaum. Bei vielen Keywords ist dieser Test strenger als die Schwankungsbreite. Filter ändern die Aussagekraft nicht. Websites außer Ihrer eigenen stehen in der Liste, wenn mindestens ein Drittel dieser Antworten sie zitiert. Die Liste zeigt, wo Sie fehlen, nicht warum.',
  filterCount: message('Filter ({count, number})'),
  moreNotListed: message(
    '{count, plural, one {# weitere, kleinere Chance ist} other {# weitere, kleinere Chancen sind}} nicht in der Liste.',
  ),

  // Opportunities tab
  loadingOpportunities: 'Chancen werden geladen …',
  yourOpportunitiesNotLoaded: 'Ihre Chancen konnten nicht geladen werden',
} satisfies Translation<typeof messages>;
