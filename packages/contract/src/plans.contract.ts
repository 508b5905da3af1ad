import { oc } from '@orpc/contract';
import { z } from 'zod';
import { InLanguage } from './language.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { Plan } from './plan.ts';
import { PlanChangeCheck, PlanHistoryEntry } from './plan-change.ts';

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

export const plansContract = {
  list_plans: oc
    .route({ method: 'GET', path: '/api/plans', tags: ['plans'], summary: 'Active plans, cheapest first' })
    .input(InLanguage)
    .output(z.array(Plan).max(LIST_MAX)),
  get_my_plan_usage: oc
    .route({
      method: 'GET',
      path: '/api/plan-usage',
      tags: ['plans'],
      summary: 'My plan, what it allows and what is used',
    })
    .output(PlanUsage),
  check_plan_change: oc
    .route({
      method: 'GET',
      path: '/api/plan-change/{plan_id}',
      tags: ['plans'],
      summary: 'What a change to a plan would come to, and what stands in its way',
    })
    .input(z.strictObject({ plan_id: z.uuid() }))
    .output(PlanChangeCheck),
  change_my_plan: oc
    .route({
      method: 'POST',
      path: '/api/plan-change',
      tags: ['plans'],
      summary: 'Change to a plan that costs nothing; one that does goes through checkout',
    })
    .input(z.strictObject({ plan_id: z.uuid() }))
    .output(PlanUsage),
  list_plan_history: oc
    .route({
      method: 'GET',
      path: '/api/plan-history',
      tags: ['plans'],
      summary: 'My changes of plan, newest first',
    })
    .input(
      z.strictObject({
        limit: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.plan_history_size),
      }),
    )
    .output(z.object({ items: z.array(PlanHistoryEntry).max(LIMITS.page_size_max) })),
};
