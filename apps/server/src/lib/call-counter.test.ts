import { describe, expect, it } from 'vitest';
import { createCallCounter } from './call-counter.ts';
import { bucketOf } from './time-histogram.ts';

const READ = { name: 'keywords.list_keywords', kind: 'call', status: 200, ms: 10 } as const;
const at = (iso: string) => new Date(iso);

describe('the counter of calls', () => {
  it('counts by name and minute: errors by their class, and every time in its bucket', () => {
    let now = at('2026-03-02T12:00:59.999Z');
    const counter = createCallCounter(() => now.getTime());
    for (const status of [200, 399, 400, 499, 500, 503]) counter.count({ ...READ, status });
    counter.count({ ...READ, name: 'page', kind: 'page', ms: 300 });
    now = at('2026-03-02T12:01:00Z');
    counter.count({ ...READ, ms: 1_000 });
    expect(counter.counted()).toEqual([
      {
        minute: at('2026-03-02T12:00:00Z'),
        name: READ.name,
        kind: 'call',
        calls: 6,
        client_errors: 2,
        server_errors: 2,
        total_ms: 60,
        buckets: [bucketOf(10)],
        counts: [6],
      },
      expect.objectContaining({ name: 'page', kind: 'page', calls: 1, buckets: [bucketOf(300)] }),
      expect.objectContaining({ minute: now, calls: 1, total_ms: 1_000, client_errors: 0 }),
    ]);
  });

  it('holds a minute until it is told to let go of it, and never the one that goes on', () => {
    let now = at('2026-03-02T12:00:30Z');
    const counter = createCallCounter(() => now.getTime());
    counter.count(READ);
    expect(counter.forgetBefore(now)).toBe(0);
    now = at('2026-03-02T12:01:00Z');
    counter.count(READ);
    expect(counter.forgetBefore(now)).toBe(1);
    expect(counter.counted()).toMatchObject([{ minute: now, calls: 1 }]);
  });
});
