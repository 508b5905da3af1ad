import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Mail filters
  addressOrSubject: 'Adresse oder Betreff',
  state: 'Status',
  allStates: 'Alle Status',

  // Mail sheet
  thisMailNotLoaded: 'Diese E-Mail konnte nicht geladen werden',
  textNotKept: 'Der Text dieser E-Mail wurde nicht gespeichert.',
  secretsHidden: 'Geheime Teile von Links sind verborgen.',
  toWhomAndWhen: message('An {recipient} · erstellt am <at></at>'),
  sentAt: message('gesendet am <at></at>'),

  // Mail table
  lastError: 'Letzter Fehler',
  view: 'Ansehen',
  sendAgain: 'Erneut senden',
  mails: 'E-Mails',
  to: 'An',
  subject: 'Betreff',
  created: 'Erstellt',
  actions: 'Aktionen',

  // Mail words
  waiting: 'Wartet',
  sent: 'Gesendet',
  failed: 'Fehlgeschlagen',

  // Resend mail dialog
  sendThisMailAgain: 'Diese E-Mail erneut senden',
  mailIsBeingSent: 'E-Mail wird gesendet',
  oneMailGoesTo: message('Eine E-Mail geht an {recipient}. Links darin können abgelaufen sein.'),
} satisfies Translation<typeof messages>;
