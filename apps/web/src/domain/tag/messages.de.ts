import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Color names
  blue: 'Blau',
  green: 'Grün',
  amber: 'Bernstein',
  red: 'Rot',
  violet: 'Violett',
  cyan: 'Cyan',
  lime: 'Limette',
  orange: 'Orange',
  pink: 'Rosa',
  indigo: 'Indigo',

  // Tag badge
  moreTags: message('{count, plural, one {# weiteres} other {# weitere}}'),

  // Tagged
  nothingToChange: 'Nichts zu ändern',
  tagsChanged: 'Schlagwörter geändert',
  quotedTag: message('„{tag}“'),
  severalTags: message('{count, plural, one {# Schlagwort} other {# Schlagwörter}}'),
  addedTo: message('{tags} zu {keywords, plural, one {# Keyword} other {# Keywords}} hinzugefügt'),
  removedFrom: message('{tags} von {keywords, plural, one {# Keyword} other {# Keywords}} entfernt'),
  wouldHaveTooMany: message(
    '{count, plural, one {# hätte mehr als {max, number} Schlagwörter} other {# hätten mehr als {max, number} Schlagwörter}}',
  ),
  noLongerThere: message(
    '{count, plural, one {# ist nicht mehr vorhanden} other {# sind nicht mehr vorhanden}}',
  ),

  // Use tag keywords
  changeTags: 'Schlagwörter ändern',
  tagsNotChanged: 'Schlagwörter nicht geändert',
  undo: 'Rückgängig machen',
  failedToAssignTags: message('Die Schlagwörter konnten nicht zugewiesen werden: {why}'),
} satisfies Translation<typeof messages>;
