import type { AnswerSummary } from '@answerscope/contract';
import { Panel } from '../../ui/page-frame.tsx';
import { AnswerList } from './answer-list.tsx';
import * as messages from './messages.ts';

/** What was asked about a keyword for other companies: kept as evidence, in no number. Nothing where nothing was. */
export function AdHocAnswers({ answers }: { answers: readonly AnswerSummary[] }) {
  if (answers.length === 0) return null;
  return (
    <Panel title={messages.askedForOtherCompanies}>
      <AnswerList answers={answers} isOfOneKeyword />
    </Panel>
  );
}
