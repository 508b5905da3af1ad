import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { CommentSearch } from '../../../features/admin/comments/comment-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminCommentsPage } from '../../../pages/admin-comments/admin-comments-page.tsx';

export const Route = createFileRoute('/_app/admin/comments')({
  validateSearch: unreadSearch<CommentSearch>,
  head: () => ({ meta: [{ title: `Comments · ${PRODUCT_NAME}` }] }),
  component: AdminCommentsPage,
  errorComponent: false,
});
