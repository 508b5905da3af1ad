import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { Tracker } from '../../../pages/tracker/tracker-page.tsx';
import { AppError } from '../../../ui/page-error.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker')({
  // The range of days goes along from page to page.
  search: { middlewares: [retainSearchParams<{ range?: unknown }>(['range']) as never] },
  pendingComponent: () => (
    <main>
      <Spinner label={messages.loadingTracker} />
    </main>
  ),
  component: Tracker,
  errorComponent: AppError,
});
