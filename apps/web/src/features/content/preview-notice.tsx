import { useHydrated } from '@tanstack/react-router';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';

/** Says that a page is shown as it is saved, and until when. The hour is that of the clock here, which the server does not know. */
export function PreviewNotice({ expiresAt }: { expiresAt: string }) {
  const isHydrated = useHydrated();
  return (
    <Alert tone="warning">
      Preview: the page as it is saved. Visitors may not see it yet. This link works{' '}
      {isHydrated ? `until ${formatDateTime(expiresAt)}` : 'for one hour'}.
    </Alert>
  );
}
