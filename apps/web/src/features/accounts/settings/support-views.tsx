import { LIMITS, type SupportView } from '@answerscope/contract';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../../lib/app-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { formatTime } from '../../../lib/format.ts';
import { richText } from '../../../lib/rich-text.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import styles from './settings.module.css';

/** When an administrator saw the product as this user does, and why. */
export function SupportViews() {
  const options = useQueries().accounts.list_my_support_views.queryOptions();
  // Nothing tells of a new one: it is asked for whenever somebody looks.
  const found = useQuery({ ...options, staleTime: 0 });
  const failure = failedLoad(found);
  return (
    <>
      <p className={styles.lede}>{messages.supportLede({ minutes: LIMITS.view_as_minutes })}</p>
      {failure && <FailedPart title={messages.supportViewsNotLoaded} {...failure} />}
      {!failure && !found.data && (
        <Loading label={messages.loadingSettings}>
          <Skeleton height="24px" />
        </Loading>
      )}
      {found.data?.items.length === 0 && <p>{messages.nobodyHasLooked}</p>}
      {found.data && found.data.items.length > 0 && (
        <ul aria-label={messages.supportViews}>
          {found.data.items.map((view) => (
            <View key={view.id} {...view} />
          ))}
        </ul>
      )}
    </>
  );
}

function View({ reason, started_at, ends_at }: SupportView) {
  const timeZone = useTimeZone();
  const isNow = Date.parse(ends_at) > Date.now();
  return (
    <li className={styles.session}>
      <div>
        <div className={styles.device}>
          <span>
            {richText(
              messages.viewedUntil({
                start: () => <TimeStamp iso={started_at} />,
                end: formatTime(ends_at, timeZone),
              }),
            )}
          </span>
          {isNow && <Badge Icon={IconEye} tone="warning" label={messages.now} />}
        </div>
        <div className={styles.facts}>{reason}</div>
      </div>
    </li>
  );
}
