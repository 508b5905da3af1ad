import { messagesIn, type Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

const message = messagesIn('de');

export default {
  // Faq items page
  faqManagement: 'Häufige Fragen',
  categoryInTrash: message('{category} (im Papierkorb, daher nicht sichtbar)'),
  question: 'Frage',
  category: 'Kategorie',
  status: 'Status',
  none: 'Keine',
} satisfies Translation<typeof messages>;
