import type { SubscriptionConflict } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './subscription-panel.module.css';

const WORDS: Record<SubscriptionConflict, string> = {
  status_conflict: messages.youOnPaidPlan,
  plan_mismatch: messages.yourSubscriptionInForce,
};

/** The subscription and the plan do not fit each other: what is wrong, and the way to set it right. */
export function SyncIssue({ conflict }: { conflict: SubscriptionConflict }) {
  const clients = useAppClients();
  const { toasts } = useServices();
  const resolve = useMutation({
    mutationFn: () => clients.api.payments.refresh_my_subscription(),
    meta: { showsOwnErrors: true },
    onSuccess: async ({ conflict: left }) => {
      await refreshAfter(clients, { type: 'profile_updated' });
      toasts.show(
        left === null
          ? { title: messages.syncIssueResolved, description: messages.yourPlanAndSubscriptionFit }
          : {
              title: messages.manualResolutionRequired,
              description: messages.thePaymentProviderSaysSame,
              tone: 'destructive',
            },
      );
    },
    onError: () =>
      toasts.show({
        title: messages.syncError,
        description: messages.failedRefreshSubscriptionStatus,
        tone: 'destructive',
      }),
  });
  return (
    <Alert tone="warning">
      <div className={styles.parts}>
        <strong>{messages.subscriptionSyncIssue}</strong>
        <p>{WORDS[conflict]}</p>
        <div>
          <Button disabled={resolve.isPending} onClick={() => resolve.mutate()}>
            {resolve.isPending ? messages.processing : messages.askPaymentProviderAgain}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
