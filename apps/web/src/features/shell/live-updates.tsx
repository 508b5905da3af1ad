import { useEffect } from 'react';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { changesIn, closeEvents, listenToEvents } from '../../lib/event-stream.ts';
import { useServices } from '../../lib/use-services.ts';
import { isInOtherView, isViewed, reloadInOtherView } from '../../lib/view-as.ts';

/** Reads again what the server says has changed, also when another tab or a worker changed it. */
export function LiveUpdates({ onSignedOut }: { onSignedOut: () => void }) {
  const clients = useAppClients();
  const { session, toasts } = useServices();

  useEffect(() => {
    const lookWhoItIs = async () => {
      const before = session.current();
      const user = await session.refresh();
      if (user === null) onSignedOut();
      // What the page shows is another's: saved, it would be written into the account of who is answered now.
      else if (isInOtherView(before, user)) reloadInOtherView();
    };
    return listenToEvents((event) => {
      const changes = changesIn(event, clients.readAgeMs());
      // Another page may have ended the view, and the stream may be the administrator's own.
      const mayBeAnothers = event.type === 'ready' && isViewed(session.current());
      if (event.type === 'refused' || mayBeAnothers || (changes?.includes('profile_updated') ?? true))
        lookWhoItIs().catch(() => {
          // The name in the menu stays the former one until the page is opened again.
        });
      if (event.type === 'subscription_updated' && event.news !== null) {
        const { news, ends_at } = event;
        // Rare: its words are loaded when there is something to say.
        void import('../../domain/plan/subscription-news.ts').then(({ subscriptionNews }) =>
          toasts.show(subscriptionNews({ news, ends_at }, new Date())),
        );
      }
      void refreshAfter(clients, ...(changes ?? ['events_missed' as const]).map((type) => ({ type })));
    });
  }, [clients, session, toasts, onSignedOut]);

  useEffect(
    () =>
      session.subscribe(() => {
        if (session.current() === null) closeEvents();
      }),
    [session],
  );

  return null;
}
