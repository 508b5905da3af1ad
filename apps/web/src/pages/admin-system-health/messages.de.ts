import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Admin system health page
  systemHealth: 'Systemzustand',
  lookingAtTheInstallation: 'Installation wird geprüft …',
  checkAgain: 'Erneut prüfen',
  theInstallationNotChecked: 'Die Installation konnte nicht geprüft werden',
  versionAndTimes: message('Version {version}, gestartet am <start></start>, geprüft am <check></check>.'),

  // Health pages
  moreHealthPages: 'Weitere Seiten zum Zustand',
  performanceMonitor: 'Leistungsmonitor',
  dependencyHealth: 'Verbundene Dienste',
  errorMonitoring: 'Fehlerüberwachung',
  errorsInThisBrowser: 'Fehler in diesem Browser',
  functionTest: 'Funktionstest',
  stateNotLoaded: 'Der Stand konnte nicht geladen werden',
  openErrors: message(
    '{count, plural, =0 {Keine offenen Fehler} one {# offener Fehler} other {# offene Fehler}}',
  ),
  browserHealth: message('Zustandswert {score, number} von 100.'),
  functionsToTry: message('{count, plural, one {# Funktion} other {# Funktionen}} zum Testen'),
} satisfies Translation<typeof messages>;
