import { BUILT_IN_PLANS, CHANNELS, LIMITS } from '@answerscope/contract';
import type { plans } from './plans.tables.ts';

/** The built-in plans with what they allow: made on the first start and editable from then on. */
export const SEEDED_PLANS: readonly Omit<typeof plans.$inferInsert, 'id'>[] = [
  {
    ...BUILT_IN_PLANS.Free,
    is_default: true,
    keywords_per_channel: 5,
    total_channels: 1,
    allowed_channels: ['openai'],
    ranking_refresh_frequency_hours: 720,
    monthly_budget_usd: 1,
    samples_max: 1,
  },
  {
    ...BUILT_IN_PLANS.Professional,
    keywords_per_channel: 25,
    total_channels: 4,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 168,
    monthly_budget_usd: 25,
    samples_max: 5,
  },
  {
    ...BUILT_IN_PLANS.Enterprise,
    keywords_per_channel: null,
    total_channels: 4,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 24,
    monthly_budget_usd: null,
    samples_max: LIMITS.samples_per_check_max,
  },
];
