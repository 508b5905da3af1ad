import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Bulk acts
  atMostAtOnce: message('Höchstens {max, number} auf einmal'),
  changePlan: 'Tarif ändern',
  setActive: 'Aktiv setzen',
  setInactive: 'Inaktiv setzen',
  plan: 'Tarif',
  chooseAPlan: 'Tarif wählen',
  changePlanOfUsers: message('Tarif von {count, plural, one {# Nutzer} other {# Nutzern}} ändern'),
  whatChangingTouches: message(
    '{count, plural, one {# Nutzer wechselt jetzt in diesen Tarif.} other {# Nutzer wechseln jetzt in diesen Tarif.}} Keywords über der Höchstzahl werden pausiert, die neuesten zuerst.',
  ),
  setUsersActive: message('{count, plural, one {# Nutzer} other {# Nutzer}} aktiv setzen'),
  whatActivatingTouches: message(
    '{count, plural, one {# Nutzer kann sich wieder anmelden.} other {# Nutzer können sich wieder anmelden.}} Die Aktualisierungen laufen wieder.',
  ),
  setUsersInactive: message('{count, plural, one {# Nutzer} other {# Nutzer}} inaktiv setzen'),
  whatDeactivatingTouches: message(
    '{count, plural, one {# Nutzer wird abgemeldet und kann sich nicht mehr anmelden.} other {# Nutzer werden abgemeldet und können sich nicht mehr anmelden.}} Die Daten bleiben. Die Aktualisierungen stoppen.',
  ),
  usersChanged: message('{count, plural, one {# Nutzer} other {# Nutzer}} geändert'),
  usersChangedOthersStay: message(
    '{count, plural, one {# Nutzer} other {# Nutzer}} geändert. Die unten genannten bleiben ausgewählt.',
  ),
  usersNotChanged: message('{count, plural, one {# Nutzer} other {# Nutzer}} nicht geändert'),

  // User filters
  nameEmailCompanyOrId: 'Name, E-Mail-Adresse, Unternehmen oder ID',
  allPlans: 'Alle Tarife',
  status: 'Status',
  allStatuses: 'Alle Status',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  role: 'Rolle',
  allRoles: 'Alle Rollen',
  user: 'Nutzer',
  administrator: 'Administrator',
  joinedFrom: 'Registriert ab',
  joinedUntil: 'Registriert bis',
  seenFrom: 'Zuletzt aktiv ab',
  seenUntil: 'Zuletzt aktiv bis',

  // User table
  lastSeen: 'Zuletzt aktiv',
  users: 'Nutzer',

  // User table
  email: 'E-Mail',
  keywords: 'Keywords',
  joined: 'Registriert',
} satisfies Translation<typeof messages>;
