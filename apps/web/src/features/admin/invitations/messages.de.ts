import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Invitations panel
  invitationsNotLoaded: 'Die Einladungen konnten nicht geladen werden',
  sendAgain: 'Erneut senden',
  withdraw: 'Zurückziehen',
  openInvitations: 'Offene Einladungen',
  invitationSentAgain: 'Einladung erneut gesendet',
  linkStopsWorking: '1 Link wird ungültig. Niemand erhält eine Nachricht.',
  invitationWithdrawn: 'Einladung zurückgezogen',
  sendInvitationAgain: message('Einladung an {email} erneut senden'),
  mailWithNewLink: message(
    '1 E-Mail mit einem neuen Link, der {days, plural, one {# Tag} other {# Tage}} lang gilt. Der alte Link wird ungültig.',
  ),
  withdrawInvitation: message('Einladung an {email} zurückziehen'),
  administrator: 'Administrator',
  user: 'Nutzer',
  defaultLabel: 'Standard',
  sent: 'Gesendet',
  expires: 'Läuft ab',
  expired: 'Abgelaufen',
  actions: 'Aktionen',

  // Invite dialog
  inviteAUser: 'Nutzer einladen',
  sendInvitation: 'Einladung senden',
  email: 'E-Mail',
  role: 'Rolle',
  plan: 'Tarif',
  planOfNewAccounts: 'Tarif neuer Konten',
  mailWithLink: message(
    '1 E-Mail mit einem Link, der {days, plural, one {# Tag} other {# Tage}} lang gilt. Registrierungsregeln gelten dafür nicht.',
  ),
  invitationSent: message('Einladung an {email} gesendet'),
} satisfies Translation<typeof messages>;
