import type { ReasonCode } from '../codes.ts';
import { isOrdinaryWord } from '../lexicon/ordinary-words.ts';
import { WORK_NOUNS } from '../lexicon/people-and-places.ts';
import { isAcronym, nameClass } from '../names/name-class.ts';
import { charClassAt, isUnspaced } from '../text/char-class.ts';
import { foldText } from '../text/fold.ts';
import { isForeignScript } from '../text/language.ts';
import { isCapitalised, isLowerCase, type Word } from '../text/words.ts';
import { listCompany, runCompany } from './neighbours.ts';
import { type Scene, sentenceText } from './scene.ts';
import { companyWords, DETERMINERS, IMPERATIVE_OBJECTS, NAMING_WORDS } from './use-words.ts';

/** What the rest of the answer tells about the brand of a candidate. */
export interface Anchors {
  /** The brand is named elsewhere in a form that needs no judgement (full name, alias, product, domain). */
  distinctive: boolean;
  /** The owner of the name stands in the answer: Samsung for Galaxy. */
  owner: boolean;
  /** A link or source of the answer leads to the brand's own domain. */
  ownLink: boolean;
  /** Competitors named without doubt. */
  competitors: number;
  /** The word also stands in lower case, as a word. */
  lowerCaseUses: number;
  /** The question writes the name as a name. */
  inQuestion: boolean;
}

/** Score from which an ordinary word counts as the name. */
const THRESHOLD = 2;

/** Decides by use whether an ordinary word is the name here; null when it is, with the score it reached. */
export function judgeUse(scene: Scene, anchors: Anchors): { reason: ReasonCode | null; score: number } {
  const isPhrase = nameClass(scene.candidate.pattern.form) === 'phrase';
  const entity = otherEntityByUse(scene);
  if (entity !== null && !anchors.distinctive) return { reason: entity, score: -3 };
  const score = scoreOfUse(scene, anchors) + (isPhrase ? 1.5 : 0);
  return { reason: score >= THRESHOLD ? null : 'common_word', score };
}

function scoreOfUse(scene: Scene, anchors: Anchors): number {
  return (
    caseScore(scene) + anchorScore(anchors) + grammarScore(scene) + companyScore(scene) + phraseScore(scene)
  );
}

function declaredWithCapital(scene: Scene): boolean {
  const { form } = scene.candidate.pattern;
  return form.kind === 'base' || !isLowerCase(form.text);
}

/** Capitals: inside a sentence they mean a name, except where every noun has one. */
function caseScore(scene: Scene): number {
  const { written, candidate, line } = scene;
  const form = candidate.pattern.form.text;
  const language = scene.context.language();
  if (!hasCase(written)) return 1;
  if (isForeignScript(written, language)) return isLowerCase(written) && declaredWithCapital(scene) ? 0.5 : 3;
  if (isAcronym(form)) return written === form && !isShoutedLine(scene) ? 2.5 : -3;
  if (isLowerCase(written)) return declaredWithCapital(scene) ? -3.5 : candidate.exact ? -0.5 : -2;
  if (candidate.ending === '' && isAcronym(written)) return isShoutedLine(scene) ? -0.5 : 1;
  if (scene.opensSentence || line.kind === 'heading' || isTitleCase(scene)) return 0;
  return language === 'de' ? 0.5 : 2;
}

function hasCase(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase();
}

function isShoutedLine(scene: Scene): boolean {
  const { start, end } = scene.candidate;
  const text = scene.context.visible.text.slice(
    Math.max(scene.line.start, start - 150),
    Math.min(scene.line.end, end + 150),
  );
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 12 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7;
}

