import type { StartRun } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { nameChannels } from './describe-run.ts';
import * as messages from './messages.ts';
import { isUnderWayAlready, startFailure } from './start-failure.ts';

interface NewRun {
  scope: StartRun;
  /** The same key again is the same run, so that a repeated click or request starts no second one. */
  key: string;
}

/** Starts a run and says so; a run that goes on already is shown in place of an error. */
export function useStartRun() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: ({ scope, key }: NewRun) => api.runs.start_run(scope, { context: { idempotency_key: key } }),
    meta: { showsOwnErrors: true },
    onSuccess(run) {
      toasts.show({
        title: messages.startingVisibilityCheck,
        description: messages.checksOnAndYouCanLeave({
          checks: run.total,
          assistants: nameChannels(run.channels),
        }),
      });
    },
    onError(error, { scope }) {
      if (isUnderWayAlready(error)) {
        toasts.show({ title: messages.checkUnderWayTitle, description: startFailure(error, scope) });
        return;
      }
      toasts.show({
        title: messages.checkFailed,
        description: startFailure(error, scope),
        tone: 'destructive',
      });
    },
    onSettled: () => refreshAfter({ type: 'run_updated' }),
  });
}
