import { oc } from '@orpc/contract';
import { z } from 'zod';
import { DateRange } from './analytics.ts';
import { CUSTOMER_SORTS } from './choices.ts';
import { LIMITS } from './limits.ts';

/** More than there are in the world. */
const CURRENCIES_MAX = 200;

/** A trial that ends within so many days is listed. */
export const TRIALS_ENDING_DAYS = 7;
/** The cost of a customer is that of so many days. */
export const CUSTOMER_COST_DAYS = 30;

/** A share with its counts. */
export const CountedShare = z.object({
  /** Of so many. */
  of: z.number().int(),
  count: z.number().int(),
  /** Null where there is nothing to be a share of. */
  share: z.number().nullable(),
});

/** How the business of the installation stands; `docs/numbers.md` defines each number. Days are of UTC. */
export const BusinessFigures = z.object({
  range: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Monthly recurring revenue of now, by currency: two are never added. */
  mrr: z
    .array(z.object({ currency: z.string(), cents: z.number().int(), subscriptions: z.number().int() }))
    .max(CURRENCIES_MAX),
  /** Paid subscriptions whose price is not known yet: in no MRR. */
  unpriced_subscriptions: z.number().int(),
  trials: z.object({
    running: z.number().int(),
    /** Those that end within `TRIALS_ENDING_DAYS`; `ending` lists the first of them. */
    ending_count: z.number().int(),
    ending: z
      .array(
        z.object({
          user_id: z.uuid(),
          email: z.string(),
          plan_name: z.string(),
          trial_ends_at: z.iso.datetime(),
          has_card: z.boolean(),
        }),
      )
      .max(LIMITS.page_size),
  }),
  /** Of the trials that ended in the range, those that were paid for after it. */
  conversion: CountedShare,
  /** Of the customers at the start of the range, those who are none at its end. */
  churn: CountedShare,
});
export type BusinessFigures = z.infer<typeof BusinessFigures>;

/** What a user pays in a month, beside what their answers have cost in `CUSTOMER_COST_DAYS` days. */
export const CustomerMargin = z.object({
  user_id: z.uuid(),
  email: z.string(),
  plan_name: z.string(),
  is_on_trial: z.boolean(),
  /** As it counts in MRR: 0 on trial and without a subscription; null where it is not known yet. */
  monthly_cents: z.number().int().nullable(),
  currency: z.string().nullable(),
  cost_usd: z.number(),
  /** Null where the price is not known, or not in US dollars. */
  margin_usd: z.number().nullable(),
});
export type CustomerMargin = z.infer<typeof CustomerMargin>;

export const businessContract = {
  get_business_figures: oc
    .route({
      method: 'GET',
      path: '/api/admin/business',
      tags: ['admin'],
      summary: 'MRR, trials, conversion of trials and churn, over a range of days',
    })
    .input(DateRange)
    .output(BusinessFigures),
  list_customer_margins: oc
    .route({
      method: 'GET',
      path: '/api/admin/business/customers',
      tags: ['admin'],
      summary: 'Users who pay or whose answers cost: price of a month beside the cost of 30 days',
    })
    .input(
      z.strictObject({
        sort: z.enum(CUSTOMER_SORTS).default('cost'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(CustomerMargin).max(LIMITS.page_size),
        total: z.number().int(),
        /** Counting stopped at `total`: there are more. */
        is_total_capped: z.boolean(),
        page: z.number().int(),
        page_size: z.number().int(),
      }),
    ),
};
