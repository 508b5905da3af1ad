import type { Channel, HeadlineChange } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { turnsDuring } from '../../../test/turns-during.ts';
import { presenceOf } from './presence.rules.ts';
import { linesSince, type PresenceLine, type PresenceReport, readable } from './presence-windows.rules.ts';

const BASIS = { weights: { named: 50, place: 20, share: 20, reach: 10 } };
const WAITING: HeadlineChange = {
  verdict: 'not_enough_data',
  earlier: null,
  recent: null,
  p_value: null,
  q_value: null,
  is_one_keyword: false,
  wait: { possible_from: null, helps_now: null },
};
const NAMED = new Map<Channel, HeadlineChange>([['openai', WAITING]]);
const KEYWORDS = ['a', 'b', 'c', 'd', 'e'];
const day = (of: number) => new Date(Date.UTC(2026, 10, of, 9));

const report = (of: number, more: Partial<PresenceReport> = {}): PresenceReport => ({
  channel: 'openai',
  report_id: `report ${more.channel ?? 'openai'} ${of}`,
  run_id: `run ${of}`,
  reported_at: day(of),
  since: day(1),
  window_days: 28,
  change: { state: 'not_enough_data', earlier: null, recent: null },
  breaks: [],
  ...more,
});
const line = (of: number, keyword: string, more: Partial<PresenceLine> = {}): PresenceLine => ({
  channel: 'openai',
  report_id: `report ${more.channel ?? 'openai'} ${of}`,
  reported_at: day(of),
  keyword_id: keyword,
  keyword,
  answers: 1,
  mentions: 1,
  place: 1,
  brand_mentions: 1,
  all_mentions: 2,
  asked_and_judged: 'as ever',
  ...more,
});
const linesOf = (of: number, more: Partial<PresenceLine> = {}) => KEYWORDS.map((one) => line(of, one, more));

describe('the answers that a presence score counts', () => {
  const newest = async (lines: PresenceLine[]) =>
    (await presenceOf({ reports: [report(8)], lines, most: 52 }, BASIS, NAMED)).channels[0]?.points.at(-1);

  it('are those of the window up to the report', async () => {
    const lines = [...linesOf(1), ...linesOf(8), ...linesOf(9, { mentions: 0 })];
    expect(await newest(lines)).toMatchObject({ answers: 10, keywords: 5, parts: { named: { k: 10 } } });
  });

  it('are of keywords that the report holds, asked and judged as they are now', async () => {
    const lines = [
      ...linesOf(1).map((one) => (one.keyword_id === 'a' ? { ...one, asked_and_judged: 'otherwise' } : one)),
      line(1, 'gone'),
      ...linesOf(8),
    ];
    expect(await newest(lines)).toMatchObject({ answers: 9, keywords: 5 });
  });

  it('leave out what measured nothing', async () => {
    const nothing = { answers: 0, mentions: 0, asked_and_judged: null };
    const lines = [
      ...linesOf(1),
      ...linesOf(8).map((one, index) => (index === 0 ? { ...one, ...nothing } : one)),
    ];
    expect(await newest(lines)).toMatchObject({ answers: 9, keywords: 5 });
  });

  it('are none of a report whose window is not known yet', async () => {
    const { channels } = await presenceOf(
      { reports: [report(8, { since: null, window_days: null, change: null })], lines: linesOf(8), most: 52 },
      BASIS,
      NAMED,
    );
    expect(channels[0]).toMatchObject({
      points: [{ answers: 0, score: null, since: null }],
      change: { named: WAITING, place: null, window_days: null },
    });
  });
});

describe('all assistants together', () => {
  const claude: Channel = 'claude';
  const reports = [
    report(1),
    report(8),
    report(8, { channel: claude, reported_at: new Date(day(8).getTime() + 60_000) }),
  ];
  const lines = [
    ...linesOf(1),
    ...linesOf(8),
    ...linesOf(8, { channel: claude, mentions: 0, place: 0, brand_mentions: 0 }),
  ];

  it('have one point for each run, of the newest window of each', async () => {
    const { all } = await presenceOf({ reports, lines, most: 52 }, BASIS, NAMED);
    expect(all?.points).toMatchObject([
      { channels: ['openai'], answers: 5, score: null, report_id: null },
      { channels: ['openai', 'claude'], answers: 15, keywords: 5, parts: { reach: { k: 5, n: 5 } } },
    ]);
  });

  it('are not known before the first report that is read of each', async () => {
    const { all, channels } = await presenceOf({ reports, lines, most: 1 }, BASIS, NAMED);
    expect(all?.points).toHaveLength(1);
    expect(channels).toHaveLength(2);
  });

  it('count no assistant whose newest report is older than windows reach', async () => {
    const old = report(1, { channel: claude, reported_at: new Date(day(8).getTime() - 91 * 86_400_000) });
    const { all } = await presenceOf(
      { reports: [old, report(8)], lines: linesOf(8), most: 52 },
      BASIS,
      NAMED,
    );
    expect(all?.points.at(-1)?.channels).toEqual(['openai']);
  });
});

