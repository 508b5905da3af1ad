import type { OpenAI } from 'openai';
import type { AskInput, QuestionLocation, StructureInput } from '../assistant.ts';
import { MOST_SEARCHES } from '../search-limits.ts';
import { toJsonSchema } from '../structure-schema.ts';

export type OpenAiRequest = OpenAI.Responses.ResponseCreateParamsNonStreaming;
type Tool = OpenAI.Responses.WebSearchTool;

/** The body of `POST /v1/responses`. Nothing is stored at OpenAI; a search, once asked for, always runs. */
export function toOpenAiRequest(input: AskInput): OpenAiRequest {
  const shared: OpenAiRequest = {
    model: input.model,
    input: input.question,
    max_output_tokens: input.max_output_tokens,
    reasoning: { effort: 'low' },
    store: false,
  };
  if (!input.search) return shared;
  return {
    ...shared,
    tools: [
      {
        type: 'web_search',
        search_context_size: input.search_context,
        user_location: toUserLocation(input.location),
      },
    ],
    tool_choice: 'required',
    max_tool_calls: MOST_SEARCHES[input.search_context],
    include: ['web_search_call.action.sources'],
  };
}

/** Without a location OpenAI assumes the United States; only an empty one says "nowhere". */
function toUserLocation(location: QuestionLocation | null): NonNullable<Tool['user_location']> {
  if (location === null) return { type: 'approximate' };
  return {
    type: 'approximate',
    country: location.country.toUpperCase(),
    region: location.region ?? null,
    city: location.city ?? null,
    timezone: location.time_zone ?? null,
  };
}

/** The body of a task whose answer must have the given form. `strict` binds the model to the schema. */
export function toOpenAiStructureRequest(input: StructureInput<unknown>): OpenAiRequest {
  return {
    model: input.model,
    instructions: input.instructions,
    input: input.prompt,
    max_output_tokens: input.max_output_tokens,
    reasoning: { effort: 'low' },
    store: false,
    text: {
      format: {
        type: 'json_schema',
        name: input.schema_name,
        schema: toJsonSchema(input.schema),
        strict: true,
      },
    },
  };
}
