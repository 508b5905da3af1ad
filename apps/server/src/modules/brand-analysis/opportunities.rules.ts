import {
  CHANNELS,
  type Channel,
  LIMITS,
  nameKey,
  type Opportunities,
  type Opportunity,
} from '@answerscope/contract';
import { judgeMajorities, wilsonInterval } from '@answerscope/statistics';
import { emptyKindOf } from '../answers/index.ts';
import type { CellAnswer, KeywordCell } from './opportunity-answers.queries.ts';

const ENOUGH = LIMITS.opportunity_answers_min;
/** A site is worth naming where so many of the answers cite it: a third, and never a single one. */
const SITE_SHARE = 1 / 3;
const SITE_ANSWERS = 2;

/** The answer that stands for a check. */
export interface CountedAnswer {
  id: string;
  asked_at: Date;
  names_you: boolean;
  /** The declared competitors it names. */
  competitors: readonly string[];
}

/** What the answers of a keyword on an assistant come to. */
export interface CountedCell extends KeywordCell {
  /** Newest first. */
  answers: readonly CountedAnswer[];
  model_served: string;
  cost_per_answer: number;
}

/** What the names of stored verdicts mean now. */
export interface DeclaredNames {
  /** The declared competitor of this name; undefined where it is none any more. */
  declaredAs: (name: string) => string | undefined;
  /** Whether a judgement searched answers for a declared competitor. */
  isSearched: (judgementId: string) => boolean;
  /** The declared competitors that any answer was searched for. */
  searched: ReadonlySet<string>;
}

/** Whether an answer names a competitor and leaves the brand out. */
export const isWithoutYou = ({ names_you, competitors }: CountedAnswer): boolean =>
  !names_you && competitors.length > 0;

/** By the names that are declared, and those that each judgement searched answers for. */
export function declaredNames(
  declared: readonly string[],
  searchedBy: ReadonlyMap<string, readonly string[]>,
): DeclaredNames {
  const byKey = new Map(declared.map((name) => [nameKey(name), name]));
  const known = new Map<string, string | undefined>();
  const declaredAs = (name: string): string | undefined => {
    if (!known.has(name)) known.set(name, byKey.get(nameKey(name)));
    return known.get(name);
  };
  const found = new Map(
    [...searchedBy].map(([judgement, names]) => [judgement, names.flatMap((name) => declaredAs(name) ?? [])]),
  );
  return {
    declaredAs,
    isSearched: (judgementId) => (found.get(judgementId)?.length ?? 0) > 0,
    searched: new Set([...found.values()].flat()),
  };
}

/**
 * The answers of a keyword on an assistant that count, as in windows over time: those of the surface asked last, of each
 * check the first sample that measured something. An answer that was searched for none of the declared
 * competitors says nothing of them.
 */
export function countCell(
  cell: KeywordCell,
  stored: readonly CellAnswer[],
  { declaredAs, isSearched }: Pick<DeclaredNames, 'declaredAs' | 'isSearched'>,
): CountedCell | null {
  const [newest] = stored;
  if (newest === undefined) return null;
  const alike = stored.filter(({ surface_hash }) => surface_hash === newest.surface_hash);
  const checks = [...Map.groupBy(alike, ({ run_id }) => run_id).values()];
  const standing = checks.flatMap((samples) => {
    const telling = samples.filter(
      (one) => one.judgement_id !== null && isSearched(one.judgement_id) && measures(one),
    );
    return telling.length === 0
      ? []
      : [telling.reduce((first, one) => (one.sample_no < first.sample_no ? one : first))];
  });
  if (standing.length === 0) return null;
  return {
    ...cell,
    model_served: newest.model_served,
    cost_per_answer: sum(alike, ({ cost_microdollars }) => cost_microdollars) / standing.length,
    answers: standing
      .toSorted((one, other) => other.asked_at.getTime() - one.asked_at.getTime())
      .map(({ id, asked_at, mentioned, named }) => ({
        id,
        asked_at,
        names_you: mentioned,
        competitors: [...new Set(named.flatMap((name) => declaredAs(name) ?? []))],
      })),
  };
}

function measures(answer: CellAnswer): boolean {
  if (!answer.is_read) return false;
  return (
    answer.is_counted_in || emptyKindOf({ ...answer, competitors: answer.named.map(() => NAMED) }) === null
  );
}
/** What it names is named; how often changes nothing. */
const NAMED = { mentions: 1 };

/** An opportunity without what is read only for those that are shown. */
export type FoundOpportunity = CountedCell & Pick<Opportunity, 'certainty' | 'q_value' | 'interval'>;

/**
 * Every keyword on an assistant with an answer that names a competitor and not the brand, and how sure it is that more
 * than half of them do: judged together over all that have enough answers, whichever are asked for, so that a filter
 * changes no verdict.
 */
