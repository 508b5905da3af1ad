import type { Competitor } from '@answerscope/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteCompetitor } from './brand-writes.ts';
import * as messages from './messages.ts';

interface DeleteCompetitorDialogProps {
  competitor: Competitor;
  onClose: () => void;
}

/** Asks before a competitor is deleted. */
export default function DeleteCompetitorDialog({ competitor, onClose }: DeleteCompetitorDialogProps) {
  const remove = useDeleteCompetitor();
  return (
    <ConfirmDialog
      isOpen
      title={messages.deleteNamed({ competitor: competitor.competitor_name })}
      confirmLabel={messages.deleteCompetitor}
      isDangerous
      onConfirm={() => {
        // A failed write shows its own message.
        remove.write(competitor).catch(() => undefined);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{messages.youStopTrackingIt}</p>
    </ConfirmDialog>
  );
}
