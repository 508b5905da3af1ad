import { BUILT_IN_PLANS, CHANNELS } from '@answerscope/contract';
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
  },
  {
    ...BUILT_IN_PLANS.Professional,
    keywords_per_channel: 25,
    total_channels: 4,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 168,
  },
  {
    ...BUILT_IN_PLANS.Enterprise,
    keywords_per_channel: null,
    total_channels: 4,
    allowed_channels: [...CHANNELS],
    ranking_refresh_frequency_hours: 24,
  },
];
