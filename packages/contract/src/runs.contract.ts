import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './admin-messages.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { ErrorCodeOfCheck, ResultStatus } from './checks.contract.ts';
import { RUN_STATES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { ForcedStatus, ResultState } from './result-state.ts';

export const RunState = z.enum(RUN_STATES);
export type RunState = z.infer<typeof RunState>;

/** What limits spending on answers: the plan's month, the person's own lower cap, the installation's day. */
export const SPENDING_CAPS = ['plan_budget', 'own_cap', 'daily_limit'] as const;
export const SpendingCap = z.enum(SPENDING_CAPS);
export type SpendingCap = z.infer<typeof SpendingCap>;

/**
 * What ends a run, or a channel of it, that nobody cancelled: a cap, or a plan that no longer includes the channel.
 */
export const STOP_REASONS = [...SPENDING_CAPS, 'channel_not_in_plan'] as const;
export const StopReason = z.enum(STOP_REASONS);
export type StopReason = z.infer<typeof StopReason>;

/**
 * What a run covers. Left out: all channels of the plan, every active keyword, the samples each channel is set to.
 * More samples than the plan's samples_max are refused with PAYMENT_REQUIRED (reason samples_not_in_plan).
 */
export const StartRun = z.strictObject({
  channels: z.array(Channel).min(1).max(CHANNELS.length).optional(),
  keyword_ids: z.array(z.uuid()).min(1).max(LIMITS.keywords_at_once_max).optional(),
  samples: z.number().int().min(1).max(LIMITS.samples_per_check_max).optional(),
});
export type StartRun = z.infer<typeof StartRun>;

/** Every field may be left out, and so may the body. */
const StartRunBody = StartRun.default({});

/**
 * What a run costs and takes; null in runs from before everything had an expectation. At most: every question once at its
 * ceiling. A call whose outcome stays unknown is paid and asked once more, beyond that.
 */
export const RunForecast = z.object({
  /** Questions to be asked: keywords × samples over all channels. */
  calls: z.number().int(),
  cost_ceiling_usd: z.number(),
  expected_cost_usd: z.number().nullable(),
  /** By the pace of the run and the limits of the installation for each assistant. */
  expected_seconds: z.number().nullable(),
  /** True when what is expected goes by others' answers here, or an assumption, on one of the channels at least. */
  is_estimated: z.boolean().optional(),
});
export type RunForecast = z.infer<typeof RunForecast>;

/** Keywords of a run that are through. successful = answered, whether the brand is named or not. */
const Progress = z.object({
  total: z.number().int(),
  processed: z.number().int(),
  progress_percent: z.number().int(),
  successful: z.number().int(),
  failed: z.number().int(),
});

/** One channel of a run. Rates are percentages to one decimal, null while nothing stands below them. */
export const RunChannel = Progress.extend({
  channel: Channel,
  position: z.number().int(),
  scope: z.enum(['full', 'partial']),
  state: z.enum(['waiting', 'ready', 'running', 'done', 'cancelled', 'budget', 'failed']),
  /** It goes on after this moment: a provider asked to wait, a try failed, or the channel before has just ended. */
  resume_at: z.iso.datetime().nullable(),
  /** The cap that the next question would have passed; null unless it ended by budget, or long ago. */
  stopped_by: StopReason.nullable(),
  mentioned: z.number().int(),
  not_mentioned: z.number().int(),
  /** Keywords none of whose answers names any company, and those of which every answer is a refusal: in no rate. */
  no_companies: z.number().int(),
  refused: z.number().int(),
  /** Of these two, unbranded ones. */
  empty: z.number().int(),
  /** Of those answered, keywords that name the brand themselves, and of these those mentioned: they are in no rate. */
  branded: z.number().int(),
  branded_mentioned: z.number().int(),
  errors: z.number().int(),
  /** Answered of processed. */
  success_rate: z.number().nullable(),
  /** Mentioned of answered, branded and empty ones left out. */
  visibility_rate: z.number().nullable(),
});
export type RunChannel = z.infer<typeof RunChannel>;

export const Run = Progress.extend({
  id: z.uuid(),
  trigger: z.enum(['manual', 'scheduled']),
  state: RunState,
  /** Grows with every change that is told by the event run_updated. */
  version: z.number().int(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  /** Of the first channel that ended so. */
  stopped_by: StopReason.nullable(),
  forecast: RunForecast.nullable(),
  channels: z.array(RunChannel).max(CHANNELS.length),
});
export type Run = z.infer<typeof Run>;

export const RunKeywordResult = z.object({
  keyword_id: z.uuid(),
  keyword: z.string(),
  channel: Channel,
  state: z.enum(['open', 'done', 'failed', 'cancelled']),
  status: ResultStatus.nullable(),
  is_mentioned: z.boolean().nullable(),
  /** What its answers say in one word; null until it is through. */
  result_state: ResultState.nullable(),
  /** What an administrator has forced the status to by now: a run itself tells what assistants said. */
  forced_status: ForcedStatus.nullable(),
  samples_wanted: z.number().int(),
  n: z.number().int(),
  k: z.number().int(),
  /** Of n, answers that measure nothing; of these, refusals. */
  empty: z.number().int(),
  refused: z.number().int(),
  failed: z.number().int(),
  checked_at: z.iso.datetime().nullable(),
  error_message: z.string().nullable(),
  error_code: ErrorCodeOfCheck,
});
export type RunKeywordResult = z.infer<typeof RunKeywordResult>;

const paging = (defaultSize: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(defaultSize),
});
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item).max(LIMITS.page_size_max),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  });

