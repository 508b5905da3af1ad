import { lazy } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import type { MatrixSearch } from '../../features/visibility/matrix-search.ts';
import { MatrixTable } from '../../features/visibility/matrix-table.tsx';
import { RunCard } from '../../features/visibility/run-card.tsx';
import { isMatrix, matrixInWords, toMatrix } from '../../features/visibility/test-matrix.ts';
import { useMatrixRun } from '../../features/visibility/use-matrix-run.ts';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { richText } from '../../lib/rich-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import { TITLE } from './title.ts';

const CellSheet = lazy(() => import('../../features/visibility/cell-sheet.tsx'));

interface ShownMatrixProps {
  /** The id of a check. */
  run: string;
  open: MatrixSearch;
  onOpen: (search: MatrixSearch) => void;
}

/** A check as a matrix: how far it is, and what each assistant said of each keyword. */
export function ShownMatrix({ run: id, open, onOpen }: ShownMatrixProps) {
  const { run, failure } = useMatrixRun(id);
  useRunNotices(useRuns().data?.items);
  const again = (
    <ButtonLink to="/tracker/visibility-optimized" look={run?.state === 'running' ? 'secondary' : 'primary'}>
      {messages.testSomethingElse}
    </ButtonLink>
  );
  if (failure) {
    return (
      <PageFrame title={TITLE} help={<HelpLink article="run-checks" />}>
        <ErrorState
          title={messages.thisCheckNotLoaded}
          missingTitle={messages.thisCheckDoesNotExist}
          {...failure}
          back={again}
        />
      </PageFrame>
    );
  }
  const rows = run && toMatrix(run);
  return (
    <PageFrame
      title={TITLE}
      help={<HelpLink article="run-checks" />}
      answer={run && rows ? matrixInWords(rows, run) : <Skeleton width="320px" />}
      freshness={
        run ? (
          richText(messages.started({ when: () => <TimeStamp iso={run.created_at} /> }))
        ) : (
          <Skeleton width="180px" />
        )
      }
      actions={again}
    >
      {!run && (
        <p role="status" className="visually-hidden">
          {messages.loadingTheCheck}
        </p>
      )}
      {run ? <RunCard run={run} /> : <Skeleton height="140px" />}
      {run && !isMatrix(run) && <Alert tone="warning">{messages.tooManyCells({ cells: run.total })}</Alert>}
      <MatrixTable
        channels={run?.channels.map(({ channel }) => channel) ?? []}
        rows={rows}
        expectedRows={6}
      />
      {open.keyword !== undefined && open.channel !== undefined && (
        <LazyPart level="component" onClose={() => onOpen({ run: id })}>
          <CellSheet
            key={`${open.keyword} ${open.channel}`}
            run_id={id}
            keyword_id={open.keyword}
            keyword={rows?.find(({ keyword_id }) => keyword_id === open.keyword)?.keyword ?? messages.answers}
            channel={open.channel}
            onClose={() => onOpen({ run: id })}
          />
        </LazyPart>
      )}
    </PageFrame>
  );
}
