import { describe, expect, it } from 'vitest';
import { createBrowserLog } from './browser-log.ts';
import { createMonitor } from './monitor.ts';

const MINUTE_MS = 60_000;

/** What a browser keeps. */
function newStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

function newBrowser() {
  const [storage, tab] = [newStorage(), newStorage()];
  const shown: string[] = [];
  const clock = { ms: 1_000 * MINUTE_MS };
  const memory = { percent: 40 as number | null };
  const open = (shared = tab) => {
    const log = createBrowserLog({
      page: () => ({ url: 'http://here/', user_agent: 'a browser', user_id: null }),
      now: () => clock.ms,
    });
    const monitor = createMonitor(log, {
      storage,
      tab: shared,
      now: () => clock.ms,
      readMemory: () => memory.percent,
      notify: (title, text) => shown.push(`${title}: ${text}`),
    });
    return { log, monitor };
  };
  return { open, shown, clock, memory, storage };
}
type Log = ReturnType<ReturnType<typeof newBrowser>['open']>['log'];
const slowCall = (log: Log, at_ms: number) =>
  log.calls.push({ endpoint: '/api/keywords', response_time_ms: 2_500, status_code: 200, at_ms });

describe("a browser's monitor", () => {
  it('leaves an alert where a rule fires, shows it, and not again within ten minutes, in no tab', () => {
    const { open, shown, clock } = newBrowser();
    const [{ log, monitor }, other] = [open(), open(newStorage())];
    slowCall(log, clock.ms);
    monitor.check();
    monitor.check();
    slowCall(other.log, clock.ms);
    other.monitor.check();
    expect(monitor.alerts()).toEqual([
      {
        id: expect.any(String),
        rule_name: 'Slow Response Time',
        message: '2,500 ms over 5 minutes, above 2,000 ms',
        severity: 'medium',
        at_ms: clock.ms,
        resolved: false,
      },
    ]);
    expect(shown).toEqual(['Monitoring Alert: Slow Response Time: 2,500 ms over 5 minutes, above 2,000 ms']);
    clock.ms += 10 * MINUTE_MS;
    slowCall(log, clock.ms);
    monitor.check();
    expect(other.monitor.alerts()).toHaveLength(2);
  });

  it('looks at its rules every five minutes, also where the page is reloaded more often', () => {
    const { open, clock } = newBrowser();
    const first = open();
    slowCall(first.log, clock.ms);
    first.monitor.checkWhenDue();
    expect(first.monitor.alerts()).toEqual([]);
    for (const minutes of [2, 2, 1]) {
      clock.ms += minutes * MINUTE_MS;
      const { log, monitor } = open();
      slowCall(log, clock.ms);
      monitor.checkWhenDue();
      expect(monitor.alerts()).toHaveLength(minutes === 1 ? 1 : 0);
    }
  });

  it('keeps calls, errors, alerts and rules over a reload', () => {
    const { open, clock } = newBrowser();
    const before = open();
    slowCall(before.log, clock.ms);
    before.log.note({ message: 'broken', level: 'error' });
    before.monitor.check();
    before.monitor.resolve(before.monitor.alerts()[0]?.id ?? '');
    before.monitor.setRule('memory', true);
    before.monitor.keep();
    const { log, monitor } = open();
    expect(log.calls).toHaveLength(1);
    expect(monitor.since()).toBe(clock.ms);
    expect(monitor.errors().map(({ message }) => message)).toEqual(['broken']);
    expect(monitor.alerts().map(({ resolved }) => resolved)).toEqual([true]);
    expect(monitor.rules().map(({ id, enabled }) => [id, enabled])).toEqual([
      ['error-rate', true],
      ['response-time', true],
      ['memory', true],
    ]);
  });

  it('begins anew when it is cleared, with its rules as they are set', () => {
    const { open, clock } = newBrowser();
    const { log, monitor } = open();
    slowCall(log, clock.ms);
    log.note({ message: 'broken', level: 'error' });
    monitor.readMemory();
    monitor.check();
    monitor.setRule('memory', true);
    clock.ms += MINUTE_MS;
    monitor.clear();
    expect(monitor.since()).toBe(clock.ms);
    expect(monitor.observed()).toMatchObject({ calls: [], memory: [] });
    expect([monitor.errors(), monitor.alerts()]).toEqual([[], []]);
    expect(monitor.rules().filter(({ enabled }) => enabled)).toHaveLength(3);
  });

  it('stores a hundred errors and fifty alerts, the newest', () => {
    const { open, clock, storage } = newBrowser();
    const { log, monitor } = open();
    for (let at = 0; at < 120; at++) log.note({ message: `error ${at}`, level: 'error' });
    monitor.keep();
    const kept = JSON.parse(storage.getItem('monitoring-errors') ?? '');
    expect(kept).toHaveLength(100);
    expect(kept.at(-1).message).toBe('error 119');
    for (let at = 0; at < 60; at++) {
      clock.ms += 10 * MINUTE_MS;
      slowCall(log, clock.ms);
      monitor.check();
    }
    expect(monitor.alerts()).toHaveLength(50);
    expect(monitor.alerts().at(-1)?.at_ms).toBe(clock.ms);
  });

  it('forgets what it measured when it is told to, not how its rules are set', () => {
    const { open, clock } = newBrowser();
    const { log, monitor } = open();
    slowCall(log, clock.ms);
    log.note({ message: 'broken', level: 'error' });
    monitor.check();
    monitor.keep();
    monitor.setRule('response-time', false);
    monitor.clear();
    expect([log.calls, monitor.errors(), monitor.alerts()]).toEqual([[], [], []]);
    expect(open().monitor.rules()[1]?.enabled).toBe(false);
    expect(open().log.calls).toEqual([]);
  });

  it('samples memory where the browser tells it', () => {
    const { open, memory, clock } = newBrowser();
    const { monitor } = open();
    monitor.readMemory();
    memory.percent = null;
    monitor.readMemory();
    expect(monitor.observed().memory).toEqual([{ percent: 40, at_ms: clock.ms }]);
  });

  it('works in a browser that keeps nothing', () => {
    const refused = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const kept = { getItem: refused, setItem: refused };
    const log = createBrowserLog({ page: () => ({ url: '', user_agent: '', user_id: null }), now: () => 5 });
    const monitor = createMonitor(log, {
      storage: kept,
      tab: kept,
      now: () => 5,
      readMemory: () => null,
      notify: () => undefined,
    });
    slowCall(log, 5);
    monitor.check();
    monitor.keep();
    expect([monitor.alerts(), monitor.rules().length]).toEqual([[], 3]);
  });
});
