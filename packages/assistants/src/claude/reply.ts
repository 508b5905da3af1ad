import { z } from 'zod';

const citation = z.looseObject({ type: z.string(), url: z.string().optional(), title: z.string().nullish() });

const searchResult = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  title: z.string().nullish(),
});

const searchError = z.looseObject({ type: z.string(), error_code: z.string() });

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  citations: z.array(citation).nullish(),
  name: z.string().optional(),
  input: z.unknown().optional(),
  content: z.unknown().optional(),
});

/** What we read of a message; everything else passes. */
export const claudeReply = z.looseObject({
  type: z.literal('message'),
  model: z.string(),
  stop_reason: z.string().nullable(),
  stop_details: z
    .looseObject({ category: z.string().nullish(), explanation: z.string().nullish() })
    .nullish(),
  content: z.array(block),
  usage: z.looseObject({
    input_tokens: z.number(),
    cache_creation_input_tokens: z.number().nullish(),
    cache_read_input_tokens: z.number().nullish(),
    output_tokens: z.number(),
    output_tokens_details: z.looseObject({ thinking_tokens: z.number().nullish() }).nullish(),
    server_tool_use: z.looseObject({ web_search_requests: z.number().nullish() }).nullish(),
  }),
});

/** The content of a `web_search_tool_result`: pages, or the reason why there are none. */
export const searchResults = z.array(searchResult);
export const failedSearch = searchError;
export const searchInput = z.looseObject({ query: z.string() });

export type ClaudeReply = z.infer<typeof claudeReply>;
export type ClaudeBlock = z.infer<typeof block>;
