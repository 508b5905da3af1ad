import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // The mail to who is invited
  subject: message('Einladung zu {product}'),
  invitation: message(
    '{role, select, admin {Sie sind eingeladen, {product} mit zu verwalten.} other {Sie sind zu {product} eingeladen. Es zeigt, wie oft KI-Assistenten Ihre Marke erwähnen.}}',
  ),
  createAccount: 'Konto erstellen',
  linkEnds: message(
    'Der Link gilt {days, plural, one {# Tag} other {# Tage}} lang. Haben Sie keine Einladung erwartet, beachten Sie diese E-Mail nicht.',
  ),

  // Accept invitation
  invitationExpired:
    'Diese Einladung ist abgelaufen oder wurde zurückgezogen. Bitte lassen Sie sich neu einladen.',

  // Invite user
  atMostOpen: message(
    '{max, plural, one {Höchstens # Einladung darf offen sein.} other {Höchstens # Einladungen dürfen offen sein.}}',
  ),
  alreadyInvited: 'Diese Adresse ist schon eingeladen. Senden Sie die Einladung stattdessen erneut.',
  planNotAvailable: 'Diesen Tarif gibt es nicht mehr',
} satisfies Translation<typeof messages>;
