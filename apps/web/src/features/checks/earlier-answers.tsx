import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { AnswerList } from './answer-list.tsx';
import * as messages from './messages.ts';

interface EarlierAnswersProps {
  keywordId: string;
  /** The answers that stand above already. */
  shown: readonly (string | null)[];
}

/** The other answers to a keyword, of every assistant, newest first. */
export function EarlierAnswers({ keywordId, shown }: EarlierAnswersProps) {
  const { checks } = useQueries();
  const answers = useQuery(checks.list_answers.queryOptions({ input: { keyword_id: keywordId } }));
  const failure = failedLoad(answers);
  if (failure) return <FailedPart title={messages.earlierAnswersNotLoaded} {...failure} />;
  const earlier = answers.data?.items.filter(({ id }) => !shown.includes(id)) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Panel title={messages.earlierAnswers}>
      <AnswerList answers={earlier} />
    </Panel>
  );
}
