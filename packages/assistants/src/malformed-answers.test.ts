import { describe, expect, test } from 'vitest';
import { askCanned } from './ask-canned.fixture.ts';
import type { Channel } from './assistant.ts';
import type { CannedReply } from './canned-provider.ts';

describe.each<[Channel, CannedReply]>([
  ['openai', { body: { object: 'response' } }],
  ['claude', { body: [] }],
  ['gemini', { body: { modelVersion: 'gemini-3.8-flash' } }],
  ['perplexity', { body: { choices: [{ message: { content: 'the format of 2025' } }] } }],
])('%s', (channel, reply) => {
  const { ask } = askCanned(channel);

  test('a 200 of another form is malformed and booked as spent', async () => {
    await expect(ask(reply)).rejects.toMatchObject({ code: 'malformed', surely_not_billed: false });
  });
});
