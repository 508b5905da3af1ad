import type { AnswerCitation } from '../assistant.ts';
import { claimBefore, fromCodePoints } from '../text-offsets.ts';
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

interface Span {
  start: number;
  end: number;
}

/**
 * OpenAI does not document the unit of its offsets. Taken as code points, then as UTF-16; whichever is the link is
 * right. If neither does, the printed link nearest to the given place, and last the given place itself.
 */
function findSpan(text: string, annotation: OpenAiAnnotation, url: string): Span | null {
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

/** Whether a slice is the printed link and not a piece of it or more: both readings may hold the address. */
function isLink(slice: string, url: string): boolean {
  if (!slice.includes(url) && !slice.includes(plainUrl(url))) return false;
  return (
    /^(\(?\[|https?:|<)/.test(slice) && (slice.endsWith(')') || slice.endsWith('>') || slice.endsWith(url))
  );
}

function printedLinks(text: string, url: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + url.length)) {
    const label = /\[[^\][]*\]\($/.exec(text.slice(0, at));
    const close = text.indexOf(')', at);
    const is_markdown = label !== null && close >= 0;
    spans.push(is_markdown ? { start: label.index, end: close + 1 } : { start: at, end: at + url.length });
  }
  return spans;
}

function nearest(spans: readonly Span[], start: number): Span | null {
  const ranked = spans.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start));
  return ranked[0] ?? null;
}
