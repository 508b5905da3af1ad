import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Keyword rules page
  whatIsSaid: 'Meldung',
  keywordRules: 'Keyword-Regeln',
  phrase: 'Ausdruck',
} satisfies Translation<typeof messages>;
