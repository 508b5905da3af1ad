import { Loading, Skeleton } from '../../../ui/states.tsx';
import * as messages from './messages.ts';

/** The shape of a user's page while it loads. */
export function UserSkeleton() {
  return (
    <Loading label={messages.loadingTheUser}>
      <Skeleton height="36px" width="min(420px, 100%)" />
      <Skeleton height="220px" />
      <Skeleton height="96px" />
      <Skeleton height="120px" />
    </Loading>
  );
}
