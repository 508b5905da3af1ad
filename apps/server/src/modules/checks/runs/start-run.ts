import {
  appError,
  CHANNEL_LABELS,
  type Channel,
  FRIENDLY_ERRORS,
  type Run,
  type RunForecast,
  type StartRun,
  validationError,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { notFound, type SignedInContext } from '../../../http/context.ts';
import { newId } from '../../../lib/ids.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { listKeywordsToCheck } from '../../keywords/index.ts';
import { getPlan } from '../../plans/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import type { CheckServices } from '../check-services.ts';
import type { CheckSettings } from '../check-settings.ts';
import { check_runs } from '../checks.tables.ts';
import { forecastCall } from '../use-cases/forecast-check.ts';
import { channelsOfRun, forecastOfRun, type PlannedChannel } from './run-plan.rules.ts';
import { findBackgroundRun } from './run-progress.queries.ts';
import {
  announceRun,
  findActiveRun,
  findRunOfKey,
  insertRunWork,
  namedKeywords,
} from './run-rows.queries.ts';

const KEY_LENGTH_MAX = 200;

interface RunPlan {
  channels: { channel: Channel; samples: number; settings: CheckSettings }[];
  scope: 'full' | 'partial';
  keywords: { id: string; keyword: string }[];
  forecast: RunForecast;
}

/**
 * Writes a run for the workers and says how it stands; the same Idempotency-Key again is the same run.
 * @throws CONFLICT with the id of a run under way on one of the channels; PAYMENT_REQUIRED when the plan includes none
 * of them; NOT_FOUND for a keyword that is not the user's; VALIDATION_ERROR without a company name or keywords
 */
export async function startRun(
  services: CheckServices,
  context: SignedInContext,
  input: StartRun,
): Promise<Run> {
  const { actor, now, idempotencyKey } = context;
  if (idempotencyKey !== null && (idempotencyKey.trim() === '' || idempotencyKey.length > KEY_LENGTH_MAX))
    throw validationError({ 'Idempotency-Key': [`Must have 1 to ${KEY_LENGTH_MAX} characters`] });
  const run = await context.db.transaction(async (tx) => {
    // Its lock makes two calls of one user wait for each other: one key, one run; one channel, one run.
    const profile = await getProfileRow(tx, actor.userId, { lock: true });
    const known = idempotencyKey === null ? null : await findRunOfKey(tx, actor.userId, idempotencyKey);
    const run_id = known ?? (await insertRun(tx, { services, profile, input, now, idempotencyKey }));
    const started = await findBackgroundRun(tx, actor.userId, run_id);
    if (started === null) throw notFound();
    return started;
  });
  services.wakeRuns();
  return run;
}

/** What such a run would cost and how long it would take. @throws as startRun, but CONFLICT */
export async function forecastRun(
  services: CheckServices,
  context: SignedInContext,
  input: StartRun,
): Promise<RunForecast> {
  return context.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, context.actor.userId);
    return (await planRun(tx, { services, profile, input })).forecast;
  });
}

async function insertRun(
  tx: Transaction,
  start: {
    services: CheckServices;
    profile: ProfileRow;
    input: StartRun;
    now: Date;
    idempotencyKey: string | null;
  },
): Promise<string> {
  const { profile, now } = start;
  const user_id = profile.id;
  const { channels, forecast, ...work } = await planRun(tx, start);
  const active = await findActiveRun(
    tx,
    user_id,
    channels.map(({ channel }) => channel),
  );
  if (active !== null) {
    throw appError('CONFLICT', {
      message: `A check of your keywords on ${CHANNEL_LABELS[active.channel]} is already running.`,
      details: { reason: 'run_active', conflicting_id: active.run_id },
    });
  }
  const run_id = newId(now.getTime());
  const { country, language, time_zone, offers_local_services, state, city } = profile;
  await tx.insert(check_runs).values({
    user_id,
    id: run_id,
    trigger: 'manual',
    idempotency_key: start.idempotencyKey,
    company_name: profile.company_name ?? '',
    settings: Object.fromEntries(channels.map(({ channel, settings }) => [channel, settings])),
    asked_from: { country, language, time_zone, offers_local_services, state, city },
    forecast,
    state: 'running',
    created_at: now,
  });
  await insertRunWork(tx, { user_id, run_id, channels, ...work });
  await announceRun(tx, { user_id, run_id });
  return run_id;
}

async function planRun(
  tx: Transaction,
  { services, profile, input }: { services: CheckServices; profile: ProfileRow; input: StartRun },
): Promise<RunPlan> {
  if (profile.company_name === null)
    throw validationError({ company_name: [FRIENDLY_ERRORS.visibility.invalid_company_name] });
  const plan = await getPlan(tx, profile.plan_id);
  const channels = channelsOfRun(input.channels, {
    inPlan: plan.allowed_channels,
    configured: services.configuredChannels,
  });
  if (channels.length === 0) {
    throw appError('PAYMENT_REQUIRED', {
      message: 'Your plan does not include these channels. Upgrade your plan to check them.',
      details: { reason: 'channel_not_in_plan' },
    });
  }
  const { keywords, scope } = await keywordsOfRun(tx, profile.id, namedKeywords(input));
  const planned: PlannedChannel[] = [];
  const asked: RunPlan['channels'] = [];
  for (const channel of channels) {
    const stored = await getChannelSettings(tx, channel);
    const settings = { ...stored.settings, is_simulated: services.isSimulated };
    const samples = input.samples ?? settings.samples_per_check;
    const call = await forecastCall(tx, services, { profile, channel, settings });
    planned.push({ ...settings, ...call, calls: keywords.length * samples });
    asked.push({ channel, samples, settings });
  }
  return { channels: asked, scope, keywords, forecast: forecastOfRun(planned, services.channelPauseMs) };
}

async function keywordsOfRun(
  tx: Transaction,
  userId: string,
  ids: string[] | null,
): Promise<Pick<RunPlan, 'keywords' | 'scope'>> {
  const all = await listKeywordsToCheck(tx, userId);
  const wanted = ids === null ? null : new Set(ids);
  const found = wanted === null ? all : all.filter(({ id }) => wanted.has(id));
  if (wanted !== null && found.length < wanted.size) throw notFound();
  const keywords = found.filter(({ is_paused }) => !is_paused).map(({ id, keyword }) => ({ id, keyword }));
  if (keywords.length === 0) throw validationError({ keyword_ids: [FRIENDLY_ERRORS.visibility.no_keywords] });
  const active = all.filter(({ is_paused }) => !is_paused).length;
  return { keywords, scope: keywords.length === active ? 'full' : 'partial' };
}
