import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { ThemeTemplatesPage } from '../../../pages/admin-theme-templates/theme-templates-page.tsx';

export const Route = createFileRoute('/_app/admin/theme-templates')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Theme Templates · ${PRODUCT_NAME}` }] }),
  component: ThemeTemplatesPage,
  errorComponent: false,
});
