import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveEvent, reconnectDelayMs, toServerEvent } from './event-stream.ts';

it('tries the event stream again after 1, 2, 5 and then every 10 seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map(reconnectDelayMs)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});

it('takes from the stream what has the shape of an event, and nothing else', () => {
  expect(toServerEvent('{"type":"keywords_changed"}')).toEqual({ type: 'keywords_changed' });
  expect(toServerEvent('{"kind":"keywords_changed"}')).toBeNull();
  expect(toServerEvent('null')).toBeNull();
  expect(toServerEvent('"keywords_changed"')).toBeNull();
});

describe('a browser', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const tab of tabs.splice(0)) {
      tab.close();
      tab.signOut();
    }
    vi.unstubAllGlobals();
  });

  it('has one stream for all its tabs where it knows locks, which another tab takes over', async () => {
    const browser = openBrowser({ hasLocks: true });
    const first = await browser.openTab();
    await settled();
    browser.send('ready');
    const second = await browser.openTab();
    await settled();
    expect(browser.open()).toHaveLength(1);
    browser.send('message', KEYWORDS_CHANGED);
    await settled();
    for (const tab of [first, second]) {
      expect(tab.heard).toEqual([
        ['live', 'ready'],
        ['notices', 'ready'],
        ['live', 'keywords_changed'],
        ['notices', 'keywords_changed'],
      ]);
    }
    first.close();
    await settled();
    // The first may have signed out: the second asks for no stream before it could hear that.
    expect(browser.open()).toEqual([]);
    await nextAttempt();
    expect(browser.open()).toHaveLength(1);
    browser.send('message', KEYWORDS_CHANGED);
    await settled();
    expect(first.heard).toHaveLength(4);
    expect(second.heard).toHaveLength(6);
    second.close();
    await settled();
    expect(browser.open()).toEqual([]);
    expect(browser.held()).toEqual([]);
  });

  it('asks for the lock once a tab, and says to a later tab that the stream is open', async () => {
    const browser = openBrowser({ hasLocks: true });
    await browser.openTab();
    await settled();
    browser.send('ready');
    await settled();
    const later = await browser.openTab();
    await settled();
    expect(browser.asked()).toBe(2);
    expect(later.heard).toEqual([
      ['live', 'ready'],
      ['notices', 'ready'],
    ]);
  });

  it('has one stream a tab where it knows no locks, and each tab hears its own once', async () => {
    const browser = openBrowser({ hasLocks: false });
    const tabs = [await browser.openTab(), await browser.openTab(), await browser.openTab()];
    await settled();
    expect(browser.open()).toHaveLength(3);
    browser.send('message', KEYWORDS_CHANGED);
    await settled();
    for (const { heard } of tabs)
      expect(heard).toEqual([
        ['live', 'keywords_changed'],
        ['notices', 'keywords_changed'],
      ]);
    for (const tab of tabs) tab.close();
    expect(browser.open()).toEqual([]);
  });

  it.each([true, false])(
    'tells a listener that comes later that the stream is open (%s)',
    async (hasLocks) => {
      const browser = openBrowser({ hasLocks });
      const tab = await browser.openTab();
      await settled();
      browser.send('ready');
      tab.listen('late');
      const stop = tab.listen('gone');
      stop();
      await settled();
      expect(tab.heard.filter(([who]) => who === 'late')).toEqual([['late', 'ready']]);
      expect(tab.heard.filter(([who]) => who === 'gone')).toEqual([]);
      stop();
      browser.send('message', KEYWORDS_CHANGED);
      expect(tab.heard.slice(-3).map(([who]) => who)).toEqual(['live', 'notices', 'late']);
    },
  );

  it('says once that the stream could not be opened again', async () => {
    const browser = openBrowser({ hasLocks: true });
    const tab = await browser.openTab();
    await settled();
    browser.send('ready');
    browser.send('error');
    await nextAttempt();
    expect(browser.open()).toHaveLength(1);
    expect(tab.heard.filter(([, type]) => type === 'refused')).toEqual([]);
    browser.send('error');
    await settled();
    expect(tab.heard.filter(([, type]) => type === 'refused')).toEqual([
      ['live', 'refused'],
      ['notices', 'refused'],
    ]);
    tab.close();
  });

  it('opens the stream again when all have gone and one comes back', async () => {
    const browser = openBrowser({ hasLocks: true });
    const tab = await browser.openTab();
    tab.close();
    tab.listen('again');
    await nextAttempt();
    expect(browser.open()).toHaveLength(1);
    browser.send('message', KEYWORDS_CHANGED);
    expect(tab.heard).toContainEqual(['again', 'keywords_changed']);
  });

  it.each([true, false])(
    'asks for no stream once it is signed out, until somebody listens anew (%s)',
    async (hasLocks) => {
      const browser = openBrowser({ hasLocks });
      const tab = await browser.openTab();
      await settled();
      browser.send('ready');
      browser.send('error');
      tab.signOut();
      await settled();
      expect(browser.held()).toEqual([]);
      await nextAttempt();
      expect(browser.open()).toEqual([]);
      tab.listen('again');
      await nextAttempt();
      expect(browser.open()).toHaveLength(1);
      tab.close();
      expect(browser.open()).toHaveLength(1);
    },
  );
});

