import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { AdminTrackerConfigPage } from '../../../pages/admin-tracker-config/admin-tracker-config-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/tracker-config')({
  head: () => ({ meta: [{ title: pageTitle(messages.trackerConfiguration) }] }),
  component: AdminTrackerConfigPage,
  errorComponent: false,
});
