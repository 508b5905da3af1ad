import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Check label
  checkNow: 'Jetzt prüfen',
  checkThese: message('{keywords, plural, one {Dieses jetzt prüfen} other {Diese # jetzt prüfen}}'),

  // Paused badge
  paused: 'Pausiert',
  pausedWhy:
    'Ihr Tarif erlaubt weniger Keywords, daher pausieren die neuesten. Frühere Ergebnisse bleiben. Löschen Sie andere Keywords oder wählen Sie einen größeren Tarif.',
} satisfies Translation<typeof messages>;
