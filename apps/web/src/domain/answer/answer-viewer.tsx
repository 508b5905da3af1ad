import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AlsoNamedInAnswer } from './also-named.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import type { MarkedSpan } from './answer-spans.ts';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';
import { CountAnswer } from './count-answer.tsx';
import { markStatements, toCompanyStatements } from './marked-statements.ts';
import * as messages from './messages.ts';
import { SaidOfCompanies } from './said-of-companies.tsx';
import { VerdictFeedback } from './verdict-feedback.tsx';

const NotUsDialog = lazy(() => import('../names/not-us-dialog.tsx'));

type AnswerViewerProps = { id: string } & Pick<AnswerViewProps, 'isNarrow' | 'showsReasons'>;

/** One stored answer with all its evidence, loaded by its id. */
export function AnswerViewer({ id, ...look }: AnswerViewerProps) {
  // A mention that its user says is of somebody else.
  const [objected, setObjected] = useState<{ start: number; end: number } | null>(null);
  const answer = useQuery(useQueries().checks.get_answer.queryOptions({ input: { id } }));
  const read = useQuery(useQueries().brand.list_answer_statements.queryOptions({ input: { id } }));
  const failure = failedLoad(answer);
  if (failure) {
    return (
      <ErrorState
        title={messages.answerNotLoaded}
        missingTitle={messages.answerNotFound}
        {...failure}
        back={
          <ButtonLink to="/tracker/dashboard" look="primary">
            {messages.backToTheDashboard}
          </ButtonLink>
        }
      />
    );
  }
  if (!answer.data) return <AnswerSkeleton />;
  const { data } = answer;
  const objection = ({ start, end, matched_name }: MarkedSpan) => (
    <Button
      size="small"
      aria-label={messages.notUsName({ name: matched_name })}
      onClick={() => setObjected({ start, end })}
    >
      {messages.notUs}
    </Button>
  );
  const notRead = failedLoad(read);
  const said = read.data ? toCompanyStatements(read.data, data.company_name) : [];
  return (
    <>
      <AnswerView
        answer={data}
        statements={markStatements(said)}
        said={
          notRead ? (
            <FailedPart title={messages.statementsNotLoaded} {...notRead} />
          ) : (
            <SaidOfCompanies companies={said} isRead={read.data?.is_read ?? false} />
          )
        }
        isEvidenceLoading={read.isLoading && read.failureCount === 0}
        decision={<CountAnswer answer={data} />}
        feedback={<VerdictFeedback answer={data} />}
        // A check under another company's name is judged by that one.
        {...(!data.is_ad_hoc && { objection })}
        alsoNamed={<AlsoNamedInAnswer answer={data} />}
        {...look}
      />
      {objected && (
        <LazyPart onClose={() => setObjected(null)}>
          <NotUsDialog
            place={{ id, ...objected }}
            company={data.company_name}
            onClose={() => setObjected(null)}
          />
        </LazyPart>
      )}
    </>
  );
}
