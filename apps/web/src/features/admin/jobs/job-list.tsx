import type { AdminJob } from '@answerscope/contract';
import { IconAlertTriangle, IconClock, IconLoader, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RowDetails, RowList } from '../row-list.tsx';
import styles from './job-list.module.css';
import * as messages from './messages.ts';
import { RetryJobDialog } from './retry-job-dialog.tsx';

const STATES = {
  failed: { label: messages.failed, tone: 'negative', Icon: IconAlertTriangle },
  retrying: { label: messages.waitsForAnotherTry, tone: 'warning', Icon: IconRepeat },
  waiting: { label: messages.waits, tone: undefined, Icon: IconClock },
  working: { label: messages.inProgress, tone: undefined, Icon: IconLoader },
} as const satisfies Record<AdminJob['state'], object>;

/** Jobs with what the last try said; one that failed for the last time can be tried once more. Null while they load. */
export function JobList({ jobs }: { jobs: readonly AdminJob[] | null }) {
  const [chosen, setChosen] = useState<AdminJob | null>(null);
  return (
    <>
      <RowList rows={jobs} loading={messages.loadingJobs}>
        {(job) => (
          <>
            <div className={styles.head}>
              <Badge {...STATES[job.state]} />
              <strong>{job.name}</strong>
              {job.state === 'failed' && (
                <span className={styles.act}>
                  <Button onClick={() => setChosen(job)}>{messages.tryAgain}</Button>
                </span>
              )}
            </div>
            {job.error && <p className={styles.error}>{job.error}</p>}
            <p className="quiet">
              {job.tries > 0 && `${counted(job.tries, 'try', 'tries')} of ${job.tries_max} · `}created{' '}
              <TimeStamp iso={job.created_at} />
              {job.failed_at && (
                <>
                  {' · failed '}
                  <TimeStamp iso={job.failed_at} />
                </>
              )}
              {job.next_try_at && (
                <>
                  {' · due '}
                  <TimeStamp iso={job.next_try_at} />
                </>
              )}
            </p>
            <RowDetails
              summary="What it works on"
              facts={{ 'Job ID': job.id, Input: job.input === '' ? 'None' : job.input }}
            />
          </>
        )}
      </RowList>
      {chosen && <RetryJobDialog job={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
