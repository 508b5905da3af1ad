import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesIn, type LiveEvent, reconnectDelayMs, toServerEvent } from './event-stream.ts';

it('tries the event stream again after 1, 2, 5 and then every 10 seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map(reconnectDelayMs)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});

it('takes from the stream what has the shape of an event, and nothing else', () => {
  expect(toServerEvent('{"type":"keywords_changed"}')).toEqual({ type: 'keywords_changed' });
  expect(toServerEvent('{"kind":"keywords_changed"}')).toBeNull();
  expect(toServerEvent('null')).toBeNull();
  expect(toServerEvent('"keywords_changed"')).toBeNull();
});

it('tells a page what has changed, and when it cannot know', () => {
  const ready = { type: 'ready', reach_ms: 1_000, recent: { tags_changed: 300 } } as const;
  expect(changesIn({ type: 'keywords_changed' }, 0)).toEqual(['keywords_changed']);
  expect(changesIn({ type: 'refused' }, 0)).toEqual([]);
  expect(changesIn(ready, 200)).toEqual([]);
  expect(changesIn(ready, 400)).toEqual(['tags_changed']);
  expect(changesIn(ready, 1_001)).toBeNull();
});

describe('a browser', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    for (const tab of tabs.splice(0)) {
      tab.close();
      tab.signOut();
    }
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('has one stream for all its tabs where it knows locks, which another tab takes over', async () => {
    const browser = openBrowser({ hasLocks: true });
    const first = await browser.openTab();
    await settled();
    browser.send('ready', START);
    const second = await browser.openTab();
    await settled();
    // Until the second one knows what changed before it could hear the first.
    expect(browser.open()).toHaveLength(2);
    browser.send('ready', START, browser.open()[1]);
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
    await passed(reconnectDelayMs(0));
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

  it('asks for the lock once a tab, and for the stream of a later tab until that is ready', async () => {
    const browser = openBrowser({ hasLocks: true });
    const first = await browser.openTab();
    await settled();
    browser.send('ready', START);
    const later = await browser.openTab();
    await settled();
    expect(browser.asked()).toBe(2);
    browser.send('error', undefined, browser.open()[1]);
    expect(browser.open()).toHaveLength(1);
    await passed(reconnectDelayMs(1));
    browser.send('ready', START, browser.open()[1]);
    expect(browser.open()).toHaveLength(1);
    expect(later.heard.filter(([who]) => who === 'live')).toEqual([
      ['live', 'refused'],
      ['live', 'ready'],
    ]);
    expect(first.heard).toHaveLength(2);
  });

  it('passes on what a stream opens with', async () => {
    const browser = openBrowser({ hasLocks: true });
    const tab = await browser.openTab();
    await settled();
    browser.send('ready', START);
    expect(tab.events[0]).toEqual({ type: 'ready', reach_ms: 1_000, recent: { tags_changed: 300 } });
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

  it('tells nothing to a listener that has gone', async () => {
    const browser = openBrowser({ hasLocks: true });
    const tab = await browser.openTab();
    await settled();
    const stop = tab.listen('gone');
    stop();
    stop();
    browser.send('message', KEYWORDS_CHANGED);
    expect(tab.heard.map(([who]) => who)).toEqual(['live', 'notices']);
  });

  it('says once that the stream could not be opened again', async () => {
    const browser = openBrowser({ hasLocks: true });
    const tab = await browser.openTab();
    await settled();
    browser.send('ready', START);
    browser.send('error');
    await passed(reconnectDelayMs(0));
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
    await settled();
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
      browser.send('ready', START);
      browser.send('error');
      tab.signOut();
      await settled();
      expect(browser.held()).toEqual([]);
      await passed(reconnectDelayMs(50));
      expect(browser.open()).toEqual([]);
      tab.listen('again');
      await settled();
      expect(browser.open()).toHaveLength(1);
      tab.close();
      expect(browser.open()).toHaveLength(1);
    },
  );
});

const KEYWORDS_CHANGED = '{"type":"keywords_changed"}';
const START = '{"reach_ms":1000,"recent":{"tags_changed":300}}';

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settled = () => passed(0);

interface Tab {
  /** Who heard what, in order. */
  heard: [who: string, type: LiveEvent['type']][];
  events: LiveEvent[];
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
  const channels = new Set<{ onmessage?: (message: { data: unknown }) => void }>();
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
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: (message: { data: unknown }) => void;
      constructor() {
        channels.add(this);
      }
      postMessage(data: unknown) {
        for (const channel of channels)
          if (channel !== this) queueMicrotask(() => channel.onmessage?.({ data }));
      }
      close() {
        channels.delete(this);
      }
    },
  );
  return {
    open: () => [...sources],
    held: () => locks.held(),
    asked: () => locks.asked(),
    /** To one stream, or to all. */
    send: (type: string, data?: string, only?: EventTarget) => {
      for (const source of only ? [only] : sources) source.dispatchEvent(new MessageEvent(type, { data }));
    },
    async openTab(): Promise<Tab> {
      vi.resetModules();
      const { closeEvents, listenToEvents } = await import('./event-stream.ts');
      const heard: Tab['heard'] = [];
      const events: LiveEvent[] = [];
      const listen = (who: string) =>
        listenToEvents((event) => {
          heard.push([who, event.type]);
          events.push(event);
        });
      const stops = [listen('live'), listen('notices')];
      const leave = () => {
        for (const stop of stops.splice(0)) stop();
      };
      const tab = { heard, events, listen, close: leave, signOut: closeEvents };
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
