import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Profile page
  profile: 'Profil',
  logInViewProfile: 'Bitte melden Sie sich an, um Ihr Profil zu sehen.',
  youHaveBeenSignedOut: 'Sie wurden abgemeldet.',
  logIn: 'Anmelden',
  loadingYourSettings: 'Ihre Einstellungen werden geladen …',
  failedLoadProfileData: 'Die Profildaten konnten nicht geladen werden',
  basicInfo: 'Grunddaten',
  brandIdentity: 'Markenidentität',
  presenceSetup: 'Präsenz einrichten',
  nameAndEmail: 'Name und E-Mail',
  profileComplete: message('{company} · Profil vollständig'),
  profileLacks: message('{company} · Ergänzen Sie noch {details}'),
  yourCompany: 'Ihr Unternehmen',
} satisfies Translation<typeof messages>;
