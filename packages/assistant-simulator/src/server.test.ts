import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AssistantSimulator, SimulatedChannel } from './options.ts';
import type { LoggedRequest } from './request-log.ts';
import { startAssistantSimulator } from './server.ts';

const QUESTION = 'Which bakery in Lyon is best? 🥨';

let simulator: AssistantSimulator;
beforeAll(async () => {
  simulator = await startAssistantSimulator({ seed: 'test', now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => simulator.stop());
beforeEach(() => admin('POST', '/reset'));

async function admin<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
  const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return (await fetch(`${simulator.adminUrl}${path}`, init)).json() as Promise<T>;
}

const WIRES: Record<SimulatedChannel, { path: string; body: Record<string, unknown> }> = {
  openai: {
    path: '/responses',
    body: { model: 'gpt-6-luna', input: QUESTION, tools: [{ type: 'web_search' }] },
  },
  claude: {
    path: '/v1/messages',
    body: {
      model: 'claude-haiku-5-5',
      max_tokens: 4096,
      messages: [{ role: 'user', content: QUESTION }],
      tools: [{ type: 'web_search_20250305', name: 'web_search' }],
    },
  },
  gemini: {
    path: '/v1/models/gemini-3.8-flash:generateContent',
    body: { contents: [{ role: 'user', parts: [{ text: QUESTION }] }], tools: [{ googleSearch: {} }] },
  },
  perplexity: {
    path: '/v1/agent',
    body: { model: 'perplexity/sonar', input: QUESTION, tools: [{ type: 'web_search' }] },
  },
};
const CHANNELS: SimulatedChannel[] = ['openai', 'claude', 'gemini', 'perplexity'];

function ask(
  channel: SimulatedChannel,
  changes: { key?: string; body?: Record<string, unknown>; at?: string } = {},
) {
  const { path, body } = WIRES[channel];
  const key = changes.key ?? 'a-key-of-any-kind';
  return fetch(`${changes.at ?? simulator.baseUrls[channel]}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'x-api-key': key, 'x-goog-api-key': key },
    body: JSON.stringify({ ...body, ...changes.body }),
  });
}

describe.each(CHANNELS)('%s', (channel) => {
  test('answers, and the request is in the log with its id, question and cost, without the key', async () => {
    const response = await ask(channel);
    expect(response.status).toBe(200);
    const id = response.headers.get('x-request-id') ?? response.headers.get('request-id');
    const { requests } = await admin<{ requests: LoggedRequest[] }>('GET', '/requests');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      id,
      channel,
      question: QUESTION,
      search: true,
      status: 200,
      fault: null,
    });
    expect(requests[0]?.ended_at).not.toBeNull();
    expect(JSON.stringify(requests)).not.toContain('a-key-of-any-kind');
    const cost = requests[0]?.cost_microdollars ?? 0;
    expect(cost).toBeGreaterThan(0);
    expect(await admin('GET', '/bill')).toMatchObject({ [channel]: cost, total: cost, currency: 'USD' });
  });

  test('refuses a field it does not know, as the provider does', async () => {
    const response = await ask(channel, { body: { temprature: 0.2 } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('temprature');
  });

  test('refuses a key that says it is invalid, and does not repeat it whole', async () => {
    const response = await ask(channel, { key: 'sk-invalid-0123456789' });
    expect(response.status).toBe(channel === 'gemini' ? 400 : 401);
    expect(await response.text()).not.toContain('sk-invalid-0123456789');
  });

  test('answers a repeated question anew, and after a reset the same again', async () => {
    const bodies = async () =>
      [await (await ask(channel)).text(), await (await ask(channel)).text()].map(withoutIds);
    const first = await bodies();
    expect(first[0]).not.toBe(first[1]);
    await admin('POST', '/reset');
    expect(await bodies()).toEqual(first);
  });

  test('does not know another path or method', async () => {
    const other = await fetch(`${simulator.baseUrls[channel]}/v1/chat/completions`, {
      method: 'POST',
      body: '{}',
    });
    expect(other.status).toBe(404);
    expect((await fetch(`${simulator.baseUrls[channel]}${WIRES[channel].path}`)).status).toBe(404);
  });
});

/** Request ids count on over a reset, so that no two requests share one. */
function withoutIds(text: string): string {
  return text.replace(/req_\d+_\d+/g, 'req');
}

describe('a fault', () => {
  test('strikes its channel as often as told, in the order given', async () => {
    await admin('POST', '/faults', { channel: 'claude', kind: '529', times: 1 });
    await admin('POST', '/faults', { kind: '500', times: 2 });
    const statuses = [];
    for (const channel of ['openai', 'claude', 'claude', 'claude'] as const)
      statuses.push((await ask(channel)).status);
    expect(statuses).toEqual([500, 529, 500, 200]);
  });

  test('can let some requests of its channel pass first', async () => {
    await admin('POST', '/faults', { channel: 'claude', kind: '529', times: 1, after: 2 });
    const statuses = [];
    for (const channel of ['claude', 'openai', 'claude', 'claude', 'claude'] as const)
      statuses.push((await ask(channel)).status);
    expect(statuses).toEqual([200, 200, 200, 529, 200]);
  });

  test('can be a chance, the same one each time', async () => {
    const strikes = async () => {
      await admin('POST', '/reset');
      await admin('POST', '/faults', { kind: '503', probability: 0.3 });
      const statuses = [];
      for (let asked = 0; asked < 100; asked += 1) statuses.push((await ask('openai')).status);
      return statuses;
    };
    const first = await strikes();
    const struck = first.filter((status) => status === 503).length;
    expect(struck).toBeGreaterThan(15);
    expect(struck).toBeLessThan(45);
    expect(await strikes()).toEqual(first);
  });

  test('can name a wait, each provider in its own way', async () => {
    const waits: Record<string, string | null> = {};
    for (const channel of CHANNELS) {
      await admin('POST', '/faults', { channel, kind: '429', retryAfterSeconds: 7, times: 1 });
      const response = await ask(channel);
      expect(response.status).toBe(429);
      waits[channel] =
        response.headers.get('retry-after') ??
        /"retryDelay":"(\w+)"/.exec(await response.text())?.[1] ??
        null;
    }
    expect(waits).toEqual({ openai: '7', claude: '7', gemini: '7s', perplexity: '7' });
  });

  test('can make an answer late', async () => {
    await admin('POST', '/faults', { kind: 'slow', delayMs: 80, times: 1 });
    await ask('openai');
    const { requests } = await admin<{ requests: LoggedRequest[] }>('GET', '/requests');
    const [slow] = requests;
    const took_ms = Date.parse(slow?.ended_at ?? '') - Date.parse(slow?.started_at ?? '');
    expect(took_ms).toBeGreaterThanOrEqual(79);
  });

  test('can hold answers until they are let go, and holds none after that', async () => {
    await admin('POST', '/faults', { kind: 'held' });
    const arrived: string[] = [];
    const asked = CHANNELS.slice(0, 2).map(async (channel) => {
      const { status } = await ask(channel);
      arrived.push(`${channel} ${status}`);
    });
    await expect
      .poll(async () => (await admin<{ requests: LoggedRequest[] }>('GET', '/requests')).requests)
      .toHaveLength(2);
    expect(arrived).toEqual([]);
    await admin('POST', '/release');
    await Promise.all(asked);
    expect(arrived.toSorted()).toEqual(['claude 200', 'openai 200']);
    expect((await ask('openai')).status).toBe(200);
  });

  test('that holds an answer ends with a release also while the answer is late besides', async () => {
    const late = await startAssistantSimulator({ latencyMs: { min: 300, max: 300 } });
    const post = (path: string, body: unknown) =>
      fetch(`${late.adminUrl}${path}`, { method: 'POST', body: JSON.stringify(body) });
    try {
      await post('/faults', { kind: 'held' });
      const asked = ask('openai', { at: late.baseUrls.openai });
      const log = async () => {
        const reply = await fetch(`${late.adminUrl}/requests`);
        return ((await reply.json()) as { requests: LoggedRequest[] }).requests;
      };
      await expect.poll(log).toHaveLength(1);
      await post('/release', {});
      expect((await asked).status).toBe(200);
    } finally {
      await late.stop();
    }
  });

  test('of no known kind or channel is refused with the kinds there are', async () => {
    const response = await fetch(`${simulator.adminUrl}/faults`, { method: 'POST', body: '{"kind":"fire"}' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('pause_turn');
    const other = { method: 'POST', body: '{"kind":"500","channel":"bing"}' };
    expect((await fetch(`${simulator.adminUrl}/faults`, other)).status).toBe(400);
  });
});

test('a company added while it runs is named from then on', async () => {
  const named = async () => {
    let count = 0;
    for (let asked = 0; asked < 30; asked += 1)
      count += (await (await ask('openai')).text()).includes('Brotkönigin') ? 1 : 0;
    return count;
  };
  expect(await named()).toBe(0);
  simulator.addTrackedBrand({ name: 'Brotkönigin', field: 'bakery' });
  const { tracked } = await admin<{ tracked: unknown[] }>('POST', '/brands', { name: 'Brotkönigin' });
  expect(tracked).toEqual([{ name: 'Brotkönigin', field: 'bakery' }]);
  expect(await named()).toBeGreaterThan(0);
});

test('a simulator that stops lets go of those who wait for an answer', async () => {
  const other = await startAssistantSimulator({ latencyMs: { min: 60_000, max: 60_000 } });
  const waiting = ask('openai', { at: other.baseUrls.openai }).then(
    () => 'answered',
    () => 'let go',
  );
  const asked = async () => {
    const response = await fetch(`${other.adminUrl}/requests`);
    return ((await response.json()) as { requests: unknown[] }).requests.length;
  };
  await expect.poll(asked).toBe(1);
  await other.stop();
  expect(await waiting).toBe('let go');
});

test('a port in use is an error, not a silence', async () => {
  const port = Number(new URL(simulator.adminUrl).port);
  await expect(startAssistantSimulator({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a structured value can be laid down, valid or not, for so many requests', async () => {
  const format = { type: 'json_schema', name: 'one', schema: { type: 'object', properties: {} } };
  const structured = async () =>
    (await ask('openai', { body: { tools: [], text: { format } } })).text() as Promise<string>;
  await admin('POST', '/values', { value: { laid: 'down' }, channel: 'openai', times: 1 });
  await admin('POST', '/values', { text: 'no JSON {', times: 1 });
  expect(await structured()).toContain(String.raw`{\"laid\":\"down\"}`);
  expect(await structured()).toContain('no JSON {');
  expect(await structured()).not.toContain('no JSON {');
  for (const wrong of [{}, { value: 1, text: 'a' }, { value: 1, channel: 'nobody' }])
    expect(await admin('POST', '/values', wrong)).toHaveProperty('error');
});

test.each(CHANNELS)(
  '%s cuts an answer at its limit, counts the limit and says so in its own way',
  async (channel) => {
    const limited = (tokens: number) =>
      ask(channel, {
        body: {
          openai: { max_output_tokens: tokens },
          claude: { max_tokens: tokens },
          gemini: { generationConfig: { maxOutputTokens: tokens } },
          perplexity: { max_output_tokens: tokens },
        }[channel],
      }).then((response) => response.text());
    const END = /max_output_tokens"}|"stop_reason":"max_tokens"|MAX_TOKENS/;
    const tokensOf = (reply: string) => {
      const count = (name: string) => Number(new RegExp(`"${name}":(\\d+)`).exec(reply)?.[1] ?? 0);
      return count('output_tokens') + count('candidatesTokenCount') + count('thoughtsTokenCount');
    };
    const whole = await limited(20_000);
    expect(whole).not.toMatch(END);
    const limit = tokensOf(whole) - 10;
    await admin('POST', '/reset');
    const cut = await limited(limit);
    expect(cut).toMatch(END);
    expect(cut.length).toBeLessThan(whole.length);
    expect(tokensOf(cut)).toBe(limit);
    await admin('POST', '/reset');
    const textless = await limited(1);
    expect(textless).toMatch(END);
    expect(textless.length).toBeLessThan(cut.length);
  },
);

test.each([
  [{ tools: [{ type: 'web_search', user_location: { country: 'FR', type: 'approximate' } }] }, 'type'],
  [{ tools: [{ type: 'web_search', filters: { domains: [] } }] }, 'domains'],
  [{ tools: [{ type: 'web_search', search_domain_filter: [] }] }, 'search_domain_filter'],
  [{ tools: [{ type: 'people_search', max_results: 3 }] }, 'max_results'],
  [
    { response_format: { type: 'json_schema', json_schema: { name: 'a', schema: {}, strikt: true } } },
    'strikt',
  ],
  [{ reasoning: { effort: 'low', summary: 'auto' } }, 'summary'],
  [{ tool_choice: { type: 'web_search', mode: 'any' } }, 'mode'],
])('perplexity refuses a field it does not know at any depth: %j', async (body, field) => {
  const response = await ask('perplexity', { body });
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: Record<string, unknown> };
  expect(error).toMatchObject({
    message: `invalid request body: json: unknown field "${field}"`,
    param: field,
  });
});
