import type { Channel, ChannelSettings, CheckForecast } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import type { SignedInContext } from '../../../http/context.ts';
import { toDollars } from '../../../lib/money.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import { askInputOf } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import { questionLocation } from '../location.rules.ts';

const RECENT_ANSWERS = 50;
/** A keyword of usual length, for the ceiling: the question's length hardly moves it. */
const USUAL_QUESTION = 'x'.repeat(120);

/** What one call costs and takes: at most, and on average of the user's recent answers (null without any). */
export interface CallForecast {
  ceiling_microdollars: number;
  expected_microdollars: number | null;
  expected_latency_ms: number | null;
}

/** What one more call on a channel costs and takes. */
export async function forecastCall(
  tx: Transaction,
  services: CheckServices,
  call: { profile: ProfileRow; channel: Channel; settings: ChannelSettings },
): Promise<CallForecast> {
  const { profile, channel, settings } = call;
  const recent = await tx.execute<{ cost: number | null; ms: number | null }>(sql`
    select avg(cost_microdollars)::float8 as cost, avg(latency_ms)::float8 as ms
    from (select cost_microdollars, latency_ms from answers
          where user_id = ${profile.id} and channel = ${channel} order by id desc limit ${RECENT_ANSWERS}) recent`);
  const ceiling_microdollars = services.assistants[channel].ceiling_microdollars(
    askInputOf({
      question: USUAL_QUESTION,
      location: questionLocation(profile, settings.location_detail),
      settings,
    }),
  );
  return {
    ceiling_microdollars,
    expected_microdollars: recent.rows[0]?.cost ?? null,
    expected_latency_ms: recent.rows[0]?.ms ?? null,
  };
}

/** What one more check on a channel costs at most, and what the caller's recent ones cost and took on average. */
export async function forecastCheck(
  services: CheckServices,
  context: SignedInContext,
  channel: Channel,
): Promise<CheckForecast> {
  return context.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, context.actor.userId);
    const { settings } = await getChannelSettings(tx, channel);
    const call = await forecastCall(tx, services, { profile, channel, settings });
    const { expected_microdollars: cost, expected_latency_ms: ms } = call;
    return {
      channel,
      is_configured: services.configuredChannels.includes(channel),
      cost_ceiling_usd: toDollars(call.ceiling_microdollars),
      expected_cost_usd: cost === null ? null : toDollars(Math.round(cost)),
      expected_seconds: ms === null ? null : Math.round(ms / 100) / 10,
    };
  });
}