/** Most longer words of the sentence or label begin with a capital: capitals say nothing here. */
function isTitleCase(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const from = Math.max(scene.sentenceStart, scene.candidate.start - 60);
  const label = text.slice(from, Math.min(scene.sentenceEnd, scene.candidate.end + 60)).split(/[:|(),]/);
  const part = label.find((piece) => piece.includes(scene.written)) ?? '';
  const words = (part.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter((word) => word.length > 3);
  if (words.length < 2) return false;
  return words.filter((word) => isCapitalised(word)).length >= words.length - (words.length > 5 ? 1 : 0);
}

function anchorScore(anchors: Anchors): number {
  let score = 0;
  if (anchors.distinctive) score += 2.5;
  if (anchors.ownLink) score += 2;
  if (anchors.owner) score += 1.5;
  if (anchors.inQuestion) score += 1;
  score += Math.min(anchors.competitors, 2) * 0.75;
  if (anchors.lowerCaseUses > 0) score -= anchors.lowerCaseUses > 1 ? 1.5 : 1;
  return score;
}

/** Words directly around: a company's app, a determiner, an imperative's object. */
function grammarScore(scene: Scene): number {
  const { before, after, written, context } = scene;
  const words = companyWords(context.language());
  let score = 0;
  if (scene.candidate.possessive && isCapitalised(written)) score += scene.opensSentence ? 0.5 : 1;
  if (after && isAdjacent(after) && words.has(foldText(after.text))) score += 1.5;
  if (isGluedCompany(scene, words)) score += 1.5;
  if (isQuotedName(scene)) score += 2;
  if (before && isAdjacent(before)) {
    if (NAMING_WORDS.has(foldText(before.text)) && isCapitalised(written)) score += 1;
    if (DETERMINERS.has(foldText(before.text))) score -= isCapitalised(written) ? 1 : 2;
  }
  if (scene.opensSentence && after && isAdjacent(after) && IMPERATIVE_OBJECTS.has(foldText(after.text)))
    score -= 2;
  if (scene.opensSentence && /^[!,]/.test(context.visible.text.slice(scene.candidate.end))) score -= 2;
  if (sentenceHas(scene, words)) score += 1;
  return score;
}

/** Russian and its neighbours put the names of companies in quotes. */
function isQuotedName(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const { start, end } = scene.candidate;
  if (!['ru', 'uk', 'bg', 'kk'].includes(scene.context.language() ?? '')) return false;
  return (
    /[«"„“]/.test(text.charAt(start - 1)) && /[»"“”]/.test(text.charAt(end)) && isCapitalised(scene.written)
  );
}

function isAdjacent(word: Word): boolean {
  return word.gap === ' ' || word.gap === '\u00a0';
}

function sentenceHas(scene: Scene, words: ReadonlySet<string>): boolean {
  if (isUnspaced(charClassAt(scene.written, 0))) return includesAny(sentenceText(scene), words);
  for (const word of sentenceText(scene).match(/\p{L}+/gu) ?? []) if (words.has(foldText(word))) return true;
  return false;
}

function includesAny(text: string, words: ReadonlySet<string>): boolean {
  for (const word of words) if (isUnspaced(charClassAt(word, 0)) && text.includes(word)) return true;
  return false;
}

/** Words glued behind the name in a script without spaces: 苹果公司. */
function isGluedCompany(scene: Scene, words: ReadonlySet<string>): boolean {
  const { text } = scene.context.visible;
  if (!isUnspaced(charClassAt(text, scene.candidate.end))) return false;
  return includesAny(text.slice(scene.candidate.end, scene.candidate.end + 3), words);
}

/** Neighbours in a list or a run of names. */
function companyScore(scene: Scene): number {
  let score = 0;
  const list = listCompany(scene);
  if (list) {
    const total = list.names + list.words;
    if (list.names >= 2 && list.names * 2 >= total) score += 2.5;
    else if (list.names >= 1 && list.names * 2 >= total) score += 1.5;
    else if (list.words >= 2) score -= 1.5;
  }
  const run = runCompany(scene);
  if (run && isCapitalised(scene.written)) {
    if (run.names > run.words) score += run.names > 1 ? 2.5 : 1.5;
    else if (run.words > 0 && run.names === 0) score -= 1.5;
  }
  return score;
}

/** Part of a longer run of capitalised words that is not a declared form. */
function phraseScore(scene: Scene): number {
  const { before, after } = scene;
  let score = 0;
  if (before && isAdjacent(before) && isCapitalised(before.text) && !startsClause(scene, before)) {
    score -= isOwner(scene, before) ? -2 : 2.5;
  }
  if (after && isAdjacent(after) && isCapitalised(after.text) && isCapitalised(scene.written)) {
    score -= followerPenalty(scene, after);
  }
  return score;
}

/** A capitalised follower may be a product (Nest Hub) or the rest of another name (Saint Alphonsus). */
function followerPenalty(scene: Scene, after: Word): number {
  const word = foldText(after.text);
  if (companyWords(scene.context.language()).has(word)) return 0;
  if (/^\p{Lu}?\p{Nd}*$/u.test(after.text)) return 0;
  return isOrdinaryWord(word, scene.context.language()) ? 1 : 2;
}

function startsClause(scene: Scene, word: Word): boolean {
  if (word.start > Math.max(scene.sentenceStart, scene.line.content)) {
    const lead = scene.context.visible.text.slice(
      Math.max(scene.sentenceStart, scene.line.content),
      word.start,
    );
    if (lead.trim() !== '' && !/[:|(“"]\s*$/.test(lead)) return false;
  }
  return isOrdinaryWord(foldText(word.text), scene.context.language());
}

/** The word before is the owner, by the domain: Microsoft Azure with azure.microsoft.com. */
function isOwner(scene: Scene, word: Word): boolean {
  const names = scene.context.names.brands[scene.candidate.brand];
  const owner = foldText(word.text);
  const declared = [names?.domain ?? '', names?.name ?? '', ...(names?.aliases ?? [])].map((text) =>
    foldText(text),
  );
  return owner.length > 2 && declared.some((text) => text.split(/[^\p{L}\p{N}]+/u).includes(owner));
}

const TITLE_ARTICLES = new Set([
  'the',
  'a',
  'el',
  'la',
  'le',
  'les',
  'los',
  'las',
  'il',
  'lo',
  'o',
  'os',
  'der',
  'die',
  'das',
  'de',
  'het',
]);

/** A title of a work, a fictional name or a nickname: quoted with other words, with a capitalised article, before "album". */
function otherEntityByUse(scene: Scene): ReasonCode | null {
  const { before, after, written } = scene;
  if (!isCapitalised(written) && hasCase(written)) return null;
  if (after && isAdjacent(after) && WORK_NOUNS.has(foldText(after.text)) && isLowerCase(after.text))
    return 'other_entity';
  if (isQuotedTitle(scene)) return 'other_entity';
  const article =
    before && isAdjacent(before) && TITLE_ARTICLES.has(foldText(before.text)) && isCapitalised(before.text);
  return article && !startsClause(scene, before) ? 'other_entity' : null;
}

const QUOTES: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['‘', '’'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
];

function isQuotedTitle(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const { start, end } = scene.candidate;
  const lead = text.slice(Math.max(scene.line.start, start - 80), start);
  const tail = text.slice(end, Math.min(scene.line.end, end + 80));
  for (const [open, close] of QUOTES) {
    const from = lead.lastIndexOf(open);
    const to = tail.indexOf(close);
    if (from < 0 || to < 0) continue;
    if (open === close && lead.split(open).length % 2 === 1) continue;
    if (open !== close && lead.slice(from + 1).includes(close)) continue;
    const rest = lead.slice(from + 1) + tail.slice(0, to);
    if (/[\p{L}\p{N}]/u.test(rest)) return true;
  }
  return isItalicTitle(scene);
}

/** `*Brave New World*`: italics around the name and more. */
function isItalicTitle(scene: Scene): boolean {
  const { answer, visible } = scene.context;
  const { start, end } = scene.candidate;
  const from = visible.origin[start] ?? 0;
  const to = (visible.origin[end - 1] ?? 0) + 1;
  const lead = answer.slice(Math.max(0, from - 60), from);
  const tail = answer.slice(to, to + 60);
  const open = /(?:^|[^*_\w])([*_])(?![*_\s])([^*_\n]*)$/.exec(lead);
  const close = /^([^*_\n]*)([*_])(?![*_])/.exec(tail);
  if (!open || !close || open[1] !== close[2]) return false;
  return /\p{L}/u.test(`${open[2]}${close[1]}`);
}
