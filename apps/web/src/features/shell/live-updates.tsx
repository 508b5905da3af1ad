import { useEffect } from 'react';
import { refreshAfter } from '../../domain/check/stale-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { closeEvents, listenToEvents } from '../../lib/event-stream.ts';
import { useServices } from '../../lib/use-services.ts';
import { isInOtherView, isViewed, reloadInOtherView } from '../../lib/view-as.ts';

/** Loads again what the server says has changed, also when another tab or a worker changed it. */
export function LiveUpdates({ onSignedOut }: { onSignedOut: () => void }) {
  const clients = useAppClients();
  const { session, toasts } = useServices();

  useEffect(() => {
    let wasReady = false;
    const lookWhoItIs = async () => {
      const before = session.current();
      const user = await session.refresh();
      if (user === null) onSignedOut();
      // What the page shows is another's: saved, it would be written into the account of who is answered now.
      else if (isInOtherView(before, user)) reloadInOtherView();
    };
    return listenToEvents((event) => {
      // A stream that is open again may be the administrator's own: another page has lost the view.
      const isReopened = event.type === 'ready' && wasReady && isViewed(session.current());
      if (event.type === 'profile_updated' || event.type === 'refused' || isReopened)
        lookWhoItIs().catch(() => {
          // The name in the menu stays the former one until the page is opened again.
        });
      if (event.type === 'refused') return;
      if (event.type === 'subscription_updated' && event.news !== null) {
        const { news, ends_at } = event;
        // Rare: its words are loaded when there is something to say.
        void import('../../domain/plan/subscription-news.ts').then(({ subscriptionNews }) =>
          toasts.show(subscriptionNews({ news, ends_at }, new Date())),
        );
      }
      if (event.type !== 'ready') return void refreshAfter(clients, event);
      void refreshAfter(clients, { type: wasReady ? 'reopened' : 'opened' });
      wasReady = true;
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
