import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Taken
  taken: 'Bereits vergeben',
  takenMeanwhile: message('Dieser Wert ist bereits vergeben ({field}).'),

  // Reorder rows
  alreadyInOrder: 'Die Liste steht bereits in dieser Reihenfolge.',

  // Trash rows
  stillReferredTo: 'Dieser Eintrag wird noch verwendet und bleibt im Papierkorb.',
  inTrashAlready: 'Dieser Eintrag liegt bereits im Papierkorb.',
  notInTrash: 'Dieser Eintrag liegt nicht im Papierkorb.',

  // Write row
  nothingChanged: 'Nichts geändert. Diese Werte sind bereits gespeichert.',
  isInTrash: 'Dieser Eintrag liegt im Papierkorb. Bitte zuerst wiederherstellen.',
  changedMeanwhile: 'Jemand anderes hat das inzwischen geändert.',
  touchesOthers:
    'Diese Änderung betrifft andere. Bitte bestätigen Sie die Folgen und nennen Sie einen Grund.',
} satisfies Translation<typeof messages>;
