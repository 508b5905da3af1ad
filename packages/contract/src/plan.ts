import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { LIST_MAX } from './list-max.ts';

/** A plan; null limits mean unlimited. Prices are US dollars, frequencies hours. */
export const Plan = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  price_monthly: z.number().nonnegative(),
  price_yearly: z.number().nonnegative(),
  is_active: z.boolean(),
  is_highlighted: z.boolean(),
  stripe_product_id: z.string().nullable(),
  /** Whether the payment provider knows it with the product and the prices it has now: only then it can be bought. */
  is_set_up: z.boolean(),
  /** Always keywords_per_channel times total_channels (specification 9). */
  max_keywords: z.number().int().nullable(),
  keywords_per_channel: z.number().int().nullable(),
  total_channels: z.number().int(),
  allowed_channels: z.array(Channel).max(CHANNELS.length),
  /** How many answers to each question one check may ask for. */
  samples_max: z.number().int().positive(),
  /** What the answers of its users may cost in a calendar month. */
  monthly_budget_usd: z.number().nonnegative().nullable(),
  /** To how many webhook endpoints events are sent; 0: the plan includes no webhooks. */
  webhook_endpoints_max: z.number().int().nonnegative(),
  ranking_refresh_frequency_hours: z.number().int().positive(),
  features: z.array(z.object({ name: z.string(), included: z.boolean() })).max(LIST_MAX),
});
export type Plan = z.infer<typeof Plan>;
