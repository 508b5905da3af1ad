import type { Channel } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { AnswerList } from '../../features/checks/answer-list.tsx';
import { ASSISTANT_PLACES } from '../../features/reports/assistant-places.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Fold } from '../../ui/fold.tsx';
import { ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const SHOWN_ANSWERS = 4;

/** The newest answers of the assistant, loaded when opened. */
export function AssistantAnswers({ channel }: { channel: Channel }) {
  return (
    <Fold id={ASSISTANT_PLACES.answers} title={messages.newestAnswers}>
      <Answers channel={channel} />
    </Fold>
  );
}

function Answers({ channel }: { channel: Channel }) {
  const answers = useQuery(useQueries().checks.list_answers.queryOptions({ input: { channel } }));
  const failure = failedLoad(answers);
  if (failure) return <ErrorState title={messages.theNewestAnswersNotLoaded} {...failure} />;
  if (answers.data?.items.length === 0) return <p className="faint">{messages.noAnswersYet}</p>;
  return (
    <AnswerList answers={answers.data?.items.slice(0, SHOWN_ANSWERS) ?? null} expected={SHOWN_ANSWERS} />
  );
}
