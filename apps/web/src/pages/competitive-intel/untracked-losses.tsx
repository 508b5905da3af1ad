import type { CountedCompany } from '@answerscope/contract';
import { lazy, useState } from 'react';
import type { AnswersToOpen } from '../../features/brand-analysis/companies-in-words.ts';
import { CompanyTable } from '../../features/brand-analysis/company-table.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import * as messages from './messages.ts';

const CountedAnswersSheet = lazy(() => import('../../features/brand-analysis/counted-answers-sheet.tsx'));

const SHOWN = 10;

/** Companies that take the brand's place and that nobody tracks yet. Each row can track its company. */
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