export const RunDetail = Run.extend({ keyword_results: pageOf(RunKeywordResult) });
export type RunDetail = z.infer<typeof RunDetail>;

export const ResumeRun = z.strictObject({
  id: z.uuid(),
  /** Keywords that failed are asked again too, on the channels that had not ended. */
  retry_failed: z.boolean().default(false),
});
export type ResumeRun = z.infer<typeof ResumeRun>;

/** When a channel of the plan was last asked about every keyword, and when that happens next. */
export const Refresh = z.object({
  channel: Channel,
  last_refreshed_at: z.iso.datetime().nullable(),
  /** By itself; null while `waits_for` names what is missing. */
  next_refresh_at: z.iso.datetime().nullable(),
  waits_for: z.enum(['company_name', 'keywords', 'provider_key']).nullable(),
  /** Whether a check of all keywords may be started now: no while a run on the channel is under way. */
  can_refresh: z.boolean(),
  /** From when an enforced period allows it; null where it allows it now. */
  can_refresh_at: z.iso.datetime().nullable(),
});
export type Refresh = z.infer<typeof Refresh>;

export const Refreshes = z.object({
  /** True when a check of all keywords must wait for the plan's period to be over. */
  is_period_enforced: z.boolean(),
  frequency_hours: z.number().int(),
  items: z.array(Refresh).max(CHANNELS.length),
});
export type Refreshes = z.infer<typeof Refreshes>;

/** The arguments of the two functions of specification 7.3, spelled as there. */
const RefreshOf = z.strictObject({ _user_id: z.uuid(), _channel: Channel });

export const runsContract = {
  start_run: oc
    .route({
      method: 'POST',
      path: '/api/runs',
      tags: ['runs'],
      summary: 'Check keywords on channels, in the background',
      spec: (operation) => ({
        ...operation,
        parameters: [
          ...(operation.parameters ?? []),
          {
            name: 'Idempotency-Key',
            in: 'header',
            description: messages.theSameKeyAgainSame,
            schema: { type: 'string', minLength: 1, maxLength: 200 },
          },
        ],
      }),
    })
    .input(StartRunBody)
    .output(Run),
  forecast_run: oc
    .route({
      method: 'POST',
      path: '/api/run-forecast',
      tags: ['runs'],
      summary: 'What such a run would cost and how long it would take',
    })
    .input(StartRunBody)
    .output(RunForecast),
  list_runs: oc
    .route({ method: 'GET', path: '/api/runs', tags: ['runs'], summary: 'My runs, newest first' })
    .input(
      z.strictObject({
        /** Runs older than this one. */
        before: z.uuid().optional(),
        /** The first page brings all runs under way, however old, beside page_size that have ended. */
        include: z.enum(['under_way']).optional(),
        page_size: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
      }),
    )
    .output(z.object({ items: z.array(Run).max(LIST_MAX), next_before: z.uuid().nullable() })),
  get_run: oc
    .route({ method: 'GET', path: '/api/runs/{id}', tags: ['runs'], summary: 'How far a run is' })
    .input(z.strictObject({ id: z.uuid(), ...paging(LIMITS.page_size_max) }))
    .output(RunDetail),
  cancel_run: oc
    .route({
      method: 'POST',
      path: '/api/runs/{id}/cancel',
      tags: ['runs'],
      summary: 'Ask no more questions; answers under way are kept',
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(Run),
  resume_run: oc
    .route({
      method: 'POST',
      path: '/api/runs/{id}/resume',
      tags: ['runs'],
      summary: 'Go on with a run that was cancelled or ran out of budget',
    })
    .input(ResumeRun)
    .output(Run),
  list_refreshes: oc
    .route({
      method: 'GET',
      path: '/api/refreshes',
      tags: ['runs'],
      summary: 'When each channel of my plan was and will be refreshed',
    })
    .output(Refreshes),
  update_refresh_tracking: oc
    .route({
      method: 'POST',
      path: '/rpc/update_refresh_tracking',
      tags: ['runs'],
      summary: 'Plan the next refresh of a channel by the plan I have now',
    })
    .input(RefreshOf)
    .output(Refresh),
  can_refresh_rankings: oc
    .route({
      method: 'POST',
      path: '/rpc/can_refresh_rankings',
      tags: ['runs'],
      summary: 'Whether a check of all keywords of a channel may be started now',
    })
    .input(RefreshOf)
    .output(z.boolean()),
};
