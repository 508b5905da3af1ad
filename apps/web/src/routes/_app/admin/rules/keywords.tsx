import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { KeywordRulesPage } from '../../../../pages/admin-keyword-rules/keyword-rules-page.tsx';

export const Route = createFileRoute('/_app/admin/rules/keywords')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Keyword Rules · ${PRODUCT_NAME}` }] }),
  component: KeywordRulesPage,
  errorComponent: false,
});
