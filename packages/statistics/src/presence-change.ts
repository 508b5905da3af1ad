import { adjustForFalseDiscovery } from './false-discovery.ts';
import { type ChangeVerdict, decide, SIGNIFICANCE_LEVEL } from './keyword-verdict.ts';
import {
  PRESENCE_LEAST,
  type PresenceBasis,
  type PresenceCheck,
  type PresenceTally,
  partsOf,
  scoreOf,
  subtract,
  tallyOf,
} from './presence-score.ts';

/** A check and the window that it lies in. Only checks of one series are alike: a keyword on an assistant. */
export interface WindowedCheck extends PresenceCheck {
  series: string;
  isRecent: boolean;
}

/** How surprising the change of a score is if nothing changed. Scores go from 0 to 100. */
export interface PresenceEvidence {
  before: number;
  now: number;
  direction: 'up' | 'down' | 'none';
  /** Two-sided. */
  p_value: number;
}

/** Shuffles of a usual number of checks, the fewest of very many, and how many checks are dealt at most in all. */
const SHUFFLES = { usual: 999, least: 199, dealt: 2_000_000 } as const;

/**
 * How surprising the change of a presence score between two adjoining windows is if nothing changed. Each keyword on each
 * assistant is compared with itself only: given what its checks said, which window they fall into is chance. They are
 * dealt to the windows again and again, as many to each as there were, and counted is how often the scores then differ as
 * much as they do (Fisher 1935, The Design of Experiments, 21; Pitman 1937, J. R. Stat. Soc. Suppl. 4:119-130; counted
 * with the deal that was seen: Phipson & Smyth 2010, Stat. Appl. Genet. Mol. Biol. 9:39). The same checks give the same
 * digits. Only series in both windows count; null where one of the windows is too small for a score.
 */
export function presenceChange(
  checks: readonly WindowedCheck[],
  basis: PresenceBasis,
): PresenceEvidence | null {
  const deals = presenceDeals(checks, basis);
  if (deals === null) return null;
  let asFar = 0;
  for (let times = 0; times < deals.shuffles; times++) asFar += Number(deals.isNextAsFar());
  return deals.evidence(asFar);
}

/** `presenceChange` one deal after the other, for who lets others have their turn between them. */
export interface PresenceDeals {
  /** How often is to be dealt. */
  shuffles: number;
  /** Deals once: whether the scores then differ as much as they do. */
  isNextAsFar: () => boolean;
  /** @param asFar how many of the deals did */
  evidence: (asFar: number) => PresenceEvidence;
}

/** What `presenceChange` deals and what follows; null where one of the windows is too small for a score. */
export function presenceDeals(checks: readonly WindowedCheck[], basis: PresenceBasis): PresenceDeals | null {
  const deal = toDeal(checks);
  const isEnough = (tally: PresenceTally) => tally.answers >= PRESENCE_LEAST.answers;
  if (deal.keywords < PRESENCE_LEAST.keywords || !isEnough(deal.recent) || !isEnough(deal.earlier))
    return null;
  const seen = scoresOf(deal, basis);
  if (seen === null) return null;
  const difference = seen.now - seen.before;
  const shuffles = Math.max(
    SHUFFLES.least,
    Math.min(SHUFFLES.usual, Math.floor(SHUFFLES.dealt / deal.order.length)),
  );
  const random = seededRandom();
  return {
    shuffles,
    isNextAsFar: () => {
      shuffle(deal, random);
      const other = scoresOf(deal, basis);
      // Equal differences that were computed twice are equal.
      return other === null || Math.abs(other.now - other.before) >= Math.abs(difference) - 1e-12;
    },
    evidence: (asFar) => ({
      before: 100 * seen.before,
      now: 100 * seen.now,
      direction: Math.abs(difference) < 1e-12 ? 'none' : difference > 0 ? 'up' : 'down',
      p_value: (asFar + 1) / (shuffles + 1),
    }),
  };
}

/** A change of a score beside others; `q_value` is its p-value adjusted for all that are shown together. */
export interface PresenceVerdict {
  verdict: ChangeVerdict;
  p_value: number;
  q_value: number;
}

/** The verdicts of scores that are shown together, in their order, as `adjustForFalseDiscovery` has it. */
export function judgePresenceChanges(changes: readonly PresenceEvidence[]): PresenceVerdict[] {
  const adjusted = adjustForFalseDiscovery(changes.map(({ p_value }) => p_value));
  return changes.map((one, index) => {
    const q_value = adjusted[index] ?? 1;
    return { verdict: decide(one, q_value <= SIGNIFICANCE_LEVEL), p_value: one.p_value, q_value };
  });
}

