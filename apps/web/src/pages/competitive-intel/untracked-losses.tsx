import type { CountedCompany } from '@answerscope/contract';
import { lazy, useState } from 'react';
import type { AnswersToOpen } from '../../features/brand-analysis/companies-in-words.ts';
import { CompanyTable } from '../../features/brand-analysis/company-table.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import * as messages from './messages.ts';

const CountedAnswersSheet = lazy(() => import('../../features/brand-analysis/counted-answers-sheet.tsx'));

const SHOWN = 10;

/** Who takes the brand's place while none of them is tracked: the step that leads to opportunities is in each row. */
export default function UntrackedLosses({ losses }: { losses: readonly CountedCompany[] }) {
  const [answers, setAnswers] = useState<AnswersToOpen | null>(null);
  return (
    <Panel title={messages.mentionedWithoutYou}>
      <p className="quiet">{messages.trackCompanySeeWhichKeywords}</p>
      <CompanyTable companies={losses.slice(0, SHOWN)} onOpen={setAnswers} onDetail={() => undefined} />
      {answers && (
        <LazyPart onClose={() => setAnswers(null)}>
          <CountedAnswersSheet {...answers} onClose={() => setAnswers(null)} />
        </LazyPart>
      )}
    </Panel>
  );
}
