import type { CountedCompanies } from '@answerscope/contract';

type Interval = NonNullable<CountedCompanies['you']['named']['interval']>;

export interface Ranked {
  key: string;
  name: string;
  answers: number;
  rate: number;
  /** How many companies more answers mention, and itself. */
  place: number;
  isYou: boolean;
}

/** The places that chance leaves open. */
export interface LikelyPlaces {
  best: number;
  worst: number;
}

/** The brand's key, which no company has. */
const YOU = '';

/**
 * The companies that answers mention with the brand among them, most answers first; equal ones share a place. The brand is
 * left out where no answer mentions it, and where more companies are ahead of it than are listed.
 */
export function rankCompanies(
  { you, items, total }: Pick<CountedCompanies, 'you' | 'items' | 'total'>,
  company: string,
): { ranked: Ranked[]; you: Ranked | null; likely: LikelyPlaces | null; companies: number } {
  const mentioned = items.filter(({ named }) => named.answers > 0);
  const unmentioned = items.length - mentioned.length;
  const isListed =
    you.named.answers > 0 &&
    (total <= items.length || mentioned.some(({ named }) => named.answers <= you.named.answers));
  const all = [
    ...mentioned.map(({ key, name, named }) => ({ key, name, ...named, isYou: false })),
    ...(isListed ? [{ key: YOU, name: company, ...you.named, isYou: true }] : []),
  ].toSorted((one, other) => other.answers - one.answers || Number(other.isYou) - Number(one.isYou));
  const ranked = all.map(({ key, name, answers, of, isYou }) => ({
    key,
    name,
    answers,
    rate: of === 0 ? 0 : answers / of,
    place: 1 + all.filter((other) => other.answers > answers).length,
    isYou,
  }));
  return {
    ranked,
    you: ranked.find((one) => one.isYou) ?? null,
    likely: isListed ? likelyPlaces(you.named.interval, mentioned) : null,
    companies: total - unmentioned + Number(you.named.answers > 0),
  };
}

/** A company is surely ahead or behind where its likely range lies apart from the brand's; null without one. */
function likelyPlaces(
  own: Interval | null,
  others: readonly { named: { interval: Interval | null } }[],
): LikelyPlaces | null {
  if (own === null) return null;
  const isAhead = others.filter(({ named: { interval } }) => interval && interval.low > own.high);
  const mayBeAhead = others.filter(({ named: { interval } }) => interval && interval.high > own.low);
  return { best: 1 + isAhead.length, worst: 1 + mayBeAhead.length };
}
