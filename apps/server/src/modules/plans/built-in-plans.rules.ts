import { BUILT_IN_PLANS, type PricingPlan } from '@answerscope/contract';
import type { plans } from './plans.tables.ts';

const { Free, Professional, Enterprise } = BUILT_IN_PLANS;

/** The built-in plans as rows: made on the first start and editable from then on. */
export const SEEDED_PLANS: readonly Omit<typeof plans.$inferInsert, 'id'>[] = [
  { ...toRow(Free), is_default: true },
  toRow(Professional),
  toRow(Enterprise),
];

/** The table counts the keywords of each assistant; how many a plan has in all follows from it (specification 9). */
function toRow({ max_keywords, ...plan }: PricingPlan) {
  return {
    ...plan,
    keywords_per_channel: max_keywords === null ? null : max_keywords / plan.total_channels,
  };
}
