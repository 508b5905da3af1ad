import {
  type ConfirmBatch,
  FRIENDLY_ERRORS,
  type GenerateKeywords,
  type OpenBatch,
} from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfter } from '../../../domain/check/stale-after.ts';
import { useAppClients, useQueries } from '../../../lib/app-clients.tsx';

/**
 * Suggested keywords that nobody has chosen from yet, and the read they come from.
 * @param plan the name of a plan that was chosen before and is not in force yet
 */
export function useOpenBatch(plan?: string) {
  const batch = useQuery(
    useQueries().keywords.get_open_batch.queryOptions({ input: plan === undefined ? {} : { plan } }),
  );
  // Stays on the page once it was shown: as soon as it is confirmed there is no open batch any more.
  const [shown, setShown] = useState<OpenBatch | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const newest = batch.data?.batch ?? null;
  if (newest !== null && newest !== shown) setShown(newest);
  const open = shown?.batch_id === closed ? null : shown;
  return { batch, open, close: () => setClosed(shown?.batch_id ?? null) };
}

/** Generates keywords for a company; the screen shows what failed. */
export function useGenerateKeywords() {
  const clients = useAppClients();
  return useMutation({
    mutationFn: (company: GenerateKeywords) => clients.api.keywords.generate_keywords(company),
    meta: { showsOwnErrors: true, signedOutText: FRIENDLY_ERRORS.keywords.generation_signed_out },
    // The list to choose from is shown next.
    onSuccess: () => refreshAfter(clients, { type: 'keywords_changed' }),
  });
}

/** Adds the chosen suggestions of a batch and deletes the others; the screen shows what failed. */
export function useConfirmBatch() {
  const clients = useAppClients();
  return useMutation({
    mutationFn: (choice: ConfirmBatch) => clients.api.keywords.confirm_batch(choice),
    meta: { showsOwnErrors: true },
    onSuccess: () => {
      void refreshAfter(clients, { type: 'keywords_changed' });
      void refreshAfter(clients, { type: 'profile_updated' });
    },
  });
}
