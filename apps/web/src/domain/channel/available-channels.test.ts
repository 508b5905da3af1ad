import { expect, it } from 'vitest';
import { availableChannels } from './available-channels.ts';

it('offers what the plan includes and the installation can ask, in the order of all assistants', () => {
  expect(
    availableChannels({ allowed_channels: ['perplexity', 'claude', 'openai'] }, [
      'openai',
      'gemini',
      'claude',
    ]),
  ).toEqual(['openai', 'claude']);
});
