import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { SourcesPage } from '../../../pages/sources/sources-page.tsx';
import type { SourcesSearch } from '../../../pages/sources/sources-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/sources')({
  validateSearch: unreadSearch<SourcesSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.sources) }] }),
  component: SourcesPage,
});
