import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Coupons page
  open: 'Einlösbar',
  opening: 'Wird eingerichtet …',
  withdrawn: 'Zurückgezogen',
  expired: 'Abgelaufen',
  usedUp: 'Aufgebraucht',
  firstPurchases: 'Erstkäufe',
  couponsManagement: 'Gutscheine',
  redemptions: 'Einlösungen',
  redeemedOf: message('{redeemed, number} von {max, number}'),
  code: 'Code',
  discount: 'Rabatt',
  forWhom: 'Für',
  redeemed: 'Eingelöst',
  expires: 'Läuft ab',
  status: 'Status',
  everybody: 'Alle',
  never: 'Nie',
} satisfies Translation<typeof messages>;
