import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { ThemeTemplatesPage } from '../../../pages/admin-theme-templates/theme-templates-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/theme-templates')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.themeTemplates) }] }),
  component: ThemeTemplatesPage,
  errorComponent: false,
});
