import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IMPORT_FAILED, importProgress, importTitle } from '../../domain/installation/import-in-words.ts';
import { useHistoryImport } from '../../domain/installation/use-history-import.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The page, once the history that it shows is there. */
export function HistoryGate({ children }: { children: ReactNode }) {
  const history = useHistoryImport();
  if (history === null) return children;
  if (history.has_failed)
    return (
      <>
        <Alert tone="negative">{IMPORT_FAILED}</Alert>
        {children}
      </>
    );
  return (
    <PageFrame title={importTitle(history)}>
      <EmptyState
        Icon={IconHistory}
        title={importProgress(history)}
        text="The page opens when the import is complete."
      />
    </PageFrame>
  );
}
