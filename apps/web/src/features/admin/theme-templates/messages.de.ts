import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Template tokens
  takeTheDraft: 'Entwurf übernehmen',
  takeThePublishedDesign: 'Veröffentlichtes Design übernehmen',
  importFile: 'Vorlagendatei hierher ziehen oder auswählen',
  fileNotImported: 'Diese Datei wurde nicht importiert.',
  valuesThatDiffer: message(
    '{count, plural, =0 {Kein Wert: das mitgelieferte Aussehen.} one {# Wert weicht vom mitgelieferten Aussehen ab.} other {# Werte weichen vom mitgelieferten Aussehen ab.}}',
  ),
  andMore: message('Und {count, number} weitere.'),
  fileTooLarge: message('Eine Datei hat höchstens {max, number} kB'),

  // Template use
  applyConsequence:
    'Ersetzt alle Werte des Entwurfs. Bis zur Veröffentlichung sehen ihn nur Administratoren.',
  applying: 'Wird angewendet …',
  applyToTheDraft: 'Auf Entwurf anwenden',
  exportJson: 'JSON exportieren',
  openTheDraft: 'Entwurf öffnen',
  wcagAa: 'WCAG AA',
  isInDraft: message('{template} ist im Entwurf'),
  tooLittleIn: message('Zu wenig bei {count, number}'),
} satisfies Translation<typeof messages>;
