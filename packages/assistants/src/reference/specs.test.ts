import {
  type AssistantSimulator,
  type LoggedRequest,
  startAssistantSimulator,
} from '@answerscope/assistant-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AskInput, CHANNELS, type QuestionLocation } from '../assistant.ts';
import { DEFAULT_MODELS } from '../price-list.ts';
import { createAssistants } from '../registry.ts';
import { createSpecCheck } from './provider-specs.ts';
import { hasReference, noteMissingReference } from './reference-folder.ts';

noteMissingReference();

const PLACES: (QuestionLocation | null)[] = [
  null,
  { country: 'fr' },
  { country: 'DE', region: null, city: null, time_zone: null, language: null },
  { country: 'US', region: 'Texas', city: 'Austin', time_zone: 'America/Chicago', language: 'en-US' },
  { country: 'jp', city: '東京', language: 'ja' },
];

const schema = z.object({
  ideas: z
    .array(
      z.object({
        keyword: z.string().max(80),
        topic: z.string().nullable(),
        score: z.number().min(0).max(1),
      }),
    )
    .max(10),
});

describe.runIf(hasReference)('the closed specs of the providers', () => {
  let simulator: AssistantSimulator;
  beforeAll(async () => {
    simulator = await startAssistantSimulator({ seed: 'specs' });
  });
  afterAll(() => simulator.stop());
  beforeEach(async () => {
    await fetch(`${simulator.adminUrl}/reset`, { method: 'POST' });
  });
  const assistants = () => {
    const to = (baseUrl: string) => ({ apiKey: 'sk-spec', baseUrl });
    const { openai, claude, gemini, perplexity } = simulator.baseUrls;
    return createAssistants({
      openai: to(openai),
      claude: to(claude),
      gemini: to(gemini),
      perplexity: to(perplexity),
    });
  };
  const requests = async () => {
    const response = await fetch(`${simulator.adminUrl}/requests`);
    return ((await response.json()) as { requests: LoggedRequest[] }).requests;
  };
  const sentBodies = async () => (await requests()).map(({ body }) => body);

  test.each(CHANNELS)('allow every question we can ask %s', async (channel) => {
    const check = createSpecCheck(channel);
    for (const input of everyInput(DEFAULT_MODELS[channel])) await assistants()[channel].ask(input);
    const bodies = await sentBodies();
    expect(bodies.length).toBe(2 * 3 * PLACES.length * 3);
    for (const body of bodies)
      expect({ body, problems: check.request(body) }).toEqual({ body, problems: [] });
  });

  test('allow what Claude is sent to go on after a pause', async () => {
    const fault = { channel: 'claude', kind: 'pause_turn', times: 2 };
    await fetch(`${simulator.adminUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });
    const [input] = everyInput(DEFAULT_MODELS.claude);
    if (input !== undefined) await assistants().claude.ask(input);
    const check = createSpecCheck('claude');
    const bodies = await sentBodies();
    expect(bodies.map((body) => check.request(body))).toEqual([[], [], []]);
  });

  test.each(CHANNELS)('allow a structured task for %s', async (channel) => {
    const task = {
      instructions: 'Propose keywords.',
      prompt: 'Keywords for a bakery',
      schema,
      schema_name: 'ideas',
      model: DEFAULT_MODELS[channel],
      max_output_tokens: 900,
    };
    await assistants()[channel].askForStructure(task);
    const check = createSpecCheck(channel);
    const bodies = await sentBodies();
    expect(bodies.map((body) => check.request(body))).toEqual([[]]);
  });

  test.each(CHANNELS)('notice a field of %s that does not exist', (channel) => {
    const check = createSpecCheck(channel);
    expect(check.request({ ...minimal(channel), temprature: 1 })).toEqual(['$.temprature: unknown field']);
    expect(check.request(minimal(channel))).toEqual([]);
  });

  test.each(CHANNELS)('describe what the simulator sends as %s', async (channel) => {
    const check = createSpecCheck(channel);
    const key = { authorization: 'Bearer sk-spec', 'x-goog-api-key': 'sk-spec' };
    for (const question of [
      'Best bakery in Lyon?',
      'Welche CRM-Systeme sind gut?',
      'Quel avocat à Paris ?',
    ]) {
      for (const search of [true, false]) {
        await assistants()[channel].ask({
          question,
          search,
          model: DEFAULT_MODELS[channel],
          search_context: 'low',
          location: null,
          max_output_tokens: 500,
        });
      }
    }
    // Asked again by hand, because an answer does not always carry the reply (a searched Gemini one never).
    for (const { path, body } of await requests()) {
      const init = { method: 'POST', headers: key, body: JSON.stringify(body) };
      const response = await fetch(`${simulator.baseUrls[channel].replace(/\/$/, '')}${path}`, init);
      expect(response.status).toBe(200);
      expect(check.reply(await response.json())).toEqual([]);
    }
  });
});

function everyInput(model: string): AskInput[] {
  const inputs: AskInput[] = [];
  for (const search of [true, false]) {
    for (const search_context of ['low', 'medium', 'high'] as const) {
      for (const location of PLACES) {
        for (const max_output_tokens of [256, 4_096, 32_000]) {
          const question = 'Welche Bäckerei ist die beste?';
          inputs.push({ question, model, search, search_context, location, max_output_tokens });
        }
      }
    }
  }
  return inputs;
}

function minimal(channel: (typeof CHANNELS)[number]): Record<string, unknown> {
  if (channel === 'claude') return { model: 'm', max_tokens: 1, messages: [{ role: 'user', content: 'q' }] };
  if (channel === 'gemini') return { contents: [{ role: 'user', parts: [{ text: 'q' }] }] };
  return { model: 'm', input: 'q' };
}
