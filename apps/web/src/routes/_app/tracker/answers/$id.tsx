import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { AnswersOf } from '../../../../features/checks/answer-steps.tsx';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AnswerPage } from '../../../../pages/answer/answer-page.tsx';

export const Route = createFileRoute('/_app/tracker/answers/$id')({
  validateSearch: unreadSearch<{ of?: AnswersOf }>,
  head: () => ({ meta: [{ title: `Answer · ${PRODUCT_NAME}` }] }),
  component: AnswerPage,
});
