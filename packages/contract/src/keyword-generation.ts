import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Keyword } from './keywords.contract.ts';
import { LIMITS } from './limits.ts';
import { CompanyName, CompanyUrl } from './profile-fields.ts';

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
  /** Keywords of the batch, stored. */
  keywordCount: z.number().int(),
  batchId: z.uuid(),
  /** Thought of earlier today for the same company: nobody was asked, nothing was spent. */
  fromCache: z.boolean(),
});
export type GeneratedKeywords = z.infer<typeof GeneratedKeywords>;

/** A batch that waits for its user to choose. */
export const OpenBatch = z.object({
  batch_id: z.uuid(),
  /** In the order in which they were thought of. */
  keywords: z.array(Keyword).max(LIMITS.generated_keywords_max),
  /** How many of them the plan has room for; null: all. */
  room: z.number().int().nullable(),
});
export type OpenBatch = z.infer<typeof OpenBatch>;

export const ConfirmBatch = z.strictObject({
  batch_id: z.uuid(),
  /** What is kept; the others of the batch are deleted with their results. */
  keyword_ids: z.array(z.uuid()).max(LIMITS.generated_keywords_max),
});
export type ConfirmBatch = z.infer<typeof ConfirmBatch>;

export const keywordGenerationContract = {
  generate_keywords: oc
    .route({
      method: 'POST',
      path: '/functions/generate-keywords',
      tags: ['keywords'],
      summary: 'Have keywords thought of for my company, and store them as a batch to choose from',
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
    .output(z.object({ batch: OpenBatch.nullable() })),
  confirm_batch: oc
    .route({
      method: 'POST',
      path: '/api/keyword-batches/{batch_id}/confirm',
      tags: ['keywords'],
      summary: 'Keep some of a batch of generated keywords, and delete the others with their results',
    })
    .input(ConfirmBatch)
    .output(z.object({ kept: z.number().int(), deleted: z.number().int() })),
};
