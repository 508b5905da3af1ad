import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { AccountBadges } from '../../features/admin/account-badges.tsx';
import { UserActs } from '../../features/admin/user/user-acts.tsx';
import { UserKeywords } from '../../features/admin/user/user-keywords.tsx';
import { UserNotes } from '../../features/admin/user/user-notes.tsx';
import { UserOverview } from '../../features/admin/user/user-overview.tsx';
import { toUserPartSearch } from '../../features/admin/user/user-part-search.ts';
import { UserParts } from '../../features/admin/user/user-parts.tsx';
import { UserRuns } from '../../features/admin/user/user-runs.tsx';
import { UserSkeleton } from '../../features/admin/user/user-skeleton.tsx';
import { operationOptions, useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const UserActivity = lazy(() => import('../../features/admin/user/user-activity.tsx'));
const Route = getRouteApi('/_app/admin/users/$id');

/** One user: everything that an administrator needs to help, and what can be done. */
export function AdminUserPage() {
  const { id: userId } = Route.useParams();
  const { part = 'overview' } = toUserPartSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const details = useQuery(operationOptions(useAdminClients(), 'get_user_details', { userId, data: {} }));
  const failed = failedLoad(details);
  const user = details.data;
  const above = <Link to="/admin/users">{messages.adminUsers}</Link>;

  if (failed) {
    return (
      <PageFrame above={above} title={messages.userDetails}>
        <ErrorState
          title={messages.theUserNotLoaded}
          missingTitle={messages.thisUserNotFound}
          back={<ButtonLink to="/admin/users">{messages.allUsers}</ButtonLink>}
          {...failed}
        />
      </PageFrame>
    );
  }
  if (!user) {
    return (
      <PageFrame above={above} title={messages.userDetails}>
        <UserSkeleton />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      above={above}
      title={user.profile.email}
      answer={<AccountBadges role={user.account.role} isActive={user.account.is_active} />}
      actions={<UserActs user={user} />}
    >
      <UserParts
        part={part}
        onChange={(next) =>
          void navigate({ search: next === 'overview' ? {} : { part: next }, replace: true })
        }
      />
      {part === 'overview' && <UserOverview user={user} />}
      {part === 'keywords' && <UserKeywords user={user} />}
      {part === 'runs' && <UserRuns user={user} />}
      {part === 'activity' && (
        <LazyPart fallback={<UserSkeleton />}>
          <UserActivity userId={userId} />
        </LazyPart>
      )}
      {part === 'notes' && <UserNotes user={user} />}
    </PageFrame>
  );
}
