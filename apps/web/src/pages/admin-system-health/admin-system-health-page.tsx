import { useQuery } from '@tanstack/react-query';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { BackupsPanel } from '../../features/admin/system-health/backups-panel.tsx';
import { healthInWords } from '../../features/admin/system-health/check-words.ts';
import { SystemChecks } from '../../features/admin/system-health/system-checks.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { richText } from '../../lib/rich-text.ts';
import { Button } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { HealthPages } from './health-pages.tsx';
import * as messages from './messages.ts';

/** A page left open stays true. */
const REFRESH_MS = 15_000;

/** How each part of the installation is, and what to do about it. */
export function AdminSystemHealthPage() {
  const health = useQuery({
    ...useAdminClients().queries.get_system_health.queryOptions(),
    refetchInterval: REFRESH_MS,
  });
  const failed = failedLoad(health);
  return (
    <PageFrame
      title={messages.systemHealth}
      help={<HelpLink article="run-your-own-installation" />}
      answer={health.data ? healthInWords(health.data.checks) : messages.lookingAtTheInstallation}
      actions={
        <Button disabled={health.isFetching} onClick={() => void health.refetch()}>
          {messages.checkAgain}
        </Button>
      }
    >
      {failed ? (
        <ErrorState title={messages.theInstallationNotChecked} {...failed} />
      ) : health.data ? (
        <>
          <SystemChecks checks={health.data.checks} sentences={health.data.sentences} />
          <HealthPages />
          <BackupsPanel />
          <p>
            {richText(
              messages.versionAndTimes({
                version: health.data.version,
                start: () => <TimeStamp iso={health.data.up_since} />,
                check: () => <TimeStamp iso={health.data.checked_at} />,
              }),
            )}
          </p>
        </>
      ) : (
        <Loading label={messages.lookingAtTheInstallation}>
          <Skeleton height="640px" />
        </Loading>
      )}
    </PageFrame>
  );
}
