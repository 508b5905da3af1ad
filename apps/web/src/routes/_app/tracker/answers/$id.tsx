import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AnswerPage } from '../../../../pages/answer/answer-page.tsx';
import type { AnswerSearch } from '../../../../pages/answer/answer-search.ts';

export const Route = createFileRoute('/_app/tracker/answers/$id')({
  validateSearch: unreadSearch<AnswerSearch>,
  head: () => ({ meta: [{ title: `Answer · ${PRODUCT_NAME}` }] }),
  component: AnswerPage,
});
