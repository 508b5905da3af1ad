import { IconAlertTriangle, IconBell, IconCheck } from '@tabler/icons-react';
import type { Monitor } from '../../../lib/monitor.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RowList } from '../row-list.tsx';
import * as messages from './messages.ts';
import styles from './monitoring.module.css';

const SEVERITIES = {
  high: { label: messages.high, tone: 'negative', Icon: IconAlertTriangle },
  medium: { label: messages.medium, tone: 'warning', Icon: IconAlertTriangle },
} as const;

interface AlertListProps {
  monitor: Monitor;
  onChange: () => void;
}

/** The alerts of this browser, newest first. */
export function AlertList({ monitor, onChange }: AlertListProps) {
  const alerts = monitor.alerts().toReversed();
  const resolve = (id: string) => {
    monitor.resolve(id);
    onChange();
  };
  if (alerts.length === 0)
    return <EmptyState Icon={IconBell} title={messages.noAlerts} text={messages.whatAlertsAre} />;
  return (
    <RowList rows={alerts} loading={messages.loadingTheAlerts}>
      {({ id, rule_name, message, severity, at_ms, resolved }) => (
        <>
          <div className={styles.head}>
            <Badge {...(resolved ? { label: messages.resolved, Icon: IconCheck } : SEVERITIES[severity])} />
            <strong>{rule_name}</strong>
            {!resolved && (
              <span className={styles.act}>
                <Button onClick={() => resolve(id)}>{messages.resolve}</Button>
              </span>
            )}
          </div>
          <p className="quiet">
            {message} · <TimeStamp iso={new Date(at_ms).toISOString()} />
          </p>
        </>
      )}
    </RowList>
  );
}
