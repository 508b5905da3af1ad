import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { AdminTopicsPage } from '../../../../pages/admin-topics/admin-topics-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/topics/')({
  head: () => ({ meta: [{ title: pageTitle(messages.topicsManagement) }] }),
  component: AdminTopicsPage,
  errorComponent: false,
});
