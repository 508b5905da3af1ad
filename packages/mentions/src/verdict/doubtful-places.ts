import { type Line, lineIndexAt, REMOVED, toOriginalRange, type VisibleText } from '@answerscope/answer-text';
import type { Judged } from '../rules/judge.ts';
import type { DecidedPlace, DoubtfulPlace } from '../types.ts';

const PLACES_MAX = 3;
const REACH = 300;
const NEIGHBOUR = 200;
export const NAME_OPENS = '⟦';
export const NAME_CLOSES = '⟧';
const MARKS = new RegExp(`[${REMOVED}\u2060${NAME_OPENS}${NAME_CLOSES}]`, 'g');
const DISAGREED = 0.5;

export function findDoubtful(places: readonly Judged[], visible: VisibleText): DoubtfulPlace[] {
  const perLine = new Map<number, Judged>();
  for (const judged of openPlaces(places).sort(byStrength)) {
    const line = lineIndexAt(visible, judged.candidate.start);
    if (perLine.size < PLACES_MAX && !perLine.has(line)) perLine.set(line, judged);
  }
  return [...perLine]
    .sort((a, b) => a[1].candidate.start - b[1].candidate.start)
    .flatMap(([line, { candidate, reason, confidence, doubt }]) => {
      const [start, end] = toOriginalRange(visible, candidate.start, candidate.end);
      const text = blockAround(visible, line, candidate);
      return doubt === null
        ? []
        : [{ start, end, text, is_counted: reason === null, confidence, code: doubt }];
    });
}

function openPlaces(places: readonly Judged[]): Judged[] {
  const counted = places.filter(({ reason }) => reason === null);
  if (counted.some(({ doubt }) => doubt === null)) return [];
  return counted.length > 0 ? counted : places.filter(({ doubt }) => doubt !== null);
}

function byStrength(a: Judged, b: Judged): number {
  const sign = a.reason === null ? -1 : 1;
  return sign * (a.confidence - b.confidence) || a.candidate.start - b.candidate.start;
}

/**
 * Applies decisions of a reader to `places` itself. A decision holds for the doubtful places in its range; a yes also for
 * the undecided ones on its line, and where every place asked about is a no, all others are, too.
 */
export function applyDecisions(
  places: readonly Judged[],
  { doubtful, decided }: { doubtful: readonly DoubtfulPlace[]; decided: readonly DecidedPlace[] },
  visible: VisibleText,
): void {
  if (doubtful.length === 0) return;
  const open = openPlaces(places);
  const isNone = doubtful.every((place) => decided.some((one) => holds(one, place) && !one.is_brand));
  const lineOf = ({ candidate }: Judged) => lineIndexAt(visible, candidate.start);
  const decisionOf = ({ candidate }: Judged) => {
    const [start, end] = toOriginalRange(visible, candidate.start, candidate.end);
    return decided.find((one) => holds(one, { start, end }));
  };
  const yes = new Set(open.filter((place) => decisionOf(place)?.is_brand).map(lineOf));
  for (const place of open) {
    const decision = decisionOf(place);
    const isBeside = decision === undefined && yes.has(lineOf(place));
    if (decision === undefined && !isNone && !isBeside) continue;
    place.doubt = null;
    const isBrand = decision?.is_brand ?? isBeside;
    if ((place.reason === null) === isBrand) continue;
    place.confidence = DISAGREED;
    if (isBrand) place.rule = 'model_says_name';
    place.reason = isBrand ? null : 'model_says_word';
  }
}

function holds(decision: DecidedPlace, place: { start: number; end: number }): boolean {
  return decision.start <= place.start && decision.end >= place.end;
}

function blockAround(
  visible: VisibleText,
  line: number,
  { start, end }: { start: number; end: number },
): string {
  const { lines, text } = visible;
  const own = lines[line];
  const from = Math.max(own?.start ?? start, start - REACH);
  const to = Math.min(Math.max(own?.end ?? end, end), end + REACH);
  const [before, behind] = [besides(lines, line, -1), besides(lines, line, 1)];
  const name = `${NAME_OPENS}${plain(text.slice(start, end))}${NAME_CLOSES}`;
  return [
    before === undefined ? '' : plain(text.slice(Math.max(before.start, before.end - NEIGHBOUR), before.end)),
    `${plain(text.slice(from, start), 'start')}${name}${plain(text.slice(end, to), 'end')}`.trim(),
    behind === undefined
      ? ''
      : plain(text.slice(behind.start, Math.min(behind.end, behind.start + NEIGHBOUR))),
  ]
    .filter((each) => each !== '')
    .join('\n');
}

/** The next line before or behind one that is not blank. */
function besides(lines: readonly Line[], line: number, step: 1 | -1): Line | undefined {
  let at = line + step;
  while (lines[at]?.kind === 'blank') at += step;
  return lines[at];
}

function plain(text: string, side: 'whole' | 'start' | 'end' = 'whole'): string {
  const flat = text.replace(MARKS, ' ').replace(/\s+/g, ' ');
  return side === 'whole' ? flat.trim() : side === 'start' ? flat.trimStart() : flat.trimEnd();
}
