import type { AnswerSummary } from '@answerscope/contract';
import { Panel } from '../../ui/page-frame.tsx';
import { AnswerList } from './answer-list.tsx';

/** What was asked about a keyword for other companies: kept as evidence, in no number. Nothing where nothing was. */
export function AdHocAnswers({ answers }: { answers: readonly AnswerSummary[] }) {
  if (answers.length === 0) return null;
  return (
    <Panel title="Asked for other companies">
      <AnswerList answers={answers} isOfOneKeyword />
    </Panel>
  );
}
