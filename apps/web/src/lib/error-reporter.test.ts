import { LIMITS } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { createErrorReporter, isReportable, isReported } from './error-reporter.ts';
import { localError, RequestError } from './request-error.ts';

function reporter(answer: () => Response = () => Response.json({ is_kept: true })) {
  const sent: unknown[] = [];
  const stored = new Map<string, string>();
  const clock = { now: 0 };
  const made = createErrorReporter({
    fetcher: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return answer();
    },
    storage: () => ({
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
    }),
    page: () => ({
      origin: 'https://a.example',
      path: '/tracker',
      version: '0.2.0+869',
      userAgent: 'Firefox',
    }),
    now: () => clock.now,
  });
  const waiting = () => JSON.parse(stored.get('error-reports') ?? '[]');
  return { ...made, sent, waiting, clock };
}

it('reports errors of our own code and of the server, and no noise, no refusal, no lost connection', () => {
  expect(isReportable(new TypeError('x is not a function'))).toBe(true);
  expect(isReported(new TypeError('x is not a function'))).toBe(true);
  expect(isReportable(new RequestError({ status: 500, message: 'Something went wrong' }))).toBe(true);
  for (const noise of [
    'ResizeObserver loop completed with undelivered notifications.',
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new Error('Loading chunk 7 failed'),
    new Error('WebSocket connection to wss://a.example failed'),
    new TypeError('Load failed'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new RequestError({ status: 404, message: 'Not found' }),
    new RequestError({ status: 500, message: 'Something went wrong', id: 'told-by-the-server' }),
    localError('NETWORK_ERROR', null),
    '',
    null,
  ])
    expect(isReportable(noise)).toBe(false);
});

it('keeps quiet about noise of the browser and the network', () => {
  for (const noise of [
    'ResizeObserver loop completed with undelivered notifications.',
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new DOMException('The user aborted a request.', 'AbortError'),
    '',
    null,
  ])
    expect(isReported(noise)).toBe(false);
});

it('tells what broke, where, and by which id the user knows it', async () => {
  const { report, sent, sendQueued } = reporter();
  report(new TypeError('x is not a function'), { category: 'ROUTE_ERROR', id: 'abc' });
  await sendQueued();
  expect(sent).toMatchObject([
    {
      category: 'ROUTE_ERROR',
      severity: 'high',
      name: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('error-reporter.test.ts'),
      url: 'https://a.example/tracker',
      version: '0.2.0+869',
      timestamp: '1970-01-01T00:00:00.000Z',
      userAgent: 'Firefox',
      context: { route: '/tracker' },
      errorId: 'abc',
    },
  ]);
});

it('tells of one and the same error five times a minute', () => {
  const { report, waiting, clock } = reporter(() => {
    throw localError('NETWORK_ERROR', null);
  });
  const again = () => report(new Error('again'), { category: 'UNKNOWN_ERROR' });
  for (let times = 0; times < 8; times += 1) again();
  report(new Error('another'), { category: 'UNKNOWN_ERROR' });
  expect(waiting()).toHaveLength(LIMITS.error_reports_per_minute + 1);
  clock.now = 60_001;
  again();
  expect(waiting()).toHaveLength(LIMITS.error_reports_per_minute + 2);
});

it('keeps what could not be sent, the newest hundred, and sends it later', async () => {
  let isOnline = false;
  const { report, waiting, sent, sendQueued } = reporter(() => {
    if (!isOnline) throw localError('NETWORK_ERROR', null);
    return Response.json({ is_kept: true });
  });
  for (let number = 0; number <= LIMITS.error_queue_max; number += 1)
    report(new Error(`number ${number}`), { category: 'UNKNOWN_ERROR' });
  await sendQueued();
  expect(waiting()).toHaveLength(LIMITS.error_queue_max);
  expect(waiting()[0]).toMatchObject({ name: 'Error', message: 'number 1' });
  isOnline = true;
  sent.length = 0;
  await sendQueued();
  expect(waiting()).toEqual([]);
  expect(sent).toHaveLength(LIMITS.error_queue_max);
});

it.each(['view_as_read_only', 'view_as_ended'])(
  'keeps what a view as a user refuses (%s) until it is over, and lets go what is never taken',
  async (reason) => {
    let refusal: RequestError | null = new RequestError({ status: 403, message: 'No', details: { reason } });
    const { report, waiting, sendQueued } = reporter(() => {
      if (refusal) throw refusal;
      return Response.json({ is_kept: true });
    });
    report(new Error('before it'), { category: 'UNKNOWN_ERROR' });
    report(new Error('during it'), { category: 'UNKNOWN_ERROR' });
    await sendQueued();
    expect(waiting()).toMatchObject([{ message: 'before it' }, { message: 'during it' }]);
    refusal = null;
    await sendQueued();
    expect(waiting()).toEqual([]);

    refusal = new RequestError({ status: 422, message: 'No report' });
    report(new Error('never taken'), { category: 'UNKNOWN_ERROR' });
    await sendQueued();
    expect(waiting()).toEqual([]);
  },
);
