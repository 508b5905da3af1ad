import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './accounts-messages.ts';
import { AUXILIARY_SUBJECTS } from './answers.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { anyNames, LIST_MAX } from './list-max.ts';
import { PresenceWeights, PresenceWeightsChange } from './presence-weights.ts';
import { plainText } from './text.ts';

/** More is a slip of the keyboard: nobody means to spend it in a day. */
export const DAILY_SPEND_MAX_USD = 1_000_000;
export const BACKUPS_KEPT_MAX = 100;
/** Stripe allows two years. */
const TRIAL_DAYS_MAX = 730;

/** How a channel is asked, as an administrator sets it. A change starts a new series of comparable answers. */
export const ChannelSettings = z.object({
  model: plainText(100).trim().min(1, messages.aModelIsRequired).max(100),
  search: z
    .boolean()
    .describe(
      "Whether the assistant searches the web. Leave it off for gemini: Google's terms forbid storing and analysing Gemini's answers that are grounded in its search.",
    ),
  search_context: z.enum(['low', 'medium', 'high']),
  /** What is told of the place of a business with local services. */
  location_detail: z.enum(['none', 'country', 'city']),
  max_output_tokens: z.number().int().min(256).max(32_000),
  /** Null: the product's own of the profile's language. Must hold {keyword}; may hold { in location}. */
  template: plainText(500)
    .trim()
    .min(1)
    .max(500)
    .refine((text) => text.includes('{keyword}'), messages.templateMustHoldKeyword)
    .nullable(),
  samples_per_check: z.number().int().min(1).max(10),
  /** Calls of one run in flight; a batch ends when its last call ends. */
  pace_parallel: z.number().int().min(1).max(50),
  /** Milliseconds between two batches of a run. */
  pace_pause_ms: z.number().int().min(0).max(60_000),
  /** The same two for runs that the schedule starts. */
  scheduled_pace_parallel: z.number().int().min(1).max(50),
  scheduled_pace_pause_ms: z.number().int().min(0).max(60_000),
  /** Calls in flight of the whole installation. */
  max_in_flight: z.number().int().min(1).max(200),
  requests_per_minute: z.number().int().min(1).max(10_000),
});
export type ChannelSettings = z.infer<typeof ChannelSettings>;

export const ChannelSettingsRow = z.object({
  channel: Channel,
  is_configured: z.boolean(),
  is_default: z.boolean(),
  settings: ChannelSettings,
  warning: z
    .string()
    .nullable()
    .describe('What an administrator must know of these settings, such as terms of the provider; else null.'),
  updated_at: z.iso.datetime().nullable(),
});
export type ChannelSettingsRow = z.infer<typeof ChannelSettingsRow>;

/** What of the tracker configuration holds for all channels. */
export const TrackerSettings = z.object({
  /** A check of all keywords before the plan's refresh period is over is refused. */
  enforce_refresh_period: z.boolean(),
  auxiliary_judging: z
    .boolean()
    .describe(
      'Whether a model decides mentions of which the rules are not sure, of the brand, its competitors and other companies; on unless switched off, and never for simulated answers. It reads some places of an answer with the lines beside them, the question, and what is known of these companies; a call costs as a short question does, from the budget of the user.',
    ),
  stance_reading: z
    .boolean()
    .describe(
      'Whether a model reads what each new answer says of the brand and its competitors, in one call after the report, from the budget of the user. Off unless switched on, and never for simulated answers.',
    ),
  /** Milliseconds between two channels of a run. */
  run_channel_pause_ms: z.number().int().min(0).max(60_000),
  /** Every presence score is computed with them, those of earlier reports too. */
  presence_weights: PresenceWeights,
  /** What all answers of a day (UTC) may cost, in USD; null: what the environment says. */
  daily_spend_limit_usd: z.number().min(0).max(DAILY_SPEND_MAX_USD).nullable(),
  /** Of the first paid plan of an account; 0: none. A trial under way keeps its length. */
  trial_days: z.number().int().min(0).max(TRIAL_DAYS_MAX),
  nightly_backup: z.boolean(),
  /** How many backups in DATA_DIR/backups are kept. */
  backups_kept: z.number().int().min(1).max(BACKUPS_KEPT_MAX),
});
export type TrackerSettings = z.infer<typeof TrackerSettings>;

