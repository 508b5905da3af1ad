import { useNavigate } from '@tanstack/react-router';
import * as messages from './messages.ts';
import { useServices } from './use-services.ts';
import { readOnlyInWords } from './view-as.ts';

/** What the tabs of a browser tell each other on: whoever hears it is signed out, too. */
export const SIGNED_OUT = 'answerscope:signed-out';

/** Leaves what only who was signed in may see, also in the other tabs, goes home and says why. */
export function useLeave(): (said: { title: string; description: string }) => Promise<void> {
  const { toasts } = useServices();
  const navigate = useNavigate();
  return async (said) => {
    const others = new BroadcastChannel(SIGNED_OUT);
    others.postMessage(null);
    others.close();
    await navigate({ to: '/' });
    toasts.show(said);
  };
}

/** Signs out, also in the other tabs, goes home and says so; on failure everything stays as it was and the toast says that. */
export function useSignOut(): () => Promise<void> {
  const { session, toasts, actions } = useServices();
  const leave = useLeave();
  return async () => {
    try {
      await session.signOut();
    } catch (error) {
      toasts.show({
        title: messages.error,
        description: readOnlyInWords(error) ?? messages.failedToLogOut,
        tone: 'destructive',
      });
      return;
    }
    actions.note('logout', 'menu');
    await leave({ title: messages.loggedOut, description: messages.loggedOutText });
  };
}
