import { seededRandom } from '../../../scripts/seeded-random.ts';
import type { PresenceCheck } from './presence-score.ts';

const check = (keyword_id: string, more: Partial<PresenceCheck>): PresenceCheck => ({
  keyword_id,
  answers: 1,
  mentions: 0,
  place: 0,
  brand_mentions: 0,
  all_mentions: 0,
  ...more,
});

/** A check of one answer that names the brand. */
export const named = (keyword_id: string, of: { rank: number; brand: number; all: number }) =>
  check(keyword_id, {
    mentions: 1,
    place: of.all > of.brand ? 1 / of.rank : null,
    brand_mentions: of.brand,
    all_mentions: of.all,
  });

/** A check of one answer that names others. */
export const silent = (keyword_id: string, { all }: { all: number }) =>
  check(keyword_id, { place: all > 0 ? 0 : null, all_mentions: all });

/** Keywords of which each is named at a rate of its own, from 0 to `rate` or as told, so many checks each; `again` asks the same ones. */
export function drawn(of: {
  seed: number;
  keywords: number;
  checks: number;
  rate?: number;
  rateOf?: (keyword: number) => number;
  again?: number;
}): PresenceCheck[] {
  const ofKeywords = seededRandom(of.seed).next;
  const random = of.again === undefined ? ofKeywords : seededRandom(of.again).next;
  return Array.from({ length: of.keywords }).flatMap((_, index) => {
    const rate = of.rateOf?.(index) ?? ofKeywords() * (of.rate ?? 1);
    return Array.from({ length: of.checks }, () => {
      const others = 1 + Math.floor(random() * 3);
      return random() < rate
        ? named(`k${index}`, { rank: 1 + Math.floor(random() * (others + 1)), brand: 1, all: 1 + others })
        : silent(`k${index}`, { all: others });
    });
  });
}
