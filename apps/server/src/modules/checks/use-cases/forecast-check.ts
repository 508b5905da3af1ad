import type { Channel, ChannelSettings, CheckForecast } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import type { SignedInContext } from '../../../http/context.ts';
import { toDollars } from '../../../lib/money.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { listKeywordsToCheck } from '../../keywords/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import { askInputOf } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import { placeInWords, questionLocation } from '../location.rules.ts';
import { buildQuestion } from '../question.rules.ts';

const RECENT_ANSWERS = 50;
/** The newest answers are looked through for those of one kind: only after a change of kind are there others. */
const LOOKED_THROUGH = 10 * RECENT_ANSWERS;
/** Stands for the question of somebody who has no keyword yet. */
const USUAL_QUESTION = 'x'.repeat(120);

/** What calls of a channel cost and take: at most together, and each on average of recent answers (null without any). */
export interface CallForecast {
  /** One call about each of the keywords, together. */
  ceiling_microdollars: number;
  /** The dearest of them. */
  dearest_microdollars: number;
  expected_microdollars: number | null;
  expected_latency_ms: number | null;
}

/**
 * What a call about each of the keywords costs and takes on a channel. The ceilings are those that are set aside when
 * they are asked; what is expected goes by answers of the kind that is asked for now, simulated or real.
 */
export async function forecastCalls(
  tx: Transaction,
  services: CheckServices,
  calls: { profile: ProfileRow; channel: Channel; settings: ChannelSettings; keywords: readonly string[] },
): Promise<CallForecast> {
  const { profile, channel, settings } = calls;
  const recent = await tx.execute<{ cost: number | null; ms: number | null }>(sql`
    select avg(cost_microdollars)::float8 as cost, avg(latency_ms)::float8 as ms
    from (select newest.cost_microdollars, newest.latency_ms
          from (select id, surface_hash, cost_microdollars, latency_ms from answers
                where user_id = ${profile.id} and channel = ${channel} order by id desc limit ${LOOKED_THROUGH}) newest
          join surfaces s on s.user_id = ${profile.id} and s.hash = newest.surface_hash
            and s.is_simulated = ${services.isSimulated}
          order by newest.id desc limit ${RECENT_ANSWERS}) recent`);
  const ceilings = questionsOf(profile, calls).map((question) =>
    services.assistants[channel].ceiling_microdollars(
      askInputOf({ question, location: questionLocation(profile, settings.location_detail), settings }),
    ),
  );
  return {
    ceiling_microdollars: ceilings.reduce((sum, one) => sum + one, 0),
    dearest_microdollars: ceilings.reduce((most, one) => Math.max(most, one), 0),
    expected_microdollars: recent.rows[0]?.cost ?? null,
    expected_latency_ms: recent.rows[0]?.ms ?? null,
  };
}

function questionsOf(
  profile: ProfileRow,
  { keywords, settings }: { keywords: readonly string[]; settings: ChannelSettings },
): string[] {
  if (keywords.length === 0) return [USUAL_QUESTION];
  const { language } = profile;
  const location = placeInWords(profile, settings.location_detail);
  return keywords.map((keyword) =>
    buildQuestion({ keyword, language, location, template: settings.template }),
  );
}

/**
 * What one more check on a channel costs at most, of a keyword or else of the dearest of the caller's, and what the
 * caller's recent ones cost and took on average.
 */
export async function forecastCheck(
  services: CheckServices,
  context: SignedInContext,
  { channel, keyword }: { channel: Channel; keyword?: string | undefined },
): Promise<CheckForecast> {
  return context.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, context.actor.userId);
    const { settings } = await getChannelSettings(tx, channel);
    const keywords =
      keyword === undefined
        ? (await listKeywordsToCheck(tx, profile.id)).map((one) => one.keyword)
        : [keyword];
    const call = await forecastCalls(tx, services, { profile, channel, settings, keywords });
    const { expected_microdollars: cost, expected_latency_ms: ms } = call;
    return {
      channel,
      is_configured: services.configuredChannels.includes(channel),
      cost_ceiling_usd: toDollars(call.dearest_microdollars),
      expected_cost_usd: cost === null ? null : toDollars(Math.round(cost)),
      expected_seconds: ms === null ? null : Math.round(ms / 100) / 10,
    };
  });
}
