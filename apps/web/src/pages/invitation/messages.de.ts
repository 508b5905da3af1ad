import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Invitation page
  acceptYourInvitation: 'Einladung annehmen',
  chooseNameAndPasswordCreate: 'Wählen Sie einen Namen und ein Passwort, um Ihr Konto zu erstellen.',
  haveAccount: message('Sie haben schon ein Konto? <link>Anmelden</link>'),
  loading: 'Wird geladen …',
  thisInvitationHasExpiredOr:
    'Diese Einladung ist abgelaufen oder wurde zurückgezogen. Bitte fragen Sie nach einer neuen.',
} satisfies Translation<typeof messages>;
