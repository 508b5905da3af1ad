import { sentencesInWords, VERIFICATION_FAILED } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { retryDelayMs, shouldRetryQuery } from '../../lib/query-client.ts';
import { useServices } from '../../lib/use-services.ts';
import { useDays } from '../../lib/use-time-zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as messages from './messages.ts';
import { isToWait, PATIENCE_MS, pauseMs } from './payment-wait.ts';
import { useSubscription } from './use-subscription.ts';

interface ConfirmPaymentProps {
  sessionId: string;
}

/**
 * On the way back from a checkout. The address only says which one it was: this waits until the server has read from the
 * payment provider that it is paid.
 */
export function ConfirmPayment({ sessionId }: ConfirmPaymentProps) {
  const clients = useAppClients();
  const { api } = clients;
  const day = useDays();
  const { toasts, session, actions } = useServices();
  const trial_ends_at = useSubscription().data?.trial_ends_at ?? null;
  const [begunAt] = useState(Date.now);
  const isLate = (at: number) => at - begunAt > PATIENCE_MS;
  const verified = useQuery({
    queryKey: ['verify-subscription', sessionId],
    queryFn: () => api.payments.verify_subscription({ session_id: sessionId }),
    refetchInterval: ({ state }) =>
      state.data?.success || isLate(state.dataUpdatedAt) ? false : pauseMs(state.dataUpdateCount),
    retry: (failures, error) => (isToWait(error) ? !isLate(Date.now()) : shouldRetryQuery(failures, error)),
    retryDelay: (failures, error) => (isToWait(error) ? pauseMs(Infinity) : retryDelayMs(failures)),
    staleTime: 0,
    gcTime: 0,
  });
  const isPaid = verified.data?.success === true;
  const isOver = verified.isError || (!isPaid && isLate(verified.dataUpdatedAt));

  useEffect(() => {
    if (!isPaid) return;
    actions.note('purchase', 'checkout');
    void refreshAfter(clients, { type: 'profile_updated' });
    const user = session.current();
    if (user)
      api.runs.update_refresh_tracking({ _user_id: user.id, _channel: 'openai' }).catch(() => {
        toasts.show({ title: messages.failedUpdateUsageTracking, tone: 'destructive' });
      });
  }, [isPaid, clients, api, session, toasts, actions]);
  useEffect(() => {
    if (isOver)
      toasts.show({
        title: messages.verificationError,
        description: VERIFICATION_FAILED,
        tone: 'destructive',
      });
  }, [isOver, toasts]);

  if (isPaid)
    return (
      <Alert tone="neutral">
        <strong>{messages.planUpgradedSuccessfully}</strong>
        <p>
          {sentencesInWords([
            messages.newLimitsActive,
            trial_ends_at && messages.trialRunsUntil({ day: day(trial_ends_at) }),
          ])}
        </p>
      </Alert>
    );
  if (isOver) return null;
  return (
    <Alert tone="neutral">
      <Spinner label={messages.processingPayment} />
      <p>{messages.weWaitingForPaymentProvider}</p>
    </Alert>
  );
}
