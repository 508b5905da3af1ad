import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AddKeywordsPage } from '../../../../pages/add-keywords/add-keywords-page.tsx';
import type { AddKeywordsSearch } from '../../../../pages/add-keywords/add-keywords-search.ts';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/add-keywords/')({
  validateSearch: unreadSearch<AddKeywordsSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.addKeywords) }] }),
  component: AddKeywordsPage,
});
