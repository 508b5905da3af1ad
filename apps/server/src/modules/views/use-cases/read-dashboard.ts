import {
  CHANNELS,
  type Channel,
  type Dashboard,
  type DashboardChannel,
  type DashboardPoint,
  daysBefore,
  type RangeOfDays,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { toDollars } from '../../../lib/money.ts';
import { DAY_MS, monthOf } from '../../../lib/time.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { listUncountedNames } from '../../brand/index.ts';
import { findSpending, getPlan } from '../../plans/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import { nextRefreshes } from '../../refreshes/index.ts';
import {
  findReports,
  type SummaryRow,
  sumCompanies,
  sumVoice,
  toInterval,
  toReportSummary,
} from '../../reports/index.ts';
import {
  findFailedChecks,
  findNewestReportIds,
  listFlips,
  listSeries,
  type SeriesRow,
  sumDomains,
} from '../dashboard.queries.ts';
import { countKeywords } from '../keyword-list.queries.ts';
import { summarise } from './read-channel-summaries.ts';
import type { WaitServices } from './read-waits.ts';

const FLIPS = 10;
const TOP = 10;
const FAILED = 5;

/** Where a user stands on every channel of the plan, and on others that have a report. Counts nothing: it looks up. */
export async function readDashboard(
  tx: Transaction,
  userId: string,
  { range: asked, ...services }: WaitServices & { range?: string | undefined },
): Promise<Dashboard> {
  const now = services.now();
  const range = await resolveRange(tx, userId, { range: asked, now });
  const ids = await findNewestReportIds(tx, userId, CHANNELS);
  const found = await findReports(tx, userId, [...ids.newest, ...ids.previous]);
  const newest = found.filter(({ id }) => ids.newest.includes(id));
  const revisions = newest.map(({ revision }) => revision);
  // Sent together, answered in order: one wait instead of one each.
  const [
    profile,
    flips,
    refreshes,
    spending,
    failed_checks,
    unnamed_keywords,
    named,
    domains,
    uncounted,
    series,
    voices,
  ] = await Promise.all([
    getProfileRow(tx, userId),
    listFlips(tx, userId, { revisions, limit: FLIPS }),
    nextRefreshes(tx, userId, services),
    findSpending(tx, { userId, at: now }),
    findFailedChecks(tx, userId, FAILED),
    countKeywords(tx, userId, { status: 'not_mentioned' }),
    sumCompanies(tx, userId, { revisions, limit: TOP }),
    sumDomains(tx, userId, { revisions, limit: TOP }),
    listUncountedNames(tx, userId),
    Promise.all(newest.map((report) => readSeries(tx, report, range))),
    Promise.all(revisions.map((revision) => sumVoice(tx, revision))),
  ]);
  const plan = await getPlan(tx, profile.plan_id);
  const standing = { newest, range, refreshes };
  const { channels: results, changes } = await summarise(tx, userId, standing, services);
  const channels: DashboardChannel[] = [];
  for (const summary of results) {
    const { channel } = summary;
    const latest = newest.find((one) => one.channel === channel);
    const is_in_plan = plan.allowed_channels.includes(channel);
    if (!is_in_plan && latest === undefined) continue;
    const previous = found.find(({ id }) => id === latest?.previous_report_id);
    const flipped = flips.filter(({ report_id }) => report_id === latest?.id);
    channels.push({
      channel,
      is_in_plan,
      is_configured: services.configuredChannels.includes(channel),
      headline: summary.headline,
      latest: latest === undefined ? null : toReportSummary(latest),
      previous: previous === undefined ? null : toReportSummary(previous),
      series: latest === undefined ? [] : (series[newest.indexOf(latest)] ?? []),
      voice: latest === undefined ? null : (voices[newest.indexOf(latest)] ?? null),
      improved: flipped.filter(({ change }) => change === 'improved'),
      declined: flipped.filter(({ change }) => change === 'declined'),
      results: summary,
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
    domains,
    spending: {
      month: monthOf(now),
      spent_usd: toDollars(spending.spent),
      reserved_usd: toDollars(spending.reserved),
      budget_usd: plan.monthly_budget_usd,
      own_cap_usd: profile.monthly_budget_cap_usd,
    },
  };
}

/** The reports of the range and of the one it is compared with. */
async function readSeries(
  tx: Transaction,
  { user_id, channel }: SummaryRow & { channel: Channel },
  { from, to, days }: RangeOfDays,
): Promise<DashboardPoint[]> {
  const since = new Date(daysBefore(from, days));
  const until = new Date(Date.parse(to) + DAY_MS);
  return (await listSeries(tx, user_id, { channel, since, until })).map(toPoint);
}

function toPoint(row: SeriesRow): DashboardPoint {
  const { report_id, reported_at, rate, failed_keywords } = row;
  const { rate_answers: answers, rate_mentions: mentions } = row;
  const interval = toInterval(row.rate_low, row.rate_high);
  const interval_for_similar_keywords = toInterval(row.similar_low, row.similar_high);
  return {
    report_id,
    created_at: reported_at.toISOString(),
    rate:
      rate === null || interval === null || interval_for_similar_keywords === null
        ? null
        : { rate, interval, interval_for_similar_keywords, answers, mentions },
    pooled: row.current,
    breaks: row.breaks,
    failed_keywords,
  };
}
