import type { BillingInterval } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';
import { type NewTab, openTab } from './new-tab.ts';
import { checkoutNotice } from './plan-change-error.ts';
import { planChangeKey } from './plan-change-key.ts';

/** Opens the payment provider's page for a plan in a new tab; `address` is that page's, once it is known. */
export function useCheckout(planId: string) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const [address, setAddress] = useState<string | null>(null);
  const [opened, setOpened] = useState<NewTab | null>(null);
  const isTabClosed = useIsClosed(opened);
  const begin = useMutation({
    mutationKey: planChangeKey(planId),
    mutationFn: async ({ interval, tab }: { interval: BillingInterval; tab: NewTab }) => {
      const back = (result: string) => `${location.origin}/tracker/plans?${result}=true`;
      try {
        const { url } = await api.payments.create_stripe_checkout({
          planId,
          interval,
          successUrl: back('success'),
          cancelUrl: back('canceled'),
        });
        if (tab.goTo(url)) setOpened(tab);
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
    isTabClosed,
    error: begin.error,
    isPending: begin.isPending,
    begin: (interval: BillingInterval) => begin.mutate({ interval, tab: openTab(messages.openingPayment) }),
  };
}

const LOOK_MS = 1_000;

/** Whether a tab was closed: browsers tell nobody, so it is looked at every second. */
function useIsClosed(tab: NewTab | null): boolean {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (tab === null || isClosed) return;
    const timer = setInterval(() => setClosed(tab.isClosed()), LOOK_MS);
    return () => clearInterval(timer);
  }, [tab, isClosed]);
  return isClosed;
}
