import {
  type AssistantSimulator,
  FAULT_KINDS,
  startAssistantSimulator,
} from '@answerscope/assistant-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNELS } from './assistant.ts';
import { ASSISTANT_ERROR_CODES, AssistantError } from './assistant-error.ts';
import { DEFAULT_MODELS } from './price-list.ts';
import { createAssistants } from './registry.ts';

const CALLS = 200;
/** What is never answered ends with the patience of its caller, which is tested call by call. */
const ANSWERED = FAULT_KINDS.filter((kind) => kind !== 'timeout' && kind !== 'held');

let simulator: AssistantSimulator;
beforeAll(async () => {
  simulator = await startAssistantSimulator({ seed: 'storm', latencyMs: { min: 0, max: 5 } });
});
afterAll(() => simulator.stop());

test('200 calls at once with every fault that is answered end each as an answer or a classified failure, asked once', async () => {
  for (const kind of ANSWERED) {
    const fault = { kind, probability: 0.02, delayMs: 20 };
    await fetch(`${simulator.adminUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });
  }
  const { openai, claude, gemini, perplexity } = simulator.baseUrls;
  const to = (baseUrl: string) => ({ apiKey: 'sk-storm', baseUrl });
  const assistants = createAssistants({
    openai: to(openai),
    claude: to(claude),
    gemini: to(gemini),
    perplexity: to(perplexity),
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: CALLS }, (_, index) => {
      const channel = CHANNELS[index % CHANNELS.length] ?? 'openai';
      return assistants[channel].ask({
        question: `Best bakery number ${index}?`,
        model: DEFAULT_MODELS[channel],
        search: true,
        search_context: 'low',
        location: null,
        max_output_tokens: 500,
        timeoutMs: 120_000,
      });
    }),
  );
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(failures.filter((failure) => !(failure instanceof AssistantError))).toEqual([]);
  expect(failures.every(({ code }) => ASSISTANT_ERROR_CODES.includes(code))).toBe(true);
  expect(failures.length).toBeGreaterThan(20);
  expect(failures.length).toBeLessThan(120);
  const response = await fetch(`${simulator.adminUrl}/requests`);
  const { requests } = (await response.json()) as { requests: { body: { messages?: unknown[] } }[] };
  // A continued pause is the only second request an answer may take.
  const first_requests = requests.filter(({ body }) => (body.messages?.length ?? 1) === 1);
  expect(first_requests).toHaveLength(CALLS);
});
