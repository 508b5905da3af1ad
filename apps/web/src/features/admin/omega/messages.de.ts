import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Lift omega dialog
  lift: 'Aufheben',
  answersDecideAgain: 'Die Antworten entscheiden wieder',
  liftStatusOf: message('Status von {keyword} aufheben'),
  followsAnswersAgain: message(
    'Ab jetzt richtet sich 1 Status von {user} wieder nach den Antworten von {assistant}. Frühere Berichte ändern sich nicht.',
  ),

  // Omega filters
  emailOfAUser: 'E-Mail-Adresse oder Keyword',
  state: 'Gültigkeit',
  assistant: 'Assistent',
  allAssistants: 'Alle Assistenten',

  // Omega forecast
  chooseAll: 'Wählen Sie Nutzer, Keyword, Assistent und Status. Dann sehen Sie die Änderung vorab.',
  forecastNotRead:
    'Die Vorschau konnte nicht geladen werden, daher wurde nichts geändert. Wählen Sie erneut.',
  readingForecast: 'Betroffene Zahlen werden ermittelt …',
  setAlready: message(
    'Der Status dieses Keywords bei {assistant} ist bereits auf „{status, select, mentioned {erwähnt} other {nicht erwähnt}}“ gesetzt. Heben Sie das zuerst auf.',
  ),
  inNextReport: message('Nächster Bericht zu {assistant}, bei gleichen Antworten:'),

  // Omega in words
  inForce: 'In Kraft',
  noStatusIsSet: 'Kein Status ist gesetzt',
  expired: 'Abgelaufen',
  noSetStatusHasExpired: 'Kein gesetzter Status ist abgelaufen',
  lifted: 'Aufgehoben',
  noSetStatusLifted: 'Kein gesetzter Status wurde aufgehoben',
  keywordsMentioningTheCompany: 'Keywords mit Erwähnung des Unternehmens',
  notMentioned: 'Nicht erwähnt',
  newlyMentioned: 'Neu erwähnt',
  noLongerMentioned: 'Nicht mehr erwähnt',
  earlierReportsStay: 'Antworten, Quoten und frühere Berichte ändern sich nicht.',
  neverAsked: message(
    '{assistant} wurde zu diesem Keyword noch nie gefragt. Der Status erscheint mit der ersten Prüfung.',
  ),
  nowAndThen: message(
    'Jetzt bei {assistant} · {state} ({mentions, number} von {answers, plural, one {# Antwort} other {# Antworten}}). Künftig angezeigt: {status}.',
  ),
  noReportYet: message('Noch kein Bericht zu {assistant}. Der erste verwendet diesen Status.'),
  mentionedOf: message('{mentioned, number} von {total, number} ({share})'),
  countChanges: message('{what}: {before} → {after}'),
  noCountChanges:
    'Im nächsten Bericht ändert sich keine Anzahl. Antworten, Quoten und frühere Berichte ändern sich nicht.',

  // Omega list
  loadingTheSetStatuses: 'Gesetzte Status werden geladen …',
  untilItIsLifted: 'bis zur Aufhebung',
  quotedReason: message('„{reason}“'),
  setBy: message('gesetzt am <at></at> von {administrator}'),
  liftedBy: message('Aufgehoben am <at></at> von {administrator}: „{reason}“'),
  expiredAt: message('abgelaufen am <at></at>'),
  untilThen: message('bis zum <at></at>'),
  administratorGone: 'Administrator (gelöscht)',

  // Omega pickers
  user: 'Nutzer',
  typeAnEmail: 'E-Mail-Adresse, Name oder Unternehmen',
  keyword: 'Keyword',
  typeFindKeyword: 'Keyword suchen',

  // Set omega dialog
  setAStatus: 'Status setzen',
  setStatus: 'Status setzen',
  chooseAnAssistant: 'Assistent wählen',
  status: 'Status',
  chooseAStatus: 'Status wählen',
  until: 'Bis',
  untilHint: 'Letzter Tag (UTC). Leer: ohne Enddatum.',
  isSetTo: message('{keyword} gilt jetzt als {status, select, mentioned {erwähnt} other {nicht erwähnt}}'),
} satisfies Translation<typeof messages>;