export const TrackerSettingsRow = z.object({
  settings: TrackerSettings,
  /** Null while nobody changed the weights of the presence score. */
  presence_weights_change: PresenceWeightsChange.nullable(),
  /** DAILY_SPEND_LIMIT_USD of the environment. */
  environment_daily_limit_usd: z.number(),
  updated_at: z.iso.datetime().nullable(),
});
export type TrackerSettingsRow = z.infer<typeof TrackerSettingsRow>;

/** Calls to the auxiliary model over the last 30 days, each counted for the nearest to its user of those it was about. */
export const AuxiliaryCosts = z.object({
  since: z.iso.datetime(),
  /** Answers that counted in these days. */
  answers: z.number().int(),
  /** In this order, each there once. */
  subjects: z
    .array(z.object({ asked_for: z.enum(AUXILIARY_SUBJECTS), calls: z.number().int(), cost_usd: z.number() }))
    .max(AUXILIARY_SUBJECTS.length),
});
export type AuxiliaryCosts = z.infer<typeof AuxiliaryCosts>;

/** What reading statements by a model has cost in the last 30 days, and would cost in 30 days. */
export const StanceCosts = z.object({
  since: z.iso.datetime(),
  /** Answers of these days that mention a brand or its competitors: each would be one call. */
  answers: z.number().int(),
  calls: z.number().int(),
  decided: z.number().int(),
  failed: z.number().int(),
  cost_usd: z.number(),
  /** Of a call: what calls have cost on average; before the first one, the most that one can cost. Null without an answer. */
  call_usd: z.number().nullable(),
  is_measured: z.boolean(),
  /** All of these answers at that price. */
  forecast_usd: z.number().nullable(),
});
export type StanceCosts = z.infer<typeof StanceCosts>;

/** What of a channel's settings bears on one question on trial; pace, limits and samples belong to runs. */
const TrialSettings = ChannelSettings.pick({
  model: true,
  search: true,
  search_context: true,
  location_detail: true,
  max_output_tokens: true,
  template: true,
})
  .partial()
  .strict();

const TrialReply = z.object({
  text: z.string(),
  finish: z.string(),
  /** The provider's own word for the finish. */
  finish_detail: z.string().nullable(),
  model_served: z.string(),
  searched: z.boolean(),
  /** The provider's own code when a search was tried and failed. */
  search_error: z.string().nullable(),
  queries: z.array(z.string()).max(LIST_MAX),
  sources: z
    .array(z.object({ url: z.string(), title: z.string().nullable(), rank: z.number().int() }))
    .max(LIST_MAX),
  /** `start` and `end` are UTF-16 offsets into `text`, end exclusive. */
  citations: z
    .array(
      z.object({
        url: z.string(),
        title: z.string().nullable(),
        start: z.number().int().nullable(),
        end: z.number().int().nullable(),
        claim: z.string().nullable(),
      }),
    )
    .max(LIST_MAX),
  usage: z.object({
    input_tokens: z.number().int(),
    output_tokens: z.number().int(),
    reasoning_tokens: z.number().int(),
    cached_tokens: z.number().int(),
    searches: z.number().int(),
  }),
  cost_source: z.enum(['given', 'computed']),
  /** Date of the price list a computed cost comes from. */
  price_date: z.string().nullable(),
  request_id: z.string().nullable(),
  latency_ms: z.number().int(),
  /** Null where the provider's terms forbid keeping it. */
  raw: z.unknown(),
});

/** One question asked on trial: what was sent, what came, what it cost. Nothing of it is kept as a result. */
export const TriedQuestion = z.object({
  /** The question and how it was to be asked, the same for every provider. */
  request: anyNames(z.unknown(), 100),
  /** What went to the provider, without its key: several requests when it paused, none when nothing left. */
  sent: z.array(z.object({ method: z.string(), path: z.string(), body: z.unknown() })).max(LIST_MAX),
  reply: TrialReply.nullable(),
  /** Beside a reply: why it cannot be judged. */
  failure: z
    .object({
      code: z.string(),
      message: z.string(),
      is_retryable: z.boolean(),
      /** How long the provider asks to wait. */
      wait_ms: z.number().int().nullable(),
      http_status: z.number().int().nullable(),
      request_id: z.string().nullable(),
    })
    .nullable(),
  cost_usd: z.number(),
});
export type TriedQuestion = z.infer<typeof TriedQuestion>;

