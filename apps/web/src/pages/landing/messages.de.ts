import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Landing page
  pricing: 'Preise',
  accountsBeginOnFree:
    'Beginnen Sie mit dem Tarif Free und wechseln Sie jederzeit. Alle Ihre Daten bleiben erhalten.',
} satisfies Translation<typeof messages>;
