import * as Toast from '@radix-ui/react-toast';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ToastMessage } from '../lib/toasts.ts';
import { useServices } from '../lib/use-services.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import * as messages from './messages.ts';
import { SupportText } from './support-text.tsx';
import styles from './toaster.module.css';
import { useToastPlace } from './use-toast-place.ts';

const SWIPE_THRESHOLD_PX = 50;

/**
 * Draws the one visible toast, above an open dialog too and off everything that can be pressed: pauses on hover and focus, closes on a swipe to the right, F8
 * moves focus to it.
 */
export default function Toaster({ toast }: { toast: ToastMessage | null }) {
  const { toasts } = useServices();
  const viewport = useRef<HTMLOListElement>(null);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    // Shown anew it is the topmost: a dialog may have been opened since.
    viewport.current?.hidePopover();
    viewport.current?.showPopover();
  }, [id]);
  useToastPlace(viewport, id);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX} label={messages.notification}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={classNames(styles.toast, toast.tone === 'destructive' && styles.destructive)}
          duration={toast.duration_ms}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => {
            if (!isOpen) toasts.dismiss(toast.id);
          }}
        >
          <div className={styles.text}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className={styles.description}>
                <SupportText text={toast.description} />
              </Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action asChild altText={toast.action.label}>
              <Button size="small" onClick={() => toasts.act(toast.id)}>
                {toast.action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <Button look="quiet" size="small" isIcon aria-label={messages.dismiss}>
              <IconX size={16} stroke={1.75} />
            </Button>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        popover="manual"
        className={styles.viewport}
        hotkey={['F8']}
        label={messages.notifications}
      />
    </Toast.Provider>
  );
}
