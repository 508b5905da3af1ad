import { expect, it } from 'vitest';
import { errorDetails } from './error-details.ts';

const FACTS = { id: 'abc', route: '/tracker', browser: 'Firefox', at: new Date('2026-01-02T03:04:05Z') };

it('says what broke, where, when and under which id', () => {
  const error = new TypeError('x is not a function');
  error.stack = 'at draw (a.js:1:2)';
  expect(errorDetails(error, FACTS)).toBe(
    'Error ID: abc\nMessage: TypeError: x is not a function\nPage: /tracker\nTime: 2026-01-02T03:04:05.000Z\nBrowser: Firefox\nStack: at draw (a.js:1:2)',
  );
});

it('says what was thrown that is no error', () => {
  expect(errorDetails('no', FACTS)).toContain('Message: no\n');
  expect(errorDetails('no', FACTS)).not.toContain('Stack');
});
