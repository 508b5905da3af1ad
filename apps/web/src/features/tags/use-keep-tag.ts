import type { Tag, TagColor } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { counted } from '../../lib/counted.ts';
import { asOperation } from '../../lib/run-operation.ts';
import { useServices } from '../../lib/use-services.ts';

interface TagFields {
  name: string;
  color: TagColor;
}

/** Adds a tag; the form says what was refused. */
export function useCreateTag() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (fields: TagFields) => asOperation('create tag', () => api.tags.create_tag(fields)),
    meta: { showsOwnErrors: true },
    onSuccess: () => refreshAfter({ type: 'tags_changed' }),
  });
}

/** Gives a tag another name or colour; the form says what was refused. */
export function useUpdateTag() {
  const { api } = useAppClients();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (fields: TagFields & { tag_id: string }) =>
      asOperation('update tag', () => api.tags.update_tag(fields)),
    meta: { showsOwnErrors: true },
    onSuccess: () => refreshAfter({ type: 'tags_changed' }),
  });
}

/** Deletes a tag and says of how many keywords. */
export function useDeleteTag() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: ({ id }: Pick<Tag, 'id'>) =>
      asOperation('delete tag', () => api.tags.delete_tag({ tag_id: id })),
    async onSuccess({ tag_name, keywords_affected }) {
      await refreshAfter({ type: 'tags_changed' });
      toasts.show({
        title: 'Tag deleted',
        description: `“${tag_name}” removed from ${counted(keywords_affected, 'keyword')}`,
      });
    },
  });
}

/** Gives the keywords of one tag to another and deletes it. */
export function useMergeTags() {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  return useMutation({
    mutationFn: (merged: { tag_id: string; into_tag_id: string }) =>
      asOperation('merge tags', () => api.tags.merge_tags(merged)),
    meta: { showsOwnErrors: true },
    async onSuccess({ tag, tag_name }) {
      await refreshAfter({ type: 'tags_changed' });
      toasts.show({
        title: 'Tags merged',
        description: `“${tag_name}” is part of “${tag.name}” now: ${counted(tag.keyword_count, 'keyword')}`,
      });
    },
  });
}
