import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Settings page
  settings: 'Einstellungen',
  yourSettingsNotLoaded: 'Ihre Einstellungen konnten nicht geladen werden',
  section: 'Bereich',
  sections: 'Bereiche',
  account: 'Konto',
  appearance: 'Darstellung',
  notifications: 'Benachrichtigungen',
  checks: 'Prüfungen',
  security: 'Sicherheit',
  dataAndPrivacy: 'Daten und Datenschutz',
  picture: 'Profilbild',
  name: 'Name',
  privacy: 'Datenschutz',
  email: 'E-Mail',
  emailNotifications: 'Benachrichtigungen per E-Mail',
  answersPerCheck: 'Antworten je Prüfung',
  password: 'Passwort',
  authenticatorApp: 'Authenticator-App',
  whereSignedIn: 'Ihre Sitzungen',
  yourSessionsNotLoaded: 'Ihre Sitzungen konnten nicht geladen werden',
  apiKeys: 'API-Schlüssel',
  webhooks: 'Webhooks',
  whenSupportLooked: 'Zugriffe durch den Support',
  yourData: 'Ihre Daten',
  deleteAccount: 'Konto löschen',
  loadingYourSettings: 'Ihre Einstellungen werden geladen …',
} satisfies Translation<typeof messages>;
