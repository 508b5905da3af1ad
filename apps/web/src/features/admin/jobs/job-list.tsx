import type { AdminJob } from '@answerscope/contract';
import { IconAlertTriangle, IconClock, IconLoader, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { richText } from '../../../lib/rich-text.ts';
import { ServerWords } from '../../../lib/server-words.tsx';
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
              <strong>{messages.jobNamed({ job: job.name.replaceAll('-', '_') })}</strong>
              {job.state === 'failed' && (
                <span className={styles.act}>
                  <Button onClick={() => setChosen(job)}>{messages.tryAgain}</Button>
                </span>
              )}
            </div>
            {job.error && (
              <p className={styles.error}>
                <ServerWords text={job.error} />
              </p>
            )}
            <p className="quiet">
              {job.tries > 0 && `${messages.triesOf({ tries: job.tries, max: job.tries_max })} · `}
              {richText(messages.created({ at: () => <TimeStamp iso={job.created_at} /> }))}
              <JobTime words={messages.failedAt} iso={job.failed_at} />
              <JobTime words={messages.dueAt} iso={job.next_try_at} />
            </p>
            <RowDetails
              summary={messages.whatItWorksOn}
              facts={{
                [messages.jobName]: job.name,
                [messages.jobId]: job.id,
                [messages.input]: job.input === '' ? messages.none : job.input,
              }}
            />
          </>
        )}
      </RowList>
      {chosen && <RetryJobDialog job={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface JobTimeProps {
  words: typeof messages.failedAt;
  /** Null where there is none. */
  iso: string | null;
}

function JobTime({ words, iso }: JobTimeProps) {
  if (iso === null) return null;
  return (
    <>
      {' · '}
      {richText(words({ at: () => <TimeStamp iso={iso} /> }))}
    </>
  );
}
