import type { Translation } from '@answerscope/contract';
import type * as messages from './messages.ts';

export default {
  // Why a job failed
  workerStopped: 'Der Worker stoppte oder brauchte zu lange.',
} satisfies Translation<typeof messages>;
