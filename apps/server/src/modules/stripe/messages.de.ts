import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Return address
  addressOfThisSite: 'Bitte geben Sie eine Adresse dieser Website an',

  // Stripe
  keyRefused: 'Stripe lehnt den Schlüssel ab (Invalid API Key).',
  providerDoesNotAnswer:
    'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es in einigen Minuten erneut.',

  // Ask for set up
  noPayments: 'Zahlungen sind nicht eingerichtet. Setzen Sie zuerst STRIPE_SECRET_KEY.',
  setUpUnderWay: 'Eine Einrichtung läuft bereits. Bitte warten Sie, bis sie fertig ist.',
} satisfies Translation<typeof messages>;
