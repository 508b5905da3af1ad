import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Summary letter
  subject: message(
    '{frequency, select, weekly {Ihre Sichtbarkeit in dieser Woche} daily {Ihre Sichtbarkeit heute} other {Ihre Sichtbarkeit}}, {day}',
  ),
  simulatedSubject: message('{subject} (simuliert)'),
  howOften: message(
    'So oft erwähnen KI-Assistenten {known, select, yes {{company}} other {Ihr Unternehmen}}, nach den Berichten vom {since} bis zum {until}.',
  ),
  you: 'Sie',
  notMeasured: message('In diesen Tagen nicht gemessen: {assistants}.'),
  nothingMeasuredSubject: message('Seit dem {day} wurde nichts gemessen'),
  noReportWritten: message(
    'Seit dem {day} gibt es keinen neuen Bericht, daher dieses Mal keine Zusammenfassung. Es lief keine volle Prüfung, oder sie wurde nicht fertig. Das Dashboard zeigt die nächste Prüfung und was fehlgeschlagen ist.',
  ),
  openTheDashboard: 'Dashboard öffnen',
  readTheAnswers: 'Antworten lesen',
  noFurtherMail: 'Wir schreiben erst wieder, wenn es einen neuen Bericht gibt.',
  allAnswersSimulated:
    'Das sind Demodaten mit simulierten Antworten. Die Zahlen sagen nichts über echte Marken aus.',
  flipsNote:
    'Neue und weggefallene Keywords im Vergleich zum vorherigen Bericht. Ein einzelnes Keyword wechselt oft zufällig. „Veränderung“ zeigt, was deutlich ist.',
  youAskedForMail:
    'Sie haben diese E-Mail in Ihren Einstellungen angefordert. Wie oft sie kommt, wählen Sie in den Einstellungen.',
  summariesSwitchedOn: message(
    'Sie erhalten diese E-Mail, weil {frequency, select, weekly {wöchentliche} other {tägliche}} Zusammenfassungen für Ihr Konto eingeschaltet sind. Sie fasst Ihre eigenen Berichte zusammen, ohne Werbung. Wie oft sie kommt, wählen Sie in den Einstellungen.',
  ),
  stopTheseMails: 'Diese E-Mails abbestellen',
  mentioned: 'Erwähnt',
  change: 'Veränderung',
  failedInIt: 'Fehlgeschlagen',
  newlyMentionedFor: 'Neu erwähnt für',
  noLongerMentionedFor: 'Nicht mehr erwähnt für',
  quoted: message('„{keyword}“'),
  moreKeywords: message('{count, number} weitere'),
  failedOf: message('{failed, plural, one {# Keyword} other {# Keywords}} von {total, number}'),
  reportsOf: message('{reports, plural, one {Bericht vom {day}} other {Neuester von # Berichten, {day}}}'),
  noRate: message('keine Quote: {why}'),
  rate: message(
    '{mentions, number} von {answers, plural, one {# Antwort: zu wenige für eine Quote} other {# Antworten, {percent} ({range})}}',
  ),
  rateIn: message(
    '{rate} {days}{left, plural, =0 {} one {; ohne # Antwort, die kein Unternehmen nennt} other {; ohne # Antworten, die kein Unternehmen nennen}}',
  ),
  inNewestAnswers: 'in den neuesten Antworten',
  inLastDays: message('{days, plural, one {am letzten Tag} other {in den letzten # Tagen}}'),
  fromTo: message('vom {from} bis zum {to}'),
  noAnswerCounts: 'keine Antworten, die zählen',
  changed: message(
    '{change}: {size}{days, plural, =0 {} one { an # Tag gegenüber dem # davor} other { in # Tagen gegenüber den # davor}}',
  ),
  overKeywords: message(
    'über {keywords, plural, one {das # Keyword} other {die # Keywords}} beider Zeiträume',
  ),
  movedByOneKeyword: 'wegen eines Keywords',
  whoIsMentioned: 'Erwähnungen in den neuesten Berichten',
  mentionedIn: message(
    'in {answers, plural, one {# Antwort} other {# Antworten}}, davon {without, number} ohne Sie',
  ),
  howAnswersSpeak: 'Lob und Kritik',
  notRead: 'Keine Aussage',
  answers: message('{count, plural, one {# Antwort} other {# Antworten}}'),

  // The page that ends them
  stopSummaries: 'Zusammenfassungen abbestellen',
  pageTitle: message('{title} · {product}'),
  noMoreAfterThis: 'Sie erhalten dann keine Zusammenfassungen mehr. E-Mails zu Ihrem Konto kommen weiterhin.',
  lessOftenInstead: message('Lieber seltener? Wählen Sie in den <settings>Einstellungen</settings>.'),
  noMoreSummaries: 'Sie erhalten keine Zusammenfassungen mehr.',
  switchOnAgain: message('Wieder einschalten können Sie sie in den <settings>Einstellungen</settings>.'),
  linkNotComplete: message(
    'Dieser Link ist unvollständig. Nutzen Sie den aus Ihrer E-Mail, oder schalten Sie die Zusammenfassungen in den <settings>Einstellungen</settings> aus.',
  ),
  privacyPolicy: 'Datenschutz',
  help: 'Hilfe',

  // Mail settings
  dailyNeedsPlan: 'Tägliche Zusammenfassungen gibt es in Tarifen mit täglicher Aktualisierung',

  // Send own summary
  confirmEmailFirst: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  noReportLately: 'Aus den letzten sieben Tagen gibt es noch keinen Bericht.',
} satisfies Translation<typeof messages>;
