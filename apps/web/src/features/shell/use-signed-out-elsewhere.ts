import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { SIGNED_OUT } from '../../lib/use-sign-out.ts';

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
      toasts.show({ title: 'Logged out', description: 'You have logged out in another tab.' });
    };
    return () => others.close();
  }, [session, toasts, navigate]);
}
