import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import { AnswerView } from './answer-view.tsx';
import { useIsChecking } from './use-check-keyword.ts';

interface LatestAnswerProps {
  keywordId: string;
  channel: Channel;
}

/** The newest result of a keyword on a channel, with its answer. */
export function LatestAnswer({ keywordId, channel }: LatestAnswerProps) {
  const queries = useQueries();
  const isChecking = useIsChecking();
  const results = useQuery(
    queries.checks.list_visibility_results.queryOptions({
      input: { keyword_id: keywordId, channel, page_size: 1 },
    }),
  );
  const result = results.data?.items[0];
  const answerId = result?.answer_id ?? null;
  const answer = useQuery({
    ...queries.checks.get_answer.queryOptions({ input: { id: answerId ?? '' } }),
    enabled: answerId !== null,
  });
  const failed = [results, answer].find((query) => query.isError && !query.data);

  if (isChecking || results.isPending || (answerId !== null && answer.isPending)) return <AnswerSkeleton />;
  if (failed) {
    return (
      <ErrorState
        title="The answer could not be loaded"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!result) {
    return (
      <EmptyState
        Icon={IconMessageQuestion}
        title="Not checked yet"
        text={`Nobody has asked ${CHANNEL_LABELS[channel]} about this keyword. Check it above to read the first answer.`}
      />
    );
  }
  if (!answer.data) {
    return (
      <Alert tone="warning">
        The check of <TimeStamp iso={result.checked_at} /> failed: {result.response_text}
      </Alert>
    );
  }
  return (
    <>
      {result.status !== 'completed' && (
        <Alert tone="warning">The newest check failed: {result.response_text} This is the last answer.</Alert>
      )}
      <AnswerView answer={answer.data} />
    </>
  );
}