const KEYWORDS_CHANGED = '{"type":"keywords_changed"}';

/** Resolves when what tabs have said to each other until now has been heard. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets the time pass after which a tab asks for the stream again. */
async function nextAttempt(): Promise<void> {
  await vi.advanceTimersByTimeAsync(reconnectDelayMs(0));
  await settled();
}

interface Tab {
  /** Who heard what, in order. */
  heard: [who: string, type: LiveEvent['type']][];
  listen: (who: string) => () => void;
  /** All listeners go. */
  close: () => void;
  /** The listeners stay: their page has not left yet. */
  signOut: () => void;
}

/** Those of a test: what one leaves open would look for its server in the next file's browser. */
const tabs: Tab[] = [];

/** A browser whose tabs are copies of the module: what they share is its locks, its channels and the server. */
function openBrowser({ hasLocks }: { hasLocks: boolean }) {
  const sources = new Set<EventTarget>();
  const locks = createLocks();
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        sources.add(this);
      }
      close() {
        sources.delete(this);
      }
    },
  );
  return {
    open: () => [...sources],
    held: () => locks.held(),
    asked: () => locks.asked(),
    send: (type: string, data?: string) => {
      for (const source of sources) source.dispatchEvent(new MessageEvent(type, { data }));
    },
    async openTab(): Promise<Tab> {
      vi.resetModules();
      const { closeEvents, listenToEvents } = await import('./event-stream.ts');
      const heard: Tab['heard'] = [];
      const listen = (who: string) => listenToEvents(({ type }) => heard.push([who, type]));
      const stops = [listen('live'), listen('notices')];
      const leave = () => {
        for (const stop of stops.splice(0)) stop();
      };
      const tab = { heard, listen, close: leave, signOut: closeEvents };
      tabs.push(tab);
      return tab;
    },
  };
}

/** Locks as a browser has them, as far as they are used: one holder at a time, in the order of asking. */
function createLocks() {
  let asked = 0;
  const waiting: (() => Promise<unknown>)[] = [];
  const held: { name: string }[] = [];
  const next = async () => {
    const work = held.length === 0 ? waiting.shift() : undefined;
    if (!work) return;
    held.push({ name: 'answerscope:events' });
    await work();
    held.pop();
    void next();
  };
  return {
    asked: () => asked,
    held: () => [...held],
    query: async () => ({ held: [...held] }),
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) => {
      asked += 1;
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        waiting.push(async () => !signal.aborted && resolve(await work()));
        queueMicrotask(() => void next());
      });
    },
  };
}
