import { errorInWords } from './error-in-words.ts';

export interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  tone: 'neutral' | 'destructive';
  duration_ms: number;
  action?: { label: string; onSelect: () => void };
  /** Called once when the message goes, however it goes; not after its action. */
  onClose?: (() => void) | undefined;
}

export type NewToast = Omit<ToastMessage, 'id' | 'tone' | 'duration_ms'> &
  Partial<Pick<ToastMessage, 'tone' | 'duration_ms'>>;

export interface Toasts {
  /** Shows a message in place of the one before it; returns its id. */
  show(toast: NewToast): number;
  /** Says what could not be done, and why. */
  fail(title: string, error: unknown): number;
  dismiss(id: number): void;
  /** Runs the action of the message and takes it away. */
  act(id: number): void;
  current(): ToastMessage | null;
  subscribe(listener: () => void): () => void;
}

const DURATION_MS = 5000;

/** At most one message is visible; the newest wins. Knows nothing of how it is drawn. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let current: ToastMessage | null = null;
  let lastId = 0;

  function become(next: ToastMessage | null): void {
    const gone = current;
    current = next;
    for (const listener of listeners) listener();
    gone?.onClose?.();
  }

  function show(toast: NewToast): number {
    lastId += 1;
    become({ tone: 'neutral', duration_ms: DURATION_MS, ...toast, id: lastId });
    return lastId;
  }

  return {
    show,
    fail: (title, error) => show({ title, description: errorInWords(error), tone: 'destructive' }),
    dismiss(id) {
      if (current?.id === id) become(null);
    },
    act(id) {
      if (current?.id !== id) return;
      const { action } = current;
      current = { ...current, onClose: undefined };
      action?.onSelect();
      become(null);
    },
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
