import { useState } from 'react';
import { copyText } from '../../../../lib/copy-text.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import styles from '../settings.module.css';

/** Shows the secret of an endpoint: once, and nowhere else again. */
export function SecretDialog({
  title,
  secret,
  onClose,
}: {
  title: string;
  secret: string;
  onClose: () => void;
}) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () =>
    setSaid(
      (await copyText(secret))
        ? 'Copied'
        : 'Your browser does not allow copying. Please copy the secret yourself.',
    );
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel="Copy the secret"
      cancelLabel="Done"
      isKept
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      <p>
        By this secret your program knows that an event is ours. Keep it now: it is not shown again, and
        nobody can look it up.
      </p>
      <code className={styles.newKey} data-testid="webhook-secret">
        {secret}
      </code>
      <p>
        Events are signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> has it: its
        libraries check them with this secret.
      </p>
      <p role="status">{said}</p>
    </ConfirmDialog>
  );
}
