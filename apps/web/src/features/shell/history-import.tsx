import type { Installation } from '@answerscope/contract';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IMPORT_FAILED, importProgress, importTitle } from '../../domain/installation/import-in-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

interface HistoryImportProps {
  history: NonNullable<Installation['history_import']>;
  /** The page, which opens when the import is complete or has failed. */
  children: ReactNode;
}

/** How far the import of the history is. A part of its own: only a demonstration loads it, and only then. */
export default function HistoryImport({ history, children }: HistoryImportProps) {
  if (history.has_failed)
    return (
      <>
        <Alert tone="negative">{IMPORT_FAILED}</Alert>
        {children}
      </>
    );
  return (
    <PageFrame title={importTitle(history)}>
      <EmptyState Icon={IconHistory} title={importProgress(history)} text={messages.pageOpensAfterImport} />
    </PageFrame>
  );
}
