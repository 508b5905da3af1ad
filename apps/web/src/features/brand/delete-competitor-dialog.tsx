import type { Competitor } from '@answerscope/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteCompetitor } from './brand-writes.ts';

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
      title={`Delete ${competitor.competitor_name}?`}
      confirmLabel="Delete competitor"
      isDangerous
      onConfirm={() => {
        // A failed write shows its own message.
        remove.write(competitor).catch(() => undefined);
        onClose();
      }}
      onClose={onClose}
    >
      <p>You stop tracking it. If answers mention it, it stays in the list as found, with the same counts.</p>
    </ConfirmDialog>
  );
}
