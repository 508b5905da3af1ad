import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './origin.ts';

const BASE = 'https://app.example.com';

describe('our own page', () => {
  it.each([
    ['the address people use', { origin: BASE, host: 'internal:3000' }, true],
    [
      'the address the browser reached us at',
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      true,
    ],
    ['no origin, but the browser says same-origin', { 'sec-fetch-site': 'same-origin' }, true],
  ])('%s', (_name, headers, expected) => {
    expect(isSameOrigin(headers, BASE)).toBe(expected);
  });

  it.each([
    [
      'our own name on the other scheme',
      { origin: BASE.replace('https:', 'http:'), host: new URL(BASE).host },
    ],
    ['another site', { origin: 'https://evil.example', host: 'app.example.com' }],
    ['a subdomain', { origin: 'https://x.app.example.com', host: 'app.example.com' }],
    [
      'our name in front of another',
      { origin: 'https://app.example.com.evil.example', host: 'app.example.com' },
    ],
    ['our name over http', { origin: 'http://app.example.com', host: 'internal:3000' }],
    ['another port', { origin: 'https://app.example.com:8443', host: 'app.example.com' }],
    ['an opaque origin', { origin: 'null', host: 'app.example.com' }],
    ['an origin that is no address', { origin: 'app.example.com', host: 'app.example.com' }],
    ['no origin at all', { host: 'app.example.com' }],
    ['no origin, and the browser says same-site', { 'sec-fetch-site': 'same-site' }],
    [
      'a foreign origin that claims same-origin',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('is not %s', (_name, headers) => {
    expect(isSameOrigin(headers, BASE)).toBe(false);
  });
});
