import type { Candidate } from '../../find/candidate.ts';
import { candidateIn } from '../../find/candidate-index.ts';
import { nameClass } from '../../names/name-class.ts';
import { foldText } from '../../text/fold.ts';
import { hasCase, isAdjacent, isCapitalised, isLowerCase } from '../../text/words.ts';
import type { Anchors } from '../anchors.ts';
import { type Company, listCompany, runCompany } from '../neighbours.ts';
import type { Scene } from '../scene.ts';
import { STRUCTURE_WORDS } from '../use-words.ts';
import { isProduct } from './phrase.ts';

/** What the question asks for. */
type Asked = Pick<Anchors, 'choice' | 'commercialQuestion'>;

/** Entries in no vocabulary beside a name without capitals, where companies or products are asked for. */
function unheardScore(run: Company): number {
  if (run.unheard <= run.words) return 0;
  return run.unheard > 1 ? 2.25 : 1.75;
}

/** Neighbours in a list or a run of names, bold type, a competitor in the sentence. */
export function companyScore(scene: Scene, asked: Asked): number {
  const { choice } = asked;
  let score = isBoldName(scene) ? 0.5 : 0;
  if (competitorNear(scene) && isCapitalised(scene.written)) score += 1.5;
  const list = listCompany(scene);
  if (list) {
    const total = list.names + list.words;
    if (list.names >= 2 && list.names * 2 >= total) score += 2.5;
    else if (list.names >= 1 && list.names * 2 >= total) score += 1.5;
    else if (list.words >= 2) score -= choice ? 0.5 : 1.5;
    if (choice && list.names * 2 < total && isEntry(scene)) score += 1.25;
  }
  const run = runCompany(scene);
  if (run && mayBeEntry(scene)) {
    const whole = !isContinued(scene);
    const isAmongKnown = run.known > 0 && run.names >= run.words;
    if (isAmongKnown && whole) score += 1;
    if (run.names > 1 && run.names >= run.words) score += whole ? 2.5 : 0.5;
    else if (run.names > run.words || isAmongKnown) score += whole ? (run.strange > 0 ? 2 : 1.5) : 0.5;
    else if (!hasCase(scene.written)) score += asked.commercialQuestion ? unheardScore(run) : 0;
    else if (run.words > 0 && run.names === 0) score -= 1.5;
  }
  return score;
}

/** Written as a name of its script is: with a capital, where there are any, unless declared without. */
function mayBeEntry({ written, candidate }: Scene): boolean {
  const { form } = candidate.pattern;
  if (isCapitalised(written) || !hasCase(written)) return true;
  return nameClass(form) === 'distinctive' || (candidate.exact && isLowerCase(form.text));
}

/** The name is all of the head of its entry, and no word of an answer's own structure. */
function isEntry({ candidate, context, written }: Scene): boolean {
  if (!isCapitalised(written) || candidate.ending !== '' || STRUCTURE_WORDS.has(foldText(written)))
    return false;
  return /^\s?(?:[–—(|]|- |:\s\p{Ll}|(?:and|und|et|y|e|i|a|и|ve) \p{Lu})/u.test(
    context.visible.text.slice(candidate.end, candidate.end + 4),
  );
}

/** A capitalised word goes on behind the name, so the entry of the run is longer than the name. */
function isContinued(scene: Scene): boolean {
  const { after } = scene;
  return after !== null && isAdjacent(after) && isCapitalised(after.text) && !isProduct(scene, after);
}

/** `**Name**`: nothing else stands between the marks. */
export function isBoldName(scene: Scene): boolean {
  const { answer, visible } = scene.context;
  const from = visible.origin[scene.candidate.start] ?? 0;
  const to = (visible.origin[scene.candidate.end - 1] ?? 0) + 1;
  return (
    /\*\*$|__$/.test(answer.slice(Math.max(0, from - 2), from)) &&
    /^(?:\*\*|__)/.test(answer.slice(to, to + 2))
  );
}

/** Another known brand, itself no ordinary word, in the same sentence. */
function competitorNear(scene: Scene): boolean {
  const { context, sentenceStart: start, sentenceEnd: end } = scene;
  if (context.lastNamed?.start !== start || context.lastNamed.end !== end)
    context.lastNamed = { start, end, brands: distinctiveBrands(context.candidates, start, end) };
  return context.lastNamed.brands.some((brand) => brand !== scene.candidate.brand);
}

/** Up to two brands that stand in a range under a name that is no ordinary word. */
function distinctiveBrands(candidates: readonly Candidate[], start: number, end: number): number[] {
  const brands: number[] = [];
  for (let from = start; from < end; ) {
    const found = candidateIn(candidates, from, end);
    if (found === null) break;
    if (!brands.includes(found.brand) && nameClass(found.pattern.form) === 'distinctive')
      if (brands.push(found.brand) === 2) break;
    from = found.end;
  }
  return brands;
}
