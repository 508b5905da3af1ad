import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { CheckerPage } from '../../../pages/checker/checker-page.tsx';
import type { CheckerSearch } from '../../../pages/checker/checker-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/checker')({
  validateSearch: unreadSearch<CheckerSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.checker) }] }),
  component: CheckerPage,
});
