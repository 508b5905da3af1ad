import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { hostsInWords } from '../../lib/host-in-words.ts';
import { richText } from '../../lib/rich-text.ts';
import { useServerWords } from '../../lib/use-server-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import styles from './changed-answers.module.css';
import * as messages from './messages.ts';

/** The answers whose verdict a preview changes, with the words that decide, 20 at a time. */
export default function ChangedAnswers({ judgementId }: { judgementId: string }) {
  const say = useServerWords();
  const changes = useInfiniteQuery(
    useQueries().judging.list_changed_answers.infiniteOptions({
      input: (before: string | undefined) => ({ id: judgementId, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next_before }) => next_before ?? undefined,
    }),
  );
  const failure = failedLoad(changes);
  if (failure) return <ErrorState title={messages.theChangedAnswersNotLoaded} {...failure} />;
  if (!changes.data) return <Skeleton height="160px" />;
  return (
    <>
      <ul className="rows" aria-label={messages.answersThatWouldChange}>
        {changes.data.pages
          .flatMap(({ items }) => items)
          .map(({ answer_id, keyword, channel, after }) => (
            <li key={answer_id} className={styles.item}>
              <div className={styles.head}>
                <Link to="/tracker/answers/$id" params={{ id: answer_id }} className={styles.keyword}>
                  {keyword}
                </Link>
                <ChannelBadge channel={channel} />
                <span className={styles.verdict}>
                  {richText(messages.wouldBe({ verdict: () => <VerdictBadge state={after.result_state} /> }))}
                </span>
              </div>
              <p className={styles.excerpt}>{hostsInWords(after.excerpt)}</p>
              {after.because && (
                <p className="faint">
                  {messages.nameBecause({
                    name: after.because.matched_name,
                    why: say(after.because.explanation),
                  })}
                </p>
              )}
            </li>
          ))}
      </ul>
      {changes.hasNextPage && (
        <div className={styles.more}>
          <Button disabled={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
            {changes.isFetchingNextPage ? messages.loading : messages.showOlderAnswers}
          </Button>
        </div>
      )}
    </>
  );
}
