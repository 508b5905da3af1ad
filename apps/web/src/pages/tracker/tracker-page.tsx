import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { ReportNotices } from '../../features/reports/report-notices.tsx';
import { HistoryGate } from '../../features/shell/history-gate.tsx';
import { TrackerShell } from '../../features/shell/tracker-shell.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';

const CheckKeywords = lazy(async () => ({
  default: (await import('../../features/visibility/check-keywords.tsx')).CheckKeywords,
}));

const KeptWrites = lazy(() =>
  // Without it a page that is left with writes in its queue warns, as before.
  import('./kept-writes.tsx').catch(() => ({ default: () => null })),
);

export function Tracker() {
  const navigate = useNavigate();
  const [isChecking, setChecking] = useState(false);
  return (
    <TrackerShell onCheckAll={() => setChecking(true)}>
      <ReportNotices />
      <HistoryGate>
        <Outlet />
      </HistoryGate>
      <Suspense fallback={null}>
        <KeptWrites />
      </Suspense>
      {isChecking && (
        <LazyPart onClose={() => setChecking(false)}>
          <CheckKeywords
            ids={null}
            onClose={() => setChecking(false)}
            onStarted={() => void navigate({ to: '/tracker/visibility' })}
          />
        </LazyPart>
      )}
    </TrackerShell>
  );
}
