import type { Channel } from '@answerscope/contract';
import type { UsualCall } from './usual-call.queries.ts';

/** Before an installation has a single answer: searching assistants take longer. Assumptions, not measurements. */
const ASSUMED_SECONDS: Record<Channel, number> = { openai: 15, claude: 20, gemini: 8, perplexity: 8 };
/** One answer takes half of that, another almost twice as long. */
const ASSUMED_SPREAD = [0.5, 0.75, 1, 1.75];
/** The ceiling counts every search and the longest answer; few answers use half of it. */
const ASSUMED_SHARE_OF_CEILING = 0.5;

/** What a call is taken to cost and take where nobody here has had an answer yet; see docs/operations.md. */
export function assumedCall(channel: Channel, ceilingMicrodollars: number): UsualCall {
  return {
    cost_microdollars: ASSUMED_SHARE_OF_CEILING * ceilingMicrodollars,
    latencies_ms: ASSUMED_SPREAD.map((share) => share * 1_000 * ASSUMED_SECONDS[channel]),
  };
}
