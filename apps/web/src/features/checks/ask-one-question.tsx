import type { Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import { useCheckKeyword, useSentChecks } from './use-check-keyword.ts';

interface AskOneQuestionProps {
  company_name: string | null;
  /** The assistant that is asked; undefined where none can be. */
  channel: Channel | undefined;
  /** Some keyword has an answer already. */
  hasAnswers: boolean;
  hasCompetitors: boolean;
}

/** Asks one question about the newest keyword, and leads to its answer and whom it names. */
export function AskOneQuestion({ company_name, channel, hasAnswers, hasCompetitors }: AskOneQuestionProps) {
  const queries = useQueries();
  const check = useCheckKeyword();
  const isOnline = useOnline();
  const isAsking = useSentChecks().some(({ status }) => status === 'pending');
  const newest = useQuery({
    ...queries.keywords.list_keywords.queryOptions({ input: { page: 1, page_size: 1 } }),
    enabled: !hasAnswers,
  });
  const answers = useQuery({
    ...queries.checks.list_answers.queryOptions({ input: { is_ad_hoc: false } }),
    enabled: hasAnswers,
  });
  const keyword = newest.data?.items[0];
  const answer = answers.data?.items[0];
  if (hasCompetitors) {
    return (
      <ButtonLink to="/tracker/competitive-intel" aria-label={messages.changeCompetitors}>
        {messages.change}
      </ButtonLink>
    );
  }
  if (hasAnswers && answer) {
    return (
      <ButtonLink to="/tracker/answers/$id" params={{ id: answer.id }}>
        {messages.seeWhoIsNamed}
      </ButtonLink>
    );
  }
  if (hasAnswers || !keyword || company_name === null || channel === undefined)
    return <ButtonLink to="/tracker/competitive-intel">{messages.nameCompetitors}</ButtonLink>;
  const ask = () =>
    check([
      { keyword_id: keyword.id, keyword: keyword.keyword, company_name, channel, previous_checked_at: null },
    ]);
  return (
    <Button disabled={isAsking || !isOnline} onClick={() => void ask()}>
      {isAsking ? messages.asking : messages.askOneQuestion}
    </Button>
  );
}
