import { useRefreshAdmin } from '../../../lib/admin-clients.tsx';
import type { NewToast } from '../../../lib/toasts.ts';
import { useServices } from '../../../lib/use-services.ts';
import * as messages from './messages.ts';

/** Time to read what was done and to take it back. */
const UNDO_MS = 10_000;

/** What says that something was done, with the way to take it back for as long as it is read. */
export function undoable(title: string, onUndo: () => void): NewToast {
  return { title, duration_ms: UNDO_MS, action: { label: messages.undo, onSelect: onUndo } };
}

/** Says what was done, with the way to take it back: another write, with its own row in the audit. */
export function useUndo(): (title: string, undo: () => Promise<unknown>) => NewToast {
  const { toasts } = useServices();
  const refresh = useRefreshAdmin();
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      await refresh();
      toasts.show({ title: messages.undone });
    } catch (error) {
      toasts.fail(messages.thatNotUndone, error);
    }
  };
  return (title, undo) => undoable(title, () => void takeBack(undo));
}
