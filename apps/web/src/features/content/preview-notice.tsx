import { useHydrated } from '@tanstack/react-router';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import * as messages from './messages.ts';

/** Says that a page is shown as it is saved, and until when. The hour is that of the clock here, which the server does not know. */
export function PreviewNotice({ expiresAt }: { expiresAt: string }) {
  const isHydrated = useHydrated();
  return (
    <Alert tone="warning">
      {messages.thisIsAPreview}{' '}
      {isHydrated
        ? messages.linkWorksUntil({ time: formatDateTime(expiresAt) })
        : messages.linkWorksForOneHour}
    </Alert>
  );
}
