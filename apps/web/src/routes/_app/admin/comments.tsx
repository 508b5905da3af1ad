import { createFileRoute } from '@tanstack/react-router';
import type { CommentSearch } from '../../../features/admin/comments/comment-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminCommentsPage } from '../../../pages/admin-comments/admin-comments-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/comments')({
  validateSearch: unreadSearch<CommentSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.comments) }] }),
  component: AdminCommentsPage,
  errorComponent: false,
});
