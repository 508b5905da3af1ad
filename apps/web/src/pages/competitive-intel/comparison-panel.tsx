import type { CompetitorAnalyses } from '@answerscope/contract';
import {
  type AnswersToOpen,
  comparedCompanies,
  isEnough,
  tooFewInWords,
} from '../../features/brand-analysis/comparison.ts';
import { ComparisonTable } from '../../features/brand-analysis/comparison-table.tsx';
import type { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { ErrorState } from '../../ui/states.tsx';

const HINT =
  'Counted over the stored answers of the last 90 days that name a company, to keywords that do not name you. A competitor is counted over the answers that were searched for it: fewer, if you added it later. Lines on a bar show where the share for your keywords is likely.';

interface ComparisonPanelProps {
  /** Undefined while they load. */
  analyses: CompetitorAnalyses | undefined;
  failure: ReturnType<typeof failedLoad>;
  expectedRows: number;
  onOpen: (answers: AnswersToOpen) => void;
  onDetail: (name: string) => void;
}

/** The brand beside its competitors in the same answers. */
export default function ComparisonPanel({ analyses, failure, ...table }: ComparisonPanelProps) {
  const hasNone = analyses?.basis.answers === 0;
  return (
    <Panel
      title="You and your competitors"
      aside={!hasNone && !failure && <Hint text={HINT}>How this is counted</Hint>}
    >
      {failure ? (
        <ErrorState title="How you compare could not be loaded" {...failure} />
      ) : hasNone ? (
        <p>
          There are no answers yet in which you and your competitors could be found.{' '}
          <ButtonLink to="/tracker/visibility">Check all keywords</ButtonLink>
        </p>
      ) : (
        <>
          {analyses && !isEnough(analyses.you.named.of) && (
            <p className="quiet">{tooFewInWords(analyses.you.named.of)}</p>
          )}
          <ComparisonTable companies={analyses ? comparedCompanies(analyses) : null} {...table} />
        </>
      )}
    </Panel>
  );
}
