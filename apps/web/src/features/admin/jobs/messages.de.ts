import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Job list
  failed: 'Fehlgeschlagen',
  waitsForAnotherTry: 'Wartet auf neuen Versuch',
  waits: 'Wartet',
  inProgress: 'Läuft',
  loadingJobs: 'Hintergrundaufgaben werden geladen …',
  tryAgain: 'Erneut versuchen',
  triesOf: message('{tries, plural, one {# Versuch} other {# Versuche}} von {max, number}'),
  created: message('erstellt am <at></at>'),
  failedAt: message('fehlgeschlagen am <at></at>'),
  dueAt: message('fällig am <at></at>'),
  whatItWorksOn: 'Inhalt der Aufgabe',
  jobId: 'Aufgaben-ID',
  input: 'Eingabe',
  none: 'Keine',

  // Retry job dialog
  tryThisJobAgain: 'Diese Hintergrundaufgabe erneut versuchen',
  retryConsequence:
    'Sie läuft in wenigen Sekunden erneut. Schlägt sie wieder fehl, erscheint sie wieder hier.',
  jobWillBeTriedAgain: 'Die Hintergrundaufgabe wird erneut versucht',
} satisfies Translation<typeof messages>;
