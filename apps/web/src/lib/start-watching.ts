import type { BrowserServices } from './browser-services.ts';
import { measureIfChosen } from './measure-if-chosen.ts';
import { startMonitor } from './monitor.ts';

/** What runs beside every page of somebody who is signed in: this browser's own monitoring, and its measures where it was chosen. */
export function startWatching(services: BrowserServices): void {
  startMonitor(services.log);
  measureIfChosen(services);
}
