import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Dependency list
  reachable: 'Erreichbar',
  doesNotWork: 'Funktioniert nicht',
  notConfigured: 'Nicht eingerichtet',
  lastSuccess: 'Letzter Erfolg',
  lastFailure: 'Letzter Fehlschlag',
  versionNamed: message('Version {version}'),
  latency: message('{ms, number}\u00a0ms'),
  lastTime: message('{label}: <at></at>. {found}'),

  // Dependency words
  mailSmtp: 'E-Mail (SMTP)',
  someDoNotWork: message(
    '{failed, plural, one {# Dienst funktioniert} other {# Dienste funktionieren}} nicht{unset, plural, =0 {} other {, # nicht eingerichtet}}',
  ),
  allReachable: message(
    'Alle eingerichteten Dienste funktionieren{unset, plural, =0 {} other {, # nicht eingerichtet}}',
  ),

  // Package list
  notStated: 'Keine Angabe',
  packagesNotLoaded: 'Die Pakete konnten nicht geladen werden',
  noListOfPackages: 'Nur eine gebaute Version führt ihre Pakete auf. Dieser Prozess läuft aus dem Quelltext.',
  packages: 'Pakete',
  loadingThePackages: 'Pakete werden geladen …',
  nameOrLicence: 'Name oder Lizenz',
  noPackageHasThis: 'Kein Name und keine Lizenz passt dazu.',
  countOfPackages: message('{count, plural, one {# Paket} other {# Pakete}}'),
  packageLabel: 'Paket',
  version: 'Version',
  licence: 'Lizenz',

  // Dependency words
  stripe: 'Stripe',
} satisfies Translation<typeof messages>;
