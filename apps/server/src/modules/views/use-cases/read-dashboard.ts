import {
  CHANNELS,
  type Dashboard,
  type DashboardChannel,
  type RangePoint,
  type ReportSummary,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { toDollars } from '../../../lib/money.ts';
import { monthOf } from '../../../lib/time.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { listUncountedNames } from '../../brand/index.ts';
import { findSpending, getPlan } from '../../plans/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import { nextRefreshes } from '../../refreshes/index.ts';
import { findReports, toReportSummary } from '../../reports/index.ts';
import { findFailedChecks, findNewestReportIds, listFlips } from '../dashboard.queries.ts';
import { countKeywords } from '../keyword-list.queries.ts';
import { summarise } from './read-channel-summaries.ts';
import { readRangeLists } from './read-range-lists.ts';
import type { WaitServices } from './read-waits.ts';

const FLIPS = 10;
const FAILED = 5;

/** Where a user stands on every channel of the plan, and on others that have a report. Counts nothing: it looks up. */
export async function readDashboard(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, ...services }: WaitServices & { range?: string | undefined },
): Promise<Dashboard> {
  const now = services.now();
  const range = await resolveRange(tx, accountId, { range: asked, now });
  const ids = await findNewestReportIds(tx, accountId, CHANNELS);
  const newest = await findReports(tx, accountId, ids);
  // Sent together, answered in order: one wait instead of one each.
  const [profile, flips, refreshes, spending, failed_checks, unnamed_keywords, named, uncounted] =
    await Promise.all([
      getProfileRow(tx, accountId),
      listFlips(tx, accountId, { revisions: newest.map(({ revision }) => revision), limit: FLIPS }),
      nextRefreshes(tx, accountId, services),
      findSpending(tx, { accountId, at: now }),
      findFailedChecks(tx, accountId, FAILED),
      countKeywords(tx, accountId, { status: 'not_mentioned' }),
      readRangeLists(tx, accountId, range),
      listUncountedNames(tx, accountId),
    ]);
  const plan = await getPlan(tx, profile.plan_id);
  const standing = { newest, range, refreshes };
  const { channels: results, changes, numbers } = await summarise(tx, accountId, standing, services);
  const channels: DashboardChannel[] = [];
  for (const summary of results) {
    const { channel, headline, ...counts } = summary;
    const latest = newest.find((one) => one.channel === channel);
    const is_in_plan = plan.allowed_channels.includes(channel);
    if (!is_in_plan && latest === undefined) continue;
    const flipped = flips.filter(({ report_id }) => report_id === latest?.id);
    channels.push({
      channel,
      is_in_plan,
      is_configured: services.configuredChannels.includes(channel),
      headline,
      latest: latest === undefined ? null : newestReport(toReportSummary(latest)),
      series: (numbers.get(channel)?.points ?? []).map(drawnPoint),
      voice: numbers.get(channel)?.all.voice ?? null,
      improved: flipped.filter(({ change }) => change === 'improved'),
      declined: flipped.filter(({ change }) => change === 'declined'),
      results: { channel, ...counts },
      refresh: refreshes.items.find((one) => one.channel === channel) ?? null,
    });
  }
  return {
    range,
    changes,
    channels,
    failed_checks,
    unnamed_keywords,
    ...named,
    uncounted,
    spending: {
      month: monthOf(now),
      spent_usd: toDollars(spending.spent),
      reserved_usd: toDollars(spending.reserved),
      budget_usd: plan.monthly_budget_usd,
      own_cap_usd: profile.monthly_budget_cap_usd,
    },
  };
}

function newestReport({
  id,
  created_at,
  previous_report_id,
  revision,
}: ReportSummary): DashboardChannel['latest'] {
  const { improved_keywords, declined_keywords } = revision;
  return { id, created_at, previous_report_id, improved_keywords, declined_keywords };
}

function drawnPoint({ rate: of, ...point }: RangePoint): DashboardChannel['series'][number] {
  return {
    ...point,
    rate: of && { rate: of.rate, interval: of.interval, answers: of.answers, mentions: of.mentions },
  };
}
