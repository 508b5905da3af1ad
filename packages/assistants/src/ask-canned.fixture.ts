import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Answer, Channel } from './assistant.ts';
import { type CannedProvider, type CannedReply, startCannedProvider } from './canned-provider.ts';
import { DEFAULT_MODELS } from './price-list.ts';
import { createAssistants } from './registry.ts';

const AT = new Date('2026-11-20T09:00:00Z');
export const KORNAEHRE = 'https://www.kornaehre.example/brot';
export const MUGINOKAZE = 'https://muginokaze.example/店';

/** An assistant whose provider replies what a test gives it, for the tests of one file. */
export function askCanned(channel: Channel) {
  let started: CannedProvider | null = null;
  const provider = (): CannedProvider => {
    if (started === null) throw new Error('the provider has not started yet');
    return started;
  };
  beforeAll(async () => {
    started = await startCannedProvider();
  });
  afterAll(() => provider().stop());
  beforeEach(() => {
    provider().replies.length = 0;
    provider().requests.length = 0;
  });
  return {
    provider,
    /** A reply as the provider would send it, kept in the folder of its assistant. */
    fixture: (name: string): CannedReply => ({
      body: JSON.parse(readFileSync(join(import.meta.dirname, channel, 'fixtures', name), 'utf8')),
    }),
    ask: (...replies: CannedReply[]): Promise<Answer> => {
      provider().replies.push(...replies);
      const access = { apiKey: 'sk-canned', baseUrl: provider().url };
      const assistants = createAssistants(
        { openai: access, claude: access, gemini: access, perplexity: access },
        { now: () => AT },
      );
      return assistants[channel].ask({
        question: 'Wo gibt es gutes Brot?',
        model: DEFAULT_MODELS[channel],
        search: true,
        location: null,
        search_context: 'medium',
        max_output_tokens: 500,
        timeoutMs: 120_000,
      });
    },
  };
}

/** What a citation marks and what it stands for, for comparison at a glance. */
export function cited(answer: Answer): [url: string, marked: string | null, claim: string | null][] {
  return answer.citations.map(({ url, start, end, claim }) => [
    url,
    start === null || end === null ? null : answer.text.slice(start, end),
    claim,
  ]);
}
