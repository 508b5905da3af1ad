import type { CommentState } from '@answerscope/contract';
import { IconMessageCircle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { toCommentSearch } from '../../features/admin/comments/comment-search.ts';
import { Comments } from '../../features/admin/comments/comments.tsx';
import { ListPage } from '../../features/admin/list-page.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/admin/comments');

const STATES = [
  { value: 'pending', label: messages.waiting },
  { value: 'approved', label: messages.approved },
  { value: 'rejected', label: messages.rejected },
] as const;
const NONE = {
  pending: messages.noCommentsAreWaiting,
  approved: messages.noApprovedComments,
  rejected: messages.noRejectedComments,
} as const;

/** What readers wrote under posts: nobody else sees it before it is approved here. */
export function AdminCommentsPage() {
  const { state = 'pending', page } = toCommentSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const comments = useQuery({
    ...queries.list_comments.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const show = (shown: CommentState, replace: boolean, page?: number) =>
    void navigate({ search: { state: shown === 'pending' ? undefined : shown, page }, replace });
  return (
    <ListPage
      title={messages.comments}
      answer={({ total }) => messages.commentsInState({ count: total, state })}
      loading={messages.loadingComments}
      failure={messages.theCommentsNotLoaded}
      filters={
        <Segmented
          label={messages.state}
          hidesLabel
          value={state}
          options={STATES}
          onChange={(value) => show(value, true)}
        />
      }
      list={comments}
      empty={
        <EmptyState Icon={IconMessageCircle} title={NONE[state]} text={messages.whatReadersWriteUnderPost} />
      }
      rows={(rows) => <Comments comments={rows} />}
      page={page}
      onPage={(shown, replace) => show(state, replace, shown)}
    />
  );
}
