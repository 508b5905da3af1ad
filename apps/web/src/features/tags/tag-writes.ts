import type { DeletedTag, Tag, TagColor } from '@answerscope/contract';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import type { AppClients } from '../../lib/app-clients.tsx';
import type { BrowserServices } from '../../lib/browser-services.ts';
import { makeOnce } from '../../lib/make-once.ts';
import { queuedWrite } from '../../lib/query-client.ts';
import { isMissing } from '../../lib/request-error.ts';
import { asOperation } from '../../lib/run-operation.ts';
import * as messages from './messages.ts';

export interface TagFields {
  name: string;
  color: TagColor;
}

/** The changes of tags that wait without a connection, and that a page can take over from another. */
export function tagWrites(clients: AppClients, { toasts }: Pick<BrowserServices, 'toasts'>) {
  const { api, queryClient } = clients;
  const reload = () => refreshAfter(clients, { type: 'tags_changed' });
  return {
    /** Adds a tag; the form says what was refused. */
    create: {
      ...queuedWrite,
      mutationKey: ['create-tag'],
      mutationFn: (fields: TagFields): Promise<unknown> =>
        makeOnce<unknown>(
          queryClient,
          () => asOperation(messages.failedToCreateTag, () => api.tags.create_tag(fields)),
          ({ details }) => (details?.reason === 'duplicate_tag' ? null : undefined),
        ),
      meta: { showsOwnErrors: true, isOfForm: true, operation: messages.addTag, operationDetail: 'name' },
      onSuccess: reload,
    },
    /** Gives a tag another name or colour; the form says what was refused. */
    update: {
      ...queuedWrite,
      mutationKey: ['update-tag'],
      mutationFn: (fields: TagFields & { tag_id: string }) =>
        asOperation(messages.failedToUpdateTag, () => api.tags.update_tag(fields)),
      meta: { showsOwnErrors: true, isOfForm: true, operation: messages.changeTag, operationDetail: 'name' },
      onSuccess: reload,
    },
    /** Deletes a tag and says of how many keywords. */
    remove: {
      ...queuedWrite,
      mutationKey: ['delete-tag'],
      mutationFn: ({ id }: Pick<Tag, 'id' | 'name'>) =>
        makeOnce<DeletedTag | null>(
          queryClient,
          () => asOperation(messages.failedToDeleteTag, () => api.tags.delete_tag({ tag_id: id })),
          (refusal) => (isMissing(refusal) ? null : undefined),
        ),
      meta: { operation: messages.deleteTag, operationDetail: 'name' },
      async onSuccess(deleted: DeletedTag | null) {
        await reload();
        if (deleted === null) return;
        toasts.show({
          title: messages.tagDeleted,
          description: messages.tagRemovedFrom({
            tag: deleted.tag_name,
            keywords: deleted.keywords_affected,
          }),
        });
      },
    },
  };
}
