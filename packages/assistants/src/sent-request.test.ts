import { type AssistantSimulator, startAssistantSimulator } from '@answerscope/assistant-simulator';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CHANNELS, type SentRequest } from './assistant.ts';
import { DEFAULT_MODELS } from './price-list.ts';
import { createAssistants } from './registry.ts';

// Four SDKs take as long to load as the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const KEY = 'key-0123456789-of-the-sent-requests';
let simulator: AssistantSimulator;
beforeAll(async () => {
  simulator = await startAssistantSimulator({ seed: 'sent' });
});
beforeEach(async () => {
  await fetch(`${simulator.adminUrl}/reset`, { method: 'POST' });
});
afterAll(() => simulator.stop());

const PATHS = {
  openai: '/responses',
  claude: '/v1/messages',
  gemini: `/v1/models/${DEFAULT_MODELS.gemini}:generateContent`,
  perplexity: '/v1/agent',
};

test.each(CHANNELS)('%s tells exactly the body that the provider received, and no key', async (channel) => {
  const sent: SentRequest[] = [];
  const access = { apiKey: KEY, baseUrl: simulator.baseUrls[channel] };
  const nobody = { apiKey: null, baseUrl: null };
  const settings = { openai: nobody, claude: nobody, gemini: nobody, perplexity: nobody, [channel]: access };
  await createAssistants(settings)[channel].ask({
    question: 'Which CRM is best for dentists?',
    model: DEFAULT_MODELS[channel],
    search: true,
    search_context: 'low',
    location: { country: 'DE', city: 'Köln', language: 'de' },
    max_output_tokens: 700,
    onSent: (request) => sent.push(request),
  });
  const log = await fetch(`${simulator.adminUrl}/requests`);
  const { requests } = (await log.json()) as { requests: { body: unknown }[] };
  expect(sent.map(({ body }) => body)).toEqual(requests.map(({ body }) => body));
  expect(sent.length).toBeGreaterThan(0);
  for (const { method, path } of sent) {
    expect(method).toBe('POST');
    expect(path.endsWith(PATHS[channel])).toBe(true);
  }
  expect(JSON.stringify(sent)).not.toContain(KEY);
});

test('a question that never left was not sent', async () => {
  const nobody = { apiKey: null, baseUrl: null };
  const assistants = createAssistants({ openai: nobody, claude: nobody, gemini: nobody, perplexity: nobody });
  const onSent = vi.fn();
  const input = { question: 'q', model: 'm', search: false, search_context: 'low', location: null } as const;
  await expect(assistants.claude.ask({ ...input, max_output_tokens: 256, onSent })).rejects.toThrow();
  expect(onSent).not.toHaveBeenCalled();
});
