import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Warning rules page
  warnsWhen: 'Warnt bei',
  lastWarning: 'Letzte Warnung',
  warningRules: 'Warnregeln',
  name: 'Name',
  measure: 'Messgröße',
  never: 'Nie',
} satisfies Translation<typeof messages>;
