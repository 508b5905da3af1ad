import type { BrowserServices } from './browser-services.ts';
import { isChosen } from './is-measured.ts';

/** Lets one session in twenty tell how the product runs in it; the others load nothing of it. */
export function measureIfChosen(services: BrowserServices): void {
  if (!isChosen(() => sessionStorage, navigator.webdriver)) return;
  import('./browser-measures.ts').then(
    ({ startBrowserMeasures }) => startBrowserMeasures(services),
    () => {
      // A page that measures nothing works as well.
    },
  );
}
