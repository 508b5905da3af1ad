import type { Anthropic } from '@anthropic-ai/sdk';
import type { AskInput, QuestionLocation, StructureInput } from '../assistant.ts';
import { MOST_SEARCHES } from '../search-limits.ts';
import { toJsonSchema } from '../structure-schema.ts';

export type ClaudeRequest = Anthropic.Messages.MessageCreateParamsNonStreaming;

/** Newer models refuse a forced tool, so that a search can only be asked for. */
const SEARCH_FIRST = 'Search the web before you answer, and base your answer on what you find.';

/** The body of `POST /v1/messages`. No sampling parameters: the API refuses them. */
export function toClaudeRequest(input: AskInput): ClaudeRequest {
  const shared: ClaudeRequest = {
    model: input.model,
    max_tokens: input.max_output_tokens,
    messages: [{ role: 'user', content: input.question }],
  };
  if (!input.search) return shared;
  return {
    ...shared,
    system: SEARCH_FIRST,
    tools: [
      {
        // Later versions hand results to code first, and then they do not appear in the reply.
        type: 'web_search_20250305',
        name: 'web_search',
        max_uses: MOST_SEARCHES[input.search_context],
        ...(input.location === null ? {} : { user_location: toUserLocation(input.location) }),
      },
    ],
  };
}

/** The body of a task whose answer must have the given form. */
export function toClaudeStructureRequest(input: StructureInput<unknown>): ClaudeRequest {
  return {
    model: input.model,
    max_tokens: input.max_output_tokens,
    system: input.instructions,
    messages: [{ role: 'user', content: input.prompt }],
    output_config: { format: { type: 'json_schema', schema: toJsonSchema(input.schema) } },
  };
}

/**
 * The same request after a pause: what the assistant said so far goes back unchanged. The API counts `max_uses` and
 * `max_tokens` for each request anew, so that only what is left of them is allowed.
 */
export function continueRequest(
  request: ClaudeRequest,
  so_far: { said: readonly unknown[]; searches: number; output_tokens: number },
): ClaudeRequest {
  const [question] = request.messages;
  if (question === undefined) return request;
  // The blocks are the API's own, received a moment ago; the reply schema names only the fields we read.
  const content = so_far.said as Anthropic.Messages.ContentBlockParam[];
  return {
    ...request,
    ...leftOfSearches(request, so_far.searches),
    max_tokens: Math.max(1, request.max_tokens - so_far.output_tokens),
    messages: [question, { role: 'assistant', content }],
  };
}

/** The tool stays, for the API wants it beside its own results. It refuses a limit of 0: none left is said otherwise. */
function leftOfSearches(request: ClaudeRequest, used: number): Pick<ClaudeRequest, 'tools' | 'tool_choice'> {
  const [tool] = request.tools ?? [];
  if (tool?.type !== 'web_search_20250305' || tool.max_uses == null) return {};
  const left = tool.max_uses - used;
  return left > 0
    ? { tools: [{ ...tool, max_uses: left }] }
    : { tools: [{ ...tool, max_uses: 1 }], tool_choice: { type: 'none' } };
}

function toUserLocation(location: QuestionLocation): Anthropic.Messages.UserLocation {
  return {
    type: 'approximate',
    country: location.country.toUpperCase(),
    region: location.region ?? null,
    city: location.city ?? null,
    timezone: location.time_zone ?? null,
  };
}
