import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { CHANNELS } from './assistant.ts';
import { createAssistants } from './registry.ts';

const nobody = { apiKey: null, baseUrl: null };
const settings = { openai: nobody, claude: nobody, gemini: nobody, perplexity: nobody };

test('there is an assistant for every channel, key or not', () => {
  const assistants = createAssistants(settings);
  expect(CHANNELS.map((channel) => assistants[channel].channel)).toEqual([...CHANNELS]);
});

test('a key of blanks is no key', async () => {
  const assistants = createAssistants({ ...settings, openai: { apiKey: '  ', baseUrl: null } });
  const input = { question: 'q', model: 'm', search: false, search_context: 'low', location: null } as const;
  const asked = assistants.openai.ask({ ...input, max_output_tokens: 1 });
  await expect(asked).rejects.toMatchObject({ code: 'missing_key' });
});

test('building the assistants loads no SDK: they are large, and a start should not wait for them', () => {
  const door = JSON.stringify(`${import.meta.dirname}/index.ts`);
  const script = `
    const { registerHooks } = await import('node:module');
    const seen = [];
    registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
    const { createAssistants } = await import(${door});
    createAssistants(${JSON.stringify(settings)});
    console.log(seen.filter((url) => /openai\\/|anthropic|genai|perplexity_ai/.test(url.replace(/src\\/.*/, ''))).length, seen.length);
  `;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const [sdk_modules, modules] = run.stdout.trim().split(' ').map(Number);
  expect({ sdk_modules, error: run.stderr.includes('Error') }).toEqual({ sdk_modules: 0, error: false });
  expect(modules).toBeGreaterThan(20);
});
