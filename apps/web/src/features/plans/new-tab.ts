/** A tab that was opened for an address which is not known yet. */
export interface NewTab {
  /** False where the browser did not open one: then the address is offered as a link. */
  goTo(address: string): boolean;
  /** True once somebody has closed it. */
  isClosed(): boolean;
  close(): void;
}

/**
 * Opens a tab while the click still counts as one: browsers refuse it later. It does not know who opened it, so the page
 * it goes to cannot reach ours.
 * @param words shown in the tab until its address is known
 */
export function openTab(words: string): NewTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) {
    tab.opener = null;
    showWords(tab.document, words);
  }
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

/** Styles are set one by one: the tab has this page's content security policy, which allows no style attribute. */
function showWords(shown: Document, words: string): void {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  shown.title = words;
  shown.documentElement.lang = 'en';
  const line = shown.createElement('p');
  line.textContent = words;
  line.setAttribute('role', 'status');
  line.style.margin = '40vh 24px 0';
  line.style.textAlign = 'center';
  Object.assign(shown.body.style, { backgroundColor, color, fontFamily });
  shown.body.append(line);
}
