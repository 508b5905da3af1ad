import type { ErrorGroup, ErrorGroupState, ErrorSeverity } from '@answerscope/contract';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import styles from './error-groups.module.css';
import { ErrorStateDialog, STATE_WORDS } from './error-state-dialog.tsx';

const SEVERITIES = {
  high: { label: 'High', tone: 'negative', Icon: IconAlertTriangle },
  medium: { label: 'Medium', tone: 'warning', Icon: IconAlertTriangle },
  low: { label: 'Low', tone: undefined, Icon: IconInfoCircle },
} as const satisfies Record<ErrorSeverity, object>;

/** What can be done with an error of each state. */
const STATES_AFTER: Readonly<Record<ErrorGroupState, readonly ErrorGroupState[]>> = {
  open: ['ignored', 'resolved'],
  resolved: ['open'],
  ignored: ['open'],
};

/** Errors that browsers reported, each with how often and whom it met, and with its newest example. */
export function ErrorGroups({ groups }: { groups: readonly ErrorGroup[] }) {
  const [chosen, setChosen] = useState<{ group: ErrorGroup; to: ErrorGroupState } | null>(null);
  return (
    <>
      <ol className={styles.groups}>
        {groups.map((group) => (
          <li key={group.id} className={styles.group}>
            <div className={styles.head}>
              <SeverityBadge severity={group.severity} />
              <strong>{group.message}</strong>
              <span className={styles.act}>
                {STATES_AFTER[group.state].map((to) => (
                  <Button key={to} onClick={() => setChosen({ group, to })}>
                    {STATE_WORDS[to].act}
                  </Button>
                ))}
              </span>
            </div>
            <p className={styles.numbers}>
              {counted(group.times, 'time')} · {counted(group.users, 'user')} affected · first{' '}
              <TimeStamp iso={group.first_seen_at} /> · last <TimeStamp iso={group.last_seen_at} />
            </p>
            <details className={styles.example}>
              <summary>Newest example</summary>
              <dl className={styles.facts}>
                <dt>Kind</dt>
                <dd>{group.category}</dd>
                <dt>Page</dt>
                <dd>{group.route}</dd>
                <dt>Version</dt>
                <dd>{group.version}</dd>
                {group.error_id && (
                  <>
                    <dt>Error ID</dt>
                    <dd>{group.error_id}</dd>
                  </>
                )}
              </dl>
              {group.stack && <pre className={styles.stack}>{group.stack}</pre>}
            </details>
          </li>
        ))}
      </ol>
      {chosen && <ErrorStateDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function SeverityBadge({ severity }: { severity: ErrorSeverity }) {
  const { label, tone, Icon } = SEVERITIES[severity];
  return (
    <Badge Icon={Icon} tone={tone}>
      {label}
    </Badge>
  );
}
