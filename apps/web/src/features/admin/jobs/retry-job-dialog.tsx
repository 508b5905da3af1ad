import type { AdminJob } from '@answerscope/contract';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { ActDialog } from '../act-dialog.tsx';

/** Has a job that failed for the last time tried once more, with a reason. */
export function RetryJobDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const { api } = useAdminClients();
  return (
    <ActDialog
      title="Try this job again"
      consequence="It is tried once more within seconds. If that fails, too, it is listed here again."
      confirmLabel="Try again"
      act={async (reason) => {
        await api.admin.retry_job({ id: job.id, reason });
        return 'Job will be tried again';
      }}
      onClose={onClose}
    />
  );
}
