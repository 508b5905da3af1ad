import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Coupon redemptions
  redemptionsNotLoaded: 'Die Einlösungen konnten nicht geladen werden',
  notRedeemedYet: 'Noch nicht eingelöst',
  whoIsListed: 'Nutzer, die mit dem Code kaufen, erscheinen hier.',
  redemptions: 'Einlösungen',
  countOfRedemptions: message('{count, plural, one {# Einlösung} other {# Einlösungen}}'),
  user: 'Nutzer',
  when: 'Zeit',

  // Coupon state
  offFirstPayment: message('{off} Rabatt auf die erste Zahlung'),
  offEveryPayment: message('{off} Rabatt auf jede Zahlung'),
  offForMonths: message('{off} Rabatt für {months, plural, one {# Monat} other {# Monate}}'),
} satisfies Translation<typeof messages>;
