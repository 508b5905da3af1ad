import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Changes } from './changes.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { ChannelSummary, VisibilityResult } from './checks.contract.ts';
import { DayRangeQuery, RangeOfDays } from './day-range-query.ts';
import { Headline, LineBreak, PooledRate } from './headline.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import {
  CitedDomain,
  MeasuredRate,
  NamedCompetitor,
  ReportFlip,
  ReportSummary,
  UncountedNames,
  UndeclaredName,
  VoiceCounts,
} from './reports.ts';
import { Refresh } from './runs.contract.ts';

/** One report of a channel's series. */
export const DashboardPoint = z.object({
  report_id: z.uuid(),
  created_at: z.iso.datetime(),
  /** Of this report alone. */
  rate: MeasuredRate.pick({
    rate: true,
    interval: true,
    interval_for_similar_keywords: true,
    answers: true,
    mentions: true,
  }).nullable(),
  /** Of the window that ends with it: the headline as it was then. */
  pooled: PooledRate.nullable(),
  /** Why the line is not continued from the report before; empty where it is. */
  breaks: z.array(LineBreak).max(LIST_MAX),
  failed_keywords: z.number().int(),
});
export type DashboardPoint = z.infer<typeof DashboardPoint>;

/** A channel on the dashboard: allowed by the plan, or with reports from when it was. */
export const DashboardChannel = z.object({
  channel: Channel,
  is_in_plan: z.boolean(),
  is_configured: z.boolean(),
  /** The rate to show, and whether it changed. */
  headline: Headline,
  /** The newest report, whose own numbers belong on its page. */
  latest: ReportSummary.nullable(),
  previous: ReportSummary.nullable(),
  /** The reports of the range and of the one before it, oldest first. */
  series: z.array(DashboardPoint).max(LIST_MAX),
  /** What the share of voice of the latest report is a share of. */
  voice: VoiceCounts.nullable(),
  /** Flips of the latest report, 10 of each at most. */
  improved: z.array(ReportFlip).max(LIST_MAX),
  declined: z.array(ReportFlip).max(LIST_MAX),
  /** The newest results, from whichever checks they came. */
  results: ChannelSummary,
  /** When the plan refreshes it; null for a channel that is not in the plan. */
  refresh: Refresh.nullable(),
});
export type DashboardChannel = z.infer<typeof DashboardChannel>;

/**
 * US dollars of a calendar month (UTC): what answers cost, in a demonstration what they would have. Reserved is set aside
 * for calls under way.
 */
export const Spending = z.object({
  month: z.string(),
  spent_usd: z.number(),
  reserved_usd: z.number(),
  /** What the plan allows; null is unlimited. */
  budget_usd: z.number().nullable(),
  /** The user's own lower cap. */
  own_cap_usd: z.number().nullable(),
});
export type Spending = z.infer<typeof Spending>;

export const Dashboard = z.object({
  /** The days that headlines are counted over. */
  range: RangeOfDays,
  /** What changed, over all assistants. */
  changes: Changes,
  channels: z.array(DashboardChannel).max(CHANNELS.length),
  /** Keywords that no assistant names the brand for in its newest answers: those of the list's filter 'not_mentioned'. */
  unnamed_keywords: z.number().int(),
  /** Newest results without an answer, 5 of them, newest first. */
  failed_checks: z.object({
    total: z.number().int(),
    items: z
      .array(
        VisibilityResult.pick({
          keyword_id: true,
          keyword: true,
          channel: true,
          status: true,
          checked_at: true,
          response_text: true,
          error_code: true,
        }),
      )
      .max(LIMITS.page_size_max),
  }),
  spending: Spending,
  /** Over the newest report of each channel, the first 10. */
  competitors: z.array(NamedCompetitor).max(LIST_MAX),
  undeclared: z.array(UndeclaredName).max(LIST_MAX),
  uncounted: UncountedNames,
  domains: z.array(CitedDomain).max(LIST_MAX),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardContract = {
  get_dashboard: oc
    .route({
      method: 'GET',
      path: '/api/dashboard',
      tags: ['reports'],
      summary: 'Where I stand, in one read',
    })
    .input(DayRangeQuery)
    .output(Dashboard),
};
