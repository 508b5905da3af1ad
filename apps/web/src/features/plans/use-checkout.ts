import type { BillingInterval } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import { openTab } from './new-tab.ts';
import { checkoutNotice } from './plan-change-error.ts';
import { planChangeKey } from './plan-change-key.ts';

/** Opens the payment provider's page for a plan in a new tab; `address` is it once it is known. */
export function useCheckout(planId: string) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const [address, setAddress] = useState<string | null>(null);
  const begin = useMutation({
    mutationKey: planChangeKey(planId),
    mutationFn: async ({ interval, tab }: { interval: BillingInterval; tab: ReturnType<typeof openTab> }) => {
      const back = (result: string) => `${location.origin}/tracker/plans?${result}=true`;
      try {
        const { url } = await api.payments.create_stripe_checkout({
          planId,
          interval,
          successUrl: back('success'),
          cancelUrl: back('canceled'),
        });
        tab.goTo(url);
        return url;
      } catch (error) {
        tab.close();
        throw error;
      }
    },
    meta: { showsOwnErrors: true },
    onSuccess: setAddress,
    onError: (error) => toasts.show(checkoutNotice(error)),
  });
  return {
    address,
    error: begin.error,
    isPending: begin.isPending,
    begin: (interval: BillingInterval) => begin.mutate({ interval, tab: openTab() }),
  };
}
