import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { SignUpRulesPage } from '../../../../pages/admin-sign-up-rules/sign-up-rules-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/admin/rules/sign-ups')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.signUpRules) }] }),
  component: SignUpRulesPage,
  errorComponent: false,
});
