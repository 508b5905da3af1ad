import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { ActDialog } from './act-dialog.tsx';

/** Asks a provider again before its wait is over. */
export function ResumeDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { api } = useAdminClients();
  const label = CHANNEL_LABELS[channel];
  return (
    <ActDialog
      title={`Ask ${label} again`}
      consequence="1 provider is asked again at once, by every run that waits for it."
      confirmLabel="Resume"
      act={async (reason) => {
        await api.admin.resume_provider({ channel, reason });
        return `${label} is asked again`;
      }}
      onClose={onClose}
    />
  );
}
