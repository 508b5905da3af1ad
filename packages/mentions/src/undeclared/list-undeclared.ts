import type { Line } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { NOTED_UNITS } from '../text/sentences.ts';
import { type Asked, readAsked } from './asked.ts';
import { caselessPlaces } from './caseless-runs.ts';
import type { TextRange } from './head-text.ts';
import { namedHeads } from './heads.ts';
import { type FoundName, mergePlaces, type Place } from './merge-places.ts';
import { keyWords } from './name-key.ts';
import { ENOUGH } from './points.ts';
import { rowsOf } from './rows.ts';
import { isExcluded, isFollowed, type Run, runsOf, trimmed } from './runs.ts';
import { type Sight, sentencePoints } from './sentence-points.ts';
import { isEnglishPhrase } from './word-facts.ts';

export function listUndeclared(context: AnswerContext): FoundName[] {
  const asked = readAsked(context.question);
  const text = context.visible.text.slice(0, NOTED_UNITS);
  const read = namedHeads(context, text.length, asked);
  const heads = read
    .filter(({ isTitle }) => !isTitle)
    .map(({ start, end, text: head, points }): Place => ({ start, end, words: keyWords(head), points }));
  const named = read.filter(({ points }) => points >= ENOUGH);
  const { places, ordinary } = placesInText(context, text, asked, named.length > 1);
  const others = outside(
    places,
    read.filter(({ points, isTitle }) => isTitle || points >= ENOUGH),
  );
  return mergePlaces(context, [...withoutSame(heads, others), ...others], ordinary);
}

function withoutSame(heads: readonly Place[], places: Place[]): Place[] {
  const byStart = new Map(places.map((place) => [place.start, place]));
  return heads.filter(({ start, end, points }) => {
    const same = byStart.get(start);
    if (same === undefined || same.end !== end) return true;
    same.points = Math.max(same.points, points);
    return false;
  });
}

/** What begins inside a head is a part of its name: `Atelier` in `Growth Atelier`. */
function outside(places: readonly Place[], heads: readonly TextRange[]): Place[] {
  const sorted = heads.toSorted((x, y) => x.start - y.start);
  let at = 0;
  return places.filter(({ start, end }) => {
    while ((sorted[at]?.end ?? Infinity) <= start) at++;
    const head = sorted[at];
    return head === undefined || start < head.start || end > head.end;
  });
}

function placesInText(context: AnswerContext, text: string, ...[asked, isAmongNames]: [Asked, boolean]) {
  const places: Place[] = [];
  const sights: Sight[] = [];
  const ordinary: Run[] = [];
  const { capitals } = context.sentences;
  let capital = 0;
  const language = context.language();
  const isGerman = language === 'de';
  const owns = (run: Run) => isSubject(context, run, text);
  for (const line of context.visible.lines) {
    if (isCaseless(language) && asked.forNames && isRead(line)) {
      places.push(...caselessPlaces(context, line, asked, language));
      continue;
    }
    while ((capitals[capital] ?? line.content) < line.content) capital++;
    if (capital === capitals.length) break;
    if (!isRead(line)) continue;
    const runs = runsOf(context, text, line, capital);
    const rows = rowsOf(context, { text, units: context.visible.units }, runs);
    for (const run of runs) {
      if (!run.isName && !rows.has(run) && !(asked.forNames && mayBeNamed(run, isGerman))) {
        ordinary.push(run);
        continue;
      }
      const last = run.words.at(-1) ?? run;
      if (candidateIn(context.candidates, last.start, last.end) !== null) continue;
      const name = trimmed(run, owns, text, language);
      if (isExcluded(name, context)) continue;
      sights.push({ run: name, text, asked, isInRow: rows.has(run), hasOthers: false });
    }
  }
  const hasOthers = isAmongNames || sights.some(({ run }) => run.isMixed);
  for (const sight of sights) {
    sight.hasOthers = hasOthers;
    const place = placeOf(context, sight);
    if (place !== null) places.push(place);
  }
  return { places, ordinary };
}

function isCaseless(language: string | null): language is string {
  return language === 'ja' || language === 'ko' || language === 'zh';
}

const isRead = ({ kind }: Line): boolean => kind === 'prose' || kind === 'item' || kind === 'table';

function mayBeNamed({ opens, words }: Run, isGerman: boolean): boolean {
  if (isGerman) return isEnglishPhrase(words.map(({ facts }) => facts));
  return !opens || words.length > 1;
}

function placeOf(context: AnswerContext, sight: Sight): Place | null {
  const { run, text, asked } = sight;
  const words = keyWords(text.slice(run.start, run.end));
  if (words.some((word) => asked.located.has(word))) return null;
  const isAsked = !run.isMixed && !asked.compares && words.every((word) => asked.words.has(word));
  return { start: run.start, end: run.end, words, points: isAsked ? 0 : sentencePoints(context, sight) };
}

/** `Cabinet Fontaine offers`: the verb behind says that its first words belong to it. */
function isSubject(context: AnswerContext, { words, end }: Run, text: string): boolean {
  const isOwned = words.some((word) => /['’]s?$/.test(word.text));
  return !isOwned && isFollowed(end, text, context.language());
}
