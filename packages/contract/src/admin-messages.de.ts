import type * as messages from './admin-messages.ts';
import type { Translation } from './messages/message.ts';

export default {
  // Admin acts
  aReasonIsRequired: 'Der Grund fehlt',
  nothingChangeGiven: 'Es wurde keine Änderung angegeben',
  enterNumberKeywords: 'Bitte geben Sie eine Anzahl von Keywords ein',
  enterAWholeNumber: 'Bitte geben Sie eine ganze Zahl ein',
  theLimitCannotBeNegative: 'Die Grenze darf nicht negativ sein',
  writeANote: 'Bitte schreiben Sie eine Notiz',
  chooseAPlan: 'Bitte wählen Sie einen Tarif',
  enterValidEmailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  nameAUser: 'Bitte nennen Sie einen Nutzer',

  // Admin operations
  chooseAtLeastOneUser: 'Bitte wählen Sie mindestens einen Nutzer',

  // Admin
  mustBePageBackOffice: 'Muss eine Seite der Verwaltung sein',
  mustBeWholeId: 'Muss eine vollständige ID sein',
  nameThisView: 'Bitte benennen Sie diese Ansicht',

  // Runs
  theSameKeyAgainSame: 'Derselbe Schlüssel ergibt denselben Lauf; mit anderem Inhalt ist es ein CONFLICT.',

  // Warning words
  failedAssistantCalls: 'Fehlgeschlagene Anfragen an Assistenten, %',
  oldestWaitingCheck: 'Älteste wartende Prüfung, Minuten',
  dailySpendingLimitUsed: 'Ausgeschöpfte Tagesgrenze der Ausgaben, %',
  failedJobsAndMails: 'Fehlgeschlagene Hintergrundaufgaben und E-Mails',
  distinctErrorsReported: 'Gemeldete verschiedene Fehler',
  machineMemoryUsed: 'Belegter Speicher des Rechners, %',
  serverErrors: 'Serverfehler, % der Anfragen',
  averageResponseTime: 'Durchschnittliche Antwortzeit, ms',
  above: 'über',
  below: 'unter',
  exactly: 'genau',
} satisfies Translation<typeof messages>;
