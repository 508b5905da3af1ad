import { useEffect } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { listenToEvents } from '../../lib/event-stream.ts';
import { showWhenFree } from '../../lib/show-when-free.ts';
import { useServices } from '../../lib/use-services.ts';
import { reportNotice } from './report-notice.ts';
import { useOpenAwaitedReport } from './use-awaited-report.ts';

/** Says what a report holds when it is ready, whichever page is open. */
export function ReportNotices() {
  const { queries, queryClient } = useAppClients();
  const { toasts } = useServices();
  useOpenAwaitedReport();
  useEffect(
    () =>
      listenToEvents((event) => {
        if (event.type !== 'report_ready') return;
        queryClient
          .fetchQuery(queries.reports.get_report.queryOptions({ input: { id: event.report_id } }))
          .then((report) => void showWhenFree(toasts, reportNotice(report)))
          .catch(() => {
            // The report is there and is listed; only its announcement could not be read.
          });
      }),
    [queries, queryClient, toasts],
  );
  return null;
}
