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
  tagsChanged: 'Labels geändert',
  quotedTag: message('„{tag}“'),
  severalTags: message('{count, plural, one {# Label} other {# Labels}}'),
  addedTo: message('{tags} zu {keywords, plural, one {# Keyword} other {# Keywords}} hinzugefügt'),
  removedFrom: message('{tags} von {keywords, plural, one {# Keyword} other {# Keywords}} entfernt'),
  wouldHaveTooMany: message(
    '{count, plural, one {# hätte mehr als {max, number} Labels} other {# hätten mehr als {max, number} Labels}}',
  ),
  noLongerThere: message(
    '{count, plural, one {# ist nicht mehr vorhanden} other {# sind nicht mehr vorhanden}}',
  ),

  // Use tag keywords
  changeTags: 'Labels ändern',
  tagsNotChanged: 'Labels nicht geändert',
  undo: 'Rückgängig machen',
  failedToAssignTags: message('Die Labels konnten nicht zugewiesen werden: {why}'),
} satisfies Translation<typeof messages>;
