import { readFileSync } from 'node:fs';
import { contract, TelemetryEvent } from '@answerscope/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localError, RequestError } from './request-error.ts';
import {
  createTelemetry,
  flushOften,
  type Observed,
  observedAct,
  observedCall,
  QUEUE_MAX,
} from './telemetry.ts';

const DAY_MS = 24 * 60 * 60_000;
const NAVIGATION: Observed = { event: 'navigation', category: 'performance', duration: 12.6 };

function browser() {
  const items = new Map<string, string>();
  const state = {
    now: Date.parse('2026-11-28T12:00:00.000Z'),
    allowed: true as boolean | null,
    failure: null as Error | null,
    refusesWrites: false,
    refusesAll: false,
  };
  const batches: TelemetryEvent[][] = [];
  const storage = () => {
    if (state.refusesAll) throw new Error('no storage');
    return {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => {
        if (state.refusesWrites) throw new Error('full');
        items.set(name, value);
      },
    };
  };
  const open = (tab = storage) =>
    createTelemetry({
      storage,
      tab,
      send: async (events) => {
        if (state.failure) throw state.failure;
        batches.push(events);
      },
      allows: () => state.allowed,
      component: () => '/tracker/keywords/$id',
      now: () => state.now,
    });
  const sizes = () => batches.map(({ length }) => length);
  return { items, state, storage, batches, open, sizes };
}

const addTo = (telemetry: { add: (observed: Observed) => void }, times: number) => {
  for (let at = 0; at < times; at += 1) telemetry.add(NAVIGATION);
};

describe('the queue', () => {
  it('sends events in the shape of the contract, with one random session of the tab', async () => {
    const { batches, open, items } = browser();
    const telemetry = open();
    telemetry.add(NAVIGATION);
    telemetry.add(observedAct({ action: 'login', element: 'second-step' }));
    await telemetry.flush();
    const [events = []] = batches;
    expect(events.map((event) => TelemetryEvent.parse(event))).toEqual(events);
    expect(events[0]).toEqual({
      id: expect.any(String),
      timestamp: '2026-11-28T12:00:00.000Z',
      sessionId: items.get('telemetry-session'),
      component: '/tracker/keywords/$id',
      event: 'navigation',
      category: 'performance',
      duration: 13,
      success: true,
      metadata: {},
    });
    expect(new Set(events.map(({ id }) => id)).size).toBe(2);
    const reloaded = open();
    reloaded.add(NAVIGATION);
    await reloaded.flush();
    expect(batches[1]?.[0]?.sessionId).toBe(events[0]?.sessionId);
    const other = open(browser().storage);
    other.add(NAVIGATION);
    await other.flush();
    expect(batches[2]?.[0]?.sessionId).not.toBe(events[0]?.sessionId);
  });

  it('is sent at 50 events, not before', async () => {
    const { open, sizes } = browser();
    const telemetry = open();
    addTo(telemetry, 49);
    expect(sizes()).toEqual([]);
    addTo(telemetry, 1);
    await telemetry.flush();
    expect(sizes()).toEqual([50]);
  });

  it('stays after a failed batch, also over a reload, and is sent in order at the next try', async () => {
    const { open, sizes, state, batches } = browser();
    state.failure = localError('NETWORK_ERROR', null);
    const telemetry = open();
    addTo(telemetry, 60);
    await telemetry.flush();
    expect(sizes()).toEqual([]);
    state.failure = null;
    const reloaded = open();
    reloaded.add({ ...NAVIGATION, event: 'last' });
    await reloaded.flush();
    expect(sizes()).toEqual([50, 11]);
    expect(batches[1]?.at(-1)?.event).toBe('last');
    await reloaded.flush();
    expect(sizes()).toEqual([50, 11]);
  });

  it('lets a batch go that the server will never take, and no other', async () => {
    for (const [status, left] of [
      [400, 0],
      [429, 3],
      [503, 3],
    ] as const) {
      const { open, state, items } = browser();
      state.failure = new RequestError({ status, message: 'refused' });
      const telemetry = open();
      addTo(telemetry, 3);
      await telemetry.flush();
      expect(JSON.parse(items.get('telemetry') ?? '')).toHaveLength(left);
    }
  });

  it('drops what is older than seven days, and the oldest of too many', async () => {
    const { open, state, batches, items } = browser();
    state.failure = localError('NETWORK_ERROR', null);
    const telemetry = open();
    telemetry.add({ ...NAVIGATION, event: 'old' });
    state.now += 6 * DAY_MS;
    telemetry.add({ ...NAVIGATION, event: 'newer' });
    state.now += DAY_MS;
    state.failure = null;
    await telemetry.flush();
    expect(batches.flat().map(({ event }) => event)).toEqual(['newer']);
    state.failure = localError('NETWORK_ERROR', null);
    addTo(telemetry, QUEUE_MAX + 10);
    expect(JSON.parse(items.get('telemetry') ?? '')).toHaveLength(QUEUE_MAX);
  });

  it.each([
    ['refused', { refusesAll: true }],
    ['full', { refusesWrites: true }],
  ])('works in a page whose storage is %s', async (_what, refusal) => {
    const { open, state, sizes } = browser();
    Object.assign(state, refusal);
    const telemetry = open();
    addTo(telemetry, 3);
    state.failure = localError('NETWORK_ERROR', null);
    await telemetry.flush();
    state.failure = null;
    await telemetry.flush();
    expect(sizes()).toEqual([3]);
  });

  it('survives what something else has left in its place', async () => {
    const { open, items, sizes } = browser();
    for (const left of ['{', '{}', '[null, 1, {}]']) {
      items.set('telemetry', left);
      const telemetry = open();
      telemetry.add(NAVIGATION);
      await telemetry.flush();
    }
    expect(sizes()).toEqual([1, 1, 1]);
  });

  it('waits while nobody knows whether it may report, and is emptied once it may not', async () => {
    const { open, state, sizes, items } = browser();
    state.allowed = null;
    const telemetry = open();
    telemetry.add(NAVIGATION);
    await telemetry.flush();
    expect(JSON.parse(items.get('telemetry') ?? '')).toHaveLength(1);
    state.allowed = false;
    telemetry.add(NAVIGATION);
    await telemetry.flush();
    expect(items.get('telemetry')).toBe('[]');
    expect(sizes()).toEqual([]);
  });
});

