import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Sources page
  sources: 'Quellen',
  yourSourcesNotLoaded: 'Ihre Quellen konnten nicht geladen werden',
  assistantsCiteSitesWhenThey: 'Assistenten zitieren Websites, wenn sie im Web suchen.',
  chooseOtherDays: 'Wählen Sie andere Tage.',
  sitesAnswersCiteAppearHere: 'Nach Ihrer ersten Prüfung erscheinen hier Websites, die Antworten zitieren.',
  checkAllKeywords: 'Alle Keywords prüfen',
  citedSites: 'Zitierte Websites',
  howThisIsCounted: 'So wird gezählt',
  showSites: 'Websites anzeigen',
  all: 'Alle',
  site: 'Website',
  tryAnotherFilterOrShorter: 'Versuchen Sie es mit einem anderen Filter oder einer kürzeren Suche.',
  noSitesCitedInThese: 'Keine zitierten Websites in diesen Tagen',
  noAnswersInTheseDays: 'Keine Antworten in diesen Tagen',
  noSourcesYet: 'Noch keine Quellen',
  howSitesAreCounted: message(
    'Gezählt in den Antworten Ihrer Berichte, ohne Keywords mit Ihrem Namen. Eine Website zählt einmal je Antwort, die sie zitiert. Quoten erscheinen ab {min, plural, one {# Antwort} other {# Antworten}}.',
  ),
  kindAndCount: message('{kind} ({count, number})'),
  answersInRange: message('{answers, plural, one {# Antwort} other {# Antworten}} · {range}'),
  yours: 'Ihre',
  competitors: 'Mitbewerber',
  other: 'Andere',
} satisfies Translation<typeof messages>;
