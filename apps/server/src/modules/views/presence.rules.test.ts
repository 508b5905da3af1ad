import type { Channel, RangeOfDays } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { toChange, UNTOLD } from '../ranges/headline.rules.ts';
import type { ChannelCount } from '../ranges/index.ts';
import { judgement, surface } from '../reports/windows.fixture.ts';
import { presenceOf } from './presence.rules.ts';

const BASIS = { weights: { named: 50, place: 20, share: 20, reach: 10 } };
const WAITING = toChange(UNTOLD, null);
const RANGE: RangeOfDays = { range: '28', from: '2026-11-01', to: '2026-11-28', days: 28 };
const KEYWORDS = ['a', 'b', 'c', 'd', 'e'];
const AS_EVER = { surface_hash: 's', judgement_id: 'j' };

const count = (age: number, keyword_id: string, more: Partial<ChannelCount> = {}): ChannelCount => {
  const at = new Date(Date.parse(RANGE.to) - age * 86_400_000);
  return {
    channel: 'openai',
    keyword_id,
    age,
    answers: 1,
    mentions: 1,
    checks: 1,
    empty_answers: 0,
    brand_mentions: 1,
    competitor_mentions: 1,
    placed: 1,
    places: 1,
    meaning: AS_EVER,
    since: at,
    until: at,
    ...more,
  };
};
const all = (age: number, more: Partial<ChannelCount> = {}) => KEYWORDS.map((one) => count(age, one, more));
const SILENT = { mentions: 0, places: 0, brand_mentions: 0 };

const read = (counts: ChannelCount[], channels: Channel[] = ['openai']) =>
  presenceOf(
    {
      counts,
      meanings: { surfaces: [surface('s'), surface('older')], judgements: [judgement('j')] },
      range: RANGE,
      newest: channels.map((channel, index) => ({
        channel,
        id: `report of ${channel}`,
        created_at: new Date(Date.parse(RANGE.to) + index),
      })),
      words: new Map(KEYWORDS.map((one) => [one, { keyword: one }])),
      named: new Map([['openai', WAITING]]),
    },
    BASIS,
  );
const current = (counts: ChannelCount[]) => read(counts).channels[0]?.current;

describe('the answers that a presence score counts', () => {
  it('are those of the range', () => {
    expect(current([...all(0), ...all(27), ...all(28, SILENT)])).toMatchObject({
      answers: 10,
      keywords: 5,
      parts: { named: { k: 10 } },
    });
  });

  it('are asked and judged as the newest of their keyword', () => {
    const otherwise = { meaning: { ...AS_EVER, surface_hash: 'older' } };
    expect(current([...all(0), count(9, 'a', otherwise), count(9, 'b')])).toMatchObject({ answers: 6 });
  });

  it('leave out what measured nothing, and count as often as it was checked', () => {
    const nothing = { answers: 0, mentions: 0, meaning: null };
    expect(current([...all(0, { checks: 2, placed: 2, places: 2 }), count(9, 'a', nothing)])).toMatchObject({
      answers: 10,
      parts: { place: { k: 10, n: 10 } },
    });
  });

  it('of all assistants are those of each together, with a keyword reached by any', () => {
    const claude = all(0, { channel: 'claude', ...SILENT });
    const { all: together, channels } = read([...all(0), ...claude], ['openai', 'claude']);
    expect(channels.map(({ current: { answers } }) => answers)).toEqual([5, 5]);
    expect(together).toMatchObject({
      channel: null,
      channels: ['openai', 'claude'],
      report: { id: 'report of claude' },
      current: { answers: 10, keywords: 5, parts: { named: { k: 5, n: 10 }, reach: { k: 5, n: 5 } } },
      change: { named: null },
    });
  });
});

describe('the points of a presence score', () => {
  it('add up to the range, and to the one before it', () => {
    const { points } = read([...all(0), ...all(8), ...all(30, SILENT)]).channels[0] ?? { points: [] };
    expect(points.map(({ answers }) => answers)).toEqual([0, 0, 0, 5, 0, 0, 5, 5]);
    expect(points.at(-1)).toMatchObject({ to: RANGE.to, parts: { named: { k: 5 } }, score: null });
  });
});

describe('the parts', () => {
  const change = (counts: ChannelCount[]) => read(counts).channels[0]?.change;

  it('change over the keywords in both ranges, without a verdict of their own', () => {
    const before = [...all(30, SILENT), ...all(40, SILENT), count(30, 'gone', { competitor_mentions: 50 })];
    expect(change([...all(0), ...all(7), ...before])).toEqual({
      named: WAITING,
      score: { before: 0, now: expect.any(Number) },
      place: { before: 0, now: 1 },
      share: { before: 0, now: 0.5 },
      reach: { before: 0, now: 1 },
    });
  });

  it('say nothing of a change where a range has too few answers', () => {
    expect(change([...all(0), ...all(7), ...all(30)])).toMatchObject({
      score: null,
      place: null,
      reach: null,
    });
  });
});

it('keywords that were never reached are listed by name', () => {
  const { unreached } = read([...all(0), count(0, 'f', SILENT), count(0, 'a', SILENT)]).channels[0] ?? {};
  expect(unreached).toEqual({ total: 0, items: [] });
  const silent = read(all(0, SILENT)).channels[0]?.unreached;
  expect(silent).toMatchObject({ total: 5, items: KEYWORDS.map((keyword) => ({ keyword })) });
});
