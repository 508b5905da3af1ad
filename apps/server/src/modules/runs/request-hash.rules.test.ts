import { expect, it } from 'vitest';
import { requestHash } from './request-hash.rules.ts';

const [one, two] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'];

it('two requests are the same when they ask for the same run, however they put it', () => {
  expect(requestHash({})).toBe(requestHash({}));
  expect(requestHash({ keyword_ids: [one, two] })).toBe(requestHash({ keyword_ids: [two, one, two] }));
  expect(requestHash({ keyword_ids: [one] })).toBe(requestHash({ keyword_ids: [one.toUpperCase(), one] }));
  expect(requestHash({ channels: ['openai', 'openai'] })).toBe(requestHash({ channels: ['openai'] }));
});

it('another channel, order of channels, keyword or number of samples is another request', () => {
  const hashes = [
    requestHash({}),
    requestHash({ samples: 1 }),
    requestHash({ samples: 2 }),
    requestHash({ channels: ['openai'] }),
    requestHash({ channels: ['openai', 'claude'] }),
    requestHash({ channels: ['claude', 'openai'] }),
    requestHash({ keyword_ids: [one] }),
    requestHash({ keyword_ids: [one, two] }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});
