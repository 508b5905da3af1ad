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

const MAX_UNITS = 20_000;
const REFUSAL_UNITS = 400;

interface Reading {
  context: AnswerContext;
  judged: readonly Judged[];
  citesPage: boolean;
}

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

function isPartOfOther({ reason, candidate }: Judged, { visible }: AnswerContext): boolean {
  return reason === 'other_brand' && isCapitalised(visible.text.slice(candidate.start, candidate.end));
}
