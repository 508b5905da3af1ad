import { useQuery } from '@tanstack/react-query';
import { DependencyList } from '../../features/admin/dependency-health/dependency-list.tsx';
import { dependenciesInWords } from '../../features/admin/dependency-health/dependency-words.ts';
import { PackageList } from '../../features/admin/dependency-health/package-list.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { richText } from '../../lib/rich-text.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

/** What the product depends on: whether it can be reached, and the packages it runs on. */
export function AdminDependencyHealthPage() {
  const health = useQuery(useAdminClients().queries.get_dependency_health.queryOptions());
  const failed = failedLoad(health);
  return (
    <PageFrame
      title={messages.dependencyHealth}
      answer={health.data ? dependenciesInWords(health.data.dependencies) : messages.lookingAtTheDependencies}
      actions={
        <Button disabled={health.isFetching} onClick={() => void health.refetch()}>
          {messages.checkAgain}
        </Button>
      }
    >
      {failed ? (
        <ErrorState title={messages.theDependenciesNotChecked} {...failed} />
      ) : health.data ? (
        <>
          <DependencyList dependencies={health.data.dependencies} sentences={health.data.sentences} />
          <p>{richText(messages.lookedAt({ when: () => <TimeStamp iso={health.data.checked_at} /> }))}</p>
        </>
      ) : (
        <Loading label={messages.lookingAtTheDependencies}>
          <Skeleton height="560px" />
        </Loading>
      )}
      <PackageList />
    </PageFrame>
  );
}
