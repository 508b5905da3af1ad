import type { PooledRate, RangeFigures, TagNumbers, TagReport } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { tagRows, tagsInWords } from './tag-rows.ts';

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
const figures = (rate: number): RangeFigures => ({
  current: { rate, interval: { low: rate, high: rate }, answers: 10, mentions: 10 * rate },
  change: null,
  voice: { brand_mentions: 0, all_mentions: 0 },
  points: [],
});
const tag = (id: string, rate = 0.7) => ({
  id,
  name: id,
  color: '#3B82F6' as const,
  keyword_count: 2,
  figures: figures(rate),
});
const report: TagReport = {
  range: { range: '28', from: '2026-02-09', to: '2026-03-08', days: 28 },
  tags: [tag('core'), tag('new', 0.2)],
  untagged_keywords: 1,
  untagged: figures(0.1),
  all: figures(0.5),
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
    expect(rows.map(({ figures: { current } }) => current?.rate)).toEqual([0.7, 0.2, 0.1, 0.5]);
    const mentions = (channel: string) =>
      rows.map((row) => row.channels.find((one) => one.channel === channel)?.current?.mentions ?? null);
    expect(mentions('openai')).toEqual([7, null, 1, 5]);
    expect(mentions('claude')).toEqual([null, null, null, null]);
  });

  it('says nothing of a whole before the first report, nor of keywords without a tag where there are none', () => {
    expect(tagRows({ ...report, channels: [], untagged_keywords: 0 }).map(({ label }) => label)).toEqual([
      'core',
      'new',
    ]);
  });
});

it('the first line names the strongest and weakest tag, and how many keywords have none', () => {
  const first = '70% of 10 answers for “core” mention you, your strongest. Lowest is “new” with 20%.';
  expect(tagsInWords(report)).toBe(`${first} 1 keyword has no tag.`);
  expect(tagsInWords({ ...report, untagged_keywords: 0 })).toBe(first);
  expect(tagsInWords({ tags: [], untagged_keywords: 4 })).toBe('Group keywords to compare results.');
});
