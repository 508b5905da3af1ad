import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { useEffect, useState } from 'react';
import { answerWrites } from '../../domain/answer/answer-writes.ts';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { tagKeywordsWrite } from '../../domain/tag/use-tag-keywords.ts';
import { sidebarWrite } from '../../features/accounts/settings/sidebar-write.ts';
import { brandWrites } from '../../features/brand/brand-writes.ts';
import { keywordWrites } from '../../features/keywords/keyword-writes.ts';
import { addKeywordWrite } from '../../features/keywords/use-add-keyword.ts';
import { deleteKeywordsWrite } from '../../features/keywords/use-delete-keywords.ts';
import { tagWrites } from '../../features/tags/tag-writes.ts';
import { type AppClients, useAppClients } from '../../lib/app-clients.tsx';
import type { BrowserServices } from '../../lib/browser-services.ts';
import { announceTab, isTabOpen, keepWrites } from '../../lib/kept-writes.ts';
import { reportLateFailures } from '../../lib/late-failures.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useServices } from '../../lib/use-services.ts';
import { openWriteStore } from '../../lib/write-store.ts';

/** What was written without a connection outlives the page, and is saved by the next one that opens. */
export default function KeptWrites(): null {
  const clients = useAppClients();
  const services = useServices();
  const [tab] = useState(randomKey);
  const userId = services.session.current()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const { queryClient } = clients;
    for (const write of writesThatWait(clients, services))
      queryClient.setMutationDefaults(write.mutationKey, write as AnyWrite);
    announceTab(tab);
    const stopReporting = reportLateFailures(queryClient, services.toasts);
    const stopKeeping = keepWrites({ queryClient, userId, tab, store: openWriteStore(), isTabOpen });
    return () => {
      stopReporting();
      stopKeeping();
    };
  }, [clients, services, userId, tab]);
  return null;
}

/** What each takes is its own; what is kept of one says by its key which it is. */
type AnyWrite = Parameters<AppClients['queryClient']['setMutationDefaults']>[1];

/** Every write that is made with queuedWrite. */
function writesThatWait(clients: AppClients, services: BrowserServices) {
  return [
    addKeywordWrite(clients, services),
    tagKeywordsWrite(clients, services),
    {
      ...deleteKeywordsWrite(clients),
      onError: () =>
        services.toasts.show({ title: FRIENDLY_ERRORS.keywords.delete_failed, tone: 'destructive' }),
      onSettled: () => void refreshAfter(clients, { type: 'keywords_changed' }),
    },
    ...Object.values(keywordWrites(clients, services)),
    ...Object.values(tagWrites(clients, services)),
    ...Object.values(brandWrites(clients)),
    ...Object.values(answerWrites(clients)),
    sidebarWrite(clients, services),
  ];
}
