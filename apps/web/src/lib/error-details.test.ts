import { expect, it } from 'vitest';
import { errorDetails } from './error-details.ts';

const FACTS = {
  errorId: 'abc',
  level: 'page',
  url: 'https://a.example/tracker',
  userAgent: 'Firefox',
  at: new Date('2026-01-02T03:04:05Z'),
};
const SAID = {
  errorId: 'abc',
  level: 'page',
  url: 'https://a.example/tracker',
  userAgent: 'Firefox',
  timestamp: '2026-01-02T03:04:05.000Z',
};

it('says what broke, where, when and under which id', () => {
  const error = new TypeError('x is not a function');
  error.stack = 'at draw (a.js:1:2)';
  expect(JSON.parse(errorDetails(error, FACTS))).toEqual({
    ...SAID,
    message: 'TypeError: x is not a function',
    stack: 'at draw (a.js:1:2)',
  });
});

it('says what was thrown that is no error', () => {
  expect(JSON.parse(errorDetails('no', FACTS))).toEqual({ ...SAID, message: 'no' });
});
