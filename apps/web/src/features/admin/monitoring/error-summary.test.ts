import { expect, it } from 'vitest';
import type { LoggedError } from '../../../lib/browser-log.ts';
import { summariseErrors } from './error-summary.ts';

const NOW = 100 * 60_000;
const error = (minutesAgo: number, level: LoggedError['level']): LoggedError => ({
  id: `${minutesAgo}`,
  message: 'broken',
  stack: null,
  level,
  at_ms: NOW - minutesAgo * 60_000,
  metadata: {},
  url: 'http://here/',
  user_agent: 'a browser',
  user_id: null,
});

it('errors are counted over an hour, critical are those that are no warnings, and the last may be older', () => {
  expect(summariseErrors([error(70, 'error'), error(20, 'warning'), error(5, 'error')], NOW)).toEqual({
    count: 2,
    critical: 1,
    last_at_ms: NOW - 5 * 60_000,
  });
  expect(summariseErrors([error(70, 'error')], NOW)).toEqual({
    count: 0,
    critical: 0,
    last_at_ms: NOW - 70 * 60_000,
  });
  expect(summariseErrors([], NOW).last_at_ms).toBeNull();
});
