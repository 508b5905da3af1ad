import { analyticsContract, LIMITS, ownAnalyticsContract } from '@answerscope/contract';
import { reading } from '../../context/account-context.ts';
import type { Pool } from '../../database/pool.ts';
import { bind, bindOwn } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { administering } from '../audit/index.ts';
import { listMargins } from './business.queries.ts';
import { countKeptAnalyticsReports } from './kept-analytics-reports.queries.ts';
import { countOwnAnalyticsReports } from './own-analytics-reports.queries.ts';
import { clearReportCache } from './use-cases/clear-report-cache.ts';
import { clearOwnReportCache, exportOwnReport, generateOwnReport } from './use-cases/generate-own-report.ts';
import { exportReport, generateReport } from './use-cases/generate-report.ts';
import { getBusinessFigures } from './use-cases/get-business-figures.ts';

/** Binds the reports over all users. */
export function createAnalyticsRoutes({
  servicePool,
  rateLimiter,
  clock,
}: {
  servicePool: Pool;
  rateLimiter: RateLimiter;
  /** By it subscriptions end and trials run. */
  clock: () => Date;
}) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    generate_report: bindAdmin(admin.generate_report, (ctx, input) =>
      generateReport({ ...ctx, servicePool }, input),
    ),
    get_business_figures: bindAdmin(admin.get_business_figures, (ctx, input) =>
      getBusinessFigures({ ...ctx, clock }, input),
    ),
    list_customer_margins: bindAdmin(admin.list_customer_margins, (ctx, input) =>
      ctx.readAll(async (tx) => ({
        ...(await listMargins(tx, { ...input, now: clock() })),
        page: input.page,
        page_size: LIMITS.page_size,
      })),
    ),
    clear_report_cache: bindAdmin(admin.clear_report_cache, clearReportCache),
    export_report_data: bindAdmin(admin.export_report_data, (ctx, input) =>
      exportReport({ ...ctx, servicePool }, input),
    ),
    check_reporting_health: bindAdmin(admin.check_reporting_health, async (ctx) => ({
      status: 'healthy' as const,
      cacheSize: await ctx.readAll((tx) => countKeptAnalyticsReports(tx, ctx.now)),
      rateLimitEntries: await rateLimiter.countOf(ctx.actor.personId),
      timestamp: ctx.now.toISOString(),
      operations: Object.keys(analyticsContract),
    })),
  };
}

/** Binds the same reports over the rows of who asks. */
export function createOwnAnalyticsRoutes({ rateLimiter }: { rateLimiter: RateLimiter }) {
  const { reports } = procedures;
  return {
    generate_my_report: bindOwn(reports.generate_my_report, generateOwnReport),
    clear_my_report_cache: bindOwn(reports.clear_my_report_cache, clearOwnReportCache),
    export_my_report_data: bindOwn(reports.export_my_report_data, exportOwnReport),
    check_my_reporting_health: bindOwn(reports.check_my_reporting_health, async (ctx) => ({
      status: 'healthy' as const,
      cacheSize: await reading(ctx, (tx, accountId) => countOwnAnalyticsReports(tx, accountId, ctx.now)),
      rateLimitEntries: await rateLimiter.countOf(ctx.accountId),
      timestamp: ctx.now.toISOString(),
      operations: Object.keys(ownAnalyticsContract),
    })),
  };
}
