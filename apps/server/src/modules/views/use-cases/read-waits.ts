import {
  CHANNELS,
  type Channel,
  type RangeOfDays,
  type Refreshes,
  type TrendWait,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { toDollars } from '../../../lib/money.ts';
import { getProfileRow } from '../../accounts/index.ts';
import type { CheckServices } from '../../checks/index.ts';
import { countActiveKeywords } from '../../keywords/index.ts';
import { getPlan } from '../../plans/index.ts';
import {
  checksThatHelp,
  countsAnswersOf,
  lengthsOf,
  type RangeOnChannel,
  trendFrom,
} from '../../ranges/index.ts';
import { nextRefreshes } from '../../refreshes/index.ts';
import { answerPrice, type SummaryRow } from '../../reports/index.ts';

export type WaitServices = Pick<CheckServices, 'configuredChannels' | 'now'>;

interface Of {
  range: RangeOfDays;
  numbers: ReadonlyMap<Channel, RangeOnChannel>;
  /** The newest report of each channel that has one. */
  newest: readonly SummaryRow[];
  /** Whose trends are asked for; all of the plan's by default. */
  channels?: readonly Channel[];
  /** Where they were read already. */
  refreshes?: Refreshes | undefined;
}

/**
 * From when on there is a trend on each channel that cannot be compared yet, by what was checked and what the plan
 * refreshes: the same wherever it is told. For a range that ends before there is nothing to wait for. Nothing is read where
 * every channel can be compared.
 */
export async function readWaits(
  tx: Transaction,
  accountId: AccountId,
  { range, numbers, newest, channels = CHANNELS, refreshes: known }: Of,
  services: WaitServices,
): Promise<Map<Channel, TrendWait>> {
  const isCompared = (channel: Channel) =>
    newest.some((one) => one.channel === channel) && numbers.get(channel)?.all.change.state === 'compared';
  const uncompared = channels.filter((channel) => !isCompared(channel));
  if (uncompared.length === 0) return new Map();
  const profile = await getProfileRow(tx, accountId);
  const plan = await getPlan(tx, profile.plan_id);
  const waiting = uncompared.filter(
    (channel) => plan.allowed_channels.includes(channel) || newest.some((one) => one.channel === channel),
  );
  if (waiting.length === 0) return new Map();
  const refreshes = known ?? (await nextRefreshes(tx, accountId, services));
  const active = await countActiveKeywords(tx, accountId);
  const lengths = lengthsOf(range);
  const waits = new Map<Channel, TrendWait>();
  for (const channel of waiting) {
    const report = newest.find((one) => one.channel === channel);
    const refresh = refreshes.items.find((one) => one.channel === channel);
    const checked = numbers.get(channel)?.all.checked ?? [];
    const keywords = report ? report.revision.total_keywords - report.revision.branded_keywords : active;
    const next_at = refresh?.next_refresh_at ?? null;
    const from =
      next_at === null || keywords === 0
        ? null
        : trendFrom(
            checked,
            { next_at: new Date(next_at), every_hours: refreshes.frequency_hours, keywords },
            lengths,
          );
    const checks =
      refresh?.can_refresh && report && countsAnswersOf(range, services.now())
        ? checksThatHelp(checked, { now: services.now(), keywords, lengths })
        : null;
    waits.set(channel, {
      possible_from: from && countsAnswersOf(range, from) ? from.toISOString() : null,
      helps_now:
        report && checks !== null
          ? await priceOf(tx, { report, checks, budget: plan.monthly_budget_usd })
          : null,
    });
  }
  return waits;
}

async function priceOf(
  tx: Transaction,
  { report, checks, budget }: { report: SummaryRow; checks: number; budget: number | null },
): Promise<TrendWait['helps_now']> {
  const { answers_per_check, cost_microdollars } = await answerPrice(tx, report);
  const answers = checks * answers_per_check;
  return {
    answers,
    cost_usd: cost_microdollars === null ? null : toDollars(Math.round(answers * cost_microdollars)),
    budget_usd: budget,
  };
}
