import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Registration page
  accountCreatedSuccessfully: 'Ihr Konto ist erstellt! 🎉',
  createAccount: 'Konto erstellen',
  yourAccountBeginsOnFree: 'Beginnen Sie mit dem Tarif Free. Keine Kreditkarte nötig.',
  haveAccount: message('Haben Sie schon ein Konto? <link>Anmelden</link>'),
  sentTo: message('Die E-Mail ging an {email}.'),
} satisfies Translation<typeof messages>;
