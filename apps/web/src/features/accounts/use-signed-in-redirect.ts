import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../../lib/use-services.ts';

/** Somebody who arrives signed in has nothing to do here and is led on; who signs in here is led by the form. */
export function useSignedInRedirect(): void {
  const { session } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    session.load().then(
      (user) => {
        if (isHere && user) void navigate({ to: '/tracker/dashboard', replace: true });
      },
      () => {
        // The form stands either way, and says itself when the server cannot be reached.
      },
    );
    return () => {
      isHere = false;
    };
  }, [session, navigate]);
}
