import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Cancel run dialog
  cancelThisRun: 'Diesen Lauf abbrechen',
  cancelRun: 'Lauf abbrechen',
  runCancelled: 'Lauf abgebrochen',
  checksNotRun: message(
    '{count, plural, one {# Prüfung von {user} wird nicht ausgeführt.} other {# Prüfungen von {user} werden nicht ausgeführt.}} Vorhandene Antworten bleiben. Der Nutzer kann den Lauf fortsetzen.',
  ),

  // Run filters
  emailUserIdOrRun: 'E-Mail-Adresse, Nutzer-ID oder Lauf-ID',
  state: 'Status',
  allStates: 'Alle Status',
  assistant: 'Assistent',
  allAssistants: 'Alle Assistenten',
  startedFrom: 'Gestartet ab',
  startedUntil: 'Gestartet bis',

  // Run table
  runs: 'Läufe',
  user: 'Nutzer',
  started: 'Gestartet',
  trigger: 'Auslöser',
  assistants: 'Assistenten',
  keywords: 'Keywords',
  reason: 'Grund',
  cancel: 'Abbrechen',
  allOfThem: message('Alle {count, number}'),
  processedOf: message('{processed, number} von {total, number}'),

  // Run words
  oneKeyword: 'Ein Keyword',
  running: 'Läuft',
  done: 'Fertig',
  cancelled: 'Abgebrochen',
  outOfBudget: 'Budget erschöpft',
  failed: 'Fehlgeschlagen',
  planBudgetUsedUp: 'Das Monatsbudget des Tarifs ist erschöpft',
  ownLimitReached: 'Die eigene Ausgabengrenze des Nutzers ist erreicht',
  dailyLimitReached: 'Die Tagesgrenze dieser Installation ist erreicht',
  assistantNotInPlan: 'Ein Assistent ist nicht mehr im Tarif enthalten',
  manual: 'Manuell',
  scheduled: 'Geplant',
} satisfies Translation<typeof messages>;
