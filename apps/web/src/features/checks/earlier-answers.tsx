import type { Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { AnswerList } from './answer-list.tsx';

/** The answers of a keyword before its newest one. */
export function EarlierAnswers({ keywordId, channel }: { keywordId: string; channel: Channel }) {
  const { data } = useQuery(
    useQueries().checks.list_answers.queryOptions({ input: { keyword_id: keywordId, channel } }),
  );
  const earlier = data?.items.slice(1) ?? [];
  if (earlier.length === 0) return null;
  return (
    <Panel title="Earlier answers">
      <AnswerList answers={earlier} />
    </Panel>
  );
}
