import { type ConfirmBatch, FRIENDLY_ERRORS, type GenerateKeywords } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';

/** Has keywords thought of for a company; the screen says itself what failed. */
export function useGenerateKeywords() {
  const clients = useAppClients();
  return useMutation({
    mutationFn: (company: GenerateKeywords) => clients.api.keywords.generate_keywords(company),
    meta: { showsOwnErrors: true, signedOutText: FRIENDLY_ERRORS.keywords.generation_signed_out },
    // The list to choose from is shown next.
    onSuccess: () => refreshAfter(clients, { type: 'keywords_changed' }),
  });
}

/** Keeps what was chosen of a batch and deletes the rest of it; the screen says itself what failed. */
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
