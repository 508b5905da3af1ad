import type { Line } from '@answerscope/answer-text';
import type { Candidate } from '../../find/candidate.ts';
import { candidateIn } from '../../find/candidate-index.ts';
import { nameClass } from '../../names/name-class.ts';
import { foldText } from '../../text/fold.ts';
import { hasCase, isAdjacent, isCapitalised, isLowerCase } from '../../text/words.ts';
import type { Anchors } from '../anchors.ts';
import { boldLength, type Company, listCompany, runCompany } from '../neighbours.ts';
import type { Scene } from '../scene.ts';
import { STRUCTURE_WORDS } from '../use-words.ts';
import { isProduct } from './phrase.ts';

type Asked = Pick<Anchors, 'choice' | 'commercialQuestion'>;

function unheardScore(run: Company): number {
  if (run.unheard <= run.words) return 0;
  return run.unheard > 1 ? 2.25 : 1.75;
}

export function companyScore(scene: Scene, asked: Asked): number {
  let score = isBoldName(scene) ? 0.5 : 0;
  if (competitorNear(scene) && isCapitalised(scene.written)) score += 1.5;
  const list = listCompany(scene);
  if (list) {
    const choice = asked.choice && list.names * 2 < list.names + list.words && !isSectionOfAspects(scene);
    const total = list.names + list.words;
    if (list.names >= 2 && list.names * 2 >= total) score += 2.5;
    else if (list.names >= 1 && list.names * 2 >= total) score += 1.5;
    else if (list.words >= 2) score -= choice ? 0.5 : 1.5;
    if (choice && isEntry(scene)) score += 1.25;
    if (!hasCase(scene.written) && asked.commercialQuestion && list.unheard > 1) score += unheardScore(list);
  }
  const run = runCompany(scene);
  if (run && mayBeEntry(scene)) {
    const whole = !isContinued(scene) && !isTail(scene);
    const isAmongKnown = run.known > 0 && run.names >= run.words;
    if (isAmongKnown && whole) score += 1;
    if (run.names > 1 && run.names >= run.words) score += whole ? 2.5 : 0.5;
    else if (run.names > run.words || isAmongKnown) score += whole ? (run.strange > 0 ? 2 : 1.5) : 0.5;
    else if (!hasCase(scene.written))
      score += asked.commercialQuestion && !describes(scene) ? unheardScore(run) : 0;
    else if (run.words > 0 && run.names === 0 && !isVersus(scene)) score -= 1.5;
  }
  return score;
}

/** `다음 달`: the word goes on in another one. */
function describes({ candidate, context }: Scene): boolean {
  return /^ (?!등|및)\p{Script=Hangul}/u.test(context.visible.text.slice(candidate.end, candidate.end + 3));
}

/** `Name vs. Other`: what is set against each other is named. */
function isVersus({ candidate, context }: Scene): boolean {
  const { text } = context.visible;
  const { start, end } = candidate;
  return (
    /^\s(?:vs\.?|versus)\s/i.test(text.slice(end, end + 8)) ||
    /\s(?:vs\.?|versus)\s$/i.test(text.slice(Math.max(0, start - 8), start))
  );
}

const MAX_LINES_BACK = 16;
const ASPECTS =
  /^\W*(?:how|what|why|when|tips?|things|key|before|pros|cons|factors?|features?|steps?|final|quick|notes?|worauf|wie|was|warum|tipps|comment|pourquoi|conseils|avant|cómo|qué|por qué|consejos|antes|como|o que|dicas|come|cosa|perché|consigli|hoe|waar|tips|jak|na co|dlaczego|как|на что|почему|советы|nasıl|neden|ipuçları|選び方|ポイント|注意|如何|怎么|注意|建议|선택|주의|팁)/iu;

function isSectionOfAspects({ context, lineIndex, line }: Scene): boolean {
  if (line.kind !== 'item' && line.kind !== 'prose') return false;
  const { lines, text } = context.visible;
  for (let i = lineIndex - 1; i >= Math.max(0, lineIndex - MAX_LINES_BACK); i--) {
    const above = lines[i];
    if (!above) break;
    const isTitle = above.kind === 'heading' || (above.kind === 'prose' && isBoldTitle(context, above));
    if (isTitle && above.indent <= line.indent) return ASPECTS.test(text.slice(above.content, above.end));
  }
  return false;
}

function isBoldTitle(context: Scene['context'], line: Line): boolean {
  return line.end - line.content < 80 && boldLength(context, line) >= line.end - line.content - 2;
}

function mayBeEntry({ written, candidate }: Scene): boolean {
  const { form } = candidate.pattern;
  if (isCapitalised(written) || !hasCase(written)) return true;
  return nameClass(form) === 'distinctive' || (candidate.exact && isLowerCase(form.text));
}

function isEntry({ candidate, context, written }: Scene): boolean {
  if (!isCapitalised(written) || candidate.ending !== '' || STRUCTURE_WORDS.has(foldText(written)))
    return false;
  return /^\s?(?:[–—(|]|- |:\s\p{Ll}|(?:and|und|et|y|e|i|a|и|ve) \p{Lu})/u.test(
    context.visible.text.slice(candidate.end, candidate.end + 4),
  );
}

function isContinued(scene: Scene): boolean {
  const { after } = scene;
  return after !== null && isAdjacent(after) && isCapitalised(after.text) && !isProduct(scene, after);
}

/** `Rogers Ignite`: the entry of the run begins before the name. */
function isTail({ before, context, sentenceStart, line }: Scene): boolean {
  if (!before || !isAdjacent(before) || !isCapitalised(before.text)) return false;
  return (
    before.start > Math.max(sentenceStart, line.content) &&
    !/^\p{Lu}+$/u.test(before.text) &&
    context.language() !== 'de'
  );
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

function competitorNear(scene: Scene): boolean {
  const { context, sentenceStart: start, sentenceEnd: end } = scene;
  if (context.lastNamed?.start !== start || context.lastNamed.end !== end)
    context.lastNamed = { start, end, brands: distinctiveBrands(context.candidates, start, end) };
  return context.lastNamed.brands.some((brand) => brand !== scene.candidate.brand);
}

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
