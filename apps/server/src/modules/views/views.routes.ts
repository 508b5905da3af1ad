import { CSV_MIME_TYPE, type Installation } from '@answerscope/contract';
import { reading } from '../../context/user-context.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { type CsvFile, exportReport, exportResults } from './use-cases/export-results.ts';
import { type DashboardServices, readDashboard } from './use-cases/read-dashboard.ts';

/**
 * The dashboard, and what leaves the product as a file.
 * @param installation says in files what its answers are
 */
export function createViewsRoutes(
  services: DashboardServices,
  installation: Pick<Installation, 'is_demonstration'>,
) {
  const isDemonstration = installation.is_demonstration;
  const { reports } = procedures;
  return {
    export_report: reports.export_report.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) =>
        toDownload(await exportReport(tx, userId, { reportId: input.id, isDemonstration })),
      ),
    ),
    export_visibility_results: reports.export_visibility_results.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) =>
        toDownload(await exportResults(tx, userId, { filter: input, now: services.now(), isDemonstration })),
      ),
    ),
    get_dashboard: reports.get_dashboard.handler(({ context }) =>
      reading(signedIn(context), (tx, userId) => readDashboard(tx, userId, services)),
    ),
  };
}

function toDownload({ name, text }: CsvFile) {
  return {
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([text], name, { type: CSV_MIME_TYPE }),
  };
}
