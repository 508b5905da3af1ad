import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Reason } from '../admin-acts.ts';
import { CHANNEL_LABELS, CHANNELS } from '../channel-names.ts';
import { Channel } from '../channels.ts';
import { LIMITS } from '../limits.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';
import { TRANSLATION_FACTS, translationsOf } from './translations.ts';

const NAME_MAX = 60;
const DESCRIPTION_MAX = 300;
const FEATURE_MAX = 100;
const FEATURES_MAX = 20;
const HOURS_PER_YEAR = 8_760;
const DOLLARS_MAX = 100_000;
const STRIPE_ID_MAX = 100;

const dollars = () =>
  z
    .number(messages.enterAnAmount)
    .min(0, messages.anAmountCannotBeNegative)
    .max(DOLLARS_MAX, messages.atMostDollars({ max: DOLLARS_MAX }))
    .multipleOf(0.01, messages.enterWholeCents);
const count = (max: number, min = 1) =>
  z
    .number(messages.enterANumber)
    .int(messages.enterAWholeNumber)
    .min(min, messages.enterOrMore({ min }))
    .max(max, messages.atMost({ max }));

const texts = {
  description: plainText(DESCRIPTION_MAX).trim().max(DESCRIPTION_MAX).register(fieldHints, { input: 'area' }),
  features: z
    .array(
      z.strictObject({
        name: plainText(FEATURE_MAX).trim().min(1, messages.nameTheFeature).max(FEATURE_MAX),
        included: z.boolean(),
      }),
    )
    .max(FEATURES_MAX, messages.atMostFeatures({ max: FEATURES_MAX })),
};

/** What can be subscribed to (specification 3). No limit is null. */
export const planResource = resource({
  name: 'plans',
  title: messages.plans,
  fields: {
    name: plainText(NAME_MAX).trim().min(1, messages.nameThePlan).max(NAME_MAX),
    description: texts.description,
    price_monthly: dollars().register(fieldHints, { label: messages.priceAMonth, input: 'money' }),
    price_yearly: dollars().register(fieldHints, { label: messages.priceAYear, input: 'money' }),
    keywords_per_channel: count(LIMITS.keyword_override_max).nullable().register(fieldHints, {
      empty: messages.unlimited,
      hint: messages.thePlanHoldsManyFor,
    }),
    allowed_channels: z
      .array(Channel)
      .min(1, messages.chooseAtLeastOneChannel)
      .max(CHANNELS.length)
      .refine((channels) => new Set(channels).size === channels.length, messages.eachChannelCanBeChosen)
      .register(fieldHints, { label: messages.channels, choices: CHANNEL_LABELS }),
    ranking_refresh_frequency_hours: count(HOURS_PER_YEAR).register(fieldHints, {
      label: messages.refreshedEvery,
      unit: messages.hours,
    }),
    samples_max: count(LIMITS.samples_per_check_max).register(fieldHints, {
      label: messages.answersPerQuestion,
      hint: messages.howManyUserMayAsk,
    }),
    webhook_endpoints_max: count(LIMITS.webhook_endpoints_max, 0).register(fieldHints, {
      label: messages.webhookEndpoints,
      initial: '0',
      hint: messages.toHowManyAddressesUser,
    }),
    monthly_budget_usd: dollars().nullable().register(fieldHints, {
      label: messages.monthlyBudgetForAnswers,
      input: 'money',
      empty: messages.unlimited,
      hint: messages.whatAssistantsMayCostFor,
    }),
    stripe_product_id: plainText(STRIPE_ID_MAX)
      .trim()
      // Stripe's own begin with prod_; those that the set-up makes are called after their plan.
      .regex(/^[A-Za-z0-9_-]+$/, messages.theIdProductHoldsLetters)
      .max(STRIPE_ID_MAX)
      .nullable()
      .register(fieldHints, { label: messages.stripeProduct, empty: messages.none }),
    features: texts.features,
    translations: translationsOf(z.strictObject(texts)),
    is_highlighted: z.boolean().register(fieldHints, { label: messages.highlighted }),
    is_active: z
      .boolean()
      .register(fieldHints, { label: messages.offered, hint: messages.usersOnPlanWithdrawnStay }),
  },
  facts: {
    /** The plan of new accounts. */
    is_default: z.boolean(),
    total_channels: z.number().int(),
    /** Keywords per channel times channels. */
    max_keywords: z.number().int().nullable(),
    /** Users on it now. */
    users: z.number().int(),
    ...TRANSLATION_FACTS,
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