export function findOpportunities(cells: readonly CountedCell[]): FoundOpportunity[] {
  const enough = cells.filter(({ answers }) => answers.length >= ENOUGH);
  const judged = judgeMajorities(enough.map((cell) => ({ k: without(cell), n: cell.answers.length })));
  const verdicts = new Map(enough.map((cell, at) => [cell, judged[at]]));
  return cells.flatMap((cell): FoundOpportunity[] => {
    const interval = wilsonInterval(without(cell), cell.answers.length);
    if (without(cell) === 0 || !interval) return [];
    const verdict = verdicts.get(cell);
    const certainty = !verdict ? 'too_few_answers' : verdict.is_majority ? 'steady' : 'not_steady';
    return [{ ...cell, certainty, q_value: verdict?.q_value ?? null, interval }];
  });
}

const without = ({ answers }: CountedCell): number => answers.filter(isWithoutYou).length;

/** An opportunity with what its answers cite. */
export type SitedOpportunity = FoundOpportunity & Pick<Opportunity, 'sites'>;

/**
 * The sites of others that can be influenced: those that at least a third of the answers without the brand cite, most
 * cited first.
 */
export function sitesOfAnswers(
  cell: CountedCell,
  cited: ReadonlyMap<string, readonly string[]>,
): Opportunity['sites'] {
  const counts = countNames(cell.answers.filter(isWithoutYou), ({ id }) => cited.get(id) ?? []);
  const least = Math.max(SITE_ANSWERS, without(cell) * SITE_SHARE);
  return counts
    .filter(([, answers]) => answers >= least)
    .slice(0, LIMITS.opportunity_sites_max)
    .map(([domain, answers]) => ({ domain, answers }));
}

/** The competitors that answers name without the brand, those named most first. */
export function competitorsOf(cell: CountedCell): Opportunity['competitors'] {
  return countNames(cell.answers.filter(isWithoutYou), ({ competitors }) => competitors)
    .slice(0, LIMITS.opportunity_names_max)
    .map(([name, answers]) => ({ name, answers }));
}

/** Each name with the number of answers that have it: most first, of equally many by name. */
function countNames<Answer>(
  answers: readonly Answer[],
  namesOf: (answer: Answer) => readonly string[],
): [string, number][] {
  const counts = new Map<string, number>();
  for (const answer of answers)
    for (const name of namesOf(answer)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1));
}

/**
 * Most answers first; of equally many the steadier, by the low end of the interval; of equally steady the one whose most
 * cited site stands in more of them. How sure they are moves none of them out of its place.
 */
export function rankOpportunities<Found extends FoundOpportunity & { sites?: Opportunity['sites'] }>(
  found: readonly Found[],
): Found[] {
  const cited = ({ sites }: Found) => sites?.[0]?.answers ?? 0;
  return found.toSorted(
    (one, other) =>
      without(other) - without(one) ||
      other.interval.low - one.interval.low ||
      cited(other) - cited(one) ||
      (one.keyword < other.keyword ? -1 : one.keyword > other.keyword ? 1 : 0) ||
      CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel),
  );
}

/** An opportunity as it is shown. */
export function toOpportunity(found: SitedOpportunity, measuring: Opportunity['measuring']): Opportunity {
  const { answers, keyword_id, keyword, channel, model_served, certainty, q_value, interval, sites } = found;
  const naming = answers.filter(({ names_you }) => names_you);
  const [newest, oldest] = [answers[0], answers.at(-1)];
  if (newest === undefined || oldest === undefined) throw new Error('an opportunity has answers');
  return {
    keyword_id,
    keyword,
    channel,
    model_served,
    answers: without(found),
    of: answers.length,
    rate: without(found) / answers.length,
    interval,
    certainty,
    q_value,
    naming_you: naming.length,
    last_named_at: naming[0]?.asked_at.toISOString() ?? null,
    since: oldest.asked_at.toISOString(),
    until: newest.asked_at.toISOString(),
    competitors: competitorsOf(found),
    sites,
    measuring,
  };
}

/** Of each assistant that has an answer that counts: how many opportunities it has. */
export function byAssistant(
  cells: readonly CountedCell[],
  found: readonly FoundOpportunity[],
): Opportunities['channels'] {
  return CHANNELS.filter((channel) => cells.some((cell) => cell.channel === channel)).map((channel) => ({
    channel,
    total: ofChannel(found, channel).length,
  }));
}

/** Takes those of these keywords, or all where it is null. */
export const ofKeywords =
  (ids: ReadonlySet<string> | null) =>
  <Cell extends KeywordCell>(cells: readonly Cell[]): readonly Cell[] =>
    ids === null ? cells : cells.filter(({ keyword_id }) => ids.has(keyword_id));

/** Those of one assistant, or all. */
export const ofChannel = <Cell extends KeywordCell>(cells: readonly Cell[], channel?: Channel): Cell[] =>
  channel === undefined ? [...cells] : cells.filter((cell) => cell.channel === channel);

function sum<One>(list: readonly One[], value: (one: One) => number): number {
  return list.reduce((total, one) => total + value(one), 0);
}
