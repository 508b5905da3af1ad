import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { TagsPage } from '../../../pages/tags/tags-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/tags')({
  head: () => ({ meta: [{ title: pageTitle(messages.tags) }] }),
  component: TagsPage,
});
