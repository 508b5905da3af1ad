import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AnswerPage } from '../../../../pages/answer/answer-page.tsx';
import type { AnswerSearch } from '../../../../pages/answer/answer-search.ts';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/answers/$id')({
  validateSearch: unreadSearch<AnswerSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.answer) }] }),
  component: AnswerPage,
});
