import type { Perplexity } from '@perplexity-ai/perplexity_ai';
import type { AskInput, QuestionLocation, StructureInput } from '../assistant.ts';
import { MOST_SEARCHES } from '../search-limits.ts';
import { toJsonSchema } from '../structure-schema.ts';

/** The SDK's parameters with two that the API documents and the SDK's types lack. */
export type PerplexityRequest = Perplexity.Responses.ResponseCreateParamsNonStreaming & {
  tool_choice?: { type: 'web_search' };
  max_tool_calls?: number;
};

/** The body of `POST /v1/agent`. It refuses any field it does not know, and searches only when told to. */
export function toPerplexityRequest(input: AskInput): PerplexityRequest {
  const shared: PerplexityRequest = {
    model: input.model,
    input: input.question,
    max_output_tokens: input.max_output_tokens,
    store: false,
  };
  if (!input.search) return shared;
  return {
    ...shared,
    tools: [
      {
        type: 'web_search',
        search_context_size: input.search_context,
        ...(input.location === null ? {} : { user_location: toUserLocation(input.location) }),
      },
    ],
    tool_choice: { type: 'web_search' },
    max_tool_calls: MOST_SEARCHES[input.search_context],
  };
}

/** The body of a task whose answer must have the given form. */
export function toPerplexityStructureRequest(input: StructureInput<unknown>): PerplexityRequest {
  return {
    model: input.model,
    instructions: input.instructions,
    input: input.prompt,
    max_output_tokens: input.max_output_tokens,
    store: false,
    response_format: {
      type: 'json_schema',
      json_schema: { name: input.schema_name, schema: toJsonSchema(input.schema), strict: true },
    },
  };
}

/** Here a location has no type, and what is unknown must be left out. */
function toUserLocation(location: QuestionLocation): { country: string; region?: string; city?: string } {
  return {
    country: location.country.toUpperCase(),
    ...(location.region ? { region: location.region } : {}),
    ...(location.city ? { city: location.city } : {}),
  };
}
