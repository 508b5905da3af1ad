/** A tab that was opened for an address which is not known yet. */
export interface NewTab {
  /** False where the browser did not open one: then the address is offered as a link. */
  goTo(address: string): boolean;
  /** True once somebody has closed it. */
  isClosed(): boolean;
  close(): void;
}

/**
 * Opens a tab at once, while the click still counts as one: browsers refuse it later. It does not know who opened it, so
 * the page it goes to cannot reach ours.
 */
export function openTab(): NewTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return {
    goTo(address) {
      if (!tab || tab.closed) return false;
      tab.location.replace(address);
      return true;
    },
    isClosed: () => tab?.closed === true,
    close() {
      tab?.close();
    },
  };
}
