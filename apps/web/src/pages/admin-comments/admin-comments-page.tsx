import { LIMITS } from '@answerscope/contract';
import { IconMessageCircle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AuditSkeleton } from '../../features/admin/audit/audit-skeleton.tsx';
import { toCommentSearch } from '../../features/admin/comments/comment-search.ts';
import { Comments } from '../../features/admin/comments/comments.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { useClampedPage } from '../../lib/use-clamped-page.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/admin/comments');

const STATES = [
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;
const IN_WORDS = { pending: 'waiting for a look', approved: 'approved', rejected: 'rejected' } as const;
const NONE = {
  pending: 'No comments are waiting',
  approved: 'No approved comments',
  rejected: 'No rejected comments',
} as const;

/** What readers wrote under posts: nobody else sees it before it is approved here. */
export function AdminCommentsPage() {
  const { state = 'pending', page = 1 } = toCommentSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { queries } = useAdminClients();
  const comments = useQuery({
    ...queries.list_comments.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const failed = failedLoad(comments);
  const total = comments.data?.total;
  const showState = state === 'pending' ? undefined : state;
  const showPage = (shown: number, replace: boolean) =>
    void navigate({ search: { state: showState, page: shown === 1 ? undefined : shown }, replace });
  useClampedPage({ page, pageSize: LIMITS.page_size, total, onPage: (last) => showPage(last, true) });
  return (
    <PageFrame
      title="Comments"
      answer={total === undefined ? 'Loading comments...' : `${counted(total, 'comment')} ${IN_WORDS[state]}`}
    >
      <Segmented
        label="State"
        hidesLabel
        value={state}
        options={STATES}
        onChange={(value) =>
          void navigate({ search: { state: value === 'pending' ? undefined : value }, replace: true })
        }
      />
      {failed ? (
        <ErrorState title="The comments could not be loaded" {...failed} />
      ) : !comments.data ? (
        <AuditSkeleton label="Loading comments..." />
      ) : total === 0 ? (
        <EmptyState
          Icon={IconMessageCircle}
          title={NONE[state]}
          text="What readers write under a post of the blog comes here first, and is shown once you approve it."
        />
      ) : (
        <Comments comments={comments.data.items} />
      )}
      <Pagination
        page={page}
        pageSize={LIMITS.page_size}
        total={total}
        onPage={(shown) => showPage(shown, false)}
      />
    </PageFrame>
  );
}