describe('flushing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes every 30 seconds, and when the page is hidden', () => {
    const flush = vi.fn(async () => {});
    let onChange = () => {};
    const page = {
      visibilityState: 'visible' as DocumentVisibilityState,
      addEventListener: (_type: string, listener: () => void) => {
        onChange = listener;
      },
    };
    flushOften({ flush }, page as never);
    vi.advanceTimersByTime(29_999);
    expect(flush).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(flush).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(flush).toHaveBeenCalledTimes(3);
    onChange();
    expect(flush).toHaveBeenCalledTimes(3);
    page.visibilityState = 'hidden';
    onChange();
    expect(flush).toHaveBeenCalledTimes(4);
  });
});

describe('what is observed', () => {
  it('is an act, or an error by its category', () => {
    expect(observedAct({ action: 'purchase', element: 'checkout' })).toEqual({
      event: 'purchase',
      category: 'user_action',
      metadata: { element: 'checkout' },
    });
    expect(observedAct({ action: 'error', element: 'DATA_FETCH_ERROR' })).toEqual({
      event: 'data-fetch-error',
      category: 'error',
      success: false,
    });
  });

  it('is a call that asks an assistant, with its time and whether it was answered; no other call', () => {
    const call = (endpoint: string, status_code: number) =>
      observedCall({ endpoint, status_code, response_time_ms: 8_200, at_ms: 0 });
    expect(call('/functions/generate-keywords', 200)).toEqual({
      event: 'generate-keywords',
      category: 'ai_operation',
      duration: 8_200,
      success: true,
    });
    expect(call('/functions/check-visibility-claude', 503)).toMatchObject({
      event: 'check-visibility',
      metadata: { assistant: 'claude' },
      success: false,
    });
    expect(call('/api/topic-ideas/ask', 0)).toMatchObject({ success: false });
    expect(call('/api/keywords', 200)).toBeNull();
    const { keywords, topics, checks } = contract;
    for (const procedure of [
      keywords.generate_keywords,
      topics.ask_for_topic_ideas,
      checks.check_visibility,
      checks.check_visibility_claude,
      checks.check_visibility_gemini,
      checks.check_visibility_perplexity,
    ])
      expect(call(procedure['~orpc'].route.path ?? '', 200), procedure['~orpc'].route.path).not.toBeNull();
  });

  it('happens on pages whose routes the contract takes', () => {
    const source = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
    const routes = new Set([...source.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path));
    const pages = [...routes].map((path) => path.replace(/(?<=.)\/$/, ''));
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((page) => !TelemetryEvent.shape.component.safeParse(page).success)).toEqual([]);
  });
});
