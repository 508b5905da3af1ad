import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';

/** Specification 4: after a change of plan its refreshes are tracked anew. The plan has changed even where that fails. */
export function useRefreshTracking(): () => Promise<void> {
  const { api } = useAppClients();
  const { session, toasts } = useServices();
  return async () => {
    try {
      const user = await session.load();
      if (user) await api.runs.update_refresh_tracking({ _user_id: user.id, _channel: 'openai' });
    } catch {
      toasts.show({ title: messages.failedUpdateUsageTracking, tone: 'destructive' });
    }
  };
}
