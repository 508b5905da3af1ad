import { IconBell, IconBellOff } from '@tabler/icons-react';
import type { Monitor } from '../../../lib/monitor.ts';
import { type AlertRule, measureInWords } from '../../../lib/monitor-rules.ts';
import { richText } from '../../../lib/rich-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RowList } from '../row-list.tsx';
import * as messages from './messages.ts';
import styles from './monitoring.module.css';

interface AlertRulesProps {
  monitor: Monitor;
  onChange: () => void;
}

/** The rules that are looked at every five minutes, each to be switched on or off in this browser. */
export function AlertRules({ monitor, onChange }: AlertRulesProps) {
  const change = (id: string, enabled: boolean) => {
    monitor.setRule(id, enabled);
    onChange();
  };
  return (
    <RowList rows={monitor.rules()} loading={messages.loadingTheRules}>
      {({ id, name, enabled, last_triggered_ms, ...rule }) => (
        <>
          <div className={styles.head}>
            <Badge {...(enabled ? ON : OFF)} />
            <strong>{name}</strong>
            <span className={styles.act}>
              <Button
                aria-label={
                  enabled ? messages.disableRule({ rule: name }) : messages.enableRule({ rule: name })
                }
                onClick={() => change(id, !enabled)}
              >
                {enabled ? messages.disable : messages.enable}
              </Button>
            </span>
          </div>
          <p className="quiet">
            {ruleInWords(rule)}
            {last_triggered_ms !== null && (
              <>
                {' · '}
                {richText(
                  messages.lastFired({
                    at: () => <TimeStamp iso={new Date(last_triggered_ms).toISOString()} />,
                  }),
                )}
              </>
            )}
          </p>
        </>
      )}
    </RowList>
  );
}

const ON = { label: messages.on, tone: 'positive', Icon: IconBell } as const;
const OFF = { label: messages.off, Icon: IconBellOff };

const MEASURES = {
  error_rate: messages.shareOfFailedAnswers,
  response_time: messages.averageResponseTime,
  memory: messages.memoryInUse,
} as const;

function ruleInWords({
  type,
  threshold,
  window_minutes,
  severity,
}: Pick<AlertRule, 'type' | 'threshold' | 'window_minutes' | 'severity'>): string {
  return messages.ruleFires({
    measure: MEASURES[type],
    limit: measureInWords(type, threshold),
    minutes: window_minutes,
    severity,
  });
}
