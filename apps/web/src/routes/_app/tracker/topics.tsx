import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { TopicsPage } from '../../../pages/topics/topics-page.tsx';
import type { TopicsSearch } from '../../../pages/topics/topics-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/topics')({
  validateSearch: unreadSearch<TopicsSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.categories) }] }),
  component: TopicsPage,
});
