import { IMPORT_FAILED } from '../../../domain/installation/import-in-words.ts';
import { useHistoryImport } from '../../../domain/installation/use-history-import.ts';
import { Alert } from '../../../ui/alert.tsx';
import * as messages from '../messages.ts';

/** Why figures of the back office are incomplete. */
export function HistoryNotice() {
  const history = useHistoryImport();
  if (history === null) return null;
  if (history.has_failed) return <Alert tone="negative">{IMPORT_FAILED}</Alert>;
  const { days, progress } = history;
  return (
    <Alert tone="neutral">
      {messages.importingHistory({ days, done: Math.floor(progress * 100) / 100 })}
    </Alert>
  );
}
