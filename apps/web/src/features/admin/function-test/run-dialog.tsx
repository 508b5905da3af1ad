import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import * as messages from './messages.ts';

interface RunDialogProps {
  title: string;
  /** What it will do. */
  children: ReactNode;
  onRun: () => void;
  onClose: () => void;
}

/** Asks before something is run that writes. */
export function RunDialog({ title, children, onRun, onClose }: RunDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={messages.run}
      isDangerous
      onConfirm={() => {
        onClose();
        onRun();
      }}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
