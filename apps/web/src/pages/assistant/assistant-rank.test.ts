import type { CountedCompanies } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { rankCompanies } from './assistant-rank.ts';

const share = (answers: number) => ({
  answers,
  of: 10,
  rate: answers / 10,
  interval: null,
  interval_for_similar_keywords: null,
});
const figures = (answers: number) => ({
  named: share(answers),
  mentions: answers,
  share_of_voice: null,
  place: null,
  channels: [],
  points: [],
});
const company = (name: string, answers: number): CountedCompanies['items'][number] => ({
  key: name,
  name,
  competitor_id: null,
  is_counted: true,
  without_you: 0,
  ...figures(answers),
});
const found = (you: number, others: [string, number][], total = others.length) => ({
  you: figures(you),
  items: others.map(([name, answers]) => company(name, answers)),
  total,
});

describe('the rank among all companies of an assistant', () => {
  it('counts who is mentioned in more answers', () => {
    const { ranked, you, companies } = rankCompanies(
      found(4, [
        ['A', 8],
        ['B', 5],
        ['C', 1],
        ['D', 0],
      ]),
      'Us',
    );
    expect(ranked.map(({ name, place }) => [name, place])).toEqual([
      ['A', 1],
      ['B', 2],
      ['Us', 3],
      ['C', 4],
    ]);
    expect(you).toMatchObject({ place: 3, rate: 0.4 });
    // One that no answer mentions has no rank.
    expect(companies).toBe(4);
  });

  it('names the places that chance leaves open', () => {
    const between = (low: number, high: number) => ({ interval: { low, high } });
    const ranges = { Above: between(0.7, 0.9), Near: between(0.4, 0.6), Below: between(0.1, 0.2) };
    const { you, items, total } = found(4, [
      ['Above', 8],
      ['Near', 5],
      ['Below', 1],
    ]);
    const ranged = {
      you: { ...you, named: { ...you.named, ...between(0.3, 0.5) } },
      items: items.map((one) => ({
        ...one,
        named: { ...one.named, ...ranges[one.name as keyof typeof ranges] },
      })),
      total,
    };
    expect(rankCompanies(ranged, 'Us')).toMatchObject({ you: { place: 3 }, likely: { best: 2, worst: 3 } });
    expect(rankCompanies({ you, items, total }, 'Us').likely).toBeNull();
  });

  it('shares a place between equals', () => {
    const { ranked } = rankCompanies(
      found(5, [
        ['A', 5],
        ['B', 2],
      ]),
      'Us',
    );
    expect(ranked.map(({ name, place }) => [name, place])).toEqual([
      ['Us', 1],
      ['A', 1],
      ['B', 3],
    ]);
  });

  it('has no place for a brand that no answer mentions, nor for one behind all that are listed', () => {
    expect(rankCompanies(found(0, [['A', 5]]), 'Us')).toMatchObject({ you: null, companies: 1 });
    expect(
      rankCompanies(
        found(
          1,
          [
            ['A', 5],
            ['B', 4],
          ],
          30,
        ),
        'Us',
      ),
    ).toMatchObject({ you: null, companies: 31 });
  });
});
