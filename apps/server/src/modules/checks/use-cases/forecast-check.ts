import {
  type AskedKeyword,
  type Channel,
  type ChannelSettings,
  type CheckForecast,
  keywordKey,
  wordQuestion,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { toDollars } from '../../../lib/money.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { findKeywordByKey, listKeywordsToCheck } from '../../keywords/index.ts';
import { getChannelSettings } from '../../settings/index.ts';
import type { CheckContext, CheckServices } from '../check.services.ts';
import { askInputOf } from '../check-plan.shapes.ts';
import { slowestOf } from '../latency.rules.ts';
import { questionLocation } from '../location.rules.ts';
import { findRecentCalls } from '../recent-calls.queries.ts';
import { assumedCall } from '../usual-call.rules.ts';
import { wordingOf } from '../wording.rules.ts';

/** Stands for the question of somebody who has no keyword yet. */
const USUAL_QUESTION = 'x'.repeat(120);

/**
 * What calls of a channel cost and take: at most together, and each on average. At most: each once at its ceiling. A
 * call whose outcome stays unknown is paid and asked once more, beyond that.
 */
export interface CallForecast {
  /** One call about each of the keywords, together. */
  ceiling_microdollars: number;
  /** The dearest of them. */
  dearest_microdollars: number;
  expected_microdollars: number;
  /** What such calls took. */
  latencies_ms: readonly number[];
  /** True when the average is not of the user's own recent answers: of everybody's here, or assumed. */
  is_estimated: boolean;
}

/**
 * What a call about each of the keywords costs and takes on a channel. The ceilings are those that are set aside when
 * they are asked; what is expected goes by the user's own answers, else everybody's here, else an assumption.
 */
export async function forecastCalls(
  tx: Transaction,
  services: CheckServices,
  calls: {
    profile: ProfileRow;
    channel: Channel;
    settings: ChannelSettings;
    keywords: readonly AskedKeyword[];
  },
): Promise<CallForecast> {
  const { profile, channel, settings } = calls;
  const { cost, ms } = await findRecentCalls(tx, { accountId: profile.account_id, channel });
  const ceilings = questionsOf(profile, calls).map((question) =>
    services.assistants[channel].ceiling_microdollars(
      askInputOf({ question, location: questionLocation(profile, settings.location_detail), settings }),
    ),
  );
  const ceiling_microdollars = ceilings.reduce((sum, one) => sum + one, 0);
  const isKnown = cost !== null && ms !== null;
  const usual = isKnown
    ? { cost_microdollars: cost, latencies_ms: ms }
    : ((await services.usualCall(channel)) ?? assumedCall(channel, ceiling_microdollars / ceilings.length));
  return {
    ceiling_microdollars,
    dearest_microdollars: ceilings.reduce((most, one) => Math.max(most, one), 0),
    expected_microdollars: usual.cost_microdollars,
    latencies_ms: usual.latencies_ms,
    is_estimated: !isKnown,
  };
}

function questionsOf(
  profile: ProfileRow,
  { keywords, settings }: { keywords: readonly AskedKeyword[]; settings: ChannelSettings },
): string[] {
  if (keywords.length === 0) return [USUAL_QUESTION];
  const wording = wordingOf(profile, settings);
  return keywords.map((keyword) => wordQuestion(keyword, wording));
}

/**
 * What one more check on a channel costs at most when it is asked once, of a keyword or else of the dearest of the
 * caller's, and what the caller's recent ones, or else others', cost and took on average.
 */
export async function forecastCheck(
  ctx: CheckContext,
  { channel, keyword }: { channel: Channel; keyword?: string | undefined },
): Promise<CheckForecast> {
  const { services } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, ctx.accountId);
    const { settings } = await getChannelSettings(tx, channel);
    const keywords =
      keyword === undefined
        ? await listKeywordsToCheck(tx, profile.account_id)
        : [
            (await findKeywordByKey(tx, profile.account_id, keywordKey(keyword))) ?? {
              keyword,
              question: null,
            },
          ];
    const call = await forecastCalls(tx, services, { profile, channel, settings, keywords });
    const { expected_microdollars: cost } = call;
    const ms = slowestOf(1, call.latencies_ms);
    return {
      channel,
      is_configured: services.configuredChannels.includes(channel),
      cost_ceiling_usd: toDollars(call.dearest_microdollars),
      expected_cost_usd: toDollars(Math.round(cost)),
      expected_seconds: Math.round(ms / 100) / 10,
      is_estimated: call.is_estimated,
    };
  });
}
