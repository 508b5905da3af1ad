import { describe, expect, it } from 'vitest';
import { daysAgo, sharedReportApp } from './report.fixture.ts';

const app = sharedReportApp();

const yes = ['yes'] as const;

describe('a report', () => {
  it("is the user's alone", async () => {
    const user = await app.newReader(['a']);
    const { id } = await app.reportOf(user, { at: daysAgo(1), samples: { a: yes } });
    const stranger = await app.newReader([]);
    expect((await stranger.get(`/api/reports/${id}`)).status).toBe(404);
    expect((await stranger.get(`/api/reports/${id}/csv`)).status).toBe(404);
    expect((await stranger.get('/api/reports')).body).toEqual({ items: [], next_before: null });
  });

  it('is listed newest first, by channel, a page at a time', async () => {
    const user = await app.newReader(['a']);
    for (const days of [5, 4, 3]) await app.leaveRun(user, { at: daysAgo(days), samples: { a: yes } });
    await app.leaveRun(user, { at: daysAgo(2), samples: { a: yes }, channel: 'claude' });
    await app.writeReports();
    const first = (await user.get('/api/reports?channel=openai&page_size=2')).body;
    expect(first.items).toHaveLength(2);
    expect(first.items[0]).not.toHaveProperty('report_summary');
    const second = (await user.get(`/api/reports?channel=openai&page_size=2&before=${first.next_before}`))
      .body;
    expect(second).toMatchObject({ items: [{ channel: 'openai' }], next_before: null });
    const dates = [...first.items, ...second.items].map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await user.get('/api/reports')).body.items[0].channel).toBe('claude');
  });
});
