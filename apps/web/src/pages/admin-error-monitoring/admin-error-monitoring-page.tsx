import { AlertList } from '../../features/admin/monitoring/alert-list.tsx';
import { AlertRules } from '../../features/admin/monitoring/alert-rules.tsx';
import { HealthFigures } from '../../features/admin/monitoring/health-figures.tsx';
import { NotificationButton } from '../../features/admin/monitoring/notification-button.tsx';
import { SlowestEndpoints } from '../../features/admin/monitoring/slowest-endpoints.tsx';
import { TopErrors } from '../../features/admin/monitoring/top-errors.tsx';
import { useMonitor } from '../../features/admin/monitoring/use-monitor.ts';
import { slowestEndpoints, topErrors } from '../../lib/monitor-rules.ts';
import { richText } from '../../lib/rich-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

/** What this browser has measured of the product: how healthy it looks from here, what is slow, what failed. */
export function AdminErrorMonitoringPage() {
  const { monitor, refresh } = useMonitor();
  const clear = () => {
    monitor?.clear();
    refresh();
  };
  return (
    <PageFrame
      title={messages.errorMonitoring}
      answer={messages.whatBrowserHasMeasured}
      freshness={
        monitor ? (
          richText(
            messages.since({ when: () => <TimeStamp iso={new Date(monitor.since()).toISOString()} /> }),
          )
        ) : (
          <Skeleton width="180px" />
        )
      }
      actions={
        <>
          <Button disabled={!monitor} onClick={clear}>
            {messages.clear}
          </Button>
          <ButtonLink to="/admin/errors">{messages.errorsOfAllBrowsers}</ButtonLink>
        </>
      }
    >
      {monitor === null ? (
        <Skeleton height="640px" />
      ) : (
        <>
          <HealthFigures monitor={monitor} />
          <Panel title={messages.alerts} aside={<NotificationButton />}>
            <AlertList monitor={monitor} onChange={refresh} />
          </Panel>
          <Panel title={messages.alertRules}>
            <AlertRules monitor={monitor} onChange={refresh} />
          </Panel>
          <Panel title={messages.slowestEndpoints}>
            <SlowestEndpoints endpoints={slowestEndpoints(monitor.observed())} />
          </Panel>
          <Panel title={messages.topErrors}>
            <TopErrors errors={topErrors(monitor.errors(), monitor.observed().now_ms)} />
          </Panel>
        </>
      )}
    </PageFrame>
  );
}
