import {
  appError,
  CHANNEL_LABELS,
  CHANNELS,
  type Channel,
  type ChannelSettings,
  FRIENDLY_ERRORS,
  listInWords,
  type RunForecast,
  type StartRun,
  validationError,
} from '@answerscope/contract';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import type { ProfileRow } from '../../accounts/index.ts';
import { forecastCalls } from '../../checks/index.ts';
import { listKeywordsToCheck } from '../../keywords/index.ts';
import { getPlan } from '../../plans/index.ts';
import { refuseEarlyRefresh } from '../../refreshes/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import * as messages from '../messages.ts';
import { requestHash } from '../request-hash.rules.ts';
import type { RunServices } from '../run.services.ts';
import {
  channelsOfRun,
  forecastOfRun,
  type PlannedChannel,
  paceOf,
  samplesOfRun,
} from '../run-plan.rules.ts';
import { announceRun, findActiveRun, insertRun, insertRunWork, namedKeywords } from '../run-rows.queries.ts';

/** What starts a run: a person, or the schedule at its own pace. */
type Trigger = 'manual' | 'scheduled';

interface RunPlan {
  channels: { channel: Channel; samples: number; settings: ChannelSettings }[];
  scope: 'full' | 'partial';
  keywords: { id: string; keyword: string; question: string | null }[];
  active_keywords: number;
  forecast: RunForecast;
  frequency_hours: number;
}

/**
 * Writes a run for the workers and returns its id, in the transaction that holds the account's lock.
 * @throws CONFLICT with the id of a run under way on one of the channels; PAYMENT_REQUIRED when the plan does not include all that are named, or none at all, or not so many answers; NOT_FOUND for a
 * keyword that is not the user's; VALIDATION_ERROR without a company name or keywords;
 * RATE_LIMIT_EXCEEDED for a person's check of all keywords, or as good as all, before an enforced period is over
 */
export async function writeRun(
  tx: Transaction,
  start: {
    services: RunServices;
    profile: ProfileRow;
    input: StartRun;
    now: Date;
    trigger: Trigger;
    idempotencyKey: string | null;
  },
): Promise<string> {
  const { services, profile, now, trigger } = start;
  const account_id = profile.account_id;
  const { channels, forecast, frequency_hours, active_keywords, ...work } = await planRun(tx, start);
  const names = channels.map(({ channel }) => channel);
  await refuseSecondRun(tx, account_id, names);
  if (trigger === 'manual')
    await refuseEarlyRefresh(tx, {
      account_id,
      channels: names,
      frequency_hours,
      active_keywords,
      keywords: work.keywords.length,
      now: services.now(),
      time_zone: profile.time_zone,
    });
  const run_id = newId(now.getTime());
  const { country, language, time_zone, offers_local_services, state, city, wording_version } = profile;
  await insertRun(tx, {
    account_id,
    id: run_id,
    trigger,
    idempotency_key: start.idempotencyKey,
    request_hash: start.idempotencyKey === null ? null : requestHash(start.input),
    company_name: profile.company_name ?? '',
    settings: Object.fromEntries(channels.map(({ channel, settings }) => [channel, settings])),
    asked_from: { country, language, time_zone, offers_local_services, state, city, wording_version },
    forecast,
    state: 'running',
    created_at: now,
  });
  await insertRunWork(tx, { account_id, run_id, channels, ...work });
  await announceRun(tx, { account_id, run_id });
  return run_id;
}

/** One run at a time on a channel. @throws CONFLICT with the id of the run under way. */
export async function refuseSecondRun(
  tx: Transaction,
  accountId: AccountId,
  channels: Channel[],
): Promise<void> {
  const active = await findActiveRun(tx, accountId, channels);
  if (active === null) return;
  throw appError('CONFLICT', {
    message: messages.alreadyRunning({ assistant: CHANNEL_LABELS[active.channel] }),
    details: { reason: 'run_active', conflicting_id: active.run_id },
  });
}

/** What a run would cover, with which settings and at what cost. @throws as writeRun, but CONFLICT and RATE_LIMIT */
export async function planRun(
  tx: Transaction,
  plan: { services: RunServices; profile: ProfileRow; input: StartRun; trigger: Trigger },
): Promise<RunPlan> {
  const { services, profile, input, trigger } = plan;
  if (profile.company_name === null)
    throw validationError({ company_name: [FRIENDLY_ERRORS.visibility.invalid_company_name] });
  const subscribed = await getPlan(tx, profile.plan_id);
  const channels = channelsOfRun(input.channels, {
    inPlan: subscribed.allowed_channels,
    configured: services.configuredChannels,
  });
  if (channels === null) {
    throw appError('PAYMENT_REQUIRED', {
      message: messages.planLacksAssistants({ assistants: namesOutsidePlan(input, subscribed) }),
      details: { reason: 'channel_not_in_plan' },
    });
  }
  const { keywords, ...covered } = await keywordsOfRun(tx, profile.account_id, namedKeywords(input));
  const planned: PlannedChannel[] = [];
  const asked: RunPlan['channels'] = [];
  for (const channel of channels) {
    const stored = await getChannelSettings(tx, channel);
    const settings = paceOf(stored.settings, trigger);
    const samples = samplesOfRun(input.samples, {
      usual: settings.samples_per_check,
      max: subscribed.samples_max,
    });
    if (samples === null) throw tooManySamples(subscribed);
    const call = await forecastCalls(tx, services, { profile, channel, settings, keywords });
    planned.push({
      ...settings,
      ...call,
      calls: keywords.length * samples,
      ceiling_microdollars: samples * call.ceiling_microdollars,
    });
    asked.push({ channel, samples, settings });
  }
  const { ranking_refresh_frequency_hours: frequency_hours } = subscribed;
  const forecast = forecastOfRun(planned, await services.channelPauseMs(tx));
  return { channels: asked, keywords, ...covered, forecast, frequency_hours };
}

function tooManySamples({ samples_max: max }: { samples_max: number }) {
  return appError('PAYMENT_REQUIRED', {
    message: messages.tooManyAnswers({ max }),
    details: { reason: 'samples_not_in_plan' },
  });
}

function namesOutsidePlan(input: StartRun, plan: { allowed_channels: readonly string[] }): string {
  const outside = (input.channels ?? CHANNELS).filter((one) => !plan.allowed_channels.includes(one));
  return listInWords([...new Set(outside)].map((channel) => CHANNEL_LABELS[channel]));
}

async function keywordsOfRun(
  tx: Transaction,
  accountId: AccountId,
  ids: string[] | null,
): Promise<Pick<RunPlan, 'keywords' | 'active_keywords' | 'scope'>> {
  const all = await listKeywordsToCheck(tx, accountId);
  const wanted = ids === null ? null : new Set(ids);
  const found = wanted === null ? all : all.filter(({ id }) => wanted.has(id));
  if (wanted !== null && found.length < wanted.size) throw notFound();
  const keywords = found
    .filter(({ is_paused }) => !is_paused)
    .map(({ id, keyword, question }) => ({ id, keyword, question }));
  if (keywords.length === 0) throw validationError({ keyword_ids: [FRIENDLY_ERRORS.visibility.no_keywords] });
  const active_keywords = all.filter(({ is_paused }) => !is_paused).length;
  return { keywords, active_keywords, scope: keywords.length === active_keywords ? 'full' : 'partial' };
}
