import { createFileRoute } from '@tanstack/react-router';
import type { PlansSearch } from '../../../features/plans/plans-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { PlansPage } from '../../../pages/plans/plans-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/plans')({
  validateSearch: unreadSearch<PlansSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.plans) }] }),
  component: PlansPage,
});
