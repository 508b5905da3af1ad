import { expect, it } from 'vitest';
import { isReportable } from './use-uncaught-errors.ts';

it('tells the user of an error in our own code', () => {
  expect(isReportable(new TypeError('x is not a function'))).toBe(true);
});

it('keeps quiet about noise of the browser and the network', () => {
  for (const noise of [
    'ResizeObserver loop completed with undelivered notifications.',
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new DOMException('The user aborted a request.', 'AbortError'),
    '',
    null,
  ]) {
    expect(isReportable(noise)).toBe(false);
  }
});
