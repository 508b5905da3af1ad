import { z } from 'zod';

const result = z.looseObject({
  id: z.number().nullish(),
  url: z.string(),
  title: z.string().nullish(),
});

const annotation = z.looseObject({
  url: z.string().nullish(),
  title: z.string().nullish(),
  start_index: z.number().nullish(),
  end_index: z.number().nullish(),
});

const outputItem = z.looseObject({
  type: z.string(),
  queries: z.array(z.string()).nullish(),
  results: z.array(result).nullish(),
  content: z
    .array(
      z.looseObject({
        type: z.string(),
        text: z.string().nullish(),
        annotations: z.array(annotation).nullish(),
      }),
    )
    .nullish(),
});

/** What we read of a response of the Agent API; everything else passes. */
export const perplexityReply = z.looseObject({
  status: z.string(),
  model: z.string(),
  error: z
    .looseObject({
      code: z.union([z.string(), z.number()]).nullish(),
      type: z.string().nullish(),
      message: z.string().nullish(),
    })
    .nullish(),
  incomplete_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
  output: z.array(outputItem),
  usage: z
    .looseObject({
      input_tokens: z.number(),
      input_tokens_details: z.looseObject({ cache_read_input_tokens: z.number().nullish() }).nullish(),
      output_tokens: z.number(),
      tool_calls_details: z.record(z.string(), z.looseObject({ invocation: z.number().nullish() })).nullish(),
      cost: z.looseObject({ currency: z.string(), total_cost: z.number() }).nullish(),
    })
    .nullish(),
});

export type PerplexityReply = z.infer<typeof perplexityReply>;
export type PerplexityOutputItem = z.infer<typeof outputItem>;
export type PerplexityResult = z.infer<typeof result>;
export type PerplexityAnnotation = z.infer<typeof annotation>;
