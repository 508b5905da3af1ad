import type { AdminContext } from '../../../context/admin-context.ts';
import { deleteKeptAnalyticsReports } from '../kept-analytics-reports.queries.ts';

/** Forgets the reports that are kept, for all processes: each is made anew when it is asked for. */
export async function clearReportCache(ctx: AdminContext): Promise<{ success: true; cleared: number }> {
  return ctx.administer(async ({ tx, audit }) => {
    const cleared = await deleteKeptAnalyticsReports(tx);
    await audit({
      action: 'clear_report_cache',
      subject_type: 'analytics_report',
      subject_id: 'all',
      reason: null,
      before: { kept: cleared },
      after: { kept: 0 },
    });
    return { success: true, cleared };
  });
}
