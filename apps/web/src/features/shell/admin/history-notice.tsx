import { IMPORT_FAILED, importProgress, importTitle } from '../../../domain/installation/import-in-words.ts';
import { useHistoryImport } from '../../../domain/installation/use-history-import.ts';
import { Alert } from '../../../ui/alert.tsx';

/** Why figures of the back office are incomplete. */
export function HistoryNotice() {
  const history = useHistoryImport();
  if (history === null) return null;
  if (history.has_failed) return <Alert tone="negative">{IMPORT_FAILED}</Alert>;
  return (
    <Alert tone="neutral">
      {`${importTitle(history)} into the demonstration account. ${importProgress(history)} Figures are incomplete until then.`}
    </Alert>
  );
}
