import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { activityInWords } from './activity-in-words.ts';
import * as messages from './messages.ts';
import styles from './tag-activity.module.css';

/** The latest changes of the tags, loaded when opened. */
export function TagActivity() {
  return (
    <Fold title={messages.recentActivity}>
      <Activity />
    </Fold>
  );
}

function Activity() {
  const read = useQuery(useQueries().tags.get_tag_analytics.queryOptions());
  const failure = failedLoad(read);
  if (read.data?.recent_activity.length === 0) return <p className="faint">{messages.noActivity}</p>;
  return (
    <>
      {failure ? (
        <FailedPart title={messages.recentActivityNotLoaded} {...failure} />
      ) : (
        <ul className={styles.list}>
          {!read.data && (
            <li>
              <Skeleton width="40%" />
            </li>
          )}
          {read.data?.recent_activity.map((done) => (
            <li key={`${done.created_at} ${activityInWords(done)}`}>
              <span>{activityInWords(done)}</span>
              <span className={styles.time}>
                <TimeStamp iso={done.created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
