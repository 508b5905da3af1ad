import { type LineBreak, SURFACE_BREAKS } from '@answerscope/contract';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import type { TrendPoint } from './lines.rules.ts';

/** How answers were asked and judged. */
export type Meaning = Pick<TrendPoint, 'surface_hash' | 'judgement_id'>;

/** What windows over reports read of one keyword in a report. */
export interface PastLine {
  keyword_id: string;
  is_branded: boolean;
  n: number;
  k: number;
  empty: number;
  /** Null where no answer measured anything. */
  trend_point: TrendPoint | null;
}

export interface PastReport {
  report_id: string;
  reported_at: Date;
  lines: readonly PastLine[];
}

/** How an answer was asked, as far as a person can change it or a provider does. */
export interface AskedBy {
  hash: string;
  api: string;
  model_asked: string;
  model_served: string;
  search_enabled: boolean;
  search_context: string;
  question: string;
  location: Record<string, string | null> | null;
}

export interface JudgedBy {
  id: string;
  rules_version: string;
  names: BrandNamesSnapshot;
}

/** What the fingerprints in lines stand for: those of a report and the last known ones before it. */
export interface Meanings {
  surfaces: readonly AskedBy[];
  judgements: readonly JudgedBy[];
}

/** The newest answer known of each keyword, by report. */
export function lastPoints(reports: readonly PastReport[]): Map<string, TrendPoint> {
  const known = new Map<string, TrendPoint>();
  for (const { lines } of reports)
    for (const line of lines) if (line.trend_point) known.set(line.keyword_id, line.trend_point);
  return known;
}

/** Only answers that were asked and judged in the same way compare. */
export function isAlike(one: Meaning, other: Meaning): boolean {
  return one.surface_hash === other.surface_hash && one.judgement_id === other.judgement_id;
}

/** How a keyword was asked and judged, and is now. */
interface Moved {
  was: Meaning;
  now: Meaning;
}

/** What differs, of keywords that are asked or judged in another way. */
export function reasonsBetween(moved: readonly Moved[], meanings: Meanings): LineBreak[] {
  return [...judgedOtherwise(moved, meanings), ...askedOtherwise(moved, meanings)];
}

function judgedOtherwise(moved: readonly Moved[], { judgements }: Meanings): LineBreak[] {
  const pairs = moved
    .filter(({ was, now }) => was.judgement_id !== now.judgement_id)
    .map(({ was, now }) => ({
      was: meaningOf(judgements, ({ id }) => id === was.judgement_id),
      now: meaningOf(judgements, ({ id }) => id === now.judgement_id),
    }));
  const [first] = pairs;
  if (first === undefined) return [];
  const renamed = pairs.filter(({ was, now }) => !areNamedAlike(was.names, now.names));
  const [other] = renamed;
  const names: LineBreak[] = other
    ? [{ reason: 'names', ...differenceOf(other.was.names, other.now.names) }]
    : [];
  const byOtherRules = pairs.filter(({ was, now }) => was.rules_version !== now.rules_version);
  // Judged anew by the same names: the sentences that an auxiliary model decides are a matter of rules, too.
  const ruled = byOtherRules.length > 0 || names.length > 0 ? byOtherRules : pairs;
  const versions = ruled.map(({ was, now }) => [was.rules_version, now.rules_version] as const);
  return [...names, ...change('rules', versions)];
}

function askedOtherwise(moved: readonly Moved[], { surfaces }: Meanings): LineBreak[] {
  const pairs = moved
    .filter(({ was, now }) => was.surface_hash !== now.surface_hash)
    .map(({ was, now }) => ({
      was: meaningOf(surfaces, ({ hash }) => hash === was.surface_hash),
      now: meaningOf(surfaces, ({ hash }) => hash === now.surface_hash),
    }));
  return SURFACE_BREAKS.flatMap((reason) =>
    change(
      reason,
      pairs.flatMap(({ was, now }) => {
        const found = DIFFERENCES[reason](was, now);
        return found ? [found] : [];
      }),
    ),
  );
}

/** What a person reads of a setting before and after; null where it is the same. */
type Difference = (was: AskedBy, now: AskedBy) => readonly [string | null, string | null] | null;

const DIFFERENCES: Record<(typeof SURFACE_BREAKS)[number], Difference> = {
  // An assistant may serve another model than the one asked for.
  model: (was, now) =>
    ifOther(was.model_served, now.model_served) ?? ifOther(was.model_asked, now.model_asked),
  search: (was, now) => ifOther(searchOf(was), searchOf(now)),
  question: (was, now) => ifOther(was.question, now.question),
  location: (was, now) =>
    ifOther(placeOf(was, 'city', 'region', 'country'), placeOf(now, 'city', 'region', 'country')) ??
    ifOther(placeOf(was, 'time_zone', 'language'), placeOf(now, 'time_zone', 'language')),
  // Whatever else a fingerprint is made of is the way in which the assistant is reached.
  api: (was, now) =>
    SURFACE_BREAKS.some((reason) => reason !== 'api' && DIFFERENCES[reason](was, now))
      ? ifOther(was.api, now.api)
      : (ifOther(was.api, now.api) ?? [null, null]),
};

function ifOther(was: string | null, now: string | null): readonly [string | null, string | null] | null {
  return was === now ? null : [was, now];
}

function searchOf({ search_enabled, search_context }: AskedBy): string {
  return search_enabled ? search_context || 'on' : 'off';
}

function placeOf({ location }: AskedBy, ...parts: string[]): string | null {
  const known = parts.map((part) => location?.[part]).filter((part) => part);
  return known.length === 0 ? null : known.join(', ');
}

function change(
  reason: Exclude<LineBreak['reason'], 'names'>,
  values: readonly (readonly [string | null, string | null])[],
): LineBreak[] {
  if (values.length === 0) return [];
  const only = (all: (string | null)[]) => (new Set(all).size === 1 ? (all[0] ?? null) : null);
  const before = only(values.map(([was]) => was));
  const after = only(values.map(([, now]) => now));
  return [{ reason, keywords: values.length, before, after }];
}

function meaningOf<One>(all: readonly One[], is: (one: One) => boolean): One {
  const found = all.find(is);
  if (found === undefined) throw new Error('a line rests on a surface or judgement that is not known');
  return found;
}

function areNamedAlike(was: BrandNamesSnapshot, now: BrandNamesSnapshot): boolean {
  const of = (names: BrandNamesSnapshot) => JSON.stringify([listNames(names), namesakesOf(names)]);
  return of(was) === of(now);
}

function namesakesOf({ namesakes = [] }: BrandNamesSnapshot): [string, string[]][] {
  return namesakes.map(({ name, words }) => [name, words]);
}

function differenceOf(was: BrandNamesSnapshot, now: BrandNamesSnapshot) {
  const [before, after] = [listNames(was), listNames(now)];
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  };
}

/** Every name by which the brand and its competitors are found. */
function listNames({ name, domain, aliases, products, competitors }: BrandNamesSnapshot): string[] {
  const own = [name, domain, ...aliases, ...products];
  const others = competitors.flatMap((one) => [one.name, one.domain, ...one.aliases, ...one.products]);
  return [...new Set([...own, ...others].filter((one) => one !== null))].toSorted();
}
