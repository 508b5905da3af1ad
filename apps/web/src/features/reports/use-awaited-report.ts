import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { useSession } from '../../lib/use-services.ts';
import { isFirstReportAwaited, stopAwaiting } from './awaited-report.ts';

const tab = () => sessionStorage;

/** The account's first report, where this tab waits for one: undefined where it does not, null until it is there. */
export function useAwaitedReport(): string | null | undefined {
  const isAwaited = isFirstReportAwaited(tab, useSession()?.id);
  const reports = useQuery({
    ...useQueries().reports.list_reports.queryOptions({ input: { page_size: 1 } }),
    enabled: isAwaited,
  });
  return isAwaited ? (reports.data?.items[0]?.id ?? null) : undefined;
}

/** Opens the first report for whoever waits for it on the dashboard or at home, unless they are busy in a dialog. */
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
