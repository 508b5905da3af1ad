import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import * as messages from './messages.ts';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

interface SheetProps {
  isOpen: boolean;
  title: ReactNode;
  /** What can be done with what is shown. */
  actions?: ReactNode;
  children: ReactNode;
  /** Something in it was typed and is not saved: it is asked before it is thrown away. */
  isUnsaved?: boolean;
  onClose: () => void;
}

/** A row's detail beside its list, which stays where it was. All of the window on a phone. */
export function Sheet({ isOpen, title, actions, children, isUnsaved, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isUnsaved ? setAsking(true) : dialog.current?.close());
  const titleId = useId();
  useModal(dialog, isOpen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      // Dialogs inside it have their own.
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onCancel={(event) => {
        if (event.target !== dialog.current || !isUnsaved) return;
        event.preventDefault();
        setAsking(true);
      }}
      onClick={(event) => {
        if (event.target === dialog.current) leave();
      }}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button look="quiet" isIcon aria-label={messages.close} onClick={leave}>
              <IconX size={18} stroke={1.75} />
            </Button>
          </div>
          {actions && <div className="row">{actions}</div>}
          {children}
          {isAsking && (
            <DiscardDialog
              onDiscard={() => {
                setAsking(false);
                dialog.current?.close();
              }}
              onStay={() => setAsking(false)}
            />
          )}
        </div>
      )}
    </dialog>
  );
}

/** Asks before what was typed and is not saved is thrown away. */
export function DiscardDialog({ onDiscard, onStay }: { onDiscard: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title={messages.discardYourChanges}
      confirmLabel={messages.discardChanges}
      cancelLabel={messages.keepEditing}
      isDangerous
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <p>{messages.typedNotSaved}</p>
    </ConfirmDialog>
  );
}
