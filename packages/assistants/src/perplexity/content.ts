import type { AnswerCitation } from '../assistant.ts';
import { claimBefore } from '../text-offsets.ts';
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
    return (part.annotations ?? []).flatMap((one) => readAnnotation(one, { text, begin }));
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

/** Each search may number its results from 1 again; then marks count through all of them. */
function numbering(results: readonly PerplexityResult[]): (mark: number) => PerplexityResult | undefined {
  const by_id = new Map(
    results.flatMap((result) => (result.id == null ? [] : [[result.id, result] as const])),
  );
  return by_id.size === results.length ? (mark) => by_id.get(mark) : (mark) => results[mark - 1];
}

/** Annotations are rare here, and the unit of their offsets is not documented: kept only where they fit. */
function readAnnotation(
  annotation: PerplexityAnnotation,
  within: { text: string; begin: number },
): AnswerCitation[] {
  const { url, title, start_index, end_index } = annotation;
  if (!url) return [];
  const start = start_index == null ? null : within.begin + start_index;
  const end = end_index == null ? null : within.begin + end_index;
  const fits = start !== null && end !== null && start < end && end <= within.text.length;
  const span = fits
    ? { start, end, claim: claimBefore(within.text, start) }
    : { start: null, end: null, claim: null };
  return [{ url, title: title ?? null, ...span }];
}
