import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type AssistantSimulator, startAssistantSimulator } from '@answerscope/assistant-simulator';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CHANNELS } from './assistant.ts';
import { DEFAULT_MODELS, SEARCH_PRICES } from './price-list.ts';
import { costOf } from './prices.ts';

// A process of its own, and four SDKs, take as long as the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

let simulator: AssistantSimulator;
beforeAll(async () => {
  simulator = await startAssistantSimulator({ seed: 'live' });
});
beforeEach(async () => {
  await fetch(`${simulator.adminUrl}/reset`, { method: 'POST' });
});
afterAll(() => simulator.stop());

const SCRIPT = join(import.meta.dirname, '../../../scripts/test-live.ts');
const KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'PERPLEXITY_API_KEY'];
const allKeys = Object.fromEntries(KEYS.map((name) => [name, 'sk-live-0123456789']));

async function testLive(keys: Record<string, string>, options: string[] = []) {
  const { openai, claude, gemini, perplexity } = simulator.baseUrls;
  const child = spawn(process.execPath, [SCRIPT, ...options], {
    env: {
      PATH: process.env.PATH,
      OPENAI_BASE_URL: openai,
      ANTHROPIC_BASE_URL: claude,
      GOOGLE_GEMINI_BASE_URL: gemini,
      PERPLEXITY_BASE_URL: perplexity,
      ...keys,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, said };
}

interface Asked {
  channel: string;
  search: boolean;
  body: Record<string, unknown>;
}

async function requests(): Promise<Asked[]> {
  const response = await fetch(`${simulator.adminUrl}/requests`);
  return ((await response.json()) as { requests: Asked[] }).requests;
}

test('every provider with a key is asked once, and what it answered and what that cost is printed', async () => {
  const { exitCode, said } = await testLive(allKeys);
  expect({ exitCode, said }).toMatchObject({
    exitCode: 0,
    said: expect.stringContaining('4 passed, 0 failed'),
  });
  for (const channel of CHANNELS)
    expect(said).toMatch(
      new RegExp(
        `\\n${channel}: ok, .+, \\d+ ms, \\$0\\.\\d{6} \\((computed|given)\\)\\n` +
          `\\d+ tokens in, \\d+ out, \\d+ searches; request \\S+\\n\\S`,
      ),
    );
  const asked = await requests();
  expect(asked.map(({ channel }) => channel)).toEqual([...CHANNELS]);
  expect(asked.filter(({ search }) => search).map(({ channel }) => channel)).toEqual(['perplexity']);
});

test('with --search every provider searches the web, and the most that can cost is said first', async () => {
  const { exitCode, said } = await testLive(allKeys, ['--search']);
  expect({ exitCode, said }).toMatchObject({ exitCode: 0 });
  const asked = await requests();
  expect(new Set(asked.filter(({ search }) => search).map(({ channel }) => channel))).toEqual(
    new Set(CHANNELS),
  );
  for (const channel of CHANNELS) {
    const [, dollars] =
      new RegExp(`\\n${channel}: with web search, at most \\$(\\d\\.\\d+)\\n`).exec(said) ?? [];
    expect(Number(dollars) * 1_000_000).toBeGreaterThan(SEARCH_PRICES[channel]);
  }
});

test('a search that failed fails the run', async () => {
  await fetch(`${simulator.adminUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: 'claude', kind: 'search_error', times: 1 }),
  });
  const { exitCode, said } = await testLive(allKeys, ['--search']);
  expect(exitCode).toBe(1);
  expect(said).toMatch(/The search failed: \S+/);
});

test('an answer of the most it allows costs less than a cent, today and at announced prices, Perplexity’s with its usual one search', async () => {
  await testLive(allKeys);
  const bodies = (await requests()).map(({ body }) => JSON.stringify(body));
  for (const body of bodies) expect(body).toMatch(/"(max_output_tokens|max_tokens|maxOutputTokens)":1000\b/);
  const usage = {
    input_tokens: 200,
    output_tokens: 1_000,
    reasoning_tokens: 0,
    cached_tokens: 0,
    searches: 0,
  };
  const searched = { ...usage, input_tokens: 8_200, output_tokens: 1_000, searches: 1 };
  for (const channel of CHANNELS)
    for (const day of ['2026-11-20', '2027-01-01']) {
      const model = DEFAULT_MODELS[channel];
      const used = channel === 'perplexity' ? searched : usage;
      expect(costOf({ channel, model, usage: used, at: new Date(day) }).cost_microdollars).toBeLessThan(
        10_000,
      );
    }
});

test('a provider that refuses its key fails the run and says what to do, without the key', async () => {
  const key = 'sk-invalid-0123456789';
  const { exitCode, said } = await testLive({ ...allKeys, PERPLEXITY_API_KEY: key });
  expect(exitCode).toBe(1);
  expect(said).toContain('3 passed, 1 failed');
  expect(said).toContain('Check PERPLEXITY_API_KEY');
  expect(said).not.toContain(key);
});

test('without any key nothing is asked', async () => {
  const { exitCode, said } = await testLive({});
  expect(exitCode).toBe(1);
  for (const name of KEYS) expect(said).toContain(name);
  expect(await requests()).toEqual([]);
});
