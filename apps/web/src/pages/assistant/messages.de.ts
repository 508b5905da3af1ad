import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Assistant answers
  theNewestAnswersNotLoaded: 'Die neuesten Antworten konnten nicht geladen werden',
  newestAnswers: 'Neueste Antworten',
  noAnswersYet: 'Es gibt noch keine Antworten.',

  // Assistant page
  checkKeywords: 'Keywords prüfen',
  comparePlans: 'Tarife vergleichen',
  thisInstallationHasNoKey: 'Die Verwaltung kann den Schlüssel hinzufügen.',
  addKeywords: 'Keywords hinzufügen',
  checkYourKeywords: 'Ihre Keywords prüfen',
  yourResultsNotLoaded: message('Ihre Ergebnisse bei {assistant} konnten nicht geladen werden'),
  loadingWhatItSays: message('{assistant} wird geladen …'),
  isNotAsked: message('{assistant} ist nicht in Ihrem Tarif.'),
  notInPlan: message('Der Tarif {plan} enthält {assistant} nicht'),
  withAPlan: message('Wählen Sie einen Tarif mit {assistant}, um zu sehen, wie oft Sie dort erwähnt werden.'),
  noLongerInPlan: message('Der Tarif {plan} enthält {assistant} nicht mehr. Frühere Antworten bleiben hier.'),
  cannotBeAsked: message('{assistant} ist nicht eingerichtet. Die Verwaltung kann den Schlüssel hinzufügen.'),
  isNotSetUp: message('{assistant} ist nicht eingerichtet'),
  notAskedYet: message('{assistant} wurde noch nicht gefragt'),
  afterFirstCheck: message('Nach der ersten Prüfung sehen Sie, wie oft {assistant} Sie erwähnt.'),

  // Assistant report
  keywords: 'Keywords',
  noReportYet: message(
    'Prüfen Sie alle Keywords, um einen Bericht zu erhalten. Einzelne Prüfungen finden Sie im <link>Sichtbarkeits-Tracker</link>.',
  ),
  theNewestReportNotLoaded: 'Der neueste Bericht konnte nicht geladen werden',
  newestReport: 'Neuester Bericht',
  openTheReport: 'Bericht öffnen',
  written: 'Erstellt',

  // Assistant calls
  howItsCallsWent: 'Zeit und Kosten',
  callsNotLoaded: 'Zeit und Kosten konnten nicht geladen werden',
  answerTime: 'Antwortzeit',
  cost: 'Kosten',
  failed: 'Fehlgeschlagen',
  seconds: message('{count, number} s'),
  nineteenOfTwenty: message('Median, 95\u00a0% innerhalb von {time}'),
  perAnswer: message('je {cost} für {answers, plural, one {# Antwort} other {# Antworten}}'),
  ofQuestions: message('von {count, plural, one {# Frage} other {# Fragen}}'),

  // Assistant lead
  mentionsYouOver: message('Erwähnungen bei {assistant} · {range}'),

  // Assistant lists
  companiesItMentions: 'Erwähnte Unternehmen',
  allCompanies: 'Alle Unternehmen',
  noCompanyMentioned: 'In diesem Zeitraum wird kein Unternehmen erwähnt.',
  sitesItCites: 'Zitierte Websites',
  allSources: 'Alle Quellen',
  sourcesNotLoaded: 'Die zitierten Websites konnten nicht geladen werden',
  noSiteCited: 'In diesem Zeitraum wird keine Website zitiert.',
  placed: message('{place, number}. {name}'),
  inAnswers: message('{answers, plural, one {# Antwort} other {# Antworten}}'),

  // Rank line
  rankNotLoaded: 'Ihr Platz konnte nicht geladen werden',
  rank: message('{place, number}.'),
  ofCompanies: message(
    'von {companies, plural, one {# Unternehmen} other {# Unternehmen}} nach Erwähnungen{isOpen, select, yes {, wahrscheinlich Platz {best, number} bis {worst, number}} other {}}.',
  ),
  behindAll: message(
    '{companies, plural, one {Sie sind nicht das Unternehmen, das {assistant} am häufigsten erwähnt.} other {Sie sind nicht unter den # Unternehmen, die {assistant} am häufigsten erwähnt.}}',
  ),
  noRankYet: message('{assistant} hat in diesem Zeitraum kein Unternehmen erwähnt.'),
} satisfies Translation<typeof messages>;
