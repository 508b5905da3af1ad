import type { ErrorGroup, ErrorGroupState, ErrorSeverity } from '@answerscope/contract';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { richText } from '../../../lib/rich-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RowDetails, RowList } from '../row-list.tsx';
import styles from './error-groups.module.css';
import { ERROR_KIND_WORDS } from './error-kinds.ts';
import { ErrorStateDialog, STATE_WORDS } from './error-state-dialog.tsx';
import * as messages from './messages.ts';

const SEVERITIES = {
  high: { label: messages.high, tone: 'negative', Icon: IconAlertTriangle },
  medium: { label: messages.medium, tone: 'warning', Icon: IconAlertTriangle },
  low: { label: messages.low, tone: undefined, Icon: IconInfoCircle },
} as const satisfies Record<ErrorSeverity, object>;

/** What can be done with an error of each state. */
const STATES_AFTER: Readonly<Record<ErrorGroupState, readonly ErrorGroupState[]>> = {
  open: ['ignored', 'resolved'],
  resolved: ['open'],
  ignored: ['open'],
};

/** Errors that browsers reported, each with how often and whom it met, and its newest example. Null while they load. */
export function ErrorGroups({ groups }: { groups: readonly ErrorGroup[] | null }) {
  const [chosen, setChosen] = useState<{ group: ErrorGroup; to: ErrorGroupState } | null>(null);
  return (
    <>
      <RowList rows={groups} loading={messages.loadingErrors}>
        {(group) => (
          <>
            <div className={styles.head}>
              <Badge {...SEVERITIES[group.severity]} />
              <strong>{group.message}</strong>
              <span className={styles.act}>
                {STATES_AFTER[group.state].map((to) => (
                  <Button key={to} onClick={() => setChosen({ group, to })}>
                    {STATE_WORDS[to].act}
                  </Button>
                ))}
              </span>
            </div>
            <p className="quiet">
              {richText(
                messages.howOftenAndWhen({
                  times: group.times,
                  users: group.users,
                  first: () => <TimeStamp iso={group.first_seen_at} />,
                  last: () => <TimeStamp iso={group.last_seen_at} />,
                }),
              )}
            </p>
            {group.times_since_resolved !== null && group.times_since_resolved > 0 && (
              <p>{messages.sinceResolved({ times: group.times_since_resolved })}</p>
            )}
            <RowDetails
              summary={messages.newestExample}
              facts={{
                [messages.kind]: ERROR_KIND_WORDS[group.category],
                [messages.page]: group.route,
                [messages.version]: group.version,
                [messages.errorId]: group.error_id,
              }}
            >
              {group.stack && <pre className={styles.stack}>{group.stack}</pre>}
            </RowDetails>
          </>
        )}
      </RowList>
      {chosen && <ErrorStateDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
