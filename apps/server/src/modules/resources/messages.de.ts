import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Taken
  taken: message('Bereits vergeben ({thing}: {field})'),
  takenMeanwhile: message('Dieser Wert ist bereits vergeben ({thing}: {field}).'),

  // Reorder rows
  alreadyInOrder: message('{things} stehen bereits in dieser Reihenfolge.'),

  // Trash rows
  stillReferredTo: message('{thing} wird noch verwendet und bleibt im Papierkorb.'),
  inTrashAlready: message('{thing} liegt bereits im Papierkorb.'),
  notInTrash: message('{thing} liegt nicht im Papierkorb.'),

  // Write row
  nothingChanged: message('Nichts geändert. {thing} hat bereits diese Werte.'),
  isInTrash: message('{thing} liegt im Papierkorb. Bitte zuerst wiederherstellen.'),
  changedMeanwhile: message('{thing} wurde inzwischen von jemand anderem geändert.'),
  consequence: message('{count, number} {text}'),
} satisfies Translation<typeof messages>;
