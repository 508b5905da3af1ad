import { type AssistantSimulator, startAssistantSimulator } from '@answerscope/assistant-simulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANNELS } from './assistant.ts';
import { DEFAULT_MODELS } from './price-list.ts';
import { createAssistants } from './registry.ts';

let simulator: AssistantSimulator;
beforeAll(async () => {
  simulator = await startAssistantSimulator({ seed: 'cut' });
});
afterAll(() => simulator.stop());

const assistants = () => {
  const access = (channel: (typeof CHANNELS)[number]) => ({
    apiKey: 'sk-any',
    baseUrl: simulator.baseUrls[channel],
  });
  return createAssistants({
    openai: access('openai'),
    claude: access('claude'),
    gemini: access('gemini'),
    perplexity: access('perplexity'),
  });
};
const reset = () => fetch(`${simulator.adminUrl}/reset`, { method: 'POST' });

describe.each(CHANNELS)('an answer of %s that reaches its limit', (channel) => {
  const ask = async (max_output_tokens: number) => {
    await reset();
    return assistants()[channel].ask({
      question: 'Which accounting software is best for a bakery in Lyon?',
      model: DEFAULT_MODELS[channel],
      search: true,
      search_context: 'low',
      location: null,
      max_output_tokens,
    });
  };

  test('is truncated with what was written until then, and billed up to the limit', async () => {
    const whole = await ask(20_000);
    expect(whole.finish).toBe('ok');
    const limit = whole.usage.output_tokens - 10;
    const cut = await ask(limit);
    expect(cut).toMatchObject({ finish: 'truncated', usage: { output_tokens: limit } });
    expect(cut.text.length).toBeGreaterThan(0);
    expect(cut.text.length).toBeLessThan(whole.text.length);
    expect(cut.cost_microdollars).toBeLessThanOrEqual(whole.cost_microdollars);
  });

  test('is truncated without a text when it was all spent on thinking', async () => {
    expect(await ask(1)).toMatchObject({ finish: 'truncated', usage: { output_tokens: 1 } });
  });
});