/** How a provider has been doing, over all processes. */
export const ProviderHealth = z.object({
  channel: Channel,
  is_configured: z.boolean(),
  in_flight: z.number().int(),
  max_in_flight: z.number().int(),
  paused_until: z.iso.datetime().nullable(),
  pause_reason: z.string().nullable(),
  last_success_at: z.iso.datetime().nullable(),
  last_failure_at: z.iso.datetime().nullable(),
  last_failure: z.string().nullable(),
  /** Calls of the last 15 minutes, and how many of them failed. */
  recent_calls: z.number().int(),
  recent_failures: z.number().int(),
  /** What its calls of today (UTC) cost, and what those under way may cost at most. */
  spent_today_usd: z.number(),
  reserved_today_usd: z.number(),
});
export type ProviderHealth = z.infer<typeof ProviderHealth>;

/** Administrators' procedures of the tracker configuration; they stand under `admin`. */
export const settingsContract = {
  list_channel_settings: oc
    .route({
      method: 'GET',
      path: '/api/admin/channel-settings',
      tags: ['admin'],
      summary: 'How each channel is asked',
    })
    .output(z.array(ChannelSettingsRow).max(CHANNELS.length)),
  update_channel_settings: oc
    .route({
      method: 'PATCH',
      path: '/api/admin/channel-settings/{channel}',
      tags: ['admin'],
      summary: 'Change how a channel is asked',
    })
    .input(
      z.strictObject({
        channel: Channel,
        reason: plainText(500).trim().min(1).max(500),
        settings: ChannelSettings.partial().strict(),
      }),
    )
    .output(ChannelSettingsRow),
  get_tracker_settings: oc
    .route({
      method: 'GET',
      path: '/api/admin/tracker-settings',
      tags: ['admin'],
      summary: 'What of the tracker configuration holds for all channels',
    })
    .output(TrackerSettingsRow),
  update_tracker_settings: oc
    .route({
      method: 'PATCH',
      path: '/api/admin/tracker-settings',
      tags: ['admin'],
      summary: 'Change what holds for all channels',
    })
    .input(
      z.strictObject({
        reason: plainText(500).trim().min(1).max(500),
        settings: TrackerSettings.partial().strict(),
      }),
    )
    .output(TrackerSettingsRow),
  get_auxiliary_costs: oc
    .route({
      method: 'GET',
      path: '/api/admin/auxiliary-costs',
      tags: ['admin'],
      summary: 'What deciding doubtful mentions has cost in the last 30 days',
    })
    .output(AuxiliaryCosts),
  get_stance_costs: oc
    .route({
      method: 'GET',
      path: '/api/admin/stance-costs',
      tags: ['admin'],
      summary: 'What reading statements by a model has cost in the last 30 days, and would cost in 30 days',
    })
    .output(StanceCosts),
  try_channel: oc
    .route({
      method: 'POST',
      path: '/api/admin/channel-settings/{channel}/try',
      tags: ['admin'],
      summary: 'Ask one question with given settings and see request, reply and cost',
    })
    .input(
      z
        .strictObject({
          channel: Channel,
          /** Asked as it stands. */
          question: plainText(1_000).trim().min(1).max(1_000).optional(),
          /** Made into a question as a check does: by the template, the profile's language and place. */
          keyword: plainText(200).trim().min(1).max(200).optional(),
          settings: TrialSettings.default({}),
        })
        .refine(({ question, keyword }) => (question === undefined) !== (keyword === undefined), {
          path: ['question'],
          message: messages.giveEitherQuestionOrKeyword,
        })
        .refine(({ keyword, settings }) => keyword !== undefined || settings.template === undefined, {
          path: ['settings', 'template'],
          message: messages.aTemplateNeedsKeyword,
        }),
    )
    .output(TriedQuestion),
  resume_provider: oc
    .route({
      method: 'POST',
      path: '/api/admin/providers/{channel}/resume',
      tags: ['admin'],
      summary: 'Ask a provider again before the wait it asked for has ended',
    })
    .input(z.strictObject({ channel: Channel, reason: plainText(500).trim().min(1).max(500) }))
    .output(z.object({ channel: Channel, was_paused_until: z.iso.datetime().nullable() })),
  list_provider_health: oc
    .route({
      method: 'GET',
      path: '/api/admin/providers',
      tags: ['admin'],
      summary: 'Calls in flight, waits and failures per provider',
    })
    .output(z.array(ProviderHealth).max(CHANNELS.length)),
};
