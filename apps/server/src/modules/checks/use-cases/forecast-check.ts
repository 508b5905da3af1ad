import type { Channel, CheckForecast } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { SignedInContext } from '../../../http/context.ts';
import { toDollars } from '../../../lib/money.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import { askInputOf } from '../check-plan.ts';
import type { CheckServices } from '../check-services.ts';
import { questionLocation } from '../location.rules.ts';

const RECENT_ANSWERS = 50;
/** A keyword of usual length, for the ceiling: the question's length hardly moves it. */
const USUAL_QUESTION = 'x'.repeat(120);

/** What one more check on a channel costs at most, and what the caller's recent ones cost and took on average. */
export async function forecastCheck(
  services: CheckServices,
  context: SignedInContext,
  channel: Channel,
): Promise<CheckForecast> {
  const { userId } = context.actor;
  return context.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, userId);
    const { settings } = await getChannelSettings(tx, channel);
    const recent = await tx.execute<{ cost: number | null; ms: number | null }>(sql`
      select avg(cost_microdollars)::float8 as cost, avg(latency_ms)::float8 as ms
      from (select cost_microdollars, latency_ms from answers
            where user_id = ${userId} and channel = ${channel} order by id desc limit ${RECENT_ANSWERS}) recent`);
    const average = recent.rows[0];
    const ceiling = services.assistants[channel].ceiling_microdollars(
      askInputOf({
        question: USUAL_QUESTION,
        location: questionLocation(profile, settings.location_detail),
        settings,
      }),
    );
    return {
      channel,
      is_configured: services.configuredChannels.includes(channel),
      cost_ceiling_usd: toDollars(ceiling),
      expected_cost_usd: average?.cost == null ? null : toDollars(Math.round(average.cost)),
      expected_seconds: average?.ms == null ? null : Math.round(average.ms / 100) / 10,
    };
  });
}
