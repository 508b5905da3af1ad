import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Rate limit in words
  documentsOfTheApi: 'Dokumente der API',
  absentPages: 'Nicht vorhandene Seiten',
  pagesAndReadsByVisitors: 'Seiten und Lesezugriffe von Besuchern',
  uploadsOfPictures: 'Hochgeladene Bilder',
  webhooksSentOnRequest: 'Von Hand gesendete Webhooks',
  summariesSentOnRequest: 'Von Hand angeforderte Zusammenfassungen',
  callsThatAskStripe: 'Aufrufe, die Stripe fragen',
  changesByVisitors: 'Änderungen durch Besucher',
  changesOfPassword: 'Änderungen des Passworts',
  secondSteps: 'Zweiter Schritt der Anmeldung',
  requestsForResetLink: 'Angeforderte Links für ein neues Passwort',
  demonstrationVisits: 'Besuche der Demo',
  otherCallsSignIn: 'Weitere Aufrufe der Anmeldung',
  attemptsAtAPassword: 'Passwortversuche',
  mailsSomebodyAsksFor: 'Angeforderte E-Mails',
  reportsOfSameError: 'Meldungen desselben Fehlers',
  reportsOfErrors: 'Meldungen von Fehlern',
  errorsNotReportedBefore: 'Bisher nicht gemeldete Fehler',
  measurementsOfBrowsers: 'Messungen von Browsern',
  telemetryEvents: 'Telemetrie-Ereignisse',
  ofUserOnProcess: 'jeden Nutzer, je Prozess',
  ofAddressOnProcess: 'jede Adresse, je Prozess',
  ofUser: 'jeden Nutzer',
  ofAddress: 'jede Adresse',
  ofAddressForCall: 'jede Adresse, je Aufruf',
  ofAccount: 'jedes Konto, egal von wo',
  ofEmail: 'jede E-Mail-Adresse',
  ofUserOrAddress: 'jeden Nutzer oder jede Adresse',
  ofAll: 'alle zusammen',
  reads: 'Lesezugriffe',
  changes: 'Änderungen',
  comments: 'Kommentare',
  signUps: 'Registrierungen',
  signIns: 'Anmeldungen',
  rate: message('{refill, number} {minutes, plural, =60 {pro Stunde} one {pro Minute} other {in # Minuten}}'),
  rateAndBurst: message(
    '{refill, number} {minutes, plural, =60 {pro Stunde} one {pro Minute} other {in # Minuten}}, bis zu {max, number} auf einmal',
  ),

  // Rate limit table
  countedFor: 'Gilt für',
  atMost: 'Höchstens',
  refusedIn24Hours: 'In 24 Stunden abgelehnt',
  rateLimits: 'Anfragegrenzen',
  rateLimitsNotLoaded: 'Die Anfragegrenzen konnten nicht geladen werden',
  whatLimitsDo:
    'Anfragen über einer Grenze erhalten Status 429 mit einer Wartezeit. Überzählige Fehlermeldungen und Messungen werden verworfen. Grenzen der Anbieter stehen in der Tracker-Konfiguration.',
  what: 'Was',
} satisfies Translation<typeof messages>;
