import type { BrandChange, NewCompetitor, OperationInput, ProfileOperations } from '@answerscope/contract';
import { profileOperation } from '../../domain/brand/profile-operation.ts';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { type AppClients, useAppClients } from '../../lib/app-clients.tsx';
import { makeOnce } from '../../lib/make-once.ts';
import { queuedWrite } from '../../lib/query-client.ts';
import { isMissing } from '../../lib/request-error.ts';
import { useQueuedWrite } from '../../lib/use-queued-write.ts';
import * as messages from './messages.ts';

type Details = Omit<OperationInput<ProfileOperations, 'update_brand_data'>, 'operation'>;

/** The changes of the brand and its competitors that wait without a connection, and that a page can take over from another. */
export function brandWrites(clients: AppClients) {
  const { api, queryClient } = clients;
  /** Loads again what stands on names: they, and whether answers wait to be judged by them. */
  const onSettled = () => refreshAfter(clients, { type: 'brand_changed' });
  return {
    /** Saves what the own brand is called; the form says itself what failed. */
    saveBrand: {
      ...queuedWrite,
      mutationKey: ['save-brand'],
      mutationFn: (change: BrandChange) => api.brand.update_brand(change),
      meta: { showsOwnErrors: true, isOfForm: true, operation: messages.changeBrandNames },
      onSettled,
    },
    /** Adds a competitor; the form says itself what failed. */
    addCompetitor: {
      ...queuedWrite,
      mutationKey: ['add-competitor'],
      mutationFn: (fields: NewCompetitor): Promise<unknown> =>
        makeOnce<unknown>(
          queryClient,
          () => api.brand.add_competitor(fields),
          ({ details }) => (details?.reason === 'duplicate_competitor' ? null : undefined),
        ),
      meta: {
        showsOwnErrors: true,
        isOfForm: true,
        operation: messages.addCompetitor,
        operationDetail: 'competitor_name',
      },
      onSettled,
    },
    /** Changes the competitor of this id; the form says itself what failed. */
    changeCompetitor: {
      ...queuedWrite,
      mutationKey: ['change-competitor'],
      mutationFn: (change: NewCompetitor & { id: string }) => api.brand.update_competitor(change),
      meta: {
        showsOwnErrors: true,
        isOfForm: true,
        operation: messages.changeCompetitor,
        operationDetail: 'competitor_name',
      },
      onSettled,
    },
    deleteCompetitor: {
      ...queuedWrite,
      mutationKey: ['delete-competitor'],
      mutationFn: ({ id }: { id: string; competitor_name: string }) =>
        makeOnce<unknown>(
          queryClient,
          () => api.brand.delete_competitor({ id }),
          (refusal) => (isMissing(refusal) ? null : undefined),
        ),
      meta: { operation: messages.deleteCompetitor, operationDetail: 'competitor_name' },
      onSettled,
    },
    /** Saves how the company presents itself; the form says itself what failed. */
    saveDetails: {
      ...queuedWrite,
      mutationKey: ['save-brand-details'],
      mutationFn: (details: Details) => profileOperation({ api })('update_brand_data', details),
      meta: { showsOwnErrors: true, isOfForm: true, operation: messages.changeBrandDetails },
      onSuccess: () => void refreshAfter(clients, { type: 'profile_updated' }),
    },
  };
}

export const useSaveBrand = () => useQueuedWrite(brandWrites(useAppClients()).saveBrand);

export const useAddCompetitor = () => useQueuedWrite(brandWrites(useAppClients()).addCompetitor);

export const useChangeCompetitor = () => useQueuedWrite(brandWrites(useAppClients()).changeCompetitor);

export const useDeleteCompetitor = () => useQueuedWrite(brandWrites(useAppClients()).deleteCompetitor);

export const useSaveBrandDetails = () => useQueuedWrite(brandWrites(useAppClients()).saveDetails);
