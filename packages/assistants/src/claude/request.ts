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

/** The same request after a pause: what the assistant said so far goes back unchanged. */
export function continueRequest(request: ClaudeRequest, said: readonly unknown[]): ClaudeRequest {
  const [question] = request.messages;
  if (question === undefined) return request;
  // The blocks are the API's own, received a moment ago; the reply schema names only the fields we read.
  const content = said as Anthropic.Messages.ContentBlockParam[];
  return { ...request, messages: [question, { role: 'assistant', content }] };
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
