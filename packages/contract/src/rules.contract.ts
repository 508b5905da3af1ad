import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Email } from './accounts.contract.ts';
import { WARNING_COMPARISONS, WARNING_MEASURES } from './choices.ts';
import { KeywordText } from './keyword-text.ts';
import { LIMITS } from './limits.ts';

/** Whether somebody with an address may sign up, and why not. */
export const SignUpVerdict = z.object({
  is_allowed: z.boolean(),
  /** What whoever signs up is told; null where they may. */
  message: z.string().nullable(),
  /** The domain of the rule that decided; null where none is about the address. */
  domain: z.string().nullable(),
});
export type SignUpVerdict = z.infer<typeof SignUpVerdict>;

/** Whether a keyword would be taken, and why not. */
export const KeywordVerdict = z.object({
  is_allowed: z.boolean(),
  message: z.string().nullable(),
  /** The phrase of the rule that refuses it. */
  phrase: z.string().nullable(),
});
export type KeywordVerdict = z.infer<typeof KeywordVerdict>;

/** What a rule reads at the moment. */
export const WarningReading = z.object({
  rule_id: z.uuid(),
  name: z.string(),
  measure: z.enum(WARNING_MEASURES),
  comparison: z.enum(WARNING_COMPARISONS),
  threshold: z.number(),
  /** Null where there is too little to tell. */
  value: z.number().nullable(),
  would_warn: z.boolean(),
  /** It warned so lately that it would not now. */
  is_cooling_down: z.boolean(),
});
export type WarningReading = z.infer<typeof WarningReading>;

/** A warning that was given. */
export const Warning = z.object({
  id: z.uuid(),
  rule_id: z.uuid(),
  name: z.string(),
  measure: z.enum(WARNING_MEASURES),
  comparison: z.enum(WARNING_COMPARISONS),
  threshold: z.number(),
  value: z.number(),
  warned_at: z.iso.datetime(),
});
export type Warning = z.infer<typeof Warning>;

/** The rules of the installation, tried out. */
export const rulesContract = {
  try_sign_up: oc
    .route({
      method: 'GET',
      path: '/api/admin/rules/sign-up',
      tags: ['admin'],
      summary: 'Whether somebody with an address may sign up by the rules in force',
    })
    .input(z.strictObject({ email: Email }))
    .output(SignUpVerdict),
  try_keyword: oc
    .route({
      method: 'GET',
      path: '/api/admin/rules/keyword',
      tags: ['admin'],
      summary: 'Whether a keyword would be taken by the rules in force',
    })
    .input(z.strictObject({ keyword: KeywordText }))
    .output(KeywordVerdict),
  read_warnings: oc
    .route({
      method: 'GET',
      path: '/api/admin/rules/warnings',
      tags: ['admin'],
      summary: 'What each warning rule in force reads at the moment, and the newest warnings',
    })
    .output(
      z.object({
        readings: z.array(WarningReading).max(LIMITS.warning_rules_read_max),
        warnings: z.array(Warning).max(LIMITS.warnings_shown_max),
      }),
    ),
};
