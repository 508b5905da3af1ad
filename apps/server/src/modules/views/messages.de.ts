import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Results as a file
  keyword: 'Keyword',
  channel: 'Kanal',
  status: 'Status',
  mentioned: 'Erwähnt',
  checkedAt: 'Geprüft am',
  errorMessage: 'Fehlermeldung',
  yes: 'Ja',
  no: 'Nein',
  statusWithNotes: message('{status} ({notes})'),
  noCompanies: 'keine Unternehmen erwähnt',
  refused: 'verweigert',
  setByAdministrator: 'von der Verwaltung gesetzt',
  simulated: 'simuliert',

  // Presence score as a file
  assistant: 'Assistent',
  from: 'Von',
  to: 'Bis',
  score: 'Präsenzwert',
  low: 'Untergrenze',
  high: 'Obergrenze',
  answers: 'Antworten',
  keywords: 'Keywords',
  percentOf: message(
    '{part, select, named {Erwähnt %} place {Platz %} share {Anteil %} other {Abdeckung %}}',
  ),
  weights: 'Gewichte',
  weightOf: message(
    '{part, select, named {Erwähnt} place {Platz} share {Anteil} other {Abdeckung}} {weight, number}',
  ),
  comparableWithBefore: 'Mit vorher vergleichbar',
  data: 'Daten',
  real: 'echt',
  allAssistants: 'Alle Assistenten',
} satisfies Translation<typeof messages>;
