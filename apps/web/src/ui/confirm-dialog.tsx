import { type ReactNode, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import * as messages from './messages.ts';
import { useModal } from './use-modal.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, what it costs, what cannot be undone. */
  children: ReactNode;
  /** The verb, never 'OK'. */
  confirmLabel: string;
  /** Something is lost. */
  isDangerous?: boolean;
  /** Not yet, or not again: what it depends on is missing or under way. */
  isDisabled?: boolean;
  cancelLabel?: string;
  /** What it shows is not shown again: a click beside it does not close it. */
  isKept?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something costs or is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    isDangerous,
    isDisabled,
    cancelLabel = messages.cancel,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, isOpen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog.current && !props.isKept) dialog.current.close();
      }}
    >
      {isOpen && (
        <div className={styles.content}>
          <h2 id={titleId}>{title}</h2>
          <div className={styles.body}>{children}</div>
          <div className={styles.actions}>
            <Button onClick={() => dialog.current?.close()}>{cancelLabel}</Button>
            <Button
              look={isDangerous ? 'danger' : 'primary'}
              disabled={isDisabled}
              onClick={props.onConfirm}
              autoFocus={!isDangerous}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
