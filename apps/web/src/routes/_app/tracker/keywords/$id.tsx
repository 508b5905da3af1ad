import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { KeywordPage } from '../../../../pages/keyword/keyword-page.tsx';
import type { KeywordPageSearch } from '../../../../pages/keyword/keyword-page-search.ts';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/keywords/$id')({
  validateSearch: unreadSearch<KeywordPageSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.keyword) }] }),
  component: KeywordPage,
});
