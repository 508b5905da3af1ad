import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Changes } from './changes.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { ChannelSummary, VisibilityResult } from './checks.contract.ts';
import { CompanyPlace } from './counted-companies.ts';
import { DayRangeQuery, RangeOfDays } from './day-range-query.ts';
import { Headline, RangePoint, RateOfAnswers, VoiceCounts } from './headline.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import {
  CitedDomain,
  NamedCompetitor,
  ReportFlip,
  ReportSummary,
  UncountedNames,
  UndeclaredName,
} from './reports.ts';
import { Refresh } from './runs.contract.ts';

/** The newest report of a channel in short. */
const NewestReport = ReportSummary.pick({ id: true, created_at: true, previous_report_id: true }).extend({
  /** Keywords that flipped against the report before, by today's judgement. */
  improved_keywords: z.number().int(),
  declined_keywords: z.number().int(),
});

/** A point as it is drawn. */
const DrawnPoint = RangePoint.extend({
  rate: RateOfAnswers.nullable(),
});

/** A channel on the dashboard: allowed by the plan, or with reports from when it was. */
export const DashboardChannel = z.object({
  channel: Channel,
  is_in_plan: z.boolean(),
  is_configured: z.boolean(),
  /** The rate to show, and whether it changed. */
  headline: Headline,
  latest: NewestReport.nullable(),
  /** The range and the one before it, oldest first; the points of the range add up to the headline. */
  series: z.array(DrawnPoint).max(LIST_MAX),
  /** What its share of voice in the range is a share of. */
  voice: VoiceCounts.nullable(),
  /** Flips of the latest report, 10 of each at most. */
  improved: z.array(ReportFlip).max(LIST_MAX),
  declined: z.array(ReportFlip).max(LIST_MAX),
  /** The newest results, from whichever checks they came. */
  results: ChannelSummary.omit({ headline: true }),
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
  /** Over the reports of the range, the first 10. */
  competitors: z.array(NamedCompetitor).max(LIST_MAX),
  undeclared: z.array(UndeclaredName).max(LIST_MAX),
  uncounted: UncountedNames,
  domains: z.array(CitedDomain).max(LIST_MAX),
  /** Of the company among all that its answers mention; null where these mention no other. */
  place: CompanyPlace.nullable(),
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
