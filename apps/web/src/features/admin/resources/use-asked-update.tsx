import type { Consequence } from '@answerscope/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import { RequestError } from '../../../lib/request-error.ts';
import { useServices } from '../../../lib/use-services.ts';
import { ConsequencesDialog } from './consequences-dialog.tsx';
import type { PageResource, ResourceProcedures, UpdateCall } from './resource-types.ts';

/** What is said of a change once it is done, or why it is not. */
interface Said {
  done: string;
  notDone: string;
}

/**
 * A change that no form asks for: an older version written again, or what was just saved taken back. Where it touches
 * others these are shown first, as a form shows them.
 */
export function useAskedUpdate<Row>(
  resource: Pick<PageResource, 'name'>,
  { update }: Pick<ResourceProcedures<Row>, 'update'>,
): { change: (call: UpdateCall, said: Said) => void; dialog: ReactNode } {
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const [asked, setAsked] = useState<{ call: UpdateCall; said: Said; consequences: Consequence[] } | null>(
    null,
  );
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const change = async (call: UpdateCall, said: Said) => {
    setAsked(null);
    try {
      await update.call(call);
      await refresh();
      toasts.show({ title: said.done });
    } catch (error) {
      const consequences = error instanceof RequestError ? error.details?.consequences : undefined;
      // Where the page is left by now nobody would see the question.
      if (consequences && isShown.current) return setAsked({ call, said, consequences });
      toasts.fail(said.notDone, error);
    }
  };
  return {
    change: (call, said) => void change(call, said),
    dialog: asked && (
      <ConsequencesDialog
        resource={resource}
        consequences={asked.consequences}
        onConfirm={(reason) =>
          void change({ ...asked.call, reason, seen_consequences: asked.consequences }, asked.said)
        }
        onClose={() => setAsked(null)}
      />
    ),
  };
}
