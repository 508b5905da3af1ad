import { z } from 'zod';
import { Email } from '../accounts.contract.ts';
import { WARNING_COMPARISONS, WARNING_MEASURES } from '../choices.ts';
import { LIMITS } from '../limits.ts';
import { BooleanParameter } from '../parameters.ts';
import { plainText } from '../text.ts';
import { WARNING_COMPARISON_LABELS, WARNING_MEASURE_LABELS } from '../warning-words.ts';
import { fieldHints } from './field-hints.ts';
import { resource } from './resource.ts';
import { resourceContract } from './resource-contract.ts';

const NAME_MAX = 80;
const RECEIVERS_TEXT_MAX = 2_000;
const THRESHOLD_MAX = 1_000_000;

const WarningMeasure = z.enum(WARNING_MEASURES);

const minutes = (min: number, max: number) =>
  z
    .number('Please enter a number of minutes')
    .int('Please enter whole minutes')
    .min(min, `Please enter ${min} or more`)
    .max(max, `At most ${max}`);

/** The addresses of a text, one a line. */
export const receiversOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** When administrators are warned by mail (specification 3: alert rules). */
export const warningRules = resource({
  name: 'warning_rules',
  title: 'Warning rules',
  words: { one: 'warning rule', many: 'warning rules' },
  fields: {
    name: plainText(NAME_MAX).trim().min(1, 'Please name the rule').max(NAME_MAX),
    measure: WarningMeasure.register(fieldHints, { choices: WARNING_MEASURE_LABELS }),
    comparison: z
      .enum(WARNING_COMPARISONS)
      .register(fieldHints, { label: 'Warn when it is', choices: WARNING_COMPARISON_LABELS }),
    threshold: z
      .number('Please enter a number')
      .min(0, 'Please enter 0 or more')
      .max(THRESHOLD_MAX, `At most ${THRESHOLD_MAX}`)
      .multipleOf(0.01, 'At most two decimals')
      .register(fieldHints, {
        hint: 'In the unit of the measure: percent, minutes, milliseconds, or how many.',
      }),
    window_minutes: minutes(LIMITS.warning_window_minutes_min, LIMITS.warning_window_minutes_max).register(
      fieldHints,
      {
        label: 'Over the last',
        unit: 'minutes',
        hint: 'What is looked at. Of waiting checks, spending and memory what they are at the moment counts.',
      },
    ),
    cooldown_minutes: minutes(1, LIMITS.warning_cooldown_minutes_max).register(fieldHints, {
      label: 'At most every',
      unit: 'minutes',
      hint: 'Rules are looked at every five minutes.',
    }),
    receivers: plainText(RECEIVERS_TEXT_MAX)
      .trim()
      .max(RECEIVERS_TEXT_MAX)
      .superRefine((text, context) => {
        const receivers = receiversOf(text);
        const wrong = receivers.find((one) => !Email.safeParse(one).success);
        if (wrong !== undefined)
          context.addIssue({ code: 'custom', message: `“${wrong}” is no mail address` });
        if (receivers.length > LIMITS.warning_receivers_max)
          context.addIssue({ code: 'custom', message: `At most ${LIMITS.warning_receivers_max} addresses` });
      })
      .register(fieldHints, {
        input: 'area',
        hint: 'Mail addresses, one a line. Left empty: all active administrators.',
      }),
    is_active: z.boolean().register(fieldHints, { label: 'In force' }),
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
