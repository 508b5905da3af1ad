import { type RefObject, useEffect } from 'react';

/** Shows the browser's own dialog above the page while it is open: Escape closes, the focus stays inside and returns. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen) element.close();
  }, [dialog, isOpen]);
}
