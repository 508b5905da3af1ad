import { CHANNEL_LABELS, type Channel, type VisibilityResult } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AnswerExcerpt } from '../../domain/answer/answer-excerpt.tsx';
import { FINISH_NOTES } from '../../domain/answer/finish-notes.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { richText } from '../../lib/rich-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './channel-panel.module.css';
import * as messages from './messages.ts';

/** A channel's newest answer in short: the excerpt as soon as it is read, and the way to all of it. */
export function PanelAnswer({ channel, result }: { channel: Channel; result: VisibilityResult }) {
  const { answer_id } = result;
  const answer = useQuery({
    ...useQueries().checks.get_answer.queryOptions({ input: { id: answer_id ?? '' } }),
    enabled: answer_id !== null,
  });
  const failure = failedLoad(answer);
  const assistant = CHANNEL_LABELS[channel];
  const note = answer.data && FINISH_NOTES[answer.data.finish];
  return (
    <>
      {note && <Alert tone="warning">{note}</Alert>}
      {answer.data ? (
        <AnswerExcerpt text={answer.data.text} verdict={answer.data.verdict} />
      ) : failure ? (
        <ErrorState title={messages.theAnswerNotLoaded} {...failure} />
      ) : (
        <Loading label={messages.loadingAnswer({ assistant })}>
          {['96%', '88%', '92%', '84%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Loading>
      )}
      <p className={styles.foot}>
        <TimeStamp iso={result.checked_at} />
        {answer_id && (
          <Link to="/tracker/answers/$id" params={{ id: answer_id }} className={styles.open}>
            {richText(
              messages.openAnswerOf({
                assistant,
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              }),
            )}
          </Link>
        )}
      </p>
    </>
  );
}
