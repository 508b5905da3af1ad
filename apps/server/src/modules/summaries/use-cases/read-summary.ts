import { CHANNELS, type Channel, dayRangeText, defaultDayRange } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getOwner, getProfileRow } from '../../accounts/index.ts';
import { getPlan } from '../../plans/index.ts';
import { countsAnswersOf, resolveRange } from '../../ranges/index.ts';
import { findReports, sumCompanies, toReportSummary } from '../../reports/index.ts';
import { readStances } from '../../stances/index.ts';
import { findNewestReportIds, listFlips, summarise } from '../../views/index.ts';
import { lastingFlips } from '../flips.rules.ts';
import { listReportsOf } from '../summaries.queries.ts';
import type { NewestReport, SummaryContent } from '../summary.shapes.ts';

const COMPETITORS = 5;
/** Of each kind in one report; a letter names far fewer. */
const FLIPS = 5_000;

/**
 * What the reports of a period say, in the numbers that every page shows: those in force now, of the reports that there
 * were at its end.
 */
export async function readSummary(
  tx: Transaction,
  accountId: AccountId,
  { since, until, configured }: { since: Date; until: Date; configured: readonly Channel[] },
): Promise<SummaryContent> {
  const profile = await getProfileRow(tx, accountId);
  const { interface_language: language } = await getOwner(tx, accountId);
  const plan = await getPlan(tx, profile.plan_id);
  const ids = await listReportsOf(tx, accountId, { since, until });
  const newestIds = await findNewestReportIds(tx, accountId, CHANNELS, until);
  const found = await findReports(tx, accountId, [...new Set([...ids, ...newestIds])]);
  const newest = found.filter(({ id }) => newestIds.includes(id));
  const inPeriod = ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
  // Of all assistants: what stands beside each other on pages is judged together.
  const chosen = await resolveRange(tx, accountId, { now: until });
  const usual = dayRangeText(defaultDayRange(plan.ranking_refresh_frequency_hours));
  // Days that ended before the period say nothing of it.
  const range = countsAnswersOf(chosen, since)
    ? chosen
    : await resolveRange(tx, accountId, { range: usual, now: until });
  const services = { now: () => until, configuredChannels: configured };
  const { channels: results, changes } = await summarise(tx, accountId, { newest, range, until }, services);
  const flips = await listFlips(tx, accountId, {
    revisions: inPeriod.map(({ revision }) => revision),
    limit: FLIPS,
  });
  const measured = newest.filter(({ id }) => ids.includes(id));
  const channels = results.flatMap(({ channel, headline }) => {
    const report = measured.find((one) => one.channel === channel);
    if (report === undefined) return [];
    const ofChannel = inPeriod.filter((one) => one.channel === channel);
    const flipped = ofChannel.flatMap(({ id }) => flips.filter(({ report_id }) => report_id === id));
    return [
      {
        channel,
        headline,
        reports: ofChannel.length,
        newest: newestReport(toReportSummary(report).revision, report.created_at),
        ...lastingFlips(flipped),
      },
    ];
  });
  const named = await sumCompanies(tx, accountId, {
    revisions: measured.map(({ revision }) => revision),
    limit: COMPETITORS,
  });
  return {
    language,
    company: profile.company_name,
    time_zone: profile.time_zone,
    since,
    until,
    changes,
    channels,
    unmeasured: CHANNELS.filter(
      (channel) =>
        plan.allowed_channels.includes(channel) &&
        configured.includes(channel) &&
        !channels.some((one) => one.channel === channel),
    ),
    competitors: named.competitors,
    spoken: (await readStances(tx, accountId, { range: range.range, now: until })).you,
  };
}

function newestReport(
  { rate, total_keywords, failed_keywords }: ReturnType<typeof toReportSummary>['revision'],
  at: Date,
): NewestReport {
  return {
    at,
    rate: rate && { mentions: rate.mentions, answers: rate.answers, interval: rate.interval },
    total_keywords,
    failed_keywords,
  };
}
