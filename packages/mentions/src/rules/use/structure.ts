import type { Line } from '@answerscope/answer-text';
import { foldText } from '../../text/fold.ts';
import { isCapitalised, isLowerCase } from '../../text/words.ts';
import type { Anchors } from '../anchors.ts';
import type { AnswerContext } from '../answer-context.ts';
import { boldLength, ITEM_LEAD } from '../neighbours.ts';
import type { Scene } from '../scene.ts';
import { STRUCTURE_WORDS } from '../use-words.ts';

type Place = 'row' | 'column' | 'heading' | 'item' | 'bold';

export const COMPARED: ReadonlySet<string> = new Set(
  foldText(
    'feature features criterion criteria aspect aspects attribute attributes factor factors spec specs specification specifications detail details metric question merkmal merkmale kriterium kriterien eigenschaft aspekt critère critères caractéristique caractéristiques característica características criterio criterios aspecto aspectos critério critérios caratteristica caratteristiche criteri kenmerk kenmerken cecha cechy kryterium vlastnost kritérium параметр критерий характеристика характеристики параметри критерій özellik özellikler kriter egenskap 項目 特徴 比較項目 项目 对比 对比项 特点 维度 항목 구분 기준 특징 الميزة المعيار',
  ).split(' '),
);

const known = new WeakMap<AnswerContext['candidates'], Map<number, ReadonlySet<Place>>>();

export function structureScore(scene: Scene, anchors: Anchors, company: number): number {
  if (isColumnLabel(scene)) return -1.5;
  if (!anchors.choice && !anchors.compared) return 0;
  const place = placeOf(scene);
  if (place === null || STRUCTURE_WORDS.has(foldText(scene.written))) return 0;
  const places = placesOf(scene);
  const isRepeated = places.size > 1 || (place === 'column' && places.size > 0);
  if (!isRepeated && !anchors.compared) {
    if (company >= AMONG_NAMES) return forgiven(anchors);
    return place === 'heading' && isLabelled(scene) ? 1.25 : 0;
  }
  return 1.25 + forgiven(anchors);
}

/** What `companyScore` gives to the head of an entry among names. */
const AMONG_NAMES = 2.5;

function forgiven(anchors: Anchors): number {
  const lower = anchors.lowerCaseUses > 1 ? 1.25 : anchors.lowerCaseUses > 0 ? 0.75 : 0;
  return lower + (anchors.otherBearer ? 1.5 : 0);
}

function placesOf({ context, candidate }: Scene): ReadonlySet<Place> {
  const brands = known.get(context.candidates) ?? new Map<number, ReadonlySet<Place>>();
  known.set(context.candidates, brands);
  return brands.get(candidate.brand) ?? new Set<Place>();
}

export function notePlaces(scenes: readonly Scene[]): void {
  const [first] = scenes;
  if (!first) return;
  const brands = new Map<number, Set<Place>>();
  for (const scene of scenes) {
    if (!scene.needsUse) continue;
    const place = placeOf(scene);
    if (place === null) continue;
    const places = brands.get(scene.candidate.brand) ?? new Set<Place>();
    brands.set(scene.candidate.brand, places.add(place));
  }
  known.set(first.context.candidates, brands);
}

function placeOf(scene: Scene): Place | null {
  const { line, written, candidate } = scene;
  if (line.kind === 'source' || line.kind === 'code' || candidate.ending !== '') return null;
  if (!isCapitalised(written) && isLowerCase(written) && !candidate.exact) return null;
  if (line.kind === 'prose') return isAtStart(scene) && boldLength(scene.context, line) > 0 ? 'bold' : null;
  if (line.kind === 'table') return placeInTable(scene);
  if (line.kind === 'heading') return isAtStart(scene) || isLabelled(scene) ? 'heading' : null;
  return isAtStart(scene) ? 'item' : null;
}

function isAtStart({ line, candidate, context }: Scene): boolean {
  if (candidate.start - line.content > 12) return false;
  return context.visible.text.slice(line.content, candidate.start).replace(ITEM_LEAD, '').trim() === '';
}

/** `### Best for families: Name`: the heading ends with the name. */
function isLabelled({ line, candidate, context }: Scene): boolean {
  const { text } = context.visible;
  return (
    /[:：–—]\s$/.test(text.slice(Math.max(line.content, candidate.start - 2), candidate.start)) &&
    text.slice(candidate.end, line.end).trim() === ''
  );
}

function placeInTable(scene: Scene): Place | null {
  const { line, candidate, context, lineIndex } = scene;
  const { text, lines } = context.visible;
  const tail = text.slice(candidate.end, Math.min(line.end, candidate.end + 40));
  if (isAtStart(scene)) return /^[^|]{0,30}\|/.test(tail) ? 'row' : null;
  const lead = text.slice(Math.max(line.content, candidate.start - 4), candidate.start);
  if (!/\|\s*$/.test(lead) || !/^\s*(?:\||$)/.test(tail)) return null;
  if (lines[lineIndex - 1]?.kind === 'table' || !isHeader(lines, lineIndex)) return null;
  const head = /^\|?([^|]{0,30})\|/.exec(text.slice(line.content, line.content + 32))?.[1]?.trim() ?? '-';
  return head === '' || COMPARED.has(foldText(head)) ? 'column' : null;
}

/** `| Creature | AC | HP |`: the head of a column, where the rows are what is told of. */
function isColumnLabel(scene: Scene): boolean {
  const { line, candidate, context, lineIndex } = scene;
  if (line.kind !== 'table' || isAtStart(scene) || !isHeader(context.visible.lines, lineIndex)) return false;
  if (context.visible.lines[lineIndex - 1]?.kind === 'table') return false;
  const { text } = context.visible;
  return (
    /\|\s*$/.test(text.slice(Math.max(line.content, candidate.start - 4), candidate.start)) &&
    /^\s*(?:\||$)/.test(text.slice(candidate.end, Math.min(line.end, candidate.end + 4))) &&
    placeInTable(scene) === null
  );
}

function isHeader(lines: readonly Line[], index: number): boolean {
  return lines[index + 1]?.kind === 'blank' && lines[index + 2]?.kind === 'table';
}
