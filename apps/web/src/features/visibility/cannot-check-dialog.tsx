import type { FailedLoad } from '../../lib/failed-load.ts';
import { RequestError } from '../../lib/request-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

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
      title="Check keywords"
      confirmLabel="Try Again"
      onConfirm={failure.onRetry}
      onClose={onClose}
    >
      <Alert tone="negative">
        What a check would ask and cost could not be loaded.{' '}
        {failure.error instanceof RequestError ? failure.error.message : 'An unexpected error occurred.'}
      </Alert>
    </ConfirmDialog>
  );
}
