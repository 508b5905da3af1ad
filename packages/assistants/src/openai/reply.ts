import { z } from 'zod';

const annotation = z.looseObject({
  type: z.string(),
  url: z.string().optional(),
  title: z.string().nullish(),
  start_index: z.number().nullish(),
  end_index: z.number().nullish(),
});

const contentPart = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  refusal: z.string().optional(),
  annotations: z.array(annotation).nullish(),
});

const searchAction = z.looseObject({
  type: z.string(),
  query: z.string().nullish(),
  queries: z.array(z.string()).nullish(),
  // Beside pages a search can name a data feed, which has no address.
  sources: z.array(z.looseObject({ type: z.string(), url: z.string().optional() })).nullish(),
  url: z.string().nullish(),
});

const outputItem = z.looseObject({
  type: z.string(),
  status: z.string().nullish(),
  phase: z.string().nullish(),
  content: z.array(contentPart).nullish(),
  action: searchAction.nullish(),
});

/** What we read of a response; everything else passes. */
export const openAiReply = z.looseObject({
  status: z.string(),
  model: z.string(),
  error: z.looseObject({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
  incomplete_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
  output: z.array(outputItem),
  usage: z
    .looseObject({
      input_tokens: z.number(),
      input_tokens_details: z.looseObject({ cached_tokens: z.number().nullish() }).nullish(),
      output_tokens: z.number(),
      output_tokens_details: z.looseObject({ reasoning_tokens: z.number().nullish() }).nullish(),
    })
    .nullish(),
  tool_usage: z
    .looseObject({ web_search: z.looseObject({ num_requests: z.number().nullish() }).nullish() })
    .nullish(),
});

export type OpenAiReply = z.infer<typeof openAiReply>;
export type OpenAiOutputItem = z.infer<typeof outputItem>;
export type OpenAiAnnotation = z.infer<typeof annotation>;
