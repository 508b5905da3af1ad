import { useState } from 'react';
import { copyText } from '../../../../lib/copy-text.ts';
import { richText } from '../../../../lib/rich-text.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import * as settingsMessages from '../messages.ts';
import styles from '../settings.module.css';
import * as messages from './messages.ts';

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
    setSaid((await copyText(secret)) ? settingsMessages.copied : messages.copySecretYourself);
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={messages.copyTheSecret}
      cancelLabel={settingsMessages.done}
      isKept
      onConfirm={() => void copy()}
      onClose={onClose}
    >
      <p>{messages.keepSecretNow}</p>
      <code className={styles.newKey} data-testid="webhook-secret">
        {secret}
      </code>
      <p>
        {richText(
          messages.signedAsStandard({
            link: (text) => <a href="https://www.standardwebhooks.com">{text}</a>,
          }),
        )}
      </p>
      <p role="status">{said}</p>
    </ConfirmDialog>
  );
}
