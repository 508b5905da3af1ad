import { AlertList } from '../../features/admin/monitoring/alert-list.tsx';
import { AlertRules } from '../../features/admin/monitoring/alert-rules.tsx';
import { HealthFigures } from '../../features/admin/monitoring/health-figures.tsx';
import { NotificationButton } from '../../features/admin/monitoring/notification-button.tsx';
import { SlowestEndpoints } from '../../features/admin/monitoring/slowest-endpoints.tsx';
import { TopErrors } from '../../features/admin/monitoring/top-errors.tsx';
import { useMonitor } from '../../features/admin/monitoring/use-monitor.ts';
import { slowestEndpoints, topErrors } from '../../lib/monitor-rules.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';

/** What this browser has measured of the product: how healthy it looks from here, what is slow, what failed. */
export function AdminErrorMonitoringPage() {
  const { monitor, refresh } = useMonitor();
  const clear = () => {
    monitor?.clear();
    refresh();
  };
  return (
    <PageFrame
      title="Error Monitoring"
      answer="What this browser has measured. It stays in this browser."
      freshness={
        monitor ? (
          <>
            Since <TimeStamp iso={new Date(monitor.since()).toISOString()} />
          </>
        ) : (
          <Skeleton width="180px" />
        )
      }
      actions={
        <>
          <Button disabled={!monitor} onClick={clear}>
            Clear
          </Button>
          <ButtonLink to="/admin/errors">Errors of all browsers</ButtonLink>
        </>
      }
    >
      {monitor === null ? (
        <Skeleton height="640px" />
      ) : (
        <>
          <HealthFigures monitor={monitor} />
          <Panel title="Alerts" aside={<NotificationButton />}>
            <AlertList monitor={monitor} onChange={refresh} />
          </Panel>
          <Panel title="Alert rules">
            <AlertRules monitor={monitor} onChange={refresh} />
          </Panel>
          <Panel title="Slowest endpoints">
            <SlowestEndpoints endpoints={slowestEndpoints(monitor.observed())} />
          </Panel>
          <Panel title="Top errors">
            <TopErrors errors={topErrors(monitor.errors(), monitor.observed().now_ms)} />
          </Panel>
        </>
      )}
    </PageFrame>
  );
}
