import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Admin user page
  adminUsers: 'Nutzer',
  userDetails: 'Details zum Nutzer',
  theUserNotLoaded: 'Der Nutzer konnte nicht geladen werden',
  thisUserNotFound: 'Dieser Nutzer wurde nicht gefunden',
  allUsers: 'Alle Nutzer',
} satisfies Translation<typeof messages>;
