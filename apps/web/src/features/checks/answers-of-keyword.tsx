import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { IconMessageOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { AnswerList } from './answer-list.tsx';
import styles from './answers-of-keyword.module.css';
import * as messages from './messages.ts';

/** Where a link leads to that opens the answers to a keyword. */
export const KEYWORD_ANSWERS_ID = 'answers';

interface AnswersOfKeywordProps {
  keywordId: string;
  /** Assistants that can be chosen: those that were ever asked. */
  channels: readonly Channel[];
  /** The one that is chosen; undefined for all. */
  channel: Channel | undefined;
  onChannel: (channel: Channel | undefined) => void;
  /** Nothing stands there while there is no answer: the page says so itself. */
  hidesNone?: boolean;
}

/** Every answer to a keyword, newest first, 20 at a time, of all assistants or one; also what was asked for other companies. */
export function AnswersOfKeyword({
  hidesNone,
  keywordId,
  channels,
  channel,
  onChannel,
}: AnswersOfKeywordProps) {
  const { checks } = useQueries();
  const answers = useInfiniteQuery(
    checks.list_answers.infiniteOptions({
      input: (before: string | undefined) => ({ keyword_id: keywordId, channel, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ next_before }) => next_before ?? undefined,
    }),
  );
  const failure = failedLoad(answers);
  const items = answers.data?.pages.flatMap((page) => page.items) ?? null;
  if (hidesNone && !items?.length && !failure) return null;

  return (
    <Panel
      id={KEYWORD_ANSWERS_ID}
      title={messages.allAnswers}
      aside={
        channels.length > 1 && (
          <SelectField
            label={messages.assistant}
            value={channel ?? ''}
            options={[
              { value: '', label: messages.allAssistants },
              ...channels.map((name) => ({ value: name, label: CHANNEL_LABELS[name] })),
            ]}
            onChange={(event) => onChannel(channels.find((name) => name === event.currentTarget.value))}
          />
        )
      }
    >
      {failure ? (
        <ErrorState title={messages.theAnswersNotLoaded} {...failure} />
      ) : items?.length === 0 ? (
        <EmptyState
          Icon={IconMessageOff}
          title={messages.noAnswersYet}
          text={messages.everyAnswerAssistantKeywordKept}
        />
      ) : (
        <AnswerList answers={items} isOfOneKeyword />
      )}
      {answers.hasNextPage && (
        <div className={styles.more}>
          <Button disabled={answers.isFetchingNextPage} onClick={() => void answers.fetchNextPage()}>
            {answers.isFetchingNextPage ? messages.loading : messages.showOlderAnswers}
          </Button>
        </div>
      )}
    </Panel>
  );
}
