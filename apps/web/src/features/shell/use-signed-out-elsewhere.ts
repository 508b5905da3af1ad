import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { SIGNED_OUT } from '../../lib/use-sign-out.ts';
import * as messages from './messages.ts';

/** Leaves what only the person who was signed in may see as soon as they log out in another tab of the browser. */
export function useSignedOutElsewhere(): void {
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    const others = new BroadcastChannel(SIGNED_OUT);
    others.onmessage = () => {
      // The tab that logged out hears itself.
      if (session.current() === null) return;
      session.forget();
      void navigate({ to: '/' });
      toasts.show({ title: messages.loggedOut, description: messages.loggedOutElsewhere });
    };
    return () => others.close();
  }, [session, toasts, navigate]);
}
