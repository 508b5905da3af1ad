import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from '../admin-acts.ts';
import { CHANNEL_LABELS, CHANNELS } from '../channel-names.ts';
import { Channel } from '../channels.ts';
import { LIMITS } from '../limits.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const NAME_MAX = 60;
const DESCRIPTION_MAX = 300;
const FEATURE_MAX = 100;
const FEATURES_MAX = 20;
const HOURS_PER_YEAR = 8_760;
const DOLLARS_MAX = 100_000;
const STRIPE_ID_MAX = 100;

const dollars = () =>
  z
    .number('Please enter an amount')
    .min(0, 'An amount cannot be negative')
    .max(DOLLARS_MAX, `At most ${DOLLARS_MAX} US dollars`)
    .multipleOf(0.01, 'Please enter whole cents');
const count = (max: number, min = 1) =>
  z
    .number('Please enter a number')
    .int('Please enter a whole number')
    .min(min, `Please enter ${min} or more`)
    .max(max, `At most ${max}`);

/** What can be subscribed to (specification 3). No limit is null. */
export const planResource = resource({
  name: 'plans',
  title: 'Plans',
  words: { one: 'plan', many: 'plans' },
  fields: {
    name: plainText(NAME_MAX).trim().min(1, 'Please name the plan').max(NAME_MAX),
    description: plainText(DESCRIPTION_MAX)
      .trim()
      .max(DESCRIPTION_MAX)
      .register(fieldHints, { input: 'area' }),
    price_monthly: dollars().register(fieldHints, { label: 'Price a month', input: 'money' }),
    price_yearly: dollars().register(fieldHints, { label: 'Price a year', input: 'money' }),
    keywords_per_channel: count(LIMITS.keyword_override_max).nullable().register(fieldHints, {
      empty: 'Unlimited',
      hint: 'The plan holds this many for each of its channels: 25 with 4 channels are 100 keywords.',
    }),
    allowed_channels: z
      .array(Channel)
      .min(1, 'Please choose at least one channel')
      .max(CHANNELS.length)
      .refine((channels) => new Set(channels).size === channels.length, 'Each channel can be chosen once')
      .register(fieldHints, { label: 'Channels', choices: CHANNEL_LABELS }),
    ranking_refresh_frequency_hours: count(HOURS_PER_YEAR).register(fieldHints, {
      label: 'Refreshed every',
      unit: 'hours',
    }),
    samples_max: count(LIMITS.samples_per_check_max).register(fieldHints, {
      label: 'Answers per question',
      hint: 'How many a user may ask for in one check; each is paid for out of the budget.',
    }),
    webhook_endpoints_max: count(LIMITS.webhook_endpoints_max, 0).register(fieldHints, {
      label: 'Webhook endpoints',
      initial: '0',
      hint: 'To how many addresses of a user events are sent; 0 leaves webhooks out.',
    }),
    monthly_budget_usd: dollars().nullable().register(fieldHints, {
      label: 'Monthly budget for answers',
      input: 'money',
      empty: 'Unlimited',
      hint: 'What the assistants may cost for one user in a month.',
    }),
    stripe_product_id: plainText(STRIPE_ID_MAX)
      .trim()
      // Stripe's own begin with prod_; those that the set-up makes are called after their plan.
      .regex(/^[A-Za-z0-9_-]+$/, 'The id of a product holds letters, digits, _ and - alone')
      .max(STRIPE_ID_MAX)
      .nullable()
      .register(fieldHints, { label: 'Stripe product', empty: 'None' }),
    features: z
      .array(
        z.strictObject({
          name: plainText(FEATURE_MAX).trim().min(1, 'Please name the feature').max(FEATURE_MAX),
          included: z.boolean(),
        }),
      )
      .max(FEATURES_MAX, `At most ${FEATURES_MAX} features`),
    is_highlighted: z.boolean().register(fieldHints, { label: 'Highlighted' }),
    is_active: z
      .boolean()
      .register(fieldHints, { label: 'Offered', hint: 'Users on a plan that is withdrawn stay on it.' }),
  },
  facts: {
    /** The plan of new accounts. */
    is_default: z.boolean(),
    total_channels: z.number().int(),
    /** Keywords per channel times channels. */
    max_keywords: z.number().int().nullable(),
    /** Users on it now. */
    users: z.number().int(),
  },
  named: 'name',
  searched: ['name', 'description'],
  sorts: ['price_monthly', 'name'],
  filters: { is_active: BooleanParameter.optional() },
  isOrdered: false,
});
export type PlanRecord = z.infer<typeof planResource.row>;

export const planResourceContract = resourceContract(planResource);

export const defaultPlanContract = {
  set_default_plan: oc
    .route({
      method: 'POST',
      path: '/api/admin/plans/{id}/default',
      tags: ['admin'],
      summary: 'New accounts begin on this plan; existing ones stay on theirs',
    })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.object({ id: z.uuid(), name: z.string() })),
};
