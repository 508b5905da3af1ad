import type { DoubtfulPlace } from '@answerscope/mentions';
import { describe, expect, it } from 'vitest';
import { type AuxiliaryBrand, brandHash, textHash } from './auxiliary.rules.ts';
import { type Doubted, placesToAsk } from './places-to-ask.rules.ts';

const BRAND = { name: 'Northwind', domain: null, category: null };
const placesOf = (count: number): DoubtfulPlace[] =>
  Array.from({ length: count }, (_, at) => ({
    start: 10 * at,
    end: 10 * at + 5,
    text: `line ${at}`,
    is_counted: true,
    confidence: 0.9,
    code: 'respaced',
  }));
const own = (count: number): Doubted => ({ company: null, places: placesOf(count) });
const other = (key: string, count: number, is_tracked = false, domain: string | null = null): Doubted => ({
  company: { key, name: key, domain, aliases: [], products: [], is_tracked },
  places: placesOf(count),
});
const asked = (doubted: Doubted[], before: Parameters<typeof placesToAsk>[2] = []) =>
  placesToAsk(doubted, BRAND, before);
const callsAbout = (doubted: Doubted[]) => {
  const made = asked(doubted);
  return made === null ? [] : [{ ...made, brand_hash: brandHash(BRAND) }];
};
const keysOf = (made: ReturnType<typeof asked>) => made?.companies.map(({ key }) => key);

describe('what is asked about an answer', () => {
  it('is one call for the nearest to the user of those in doubt', () => {
    expect(asked([own(3), other('a', 2, true), other('b', 1)])).toMatchObject({ asked_for: 'brand' });
    expect(asked([own(0), other('a', 2, true), other('b', 1)])).toMatchObject({ asked_for: 'competitors' });
    expect(asked([own(0), other('b', 1)])).toMatchObject({ asked_for: 'companies' });
    expect(asked([own(0)])).toBeNull();
  });

  it('is of whole companies, four places of competitors and three of others at most', () => {
    const made = asked([
      own(3),
      other('a', 3, true),
      other('b', 2, true),
      other('c', 1, true),
      other('d', 2),
      other('e', 2),
      other('f', 1),
    ]);
    expect(keysOf(made)).toEqual(['a', 'c', 'd', 'f']);
    expect(made?.places).toHaveLength(10);
  });

  it('is nothing that was asked before, whatever came of it, and within the same bounds', () => {
    const all = [own(1), other('a', 1, true), other('b', 2)];
    expect(asked(all, callsAbout(all))).toBeNull();
    expect(keysOf(asked([...all, other('c', 1), other('d', 1)], callsAbout(all)))).toEqual(['c']);
    // A competitor that was found before it was tracked is the same company; with a site of its own it is another.
    expect(asked([other('b', 2, true)], callsAbout(all))).toBeNull();
    expect(keysOf(asked([other('b', 2, true, 'b.example')], callsAbout(all)))).toEqual(['b']);
  });

  it('is the brand again when it is described otherwise', () => {
    const rows = callsAbout([own(1)]);
    expect(placesToAsk([own(1)], { ...BRAND, category: 'bakery' }, rows)).toMatchObject({
      asked_for: 'brand',
    });
  });
});

describe('the hash of what is asked', () => {
  const hashOf = (doubted: Doubted[], brand: AuxiliaryBrand = BRAND) => {
    const { places = [], companies = [] } = asked(doubted) ?? {};
    return textHash({ question: 'Which?', brand, places, companies });
  };

  it('tells companies apart, not whether they are tracked', () => {
    expect(hashOf([other('a', 1)])).toBe(hashOf([other('a', 1, true)]));
    expect(hashOf([other('a', 1)])).not.toBe(hashOf([other('b', 1)]));
    expect(hashOf([other('a', 1)])).not.toBe(hashOf([own(1)]));
  });

  it('is another for other namesakes, under which a decision on the brand still holds', () => {
    const [planet, club] = [
      { name: 'Northwind', words: ['planet'] },
      { name: 'Northwind FC', words: [] },
    ];
    const hashes = [[], [planet], [club], [planet, club]].map((namesakes) =>
      hashOf([own(1)], namesakes.length === 0 ? BRAND : { ...BRAND, namesakes }),
    );
    expect(new Set(hashes).size).toBe(4);
    expect(brandHash({ ...BRAND, namesakes: [planet] })).toBe(brandHash(BRAND));
  });
});
