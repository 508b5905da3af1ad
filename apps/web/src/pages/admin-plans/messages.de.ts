import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Plans page
  pricePerMonth: 'Preis pro Monat',
  newAccounts: 'Neue Konten',
  plansManagement: 'Tarifverwaltung',
  usersOnPlan: message('{users, plural, one {# Nutzer} other {# Nutzer}} mit {plan}'),
  name: 'Name',
  keywords: 'Keywords',
  channels: 'Kanäle',
  refreshed: 'Aktualisierung',
  users: 'Nutzer',
  unlimited: 'Unbegrenzt',
} satisfies Translation<typeof messages>;
