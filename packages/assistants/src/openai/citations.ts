import type { AnswerCitation } from '../assistant.ts';
import { claimBefore, fromCodePoints, isPrintedLink, type TextSpan } from '../text-offsets.ts';
import type { OpenAiAnnotation } from './reply.ts';

/** An address without the mark OpenAI adds to links it shows. */
export function plainUrl(url: string): string {
  return url.replace(/\?utm_source=openai&/, '?').replace(/[?&]utm_source=openai(?=#|$)/, '');
}

/** The links of one text part, with offsets into that part. Annotations of other kinds are not links. */
export function toCitations(text: string, annotations: readonly OpenAiAnnotation[]): AnswerCitation[] {
  return annotations.flatMap((annotation) => {
    const { type, url, title } = annotation;
    if (type !== 'url_citation' || url === undefined) return [];
    const span = findSpan(text, annotation, url);
    return [
      {
        url: plainUrl(url),
        title: title ?? null,
        start: span?.start ?? null,
        end: span?.end ?? null,
        claim: span === null ? null : claimBefore(text, span.start),
      },
    ];
  });
}

/**
 * OpenAI does not document the unit of its offsets. Taken as code points, then as UTF-16; whichever is the link is
 * right. If neither does, the printed link nearest to the given place, and last the given place itself.
 */
function findSpan(text: string, annotation: OpenAiAnnotation, url: string): TextSpan | null {
  const { start_index, end_index } = annotation;
  const given = start_index == null || end_index == null ? null : { start: start_index, end: end_index };
  const counted = given && {
    start: fromCodePoints(text, given.start),
    end: fromCodePoints(text, given.end),
  };
  if (counted !== null && isLink(text.slice(counted.start, counted.end), url)) return counted;
  if (given !== null && isLink(text.slice(given.start, given.end), url)) return given;
  const printed = nearest(printedLinks(text, plainUrl(url)), counted?.start ?? 0);
  if (printed !== null) return printed;
  return counted !== null && counted.start < counted.end ? counted : null;
}

function isLink(slice: string, url: string): boolean {
  return isPrintedLink(slice, [url, plainUrl(url)]);
}

function printedLinks(text: string, url: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + url.length)) {
    const label = /\[[^\][]*\]\($/.exec(text.slice(0, at));
    const close = text.indexOf(')', at);
    const is_markdown = label !== null && close >= 0;
    spans.push(is_markdown ? { start: label.index, end: close + 1 } : { start: at, end: at + url.length });
  }
  return spans;
}

function nearest(spans: readonly TextSpan[], start: number): TextSpan | null {
  const ranked = spans.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start));
  return ranked[0] ?? null;
}
