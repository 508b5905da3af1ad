import type { PooledRate, TagNumbers, TagReport } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { tagRows, tagsInWords, windowsInWords } from './tag-rows.ts';

const rate = (mentions: number, window_days = 28): PooledRate => ({
  rate: mentions / 10,
  interval: { low: 0, high: 1 },
  interval_for_similar_keywords: { low: 0, high: 1 },
  keywords: 2,
  answers: 10,
  mentions,
  window_days,
  since: '2026-03-01T00:00:00.000Z',
  until: '2026-03-08T00:00:00.000Z',
});
const numbers = (mentions: number): TagNumbers => ({
  current: rate(mentions),
  empty_answers: 0,
  change: {
    verdict: 'not_enough_data',
    earlier: null,
    recent: null,
    p_value: null,
    q_value: null,
    is_one_keyword: false,
    wait: { possible_from: null, helps_now: null },
  },
});
const tag = (id: string) => ({ id, name: id, color: '#3B82F6' as const, keyword_count: 2 });
const report: TagReport = {
  range: { range: '28', from: '2026-02-09', to: '2026-03-08', days: 28 },
  tags: [tag('core'), tag('new')],
  untagged_keywords: 1,
  channels: [
    {
      channel: 'openai',
      report_id: 'r1',
      all: rate(5),
      tags: [
        { tag_id: 'core', numbers: numbers(7) },
        { tag_id: 'new', numbers: null },
      ],
      untagged: numbers(1),
    },
    { channel: 'claude', report_id: 'r2', all: null, tags: [], untagged: null },
  ],
};

describe('the table of tags', () => {
  it('has a line for each tag, one for what has none, and last the whole', () => {
    const rows = tagRows(report);
    expect(rows.map(({ label, keywords }) => [label, keywords])).toEqual([
      ['core', 2],
      ['new', 2],
      ['Without a tag', 1],
      ['All keywords', null],
    ]);
    expect(rows.map(({ rates }) => rates.get('openai')?.current?.mentions ?? null)).toEqual([7, null, 1, 5]);
    expect(rows.map(({ rates }) => rates.get('claude')?.current ?? null)).toEqual([null, null, null, null]);
  });

  it('says nothing of a whole before the first report, nor of keywords without a tag where there are none', () => {
    expect(tagRows({ ...report, channels: [], untagged_keywords: 0 }).map(({ label }) => label)).toEqual([
      'core',
      'new',
    ]);
  });
});

it('the first line tells how much the tags cover', () => {
  expect(tagsInWords(report)).toBe('2 tags; 1 keyword has none.');
  expect(tagsInWords({ ...report, tags: [tag('one')], untagged_keywords: 1_200 })).toBe(
    '1 tag; 1,200 keywords have none.',
  );
  expect(tagsInWords({ ...report, untagged_keywords: 0 })).toBe('2 tags; every keyword has one.');
});

it('the days are told that the rates are counted over', () => {
  expect(windowsInWords(report)).toBe('In the last 28 days, as on the dashboard.');
  expect(windowsInWords({ ...report, channels: [] })).toBeNull();
});
