import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { SignUpRulesPage } from '../../../../pages/admin-sign-up-rules/sign-up-rules-page.tsx';

export const Route = createFileRoute('/_app/admin/rules/sign-ups')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Sign-up Rules · ${PRODUCT_NAME}` }] }),
  component: SignUpRulesPage,
  errorComponent: false,
});
