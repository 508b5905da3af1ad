import { adjustForFalseDiscovery } from './false-discovery.ts';
import { type ChangeVerdict, decide, SIGNIFICANCE_LEVEL } from './keyword-verdict.ts';
import type { RateChange } from './rate-change.ts';

/** The changes of one assistant: of its rate, and of its keywords, topics or other parts of it. */
export interface AssistantChanges<Part> {
  /** Null where it cannot be compared. */
  whole: RateChange | null;
  parts: readonly { part: Part; change: RateChange }[];
}

/** A change among all others; `q_value` is its p-value adjusted for all of them: at most 0.05 is significant. */
export interface ListedChange<Assistant, Part> {
  assistant: Assistant;
  /** Null: the whole assistant. */
  part: Part | null;
  change: RateChange;
  verdict: ChangeVerdict;
  q_value: number;
  /** The rate changed, but by one keyword among several: that is no change of the whole. */
  is_one_keyword: boolean;
}

/**
 * The verdicts of all changes that are told of an account, so that one in which nothing changed shows any at all in at
 * most 5% of cases. False discoveries are held over the assistants together and, within each that shows something, over
 * its rate, keywords and topics: families are chosen by the Simes value of what they hold, and each is judged at 5% times
 * the share of families that were chosen (Benjamini & Bogomolov 2014, J. R. Stat. Soc. B 76:297-318). The rate of the
 * assistant has as much weight as all its parts together (Genovese, Roeder & Wasserman 2006, Biometrika 93:509-524).
 * In the order given, the rate of an assistant before its parts.
 */
export function judgeChanges<Assistant, Part>(
  assistants: readonly ({ assistant: Assistant } & AssistantChanges<Part>)[],
): ListedChange<Assistant, Part>[] {
  const families = assistants.map(({ assistant, whole, parts }) => {
    const members = [...(whole ? [{ part: null, change: whole }] : []), ...parts];
    const weightOf = (part: Part | null) =>
      whole === null || parts.length === 0 ? 1 : members.length / 2 / (part === null ? 1 : parts.length);
    const within = adjustForFalseDiscovery(
      members.map(({ part, change }) => Math.min(1, change.p_value / weightOf(part))),
    );
    return { assistant, members: members.map((one, index) => ({ ...one, q: within[index] ?? 1 })) };
  });
  const open = families.filter(({ members }) => members.length > 0);
  const between = adjustForFalseDiscovery(open.map(({ members }) => Math.min(...members.map(({ q }) => q))));
  const chosen = between.filter((q) => q <= SIGNIFICANCE_LEVEL).length;
  const price = open.length / Math.max(1, chosen);
  return open.flatMap(({ assistant, members }) =>
    members.map(({ part, change, q }) => {
      const q_value = Math.min(1, q * price);
      const isSignificant = q_value <= SIGNIFICANCE_LEVEL;
      const is_one_keyword = isSignificant && change.p_value_of_others > SIGNIFICANCE_LEVEL;
      const verdict = decide(change, isSignificant && !is_one_keyword);
      return { assistant, part, change, verdict, q_value, is_one_keyword };
    }),
  );
}

/** The significant ones of `judgeChanges`, those that gained or lost most mentions first; of equals the smaller part. */
export function rankChanges<Assistant, Part>(
  judged: readonly ListedChange<Assistant, Part>[],
): ListedChange<Assistant, Part>[] {
  // Unequal frequencies may let mentions go one way and the tested rate another: such a change is the last.
  const sizeOf = ({ change: { direction, gained } }: ListedChange<Assistant, Part>) =>
    direction === 'down' ? -gained : gained;
  return judged
    .filter(({ verdict }) => verdict !== 'no_detectable_change')
    .toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.change.keywords - other.change.keywords);
}

/** What a verdict needs of a change. */
export type RateEvidence = Pick<RateChange, 'direction' | 'p_value' | 'p_value_of_others'>;

/** A change of a rate as it is shown beside others; `q_value` is its p-value adjusted for all of them. */
export interface RateVerdict {
  verdict: ChangeVerdict;
  p_value: number;
  q_value: number;
  /** The rate changed, but by one keyword among several: that is no change of the whole. */
  is_one_keyword: boolean;
}

/**
 * The verdicts of rates that are shown together, in their order: where nothing changed, any of them shows a change in at
 * most 5% of cases (`adjustForFalseDiscovery`). A change that all keywords but the one that moved the most do not show by
 * themselves, at 5%, is none: that only takes verdicts away, so it errs no more often.
 */
export function judgeRateChanges(changes: readonly RateEvidence[]): RateVerdict[] {
  const adjusted = adjustForFalseDiscovery(changes.map(({ p_value }) => p_value));
  return changes.map((one, index) => {
    const q_value = adjusted[index] ?? 1;
    const isSignificant = q_value <= SIGNIFICANCE_LEVEL;
    const is_one_keyword = isSignificant && one.p_value_of_others > SIGNIFICANCE_LEVEL;
    return {
      verdict: decide(one, isSignificant && !is_one_keyword),
      p_value: one.p_value,
      q_value,
      is_one_keyword,
    };
  });
}
