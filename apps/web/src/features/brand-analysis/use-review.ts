import type { BrandFactsChange, ReviewItem, StatementMark } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';

/** Marks what an answer says of the brand, or takes the mark back. */
export function useMarkStatement() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: ({ item, mark }: { item: ReviewItem; mark: StatementMark | null }) => {
      const { answer_id, kind, start, end } = item;
      return api.brand.mark_statement({ answer_id, kind, start, end, mark });
    },
    onSettled: () => refreshAfter({ type: 'statements_changed' }),
  });
}

/** Declares the facts that answers are held against; the dialog says what was refused. */
export function useDeclareFacts() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (facts: BrandFactsChange) => api.brand.update_brand_facts(facts),
    meta: { showsOwnErrors: true },
    onSettled: () => refreshAfter({ type: 'statements_changed' }),
  });
}
