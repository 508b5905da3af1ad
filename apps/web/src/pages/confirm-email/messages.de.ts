import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Confirm email page
  yourNewEmailConfirmed: 'Ihre neue E-Mail-Adresse ist bestätigt',
  fromNowOnSignIn: 'Melden Sie sich ab jetzt damit an.',
  confirmYourNewEmail: 'Neue E-Mail-Adresse bestätigen',
  fromThenOnSignIn: 'Danach melden Sie sich damit an. Wir benachrichtigen die alte Adresse.',
  notYou: message('Waren Sie das nicht? <link>Alte E-Mail-Adresse behalten</link>'),
} satisfies Translation<typeof messages>;
