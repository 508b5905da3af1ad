import { IconAlertTriangle, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { RepeatedError } from '../../../lib/monitor-rules.ts';
import { richText } from '../../../lib/rich-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RowDetails, RowList } from '../row-list.tsx';
import * as messages from './messages.ts';
import styles from './monitoring.module.css';

const LEVELS = {
  error: { label: messages.error, tone: 'negative', Icon: IconX },
  warning: { label: messages.warning, tone: 'warning', Icon: IconAlertTriangle },
  info: { label: messages.info, Icon: IconInfoCircle },
} as const;

/** The errors that came most often, each with its newest example. */
export function TopErrors({ errors }: { errors: readonly RepeatedError[] }) {
  if (errors.length === 0) return <p>{messages.nothingFailed}</p>;
  return (
    <RowList rows={errors.map((error) => ({ ...error, id: error.message }))} loading={messages.loadingErrors}>
      {({ message, count, newest }) => (
        <>
          <div className={styles.head}>
            <Badge {...LEVELS[newest.level]} />
            <strong>{message}</strong>
          </div>
          <p className="quiet">
            {richText(
              messages.howOftenAndLast({
                times: count,
                at: () => <TimeStamp iso={new Date(newest.at_ms).toISOString()} />,
              }),
            )}
          </p>
          <RowDetails
            summary={messages.newestExample}
            facts={{
              [messages.page]: newest.url,
              [messages.userId]: newest.user_id,
              [messages.browser]: newest.user_agent,
              ...Object.fromEntries(
                Object.entries(newest.metadata).map(([name, value]) => [FACTS[name] ?? name, String(value)]),
              ),
            }}
          >
            {newest.stack && <pre className={styles.stack}>{newest.stack}</pre>}
          </RowDetails>
        </>
      )}
    </RowList>
  );
}

const FACTS: Record<string, string> = {
  method: messages.method,
  endpoint: messages.endpoint,
  status: messages.status,
};
