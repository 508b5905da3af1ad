import { lazy, type ReactNode, Suspense } from 'react';
import { useHistoryImport } from '../../domain/installation/use-history-import.ts';

const HistoryImport = lazy(() => import('./history-import.tsx'));

/** The page, once the history that it shows is there. */
export function HistoryGate({ children }: { children: ReactNode }) {
  const history = useHistoryImport();
  if (history === null) return children;
  return (
    <Suspense fallback={null}>
      <HistoryImport history={history}>{children}</HistoryImport>
    </Suspense>
  );
}
