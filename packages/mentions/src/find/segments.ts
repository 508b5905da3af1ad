const segmenters = new Map<string, Intl.Segmenter>();
const WINDOW = 24;

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, made);
  return made;
}

/**
 * Whether the range cuts a dictionary word of a script without spaces in two: 京东 in 北京东路. Only the text around the
 * range is segmented.
 */
export function cutsWord(text: string, range: { start: number; end: number; language: string }): boolean {
  const from = Math.max(0, range.start - WINDOW);
  const sample = text.slice(from, range.end + WINDOW);
  for (const { segment, index, isWordLike } of segmenter(range.language).segment(sample)) {
    const begin = from + index;
    const end = begin + segment.length;
    if (begin >= range.end) break;
    if (!isWordLike || end <= range.start) continue;
    const cutsStart = begin < range.start && end > range.start;
    const cutsEnd = begin < range.end && end > range.end && begin > range.start;
    if (cutsStart || cutsEnd) return true;
  }
  return false;
}
