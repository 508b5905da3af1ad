import { z } from 'zod';
import { Email } from '../accounts.contract.ts';
import { WARNING_COMPARISONS, WARNING_MEASURES } from '../choices.ts';
import { LIMITS } from '../limits.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { WARNING_COMPARISON_LABELS, WARNING_MEASURE_LABELS } from '../warning-words.ts';
import { fieldHints } from './field-hints.ts';
import * as messages from './messages.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const NAME_MAX = 80;
const RECEIVERS_TEXT_MAX = 2_000;
const THRESHOLD_MAX = 1_000_000;

const WarningMeasure = z.enum(WARNING_MEASURES);

const minutes = (min: number, max: number) =>
  z
    .number(messages.enterNumberMinutes)
    .int(messages.enterWholeMinutes)
    .min(min, messages.enterOrMore({ min }))
    .max(max, messages.atMost({ max }));

/** The addresses of a text, one a line. */
export const receiversOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** When administrators are warned by mail (specification 3: alert rules). */
export const warningRules = resource({
  name: 'warning_rules',
  title: messages.warningRules,
  fields: {
    name: plainText(NAME_MAX).trim().min(1, messages.nameTheRule).max(NAME_MAX),
    measure: WarningMeasure.register(fieldHints, { choices: WARNING_MEASURE_LABELS }),
    comparison: z
      .enum(WARNING_COMPARISONS)
      .register(fieldHints, { label: messages.warnWhenItIs, choices: WARNING_COMPARISON_LABELS }),
    threshold: z
      .number(messages.enterANumber)
      .min(0, messages.enter0OrMore)
      .max(THRESHOLD_MAX, messages.atMost({ max: THRESHOLD_MAX }))
      .multipleOf(0.01, messages.atMostTwoDecimals)
      .register(fieldHints, {
        hint: messages.inUnitMeasure,
      }),
    window_minutes: minutes(LIMITS.warning_window_minutes_min, LIMITS.warning_window_minutes_max).register(
      fieldHints,
      {
        label: messages.overTheLast,
        unit: messages.minutes,
        hint: messages.whatIsLookedAt,
      },
    ),
    cooldown_minutes: minutes(1, LIMITS.warning_cooldown_minutes_max).register(fieldHints, {
      label: messages.atMostEvery,
      unit: messages.minutes,
      hint: messages.rulesLookedAtEveryFive,
    }),
    receivers: plainText(RECEIVERS_TEXT_MAX)
      .trim()
      .max(RECEIVERS_TEXT_MAX)
      .superRefine((text, context) => {
        const receivers = receiversOf(text);
        const wrong = receivers.find((one) => !Email.safeParse(one).success);
        if (wrong !== undefined)
          context.addIssue({ code: 'custom', message: messages.isNoMailAddress({ address: wrong }) });
        if (receivers.length > LIMITS.warning_receivers_max)
          context.addIssue({
            code: 'custom',
            message: messages.atMostAddresses({ max: LIMITS.warning_receivers_max }),
          });
      })
      .register(fieldHints, {
        input: 'area',
        hint: messages.mailAddresses,
      }),
    is_active: z.boolean().register(fieldHints, { label: messages.inForce }),
  },
  facts: {
    /** When it last warned; null for one that never did. */
    last_triggered_at: z.iso.datetime().nullable(),
  },
  named: 'name',
  searched: ['name'],
  sorts: ['name'],
  filters: { measure: WarningMeasure.optional(), is_active: BooleanParameter.optional() },
  isOrdered: false,
});
export type WarningRule = z.infer<typeof warningRules.row>;

export const warningRulesContract = resourceContract(warningRules);
