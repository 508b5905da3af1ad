import { errorInWords } from '../../lib/error-in-words.ts';
import type { FailedLoad } from '../../lib/failed-load.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import * as messages from './messages.ts';

/** Stands in place of the dialog that starts a check while what it must know cannot be loaded. */
export default function CannotCheckDialog({
  failure,
  onClose,
}: {
  failure: FailedLoad;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen
      title={messages.checkKeywords}
      confirmLabel={messages.tryAgain}
      onConfirm={failure.onRetry}
      onClose={onClose}
    >
      <Alert tone="negative">
        {messages.whatACheckCostsNotLoaded} {errorInWords(failure.error)}
      </Alert>
    </ConfirmDialog>
  );
}