/** The checks series after series, those of the recent window first; what is dealt is their order. */
interface Deal {
  checks: readonly PresenceTally[];
  /** Of each check, the number of its keyword. */
  keywordOf: Int32Array;
  keywords: number;
  order: Int32Array;
  /** Where each series begins and ends in the order, and where its earlier window begins. */
  series: readonly { from: number; middle: number; to: number }[];
  all: PresenceTally;
  recent: PresenceTally;
  earlier: PresenceTally;
}

function toDeal(given: readonly WindowedCheck[]): Deal {
  const checks: PresenceTally[] = [];
  const keywords = new Map<string, number>();
  const keywordOf: number[] = [];
  const series = [...Map.groupBy(given, (one) => one.series).values()].flatMap((some) => {
    const recent = some.filter(({ isRecent }) => isRecent);
    const earlier = some.filter(({ isRecent }) => !isRecent);
    if (recent.length === 0 || earlier.length === 0) return [];
    const from = checks.length;
    for (const check of [...recent, ...earlier]) {
      const keyword = keywords.get(check.keyword_id) ?? keywords.size;
      keywords.set(check.keyword_id, keyword);
      keywordOf.push(keyword);
      checks.push(tallyOf(check));
    }
    return { from, middle: from + recent.length, to: checks.length };
  });
  const order = Int32Array.from(checks, (_, index) => index);
  const dealt = { checks, order, series };
  const recent = sumOfRecent(dealt);
  const all = sumOf(checks);
  return {
    ...dealt,
    keywordOf: Int32Array.from(keywordOf),
    keywords: keywords.size,
    all,
    recent,
    earlier: subtract(all, recent),
  };
}

function scoresOf(deal: Deal, basis: PresenceBasis): { before: number; now: number } | null {
  const { checks, order, series, keywordOf, keywords, all } = deal;
  const recent = sumOfRecent(deal);
  const reached = { now: new Uint8Array(keywords), before: new Uint8Array(keywords) };
  for (const { from, middle, to } of series)
    for (let at = from; at < to; at++) {
      const index = order[at] ?? 0;
      if ((checks[index]?.mentions ?? 0) > 0)
        (at < middle ? reached.now : reached.before)[keywordOf[index] ?? 0] = 1;
    }
  const score = (tally: PresenceTally, named: Uint8Array) =>
    scoreOf(
      partsOf(tally, { reached: named.reduce((total, one) => total + one, 0), keywords }, basis),
      basis.weights,
    );
  const now = score(recent, reached.now);
  const before = score(subtract(all, recent), reached.before);
  return now === null || before === null ? null : { before, now };
}

function sumOfRecent({ checks, order, series }: Pick<Deal, 'checks' | 'order' | 'series'>): PresenceTally {
  const total = nothing();
  for (const { from, middle } of series)
    for (let at = from; at < middle; at++) addTo(total, checks[order[at] ?? 0]);
  return total;
}

function sumOf(tallies: readonly PresenceTally[]): PresenceTally {
  const total = nothing();
  for (const one of tallies) addTo(total, one);
  return total;
}

const nothing = (): PresenceTally => ({
  answers: 0,
  mentions: 0,
  checks: 0,
  places: 0,
  brand_mentions: 0,
  all_mentions: 0,
});

/** Adds in place: it is done millions of times. */
function addTo(total: PresenceTally, one: PresenceTally | undefined): void {
  if (one === undefined) return;
  total.answers += one.answers;
  total.mentions += one.mentions;
  total.checks += one.checks;
  total.places += one.places;
  total.brand_mentions += one.brand_mentions;
  total.all_mentions += one.all_mentions;
}

/** Deals the checks of each series to its two windows (Fisher & Yates; Durstenfeld 1964, Commun. ACM 7:420). */
function shuffle({ order, series }: Deal, random: () => number): void {
  for (const { from, middle, to } of series)
    for (let at = from; at < middle; at++) {
      const other = at + Math.floor(random() * (to - at));
      const kept = order[at] ?? 0;
      order[at] = order[other] ?? 0;
      order[other] = kept;
    }
}

/** Numbers from 0 to 1 that are the same each time: mulberry32 of a fixed seed. */
function seededRandom(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
