import type { ChannelSummary } from '@answerscope/contract';
import { Button } from '../../ui/button.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { exportPath, type ListFilters } from './export-path.ts';
import * as messages from './messages.ts';

interface TrackerActionsProps {
  /** What the list shows: the same is exported. */
  filters: ListFilters;
  /** Undefined while it loads, null where it could not be. */
  summary: ChannelSummary | null | undefined;
  /** What is exported is of the own company alone. */
  canExport: boolean;
  canCheckAll: boolean;
  /** What says why nothing can be done with all of them, where something does. */
  noticeId: string | undefined;
  onCheckAll: () => void;
}

/** What can be done with all keywords of the tracker. */
export function TrackerActions(props: TrackerActionsProps) {
  const { filters, summary, canExport, canCheckAll, noticeId, onCheckAll } = props;
  return (
    <>
      <SaveButton
        path={exportPath(filters)}
        isDisabled={!canExport || !summary?.keywords}
        describedBy={noticeId}
      >
        {messages.exportCsv}
      </SaveButton>
      <Button look="primary" disabled={!canCheckAll} aria-describedby={noticeId} onClick={onCheckAll}>
        {messages.checkAll}
      </Button>
    </>
  );
}
