import { oc } from '@orpc/contract';
import { z } from 'zod';
import { NameText } from './brand.contract.ts';
import { BrandAnalytics, BrandInsights, CompetitorAnalyses, INSIGHT_KINDS } from './brand-analysis.ts';
import * as messages from './brand-messages.ts';
import { BrandData, BrandProfile, BrandQuestions, MessagingPillars } from './brand-profile.ts';
import { BrandTheme, BrandThemes, SeenThemes } from './brand-themes.ts';
import * as common from './common-messages.ts';
import { DayRangeText } from './day-range-query.ts';
import { LIMITS } from './limits.ts';
import { type OperationOutput, operations } from './operations.ts';
import { BrandDetails } from './profile-operations.ts';
import { plainText } from './text.ts';

const AT_ONCE_MAX = LIMITS.brand_operations_at_once_max;
const brandId = z.uuid(messages.nameABrand);
const Details = BrandDetails.extend({ themes: z.array(BrandTheme).max(LIMITS.themes_max) });
export type BrandDetailsWithThemes = z.infer<typeof Details>;

/** One of many, with what its caller calls it. */
const bulk = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ id: plainText(100).min(1).max(100), type: z.literal(type), data });

const themesToKeep = {
  themes: BrandThemes,
  /** All themes as they were read: where they are others by now it is a conflict. Not compared when left out. */
  seen: SeenThemes.optional(),
};

/** An operation of the brand that can be done among others. */
export const BulkBrandOperation = z.discriminatedUnion('type', [
  bulk('create_brand_profile', z.strictObject({ brandData: BrandData })),
  bulk('update_brand_profile', z.strictObject({ brandId, brandData: BrandData })),
  bulk('manage_messaging_pillars', z.strictObject({ messagingPillars: MessagingPillars })),
  bulk('manage_brand_questions', z.strictObject({ brandQuestions: BrandQuestions })),
  bulk('manage_themes', z.strictObject(themesToKeep)),
]);
export type BulkBrandOperation = z.infer<typeof BulkBrandOperation>;

const BulkBrandResult = z.object({
  id: z.string(),
  type: z.string(),
  success: z.boolean(),
  /** Null where it was done. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

/** The operations of a brand (specification 7.5); the user is the caller. Figures are counted whenever they are asked for. */
export const brandOperations = operations(
  {
    get_brand_profile: {
      kind: 'read',
      of: 'caller',
      fields: { brandId: brandId.optional() },
      output: Details,
    },
    create_brand_profile: {
      kind: 'write',
      of: 'caller',
      fields: { brandData: BrandData.prefault({}) },
      output: BrandProfile,
    },
    update_brand_profile: {
      kind: 'write',
      of: 'caller',
      fields: { brandId, brandData: BrandData },
      output: BrandProfile,
    },
    manage_messaging_pillars: {
      kind: 'write',
      of: 'caller',
      fields: { messagingPillars: MessagingPillars },
      output: BrandDetails,
    },
    manage_brand_questions: {
      kind: 'write',
      of: 'caller',
      fields: { brandQuestions: BrandQuestions },
      output: BrandDetails,
    },
    manage_themes: {
      kind: 'write',
      of: 'caller',
      fields: themesToKeep,
      output: z.object({ themes: z.array(BrandTheme).max(LIMITS.themes_max) }),
    },
    analyze_competitors: {
      kind: 'read',
      of: 'caller',
      fields: {
        /** By their names; all of them when left out. */
        competitors: z
          .array(NameText)
          .max(LIMITS.competitors_max, messages.atMostNames({ max: LIMITS.competitors_max }))
          .optional(),
        range: DayRangeText.optional(),
      },
      output: CompetitorAnalyses,
    },
    generate_brand_insights: {
      kind: 'read',
      of: 'caller',
      fields: {
        analysisType: z.enum([...INSIGHT_KINDS, 'all'], messages.chooseWhatBeFound).default('all'),
        /** Words of what to look at: insights about it come first. The sentences are fixed. */
        aiPrompt: plainText(LIMITS.brand_prompt_max)
          .trim()
          .max(LIMITS.brand_prompt_max, common.atMostCharacters({ max: LIMITS.brand_prompt_max }))
          .nullish(),
        range: DayRangeText.optional(),
      },
      output: BrandInsights,
    },
    get_brand_analytics: {
      kind: 'read',
      of: 'caller',
      fields: { range: DayRangeText.optional() },
      output: BrandAnalytics,
    },
    bulk_brand_operations: {
      kind: 'write',
      of: 'caller',
      fields: {
        operations: z
          .array(BulkBrandOperation)
          .min(1, messages.nameAtLeastOneOperation)
          .max(AT_ONCE_MAX, common.atMostAtOnce({ max: AT_ONCE_MAX })),
      },
      output: z.object({
        succeeded: z.number().int(),
        failed: z.number().int(),
        results: z.array(BulkBrandResult).max(AT_ONCE_MAX),
      }),
    },
    cache_warm_up: {
      kind: 'read',
      of: 'caller',
      fields: {},
      /** Reports that were made; the others were in the cache. */
      output: z.object({ warmed: z.number().int().min(0), message: z.string() }),
    },
  },
  /** Nothing is kept between two calls. */
  { cached: z.literal(false) },
);
export type BrandOperations = (typeof brandOperations)['shapes'];
export type BrandOperationData<Name extends keyof BrandOperations> = OperationOutput<
  BrandOperations,
  Name
>['data'];

export const CACHE_WARM_UP_MESSAGE = messages.yourAnalyticsReportsLast30;

export const brandOperationsContract = {
  run_brand_operation: oc
    .route({
      method: 'POST',
      path: '/functions/brand-operations',
      tags: ['brand'],
      summary: 'One of the operations of a brand',
    })
    .input(brandOperations.input)
    .output(brandOperations.output),
};
