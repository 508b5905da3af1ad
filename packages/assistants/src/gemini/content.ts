import type { AnswerCitation } from '../assistant.ts';
import { fromUtf8Bytes } from '../text-offsets.ts';
import type { GeminiCandidate, GroundingSupport } from './reply.ts';

interface Part {
  text: string;
  /** Where the part begins in the whole text, in UTF-16 units. */
  at: number;
}

/** The text of a candidate without its thoughts, and the statements that search results support. */
export function readCandidate(candidate: GeminiCandidate | undefined): {
  text: string;
  citations: AnswerCitation[];
} {
  let text = '';
  const parts: Part[] = (candidate?.content?.parts ?? []).map((part) => {
    const shown = part.thought === true ? '' : (part.text ?? '');
    const at = text.length;
    text += shown;
    return { text: shown, at };
  });
  const pages = readPages(candidate);
  const supports = candidate?.groundingMetadata?.groundingSupports ?? [];
  const citations = supports.flatMap((support) => {
    const span = findSpan(support, parts, text);
    const claim = span === null ? null : text.slice(span.start, span.end).trim() || null;
    return (support.groundingChunkIndices ?? []).flatMap((index) => {
      const page = pages[index];
      if (page?.url == null) return [];
      return [
        { url: page.url, title: page.title, start: span?.start ?? null, end: span?.end ?? null, claim },
      ];
    });
  });
  return { text, citations };
}

/** The pages of a candidate in the order its supports count them. The address is a redirect, the title a domain. */
export function readPages(candidate: GeminiCandidate | undefined) {
  const chunks = candidate?.groundingMetadata?.groundingChunks ?? [];
  return chunks.map(({ web }) => ({ url: web?.uri ?? null, title: web?.title ?? null }));
}

/** Offsets count UTF-8 bytes of their part, and 0 is left out. Where they do not fit, the words themselves are sought. */
function findSpan(
  support: GroundingSupport,
  parts: readonly Part[],
  text: string,
): { start: number; end: number } | null {
  const { segment } = support;
  if (segment == null) return null;
  const part = parts[segment.partIndex ?? 0];
  if (part !== undefined && segment.endIndex != null) {
    const start = part.at + fromUtf8Bytes(part.text, segment.startIndex ?? 0);
    const end = part.at + fromUtf8Bytes(part.text, segment.endIndex);
    if (start < end && (!segment.text || text.slice(start, end) === segment.text)) return { start, end };
  }
  const at = segment.text ? text.indexOf(segment.text) : -1;
  return at < 0 || !segment.text ? null : { start: at, end: at + segment.text.length };
}
