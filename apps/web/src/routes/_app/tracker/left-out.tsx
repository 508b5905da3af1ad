import { createFileRoute } from '@tanstack/react-router';
import type { LeftOutSearch } from '../../../domain/rate/left-out-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { LeftOutPage } from '../../../pages/left-out/left-out-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/left-out')({
  validateSearch: unreadSearch<LeftOutSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.answersLeftOut) }] }),
  component: LeftOutPage,
});
