import { oc } from '@orpc/contract';
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
  max_keywords: z.number().int().nullable(),
  keywords_per_channel: z.number().int().nullable(),
  total_channels: z.number().int(),
  allowed_channels: z.array(Channel).max(CHANNELS.length),
  ranking_refresh_frequency_hours: z.number().int().positive(),
  features: z.array(z.object({ name: z.string(), included: z.boolean() })).max(LIST_MAX),
});
export type Plan = z.infer<typeof Plan>;

/** What the plan of the signed-in user allows and what is used of it. Money in US dollars, of answers of the kind of now. */
export const PlanUsage = z.object({
  plan: Plan,
  keyword_limit: z.number().int().nullable(),
  keywords: z.number().int(),
  month_year: z.string().regex(/^\d{4}-\d{2}$/),
  keywords_used: z.number().int(),
  monthly_budget_usd: z.number().nullable(),
  spent_usd: z.number(),
  reserved_usd: z.number(),
});
export type PlanUsage = z.infer<typeof PlanUsage>;

/** 'Every 6 hours', 'Daily', 'Every 2 days', 'Weekly', 'Every 30 days' (specification 5). */
export function refreshFrequencyLabel(hours: number): string {
  if (hours < 24) return hours === 1 ? 'Every hour' : `Every ${hours} hours`;
  if (hours === 24) return 'Daily';
  if (hours === 168) return 'Weekly';
  const days = Math.round((hours / 24) * 10) / 10;
  return `Every ${days} days`;
}

export const plansContract = {
  list_plans: oc
    .route({ method: 'GET', path: '/api/plans', tags: ['plans'], summary: 'Active plans, cheapest first' })
    .output(z.array(Plan).max(LIST_MAX)),
  get_my_plan_usage: oc
    .route({
      method: 'GET',
      path: '/api/plan-usage',
      tags: ['plans'],
      summary: 'My plan, what it allows and what is used',
    })
    .output(PlanUsage),
};
