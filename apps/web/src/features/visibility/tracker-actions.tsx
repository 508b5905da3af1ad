import type { ChannelSummary } from '@answerscope/contract';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { exportPath, type ListFilters } from './export-path.ts';

interface TrackerActionsProps {
  /** What the list shows: the same is exported. */
  filters: ListFilters;
  /** Undefined while it loads, null where it could not be. */
  summary: ChannelSummary | null | undefined;
  canCheckAll: boolean;
  /** What says why all cannot be checked, where something does. */
  noticeId: string | undefined;
  onCheckAll: () => void;
}

/** What can be done with all keywords of the tracker. */
export function TrackerActions({ filters, summary, canCheckAll, noticeId, onCheckAll }: TrackerActionsProps) {
  return (
    <>
      <SaveButton path={exportPath(filters)} isDisabled={!summary?.keywords}>
        Export CSV
      </SaveButton>
      <Button look="primary" disabled={!canCheckAll} aria-describedby={noticeId} onClick={onCheckAll}>
        Check all
      </Button>
    </>
  );
}
