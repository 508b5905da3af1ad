import type { Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { AnswerList } from './answer-list.tsx';

/** The answers of a keyword besides the one that its newest result shows; all of them when that check failed. */
export function EarlierAnswers({ keywordId, channel }: { keywordId: string; channel: Channel }) {
  const { checks } = useQueries();
  const answers = useQuery(checks.list_answers.queryOptions({ input: { keyword_id: keywordId, channel } }));
  const results = useQuery(
    checks.list_visibility_results.queryOptions({ input: { keyword_id: keywordId, channel, page_size: 1 } }),
  );
  if (!answers.data || !results.data) return null;
  const shown = results.data.items[0]?.answer_id;
  const earlier = answers.data.items.filter(({ id }) => id !== shown);
  if (earlier.length === 0) return null;
  return (
    <Panel title="Earlier answers">
      <AnswerList answers={earlier} />
    </Panel>
  );
}
