import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Lift omega override
  statusNotInForce: 'Dieser Status gilt nicht mehr.',

  // Set omega override
  statusSetAlready: 'Der Status dieses Keywords ist bereits gesetzt. Heben Sie das zuerst auf.',
} satisfies Translation<typeof messages>;
