import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Keyword } from './keywords.contract.ts';
import { LIMITS } from './limits.ts';
import { CompanyName, CompanyUrl } from './profile-fields.ts';
import { plainText } from './text.ts';

/** For which company keywords are thought of. Its address only stands in what is asked: nobody opens it. */
export const GenerateKeywords = z.strictObject({
  companyName: CompanyName,
  companyUrl: CompanyUrl.optional(),
  servesLocal: z.boolean().default(false),
});
export type GenerateKeywords = z.infer<typeof GenerateKeywords>;

export const GeneratedKeywords = z.object({
  success: z.literal(true),
  error: z.null(),
  /** Suggestions of the batch. */
  keywordCount: z.number().int(),
  batchId: z.uuid(),
  /** Thought of earlier today for the same company: nobody was asked, nothing was spent. */
  fromCache: z.boolean(),
});
export type GeneratedKeywords = z.infer<typeof GeneratedKeywords>;

/** The name of a plan that was chosen before and is not in force yet. */
const ChosenPlan = plainText(100).max(100).optional();

/** A batch that waits for its user to choose. */
export const OpenBatch = z.object({
  batch_id: z.uuid(),
  /** In the order in which they were thought of. */
  keywords: z.array(Keyword).max(LIMITS.generated_keywords_max),
  /** How many of them the plan has room for now; null: all. */
  room: z.number().int().nullable(),
  /** The same once the plan that was asked about is in force; what is beyond `room` waits until then. */
  room_later: z.number().int().nullable(),
});
export type OpenBatch = z.infer<typeof OpenBatch>;

export const ConfirmBatch = z.strictObject({
  batch_id: z.uuid(),
  /** Which suggestions become keywords; the others are deleted. */
  keyword_ids: z.array(z.uuid()).max(LIMITS.generated_keywords_max),
  plan: ChosenPlan,
});
export type ConfirmBatch = z.infer<typeof ConfirmBatch>;

export const ConfirmedBatch = z.object({
  kept: z.number().int(),
  deleted: z.number().int(),
  /** Those of the chosen that are tracked at once; the others are paused until their plan is in force. */
  tracked_ids: z.array(z.uuid()).max(LIMITS.generated_keywords_max),
});
export type ConfirmedBatch = z.infer<typeof ConfirmedBatch>;

export const keywordGenerationContract = {
  generate_keywords: oc
    .route({
      method: 'POST',
      path: '/functions/generate-keywords',
      tags: ['keywords'],
      summary: 'Generate keywords for my company, as suggestions to choose from',
    })
    .input(GenerateKeywords)
    .output(GeneratedKeywords),
  get_open_batch: oc
    .route({
      method: 'GET',
      path: '/api/keyword-batches/open',
      tags: ['keywords'],
      summary: 'The generated keywords that I have not chosen from yet',
    })
    .input(z.strictObject({ plan: ChosenPlan }))
    .output(z.object({ batch: OpenBatch.nullable() })),
  confirm_batch: oc
    .route({
      method: 'POST',
      path: '/api/keyword-batches/{batch_id}/confirm',
      tags: ['keywords'],
      summary: 'Add some of the suggested keywords to mine, and delete the others',
    })
    .input(ConfirmBatch)
    .output(ConfirmedBatch),
};
