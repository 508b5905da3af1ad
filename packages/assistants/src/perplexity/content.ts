import type { AnswerCitation } from '../assistant.ts';
import { claimBefore, findSpan, isPrintedLink } from '../text-offsets.ts';
import type { PerplexityAnnotation, PerplexityOutputItem, PerplexityResult } from './reply.ts';

/** Text, citations and pages of a response. The text carries marks such as [2] that name results by their number. */
export function readOutput(output: readonly PerplexityOutputItem[]) {
  const results = output.flatMap((item) => (item.type === 'search_results' ? (item.results ?? []) : []));
  const parts = output
    .filter((item) => item.type === 'message')
    .flatMap((item) => item.content ?? [])
    .filter((part) => part.type === 'output_text');
  const text = parts.map((part) => part.text ?? '').join('');
  const marked = readMarks(text, results);
  const seen = new Set(marked.map(({ url }) => url));
  let at = 0;
  const annotated = parts.flatMap((part) => {
    const begin = at;
    at += part.text?.length ?? 0;
    return (part.annotations ?? []).flatMap((one) =>
      readAnnotation(one, { text, begin, part: part.text ?? '' }),
    );
  });
  return {
    text,
    citations: [...marked, ...annotated.filter(({ url }) => !seen.has(url))],
    pages: results.map(({ url, title }) => ({ url, title: title ?? null })),
    queries: [...new Set(output.flatMap((item) => item.queries ?? []))],
    searches: output.filter((item) => item.type === 'search_results').length,
  };
}

/** Marks that are labels of markdown links too. One that names no result is not a citation. */
function readMarks(text: string, results: readonly PerplexityResult[]): AnswerCitation[] {
  const find = numbering(results);
  return [...text.matchAll(/\[(\d{1,3})\](?:\([^)\s]*\))?/g)].flatMap((match) => {
    const result = find(Number(match[1]));
    if (result === undefined) return [];
    const { url, title } = result;
    const start = match.index;
    return [
      { url, title: title ?? null, start, end: start + match[0].length, claim: claimBefore(text, start) },
    ];
  });
}

/**
 * Each search may number its results from 1 again: where one number names two pages, marks count through all of them.
 * A page that two searches found under the same number keeps it.
 */
function numbering(results: readonly PerplexityResult[]): (mark: number) => PerplexityResult | undefined {
  const by_id = new Map<number, PerplexityResult>();
  for (const result of results) {
    if (result.id == null) return (mark) => results[mark - 1];
    const before = by_id.get(result.id);
    if (before !== undefined && before.url !== result.url) return (mark) => results[mark - 1];
    by_id.set(result.id, before ?? result);
  }
  return (mark) => by_id.get(mark);
}

/** Annotations are rare here, and the unit of their offsets is not documented: kept only where a reading fits. */
function readAnnotation(
  annotation: PerplexityAnnotation,
  within: { text: string; begin: number; part: string },
): AnswerCitation[] {
  const { url, title, start_index, end_index } = annotation;
  if (!url) return [];
  const given = start_index == null || end_index == null ? null : { start: start_index, end: end_index };
  const span = given && findSpan(within.part, given, (slice) => isPrintedLink(slice, [url]) || isMark(slice));
  if (span === null) return [{ url, title: title ?? null, start: null, end: null, claim: null }];
  const start = within.begin + span.start;
  const end = within.begin + span.end;
  return [{ url, title: title ?? null, start, end, claim: claimBefore(within.text, start) }];
}

function isMark(slice: string): boolean {
  return /^\[\d{1,3}\](?:\([^)\s]*\))?$/.test(slice);
}
