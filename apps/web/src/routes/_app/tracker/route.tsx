import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ReportNotices } from '../../../features/reports/report-notices.tsx';
import { TrackerShell } from '../../../features/shell/tracker-shell.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

export const Route = createFileRoute('/_app/tracker')({
  pendingComponent: () => (
    <main>
      <Spinner label="Loading tracker..." />
    </main>
  ),
  component: () => (
    <TrackerShell>
      <ReportNotices />
      <Outlet />
    </TrackerShell>
  ),
});
