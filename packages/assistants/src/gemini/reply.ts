import { z } from 'zod';
import * as messages from '../messages.ts';

const groundingSupport = z.looseObject({
  segment: z
    .looseObject({
      partIndex: z.number().nullish(),
      startIndex: z.number().nullish(),
      endIndex: z.number().nullish(),
      text: z.string().nullish(),
    })
    .nullish(),
  groundingChunkIndices: z.array(z.number()).nullish(),
});

const candidate = z.looseObject({
  finishReason: z.string().nullish(),
  content: z
    .looseObject({
      parts: z.array(z.looseObject({ text: z.string().nullish(), thought: z.boolean().nullish() })).nullish(),
    })
    .nullish(),
  groundingMetadata: z
    .looseObject({
      webSearchQueries: z.array(z.string()).nullish(),
      groundingChunks: z
        .array(
          z.looseObject({
            web: z.looseObject({ uri: z.string().nullish(), title: z.string().nullish() }).nullish(),
          }),
        )
        .nullish(),
      groundingSupports: z.array(groundingSupport).nullish(),
    })
    .nullish(),
});

/** What we read of a generateContent reply; everything else passes. A blocked prompt has no candidates. */
export const geminiReply = z
  .looseObject({
    candidates: z.array(candidate).nullish(),
    promptFeedback: z.looseObject({ blockReason: z.string().nullish() }).nullish(),
    modelVersion: z.string().nullish(),
    responseId: z.string().nullish(),
    usageMetadata: z
      .looseObject({
        promptTokenCount: z.number().nullish(),
        toolUsePromptTokenCount: z.number().nullish(),
        cachedContentTokenCount: z.number().nullish(),
        candidatesTokenCount: z.number().nullish(),
        thoughtsTokenCount: z.number().nullish(),
      })
      .nullish(),
  })
  .refine((reply) => reply.candidates != null || reply.promptFeedback != null, messages.noCandidates);

export type GeminiReply = z.infer<typeof geminiReply>;
export type GeminiCandidate = z.infer<typeof candidate>;
export type GroundingSupport = z.infer<typeof groundingSupport>;
