import type { CeilingInput, Channel } from './assistant.ts';
import { ceilingOf } from './prices.ts';
import { MOST_SEARCHES } from './search-limits.ts';

/** The most that a question to an assistant can cost, in microdollars. An assistant names what differs with it. */
export function ceilingOfAsking(
  channel: Channel,
  input: CeilingInput & { at: Date },
  differing: Partial<Pick<Parameters<typeof ceilingOf>[0], 'search_context' | 'requests'>> = {},
): number {
  return ceilingOf({
    channel,
    model: input.model,
    at: input.at,
    question: input.question,
    max_output_tokens: input.max_output_tokens,
    search_context: input.search_context,
    most_searches: input.search ? MOST_SEARCHES[input.search_context] : 0,
    ...differing,
  });
}
