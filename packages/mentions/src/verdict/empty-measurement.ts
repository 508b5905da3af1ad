import type { AnswerContext } from '../rules/answer-context.ts';
import type { Judged } from '../rules/judge.ts';
import { isCapitalised } from '../text/words.ts';
import type { EmptyKind } from '../types.ts';
import { holdsCasedName } from './cased-names.ts';
import { holdsCaselessName } from './caseless-names.ts';
import { listsOptions } from './named-options.ts';
import { refuses } from './refusal-phrases.ts';
import { namesInShort } from './short-answer.ts';
import { spokenOf } from './spoken-of.ts';

/** No answer so long is surely without a name. */
const MAX_UNITS = 20_000;
/** A refusal stands at the beginning. */
const REFUSAL_UNITS = 400;

/** What was found of an answer in which no name was found, nor a sentence that might hold one. */
interface Reading {
  context: AnswerContext;
  judged: readonly Judged[];
  /** The text links to a page, or the assistant cites one. */
  citesPage: boolean;
}

/**
 * Why an answer in which no name was found measures nothing; null when it may name a company all the same. Doubt counts as an answer: it is left out only when it is blank or holds nothing that could be a name, that is
 * no strange word with a capital or in mixed case, no name-like run in a script without capitals, no cited page and no
 * list of options.
 */
export function emptyKindOf({ context, judged, citesPage }: Reading): EmptyKind | null {
  const { text } = context.visible;
  if (citesPage || text.length > MAX_UNITS) return null;
  if (judged.some((each) => isPartOfOther(each, context))) return null;
  const spoken = spokenOf(context, judged);
  if (holdsCasedName(context, spoken) || holdsCaselessName(context, spoken) || listsOptions(context))
    return null;
  if (refuses(text.slice(0, REFUSAL_UNITS))) return 'refused';
  return namesInShort(context) ? null : 'no_companies';
}

/** The letters stand, with a capital, inside the name of another brand: Delta Faucet for Delta. */
function isPartOfOther({ reason, candidate }: Judged, { visible }: AnswerContext): boolean {
  return reason === 'other_brand' && isCapitalised(visible.text.slice(candidate.start, candidate.end));
}
