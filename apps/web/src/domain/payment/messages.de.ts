import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Payments table
  refundedInPart: 'Teilweise erstattet',
  takenBackByBank: 'Zurückgebucht',
  payments: 'Zahlungen',
  nothingDue: 'Nichts fällig',
  refundedAmount: message('Teilweise erstattet: {amount}'),
  paid: 'Bezahlt',
  open: 'Offen',
  failed: 'Fehlgeschlagen',
  refunded: 'Erstattet',
  disputed: 'Angefochten',
  voided: 'Storniert',
  when: 'Datum',
  invoice: 'Rechnung',
  amount: 'Betrag',
  state: 'Status',
  act: 'Aktion',
} satisfies Translation<typeof messages>;
