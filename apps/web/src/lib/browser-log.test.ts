import { describe, expect, it } from 'vitest';
import { CALLS_MAX, createBrowserLog, ERRORS_MAX, watchCalls } from './browser-log.ts';

const page = () => ({ url: 'http://here/tracker', user_agent: 'a browser', user_id: 'me' });
const newLog = () => createBrowserLog({ page, now: () => 1_000 });
/** Time goes on by 40 ms between two looks. */
const clock = () => {
  let at = 0;
  return { now: () => 1_000, elapsed: () => (at += 40) };
};

describe('calls of a page', () => {
  it('are told with their path, whose ids are left out, their time and their status', async () => {
    const log = newLog();
    const send = watchCalls(async () => new Response('{}'), log, clock());
    await send('/api/reports/01a20c23-c440-7006-afb1-faf5e5af0656/csv?page=2');
    await send(new Request('http://here/api/pages/12'));
    expect(log.calls).toEqual([
      { endpoint: '/api/reports/{id}/csv', response_time_ms: 40, status_code: 200, at_ms: 1_000 },
      { endpoint: '/api/pages/{id}', response_time_ms: 40, status_code: 200, at_ms: 1_000 },
    ]);
    expect(log.errors).toEqual([]);
  });

  it.each([
    [404, 'Not Found', 'warning', 'HTTP 404: Not Found'],
    [503, '', 'error', 'HTTP 503'],
  ])(
    'that are answered with %i are errors, too, by their level',
    async (status, statusText, level, message) => {
      const log = newLog();
      const send = watchCalls(async () => new Response('{}', { status, statusText }), log, clock());
      await send('/api/keywords', { method: 'POST' });
      expect(log.calls[0]?.status_code).toBe(status);
      expect(log.errors).toEqual([
        {
          ...page(),
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          message,
          level,
          stack: null,
          at_ms: 1_000,
          metadata: { method: 'POST', endpoint: '/api/keywords', status },
        },
      ]);
    },
  );

  it('that reach nobody are network errors; those that the page gives up are none', async () => {
    const log = newLog();
    const fails = (error: Error) =>
      watchCalls(async () => Promise.reject(error), log, clock())('/api/keywords').catch(() => 'failed');
    expect(await fails(new TypeError('Failed to fetch'))).toBe('failed');
    expect(await fails(new DOMException('gone', 'AbortError'))).toBe('failed');
    expect(log.calls.map(({ status_code }) => status_code)).toEqual([0]);
    expect(log.errors.map(({ message }) => message)).toEqual(['Network Error: Failed to fetch']);
  });

  it('are kept up to a bound, the newest of them, like errors', async () => {
    const log = newLog();
    const send = watchCalls(async () => new Response('{}'), log, clock());
    for (let at = 0; at <= CALLS_MAX; at++) await send(`/api/call-${at}`);
    for (let at = 0; at <= ERRORS_MAX; at++) log.note({ message: `error ${at}`, level: 'error' });
    expect(log.calls).toHaveLength(CALLS_MAX);
    expect(log.calls.at(-1)?.endpoint).toBe(`/api/call-${CALLS_MAX}`);
    expect(log.errors).toHaveLength(ERRORS_MAX);
    expect(log.errors[0]?.message).toBe('error 1');
  });
});
