import type { Run } from '@answerscope/contract';
import { IconReport } from '@tabler/icons-react';
import { lazy } from 'react';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const RunReport = lazy(() => import('./run-report.tsx'));

interface DetailedReportProps {
  /** Undefined while no run was ever started. */
  run: Run | undefined;
  canCheck: boolean;
  onCheckAll: () => void;
}

/** The newest check channel by channel and keyword by keyword, or how to come to one. */
export function DetailedReport({ run, canCheck, onCheckAll }: DetailedReportProps) {
  if (!run) {
    return (
      <EmptyState
        Icon={IconReport}
        title={messages.noCheckHasRunYet}
        text={messages.detailedReportAppearsHere}
        action={
          <Button disabled={!canCheck} onClick={onCheckAll}>
            {messages.checkAllKeywords}
          </Button>
        }
      />
    );
  }
  return (
    <LazyPart fallback={<Skeleton height="240px" />}>
      <RunReport run={run} />
    </LazyPart>
  );
}
