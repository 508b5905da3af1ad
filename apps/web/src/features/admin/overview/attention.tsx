import type { Channel } from '@answerscope/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationOptions, useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { richText } from '../../../lib/rich-text.ts';
import { useServerWords } from '../../../lib/use-server-words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { LeadLine } from '../../../ui/lead-line.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ResumeDialog } from '../resume-dialog.tsx';
import styles from './attention.module.css';
import { attentionTasks } from './attention-tasks.ts';
import * as messages from './messages.ts';

const useAttention = () =>
  useQuery(operationOptions(useAdminClients(), 'get_attention', { userId: undefined, data: {} }));

/** How much needs an administrator. */
export function AttentionLine() {
  const attention = useAttention();
  const say = useServerWords();
  if (failedLoad(attention)) return null;
  const tasks = attention.data && attentionTasks(attention.data, say);
  return <LeadLine words={tasks && messages.tasksNeedAttention({ count: tasks.length })} />;
}

/** What needs an administrator, before any number. */
export function Attention() {
  const attention = useAttention();
  const [resumed, setResumed] = useState<Channel | null>(null);
  const say = useServerWords();
  const failed = failedLoad(attention);
  const tasks = attention.data && attentionTasks(attention.data, say);
  return (
    <>
      {failed && <FailedPart title={messages.whatNeedsAttentionNotLoaded} {...failed} />}
      {!failed && !tasks && (
        <Loading label={messages.loadingWhatNeedsAttention}>
          <Skeleton height="48px" />
        </Loading>
      )}
      {tasks && tasks.length > 0 && (
        <ul className="rows card" aria-label={messages.needsAttention}>
          {tasks.map(({ key, title, text, channel, page, since }) => (
            <li key={key} className={styles.task}>
              <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
              <div>
                <strong>{title}</strong>
                <p className="quiet">{text}</p>
                {since && (
                  <p className="faint">
                    {richText(messages.since({ day: () => <TimeStamp iso={since} /> }))}
                  </p>
                )}
              </div>
              {channel && <Button onClick={() => setResumed(channel)}>{messages.resume}</Button>}
              {page && <ButtonLink to={page}>{messages.viewDetails}</ButtonLink>}
            </li>
          ))}
        </ul>
      )}
      {resumed && <ResumeDialog channel={resumed} onClose={() => setResumed(null)} />}
    </>
  );
}
