import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Judging
  rulesChanged: 'Die Regeln haben sich seit dieser Vorschau geändert. Bitte starten Sie eine neue.',
  judgedOtherwise: 'Antworten werden seit dieser Vorschau anders beurteilt. Bitte starten Sie eine neue.',
  namesChanged: 'Ihre Namen haben sich seit dieser Vorschau geändert. Bitte starten Sie eine neue.',
  stillBeingJudged:
    'Ihre Antworten werden noch beurteilt. Bitte warten Sie, bis die Vorschau vollständig ist.',
  previewEnded: 'Diese Vorschau ist bereits beendet.',
  judgedByNewest: 'Für Ihre Antworten gelten bereits die neuesten Namen und Regeln.',

  // Count answer in
  answerNotLeftOut: 'Diese Antwort wird bereits mitgezählt.',
} satisfies Translation<typeof messages>;
