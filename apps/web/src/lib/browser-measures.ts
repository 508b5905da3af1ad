import type { CustomMetric, ReportedAction, ReportedEvent } from '@answerscope/contract';
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts';
import type { BrowserServices } from './browser-services.ts';
import { sendJson } from './fetcher.ts';
import { watchMeasuringSwitch } from './measuring-switch.ts';
import { startTelemetry } from './telemetry.ts';
import { createInteractions, createLayoutShifts, isSeenFromStart } from './vitals.ts';

/** Specification 9. */
const FLUSH_MS = 60_000;
/** A shorter task is not felt. */
const LONG_TASK_MS = 200;
/** Events between two flushes: a broken page does not report without end. */
const EVENTS_MAX = 50;

interface Telling {
  '/api/analytics/custom-metric': CustomMetric;
  '/api/analytics/user-action': ReportedAction;
  '/api/events': ReportedEvent;
}

let isRunning = false;

/** Measures this page from its beginning on, and tells the operator of it: once a minute, and when it is left. */
export function startBrowserMeasures(services: BrowserServices): void {
  if (isRunning || asksNotToBeTracked(navigator)) return;
  isRunning = true;
  const { fetcher, actions } = services;
  const allowsMeasuring = watchMeasuringSwitch(services);
  const router = services.router();
  // The address as the table of routes has it: no id ever stands in it.
  const page = () => router.state.matches.at(-1)?.fullPath.replace(/(?<=.)\/$/, '') ?? '/';
  const opened = page();
  const telemetry = startTelemetry({ services, allows: allowsMeasuring, component: page });
  const waiting: { [Path in keyof Telling]: [Path, Telling[Path]] }[keyof Telling][] = [];
  const timestamp = () => new Date().toISOString();
  let events = 0;
  const addEvent = (type: ReportedEvent['type'], ms: number) => {
    events += 1;
    if (events > EVENTS_MAX) return;
    const attributes = { duration_ms: Math.round(ms) };
    waiting.push(['/api/events', { type, attributes, timestamp: timestamp(), url: page() }]);
    telemetry.add({ event: type.replace('_', '-'), category: 'performance', duration: ms });
  };
  const flush = () => {
    events = 0;
    for (const action of actions.noted.splice(0))
      waiting.push(['/api/analytics/user-action', { ...action, timestamp: timestamp() }]);
    const allows = allowsMeasuring();
    if (allows === null) return;
    const sent = allows ? waiting : [];
    for (const [path, body] of sent) sendJson(fetcher, path, body).catch(ignoreFailure);
    waiting.length = 0;
  };

  const vitals = watchVitals((ms) => addEvent('long_task', ms));
  watchNavigations(router, (ms) => addEvent('navigation', ms));
  setInterval(flush, FLUSH_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [name, value] of vitals())
      waiting.push([
        '/api/analytics/custom-metric',
        { name, value: Math.round(value * 1_000) / 1_000, timestamp: timestamp(), url: opened },
      ]);
    flush();
  });
}

/** Nobody is to notice that it could not be told. */
function ignoreFailure(): void {}

/** Watches the vitals of this document. What it returns gives them once: a page that is hidden has been seen. */
function watchVitals(onLongTask: (ms: number) => void): () => [CustomMetric['name'], number][] {
  let largest: number | null = null;
  let isGiven = false;
  const shifts = createLayoutShifts();
  const interactions = createInteractions();
  if (isSeenFromStart(document.visibilityState, performance.getEntriesByType('visibility-state')))
    watch('largest-contentful-paint', (entry) => {
      largest = entry.startTime;
    });
  const movesAreSeen = watch('layout-shift', (entry) =>
    shifts.add(entry as PerformanceEntry & { value: number; hadRecentInput: boolean }),
  );
  const onEvent = (entry: PerformanceEntry) =>
    interactions.add(entry as PerformanceEntry & { interactionId: number });
  watch('event', onEvent, { durationThreshold: 40 });
  watch('first-input', onEvent);
  watch('longtask', ({ duration }) => {
    if (duration >= LONG_TASK_MS) onLongTask(duration);
  });
  return () => {
    if (isGiven) return [];
    isGiven = true;
    const slow = interactions.slow();
    return [
      ...(largest === null ? [] : [['LCP', largest] as [CustomMetric['name'], number]]),
      ...(slow === null ? [] : [['INP', slow] as [CustomMetric['name'], number]]),
      ...(movesAreSeen ? [['CLS', shifts.worst()] as [CustomMetric['name'], number]] : []),
    ];
  };
}

/** Hears of what the browser measures, from the beginning of the page on. False where it does not measure that. */
function watch(type: string, onEntry: (entry: PerformanceEntry) => void, options: object = {}): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  });
  observer.observe({ type, buffered: true, ...options });
  return true;
}

/** Times each change of page, from the click until the other page is drawn. */
function watchNavigations(
  router: ReturnType<BrowserServices['router']>,
  onNavigated: (ms: number) => void,
): void {
  let begun: number | null = null;
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    begun = pathChanged ? performance.now() : null;
  });
  router.subscribe('onRendered', () => {
    if (begun !== null) onNavigated(performance.now() - begun);
    begun = null;
  });
}
