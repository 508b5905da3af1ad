import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { useEffect, useState } from 'react';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { tagKeywordsWrite } from '../../domain/tag/use-tag-keywords.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { announceTab, isTabOpen, keepWrites } from '../../lib/kept-writes.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useServices } from '../../lib/use-services.ts';
import { openWriteStore } from '../../lib/write-store.ts';
import { addKeywordWrite } from './use-add-keyword.ts';
import { DELETE_KEYWORDS, deleteKeywordsWrite } from './use-delete-keywords.ts';

/** Keywords that were added, tagged or deleted without a connection outlive the page, and are saved by the next one that opens. */
export default function KeptWrites(): null {
  const clients = useAppClients();
  const services = useServices();
  const [tab] = useState(randomKey);
  const userId = services.session.current()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const { queryClient } = clients;
    const adding = addKeywordWrite(clients, services);
    queryClient.setMutationDefaults(adding.mutationKey, adding);
    const tagging = tagKeywordsWrite(clients, services);
    queryClient.setMutationDefaults(tagging.mutationKey, tagging);
    queryClient.setMutationDefaults(DELETE_KEYWORDS, {
      ...deleteKeywordsWrite(clients),
      onError: () =>
        services.toasts.show({ title: FRIENDLY_ERRORS.keywords.delete_failed, tone: 'destructive' }),
      onSettled: () => void refreshAfter(clients, { type: 'keywords_changed' }),
    });
    announceTab(tab);
    return keepWrites({ queryClient, userId, tab, store: openWriteStore(), isTabOpen });
  }, [clients, services, userId, tab]);
  return null;
}
