import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { useSession } from '../../lib/use-services.ts';
import { isFirstReportAwaited, stopAwaiting } from './awaited-report.ts';

const tab = () => sessionStorage;

/** The id of the first report this tab waits for: undefined if it waits for none, null until it is ready. */
export function useAwaitedReport(): string | null | undefined {
  const isAwaited = isFirstReportAwaited(tab, useSession()?.id);
  const reports = useQuery({
    ...useQueries().reports.list_reports.queryOptions({ input: { page_size: 1 } }),
    enabled: isAwaited,
  });
  return isAwaited ? (reports.data?.items[0]?.id ?? null) : undefined;
}

/** Opens the awaited report on the dashboard and at home, unless a dialog is open. */
export function useOpenAwaitedReport(): void {
  const report = useAwaitedReport();
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    if (!report) return;
    if (pathname === `/tracker/reports/${report}`) stopAwaiting(tab);
    const isWaiting = pathname === '/tracker' || pathname === '/tracker/dashboard';
    if (!isWaiting || document.querySelector('[role="dialog"]') !== null) return;
    stopAwaiting(tab);
    void navigate({ to: '/tracker/reports/$id', params: { id: report } });
  }, [report, pathname, navigate]);
}
