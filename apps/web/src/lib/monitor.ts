import type { BrowserLog, CallSample, LoggedError } from './browser-log.ts';
import * as messages from './messages.ts';
import {
  type Alert,
  type AlertRule,
  DEFAULT_RULES,
  firingRules,
  type MemorySample,
  measureInWords,
  type Observed,
} from './monitor-rules.ts';
import { randomKey } from './random-key.ts';

const CHECK_MS = 5 * 60_000;
const DUE_LOOK_MS = 60_000;
const MEMORY_MS = 2 * 60_000;
const STORED_ERRORS_MAX = 100;
const STORED_ALERTS_MAX = 50;
const MEMORY_SAMPLES_MAX = 30;
const ERRORS = 'monitoring-errors';
const ALERTS = 'monitoring-alerts';
const RULES = 'monitoring-rules';
const CALLS = 'monitoring-calls';
const CHECKED = 'monitoring-checked';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** What a monitor needs of the browser it runs in. */
export interface Surroundings {
  /** What all tabs share: errors, alerts, rules. */
  storage: Kept;
  /** What this tab keeps over a reload: its calls. */
  tab: Kept;
  now: () => number;
  /** Memory in use in percent of its limit; null where the browser does not say. */
  readMemory: () => number | null;
  /** Shows a notification where the user has permitted them. */
  notify: (title: string, text: string) => void;
}

/** The monitoring layer of this browser; nothing of it is sent anywhere. */
export type Monitor = ReturnType<typeof createMonitor>;

/** Makes the monitor of a page's log and brings back what the browser kept. `startMonitor` lets it run. */
export function createMonitor(log: BrowserLog, { storage, tab, now, readMemory, notify }: Surroundings) {
  const memory: MemorySample[] = [];
  log.calls.unshift(...listIn<CallSample>(tab, CALLS));
  let sinceMs = log.calls[0]?.at_ms ?? now();
  // Who reloads more often than the rules are looked at would never hear of one.
  let [checkedMs = now()] = listIn<number>(tab, CHECKED);
  keepIn(tab, CHECKED, [checkedMs]);

  const observed = (): Observed => ({ calls: log.calls, memory, now_ms: now() });
  const alerts = () => listIn<Alert>(storage, ALERTS);
  const errors = () => {
    const here = new Set(log.errors.map(({ id }) => id));
    const kept = listIn<LoggedError>(storage, ERRORS).filter(({ id }) => !here.has(id));
    return [...kept, ...log.errors].toSorted((a, b) => a.at_ms - b.at_ms);
  };
  const rules = () => {
    const kept = new Map(listIn<AlertRule>(storage, RULES).map((rule) => [rule.id, rule]));
    return DEFAULT_RULES.map((rule): AlertRule => {
      const { enabled = rule.enabled, last_triggered_ms = null } = kept.get(rule.id) ?? {};
      return { ...rule, enabled, last_triggered_ms };
    });
  };
  const changeRule = (id: string, change: Partial<AlertRule>) =>
    keepIn(
      storage,
      RULES,
      rules().map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
    );

  const check = () => {
    checkedMs = now();
    keepIn(tab, CHECKED, [checkedMs]);
    for (const { rule, value } of firingRules(rules(), observed())) {
      const found = measureInWords(rule.type, value);
      const message = messages.foundAbove({
        found,
        minutes: rule.window_minutes,
        threshold: measureInWords(rule.type, rule.threshold),
      });
      const alert: Alert = {
        id: randomKey(),
        rule_name: rule.name,
        message,
        severity: rule.severity,
        at_ms: now(),
        resolved: false,
      };
      keepIn(storage, ALERTS, [...alerts(), alert].slice(-STORED_ALERTS_MAX));
      changeRule(rule.id, { last_triggered_ms: now() });
      notify(messages.monitoringAlert({ rule: rule.name }), message);
    }
  };

  return {
    /** When what is shown begins, in ms. */
    since: () => sinceMs,
    observed,
    /** This page's errors and those that the browser kept, oldest first. */
    errors,
    alerts,
    rules,
    setRule: (id: string, enabled: boolean) => changeRule(id, { enabled }),
    resolve: (alertId: string) =>
      keepIn(
        storage,
        ALERTS,
        alerts().map((alert) => (alert.id === alertId ? { ...alert, resolved: true } : alert)),
      ),
    /** Forgets errors, alerts, calls and memory, and begins anew; the rules stay as they are set. */
    clear: () => {
      for (const list of [log.calls, log.errors, memory]) list.length = 0;
      sinceMs = now();
      for (const name of [ERRORS, ALERTS]) keepIn(storage, name, []);
      keepIn(tab, CALLS, []);
    },
    readMemory: () => {
      const percent = readMemory();
      if (percent === null) return;
      memory.push({ percent, at_ms: now() });
      if (memory.length > MEMORY_SAMPLES_MAX) memory.shift();
    },
    /** Looks at the rules now. */
    check,
    /** Looks at the rules where they were looked at five minutes ago or longer, over reloads too. */
    checkWhenDue: () => {
      if (now() - checkedMs >= CHECK_MS) check();
    },
    /** Keeps what a reload would lose. */
    keep: () => {
      keepIn(storage, ERRORS, errors().slice(-STORED_ERRORS_MAX));
      keepIn(tab, CALLS, log.calls);
    },
  };
}

/** A list that the browser kept; empty where it keeps nothing, or something else. */
function listIn<Item>(storage: Kept, name: string): Item[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keepIn(storage: Kept, name: string, list: readonly unknown[]): void {
  try {
    storage.setItem(name, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing, or no more: monitoring must not be the second error.
  }
}

let running: Monitor | null = null;

/** The monitor of this page, which runs from its first use on: memory every two minutes, rules every five. */
export function startMonitor(log: BrowserLog): Monitor {
  if (running !== null) return running;
  const monitor = createMonitor(log, {
    storage: localStorage,
    tab: sessionStorage,
    now: Date.now,
    readMemory: readBrowserMemory,
    notify: showNotification,
  });
  monitor.readMemory();
  setInterval(monitor.readMemory, MEMORY_MS);
  monitor.checkWhenDue();
  setInterval(monitor.checkWhenDue, DUE_LOOK_MS);
  addEventListener('pagehide', monitor.keep);
  running = monitor;
  return monitor;
}

/** Chromium alone says it. */
function readBrowserMemory(): number | null {
  const { memory } = performance as Performance & {
    memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number };
  };
  const percent = memory ? (memory.usedJSHeapSize / memory.jsHeapSizeLimit) * 100 : Number.NaN;
  return Number.isFinite(percent) ? percent : null;
}

function showNotification(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body });
  } catch {
    // Phones allow them from a service worker only; the alert stands in the list.
  }
}
