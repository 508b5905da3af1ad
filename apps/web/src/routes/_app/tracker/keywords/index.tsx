import { createFileRoute } from '@tanstack/react-router';
import type { KeywordSearch } from '../../../../features/keywords/keyword-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { KeywordsPage } from '../../../../pages/keywords/keywords-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/keywords/')({
  validateSearch: unreadSearch<KeywordSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.keywords) }] }),
  component: KeywordsPage,
});
