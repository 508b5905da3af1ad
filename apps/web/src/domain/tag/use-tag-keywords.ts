import type { BulkAssignedTags, KeywordTag } from '@answerscope/contract';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type AppClients, useAppClients } from '../../lib/app-clients.tsx';
import type { BrowserServices } from '../../lib/browser-services.ts';
import { errorInWords } from '../../lib/error-in-words.ts';
import { queuedWrite } from '../../lib/query-client.ts';
import { asOperation } from '../../lib/run-operation.ts';
import { useServices } from '../../lib/use-services.ts';
import { refreshAfter } from '../check/stale-after.ts';
import * as messages from './messages.ts';
import { noticeOf, type Tagging, tagsAfter, withTagging } from './tagged.ts';

type Seen = readonly (readonly [QueryKey, unknown])[];

/** The write itself, which a page can take over from another that was left before it was made. */
export function tagKeywordsWrite(clients: AppClients, { toasts }: Pick<BrowserServices, 'toasts'>) {
  const { api, queries, queryClient } = clients;
  const lists = { queryKey: queries.keywords.list_keywords.key() };
  const ofKeywords = { queryKey: queries.tags.get_keyword_tags.key() };
  return {
    ...queuedWrite,
    mutationKey: ['tag-keywords'],
    mutationFn: ({ keyword_ids, tags, action }: Tagging): Promise<BulkAssignedTags> =>
      asOperation(messages.failedToAssignTags, () =>
        api.tags.bulk_assign_tags({
          keyword_ids: [...keyword_ids],
          tag_ids: tags.map(({ id }) => id),
          action,
        }),
      ),
    meta: { showsOwnErrors: true, operation: messages.changeTags },
    async onMutate(tagging: Tagging): Promise<Seen> {
      await Promise.all([queryClient.cancelQueries(lists), queryClient.cancelQueries(ofKeywords)]);
      const before = [...queryClient.getQueriesData(lists), ...queryClient.getQueriesData(ofKeywords)];
      queryClient.setQueriesData<{ items: { id: string; tags: KeywordTag[] }[] }>(
        lists,
        (page) => page && { ...page, items: withTagging(page.items, tagging) },
      );
      queryClient.setQueriesData<{ keyword_id: string; tags: KeywordTag[] }>(ofKeywords, (one) =>
        one && tagging.keyword_ids.includes(one.keyword_id)
          ? { ...one, tags: tagsAfter(one.tags, tagging) }
          : one,
      );
      return before;
    },
    onError(error: unknown, _tagging: Tagging, before: Seen | undefined) {
      for (const [key, data] of before ?? []) queryClient.setQueryData(key, data);
      toasts.show({ title: messages.tagsNotChanged, description: errorInWords(error), tone: 'destructive' });
    },
    onSettled() {
      // Not waited for: without a connection these reads are tried for seconds.
      void refreshAfter(clients, { type: 'tags_changed' });
    },
  };
}

/**
 * Gives keywords tags or takes them away, or both: shown at once, and back as it was where the server refuses. One notice
 * says what became of all of it and takes it back. Without a connection it waits for one.
 */
export function useTagKeywords() {
  const clients = useAppClients();
  const { toasts } = useServices();
  const { mutate: takeBack, mutateAsync } = useMutation(tagKeywordsWrite(clients, { toasts }));
  return async (taggings: readonly Tagging[]): Promise<void> => {
    const written = await Promise.allSettled(taggings.map((tagging) => mutateAsync(tagging)));
    const done = taggings.flatMap((tagging, index) => {
      const outcome = written[index];
      return outcome?.status === 'fulfilled' ? [{ tagging, results: outcome.value.results }] : [];
    });
    // What was refused is told by its own message, which stays.
    if (done.length < taggings.length) return;
    const { title, description, undo } = noticeOf(done);
    toasts.show({
      title,
      description,
      ...(undo.length > 0 && {
        action: {
          label: messages.undo,
          onSelect: () => {
            for (const one of undo) takeBack(one);
          },
        },
      }),
    });
  };
}
