import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { asOperation } from '../../lib/run-operation.ts';
import { useQueuedWrite } from '../../lib/use-queued-write.ts';
import { useServices } from '../../lib/use-services.ts';
import * as messages from './messages.ts';
import { type TagFields, tagWrites } from './tag-writes.ts';

/** Adds a tag that is chosen at once, so that it cannot wait for a connection; the form says what was refused. */
export function useCreateTagNow() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (fields: TagFields) =>
      asOperation(messages.failedToCreateTag, () => api.tags.create_tag(fields)),
    meta: { showsOwnErrors: true },
    onSuccess: () => refreshAfter({ type: 'tags_changed' }),
  });
}

export const useCreateTag = () => useQueuedWrite(tagWrites(useAppClients(), useServices()).create);

export const useUpdateTag = () => useQueuedWrite(tagWrites(useAppClients(), useServices()).update);

export const useDeleteTag = () => useQueuedWrite(tagWrites(useAppClients(), useServices()).remove);

/** Gives the keywords of one tag to another and deletes it: what is there then is shown before, so that it cannot wait. */
export function useMergeTags() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (merged: { tag_id: string; into_tag_id: string }) =>
      asOperation(messages.failedToMergeTags, () => api.tags.merge_tags(merged)),
    meta: { showsOwnErrors: true },
    async onSuccess({ tag, tag_name }) {
      await refreshAfter({ type: 'tags_changed' });
      toasts.show({
        title: messages.tagsMerged,
        description: messages.tagIsPartOf({ tag: tag_name, into: tag.name, keywords: tag.keyword_count }),
      });
    },
  });
}
