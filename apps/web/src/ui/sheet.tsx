import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

interface SheetProps {
  isOpen: boolean;
  title: ReactNode;
  /** What can be done with what is shown. */
  actions?: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

/** A row's detail beside its list, which stays where it was. All of the window on a phone. */
export function Sheet({ isOpen, title, actions, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, isOpen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button look="quiet" isIcon aria-label="Close" onClick={() => dialog.current?.close()}>
              <IconX size={18} stroke={1.75} />
            </Button>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {children}
        </div>
      )}
    </dialog>
  );
}
