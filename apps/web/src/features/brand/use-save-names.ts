import type { BrandChange, NewCompetitor } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';

/** Loads again what stands on names: they, and whether answers wait to be judged by them. */
function useNamesChanged() {
  const refreshAfter = useRefreshAfter();
  return () => refreshAfter({ type: 'brand_changed' });
}

/** Saves what the own brand is called; the form says itself what failed. */
export function useSaveBrand() {
  const { api } = useAppClients();
  const onSettled = useNamesChanged();
  return useMutation({
    mutationFn: (change: BrandChange) => api.brand.update_brand(change),
    meta: { showsOwnErrors: true },
    onSettled,
  });
}

/** Adds a competitor, or changes the one of this id; the form says itself what failed. */
export function useSaveCompetitor() {
  const { api } = useAppClients();
  const onSettled = useNamesChanged();
  return useMutation({
    mutationFn: ({ id, fields }: { id: string | null; fields: NewCompetitor }) =>
      id === null ? api.brand.add_competitor(fields) : api.brand.update_competitor({ id, ...fields }),
    meta: { showsOwnErrors: true },
    onSettled,
  });
}

export function useDeleteCompetitor() {
  const { api } = useAppClients();
  const onSettled = useNamesChanged();
  return useMutation({ mutationFn: (id: string) => api.brand.delete_competitor({ id }), onSettled });
}
