import { lineIndexAt, type VisibleText } from '@answerscope/answer-text';
import type { Judged } from '../rules/judge.ts';
import { type Sentences, sentenceIndexAt } from '../text/sentences.ts';

export function rankOf(brand: number, order: readonly number[]): number | null {
  const index = order.indexOf(brand);
  return index < 0 ? null : index + 1;
}

export function shareOfVoice(brand: number, counted: readonly Judged[]): number | null {
  if (counted.length === 0) return null;
  return counted.filter(({ candidate }) => candidate.brand === brand).length / counted.length;
}

export function prominenceOf(
  brand: number,
  counted: readonly Judged[],
  answer: { readonly sentences: Sentences },
): number {
  const own = counted.filter(({ candidate }) => candidate.brand === brand);
  // Long answers that do not mention the brand are not split into sentences for it.
  if (own.length === 0) return 0;
  const { starts, words, totalWords } = answer.sentences;
  const naming = new Set(own.map(({ candidate }) => sentenceIndexAt(answer.sentences, candidate.start)));
  naming.delete(-1);
  if (totalWords === 0) return 0;
  let weighted = 0;
  for (const index of naming) weighted += (words[index] ?? 0) * Math.exp(-index / starts.length);
  return weighted / totalWords;
}

export function listPosition(brand: number, counted: readonly Judged[], visible: VisibleText): number | null {
  for (const { candidate } of counted) {
    if (candidate.brand !== brand) continue;
    const index = lineIndexAt(visible, candidate.start);
    const line = visible.lines[index];
    if (!line) continue;
    const lead = visible.text.slice(line.content, candidate.start);
    const numbered = /^\s*(?:#?\s*)?(\d{1,3})[.):]\s*["“]?$/.exec(lead);
    if (line.kind === 'heading' && numbered) return Number(numbered[1]);
    if (line.kind !== 'item' || !/^[\s"“«(]*(?:the\s)?$/i.test(lead)) continue;
    return line.ordinal ?? placeAmongItems(visible, index);
  }
  return null;
}

function placeAmongItems(visible: VisibleText, index: number): number {
  const line = visible.lines[index];
  let place = 1;
  for (let i = index - 1; i >= 0; i--) {
    const other = visible.lines[i];
    if (!other || other.kind === 'heading' || (other.kind === 'prose' && other.indent <= (line?.indent ?? 0)))
      break;
    if (other.kind === 'item' && other.indent === line?.indent && other.ordinal === null) place++;
    if (other.kind === 'item' && other.indent < (line?.indent ?? 0)) break;
  }
  return place;
}
