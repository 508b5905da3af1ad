import type { AskedBy, JudgedBy, PastLine, PastReport } from './line-breaks.rules.ts';

export const END = new Date('2026-03-02T12:00:00Z');
const DAY_MS = 86_400_000;

/** One keyword's answers: y names the brand, n does not, 0 mentions no company at all, a dash is no answer. */
export type Samples = string;

export interface LeftReport {
  daysAgo: number;
  /** By keyword. */
  samples: Record<string, Samples>;
  surface?: string | ((keyword: string) => string);
  judgement?: string;
  branded?: readonly string[];
}

export function reportOf({
  daysAgo,
  samples,
  surface = 's',
  judgement = 'j',
  branded = [],
}: LeftReport): PastReport {
  const reported_at = new Date(END.getTime() - daysAgo * DAY_MS);
  const lines = Object.entries(samples).map(([keyword_id, said]): PastLine => {
    const answered = [...said].filter((one) => one !== '-');
    const measured = answered.filter((one) => one !== '0');
    return {
      keyword_id,
      is_branded: branded.includes(keyword_id),
      n: answered.length,
      k: measured.filter((one) => one === 'y').length,
      empty: answered.length - measured.length,
      trend_point:
        measured.length === 0
          ? null
          : {
              asked_at: reported_at,
              mentioned: measured[0] === 'y',
              surface_hash: typeof surface === 'string' ? surface : surface(keyword_id),
              judgement_id: judgement,
            },
    };
  });
  return { report_id: `${daysAgo} days ago`, reported_at, lines };
}

/** A report every so many days, oldest first, ending with the last one. */
export function reportsOf(
  { days, every }: { days: number; every: number },
  left: (daysAgo: number) => Omit<LeftReport, 'daysAgo'>,
): PastReport[] {
  const ages = Array.from({ length: Math.ceil(days / every) }, (_, index) => index * every).toReversed();
  return ages.map((daysAgo) => reportOf({ daysAgo, ...left(daysAgo) }));
}

/** So many keywords that all say the same. */
export function keywords(count: number, samples: Samples | ((index: number) => Samples), from = 0) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `keyword ${from + index}`,
      typeof samples === 'string' ? samples : samples(from + index),
    ]),
  );
}

export function surface(hash: string, more: Partial<AskedBy> = {}): AskedBy {
  return {
    hash,
    api: 'responses',
    model_asked: 'm1',
    model_served: 'm1',
    search_enabled: false,
    search_context: '',
    question: 'Which one?',
    location: null,
    ...more,
  };
}

export function judgement(id: string, more: Partial<JudgedBy> = {}): JudgedBy {
  const names = { name: 'Northwind', domain: null, aliases: [], products: [], competitors: [] };
  return { id, rules_version: '1', names, ...more };
}

export const MEANINGS = { surfaces: [surface('s')], judgements: [judgement('j')] };
