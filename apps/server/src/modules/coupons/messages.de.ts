import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Coupon
  enterPercentageOrAmount: 'Bitte geben Sie einen Prozentsatz oder einen Betrag ein',
  eitherPercentageOrAmount: 'Entweder Prozentsatz oder Betrag, nicht beides',
  enterMonths: 'Bitte geben Sie ein, für wie viele Monate',
  monthsOnlyForSome: 'Nur für Zahlungen einiger Monate',
  redeemedAlready: message(
    'Bereits {count, plural, one {# Mal} other {# Mal}} eingelöst: Bitte geben Sie mehr ein',
  ),
  chooseFutureMoment: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft',

  // Coupons
  codeTaken: 'Ein anderer Gutschein hat diesen Code',
  notRestoredForItsCode: 'Ein anderer Gutschein hat diesen Code.',
  wasRedeemed: message(
    'Dieser Gutschein wurde {count, plural, one {einmal} other {# Mal}} eingelöst und lässt sich daher nicht löschen. Ziehen Sie ihn zurück, damit ihn niemand mehr einlöst.',
  ),
  noPaymentsYet: 'Zahlungen sind nicht eingerichtet. Setzen Sie zuerst STRIPE_SECRET_KEY.',
  codeTakenAtStripe: 'Bei Stripe gibt es diesen Code bereits aus anderer Quelle',
} satisfies Translation<typeof messages>;