describe('how far back lines are read', () => {
  it('is as far as the windows of the reports and the change of the newest reach, and no farther', () => {
    const compared = {
      state: 'compared',
      earlier: { since: '2026-09-20T09:00:00.000Z' },
      recent: { window_days: 28 },
    } as const;
    expect(linesSince([report(8)])).toEqual([{ channel: 'openai', since: day(1) }]);
    expect(linesSince([report(8, { change: compared })])).toEqual([
      { channel: 'openai', since: new Date('2026-09-20T09:00:00.000Z') },
    ]);
    const longAgo = { ...compared, earlier: { since: new Date(0).toISOString() } };
    expect(linesSince([report(8, { change: longAgo })])[0]?.since).toEqual(
      new Date(day(8).getTime() - 56 * 86_400_000),
    );
    // A window that says it began long ago holds no more days than it says.
    const since = linesSince([report(8, { since: new Date(0) })])[0]?.since;
    expect(since).toEqual(new Date(day(8).getTime() - 28 * 86_400_000));
  });
});

describe('how many reports are read', () => {
  // Two assistants, each with 10 lines a day.
  const days = Array.from({ length: 60 }, (_, index) => index + 1);
  const reports = days.flatMap((of) => {
    const window = { since: day(of - 27), reported_at: day(of) };
    return [report(of, window), report(of, { ...window, channel: 'claude' })];
  });
  const sizes = days.flatMap((of) =>
    (['openai', 'claude'] as const).map((channel) => ({ channel, reported_at: day(of), lines: 10 })),
  );

  it('are all of them while their lines are not too many', () => {
    const read = readable({ reports, sizes }, { reports: 60, lines: 1_200 });
    expect(read).toEqual({ reports, most: 60, is_capped: false });
  });

  it('are the newest of each assistant that fit with their windows', () => {
    const read = readable({ reports, sizes }, { reports: 60, lines: 800 });
    // 40 days of lines hold 13 reports with 28 days each.
    expect(read).toMatchObject({ most: 13, is_capped: true });
    expect(read.reports.map(({ report_id }) => report_id)).toEqual(
      reports.slice(-26).map(({ report_id }) => report_id),
    );
  });

  it('is the newest one, whatever its window takes', () => {
    const read = readable({ reports, sizes }, { reports: 60, lines: 10 });
    expect(read).toMatchObject({ most: 1, reports: reports.slice(-2), is_capped: true });
  });
});

describe('a long history', () => {
  it('have parts that change, and no verdict of their own', async () => {
    const change = {
      state: 'compared',
      earlier: { since: day(1).toISOString() },
      recent: { window_days: 7 },
    } as const;
    const lines = [
      ...linesOf(1, { mentions: 0, place: 0, brand_mentions: 0, all_mentions: 1 }),
      line(1, 'gone', { all_mentions: 50 }),
      ...linesOf(9),
    ];
    const { channels } = await presenceOf(
      { reports: [report(9, { change, window_days: 7 })], lines, most: 52 },
      BASIS,
      NAMED,
    );
    expect(channels[0]?.change).toEqual({
      named: WAITING,
      place: { before: 0, now: 1 },
      share: { before: 0, now: 0.5 },
      reach: { before: 0, now: 1 },
      window_days: 7,
    });
  });

  it('stops nobody else', async () => {
    const keywords = Array.from({ length: 100 }, (_, index) => `keyword ${index}`);
    const days = Array.from({ length: 80 }, (_, index) => index + 1);
    const change = {
      state: 'compared',
      earlier: { since: day(1).toISOString() },
      recent: { window_days: 28 },
    } as const;
    const reports = days.slice(28).map((of) => report(of, { since: day(of - 27), change }));
    const lines = days.flatMap((of) => keywords.map((one) => line(of, one, { mentions: of % 2 })));
    const { turns, result } = await turnsDuring(() => presenceOf({ reports, lines, most: 52 }, BASIS, NAMED));
    const { channels } = result;
    expect(channels[0]).toMatchObject({ change: { window_days: 28 } });
    expect(channels[0]?.points.at(-1)).toMatchObject({ answers: 2_800, keywords: 100 });
    expect(turns).toBeGreaterThan(3);
  });
});
