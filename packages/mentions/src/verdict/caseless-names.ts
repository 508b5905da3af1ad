import { isKoreanParticle } from '../find/korean.ts';
import { languageWords } from '../lexicon/languages.ts';
import { once } from '../once.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { foldText } from '../text/fold.ts';
import { refuses } from './refusal-phrases.ts';
import type { Spoken } from './spoken-of.ts';

const CASELESS = /\p{Lo}/u;
const SENTENCE = /[\n。.！!？?…]+/u;
const CLAUSE = /[\n。．.、，,！!？?；;：:…|（）()「」『』“”"*–—]+/u;

export function holdsCaselessName({ visible, language }: AnswerContext, spoken: Spoken): boolean {
  const { text } = visible;
  if (!CASELESS.test(text)) return false;
  const whole = language();
  const knowsWords = languageWords(whole ?? '', 'caseless').length > 0;
  return text.split(knowsWords ? CLAUSE : SENTENCE).some((clause) => {
    if (!CASELESS.test(clause) || refuses(clause)) return false;
    const rest = spoken.restOfDenial(clause);
    if (isKnown(rest ?? clause, whole)) return false;
    return rest === null || knowsWords;
  });
}

function isKnown(clause: string, language: string | null): boolean {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(clause) || language === 'ja')
    return isKnownJapanese(clause);
  if (/\p{Script=Han}/u.test(clause)) return isKnownChinese(clause);
  if (/\p{Script=Hangul}/u.test(clause))
    return (clause.match(/\p{Script=Hangul}+/gu) ?? []).every(isKnownKorean);
  if (/\p{Script=Arabic}/u.test(clause) && language === 'ar')
    return (clause.match(/[\p{Script=Arabic}\p{M}]+/gu) ?? []).every(isKnownArabic);
  return !CASELESS.test(clause);
}

export function isKnownCaseless(run: string, language: string): boolean {
  return isKnown(run, language);
}

const vocabularies = new Map<string, () => ReadonlySet<string>>();

function vocabulary(language: string): ReadonlySet<string> {
  const known = vocabularies.get(language);
  if (known) return known();
  const made = once(
    () => new Set([...languageWords(language, 'caseless'), ...languageWords(language, 'general')]),
  );
  vocabularies.set(language, made);
  return made();
}

const MAX_WORD = 6;

function isMadeOf(run: string, words: ReadonlySet<string>, maxSingles: number): boolean {
  const fewest = new Map([[0, 0]]);
  for (let at = 0; at < run.length; at++) {
    const singles = fewest.get(at);
    if (singles === undefined) continue;
    for (let length = 1; length <= MAX_WORD && at + length <= run.length; length++) {
      if (!words.has(run.slice(at, at + length))) continue;
      const end = at + length;
      fewest.set(end, Math.min(fewest.get(end) ?? Infinity, singles + (length === 1 ? 1 : 0)));
    }
  }
  const singles = fewest.get(run.length);
  return singles !== undefined && singles <= maxSingles;
}

function isKnownChinese(clause: string): boolean {
  const words = vocabulary('zh');
  return (clause.match(/\p{Script=Han}+/gu) ?? []).every((run) => isMadeOf(run, words, Infinity));
}

const KATAKANA = /[\p{Script=Katakana}ー]{2,}/gu;
const KANJI = /[\p{Script=Han}々]+(?=(\p{Script=Hiragana})?)/gu;

function isKnownJapanese(clause: string): boolean {
  const words = vocabulary('ja');
  if (!(clause.match(KATAKANA) ?? []).every((run) => words.has(run))) return false;
  for (const [run, next] of clause.matchAll(KANJI)) {
    if (next !== undefined && (run.length === 1 || isMadeOf(run.slice(0, -1), words, 0))) continue;
    if (!isMadeOf(run, words, 1)) return false;
  }
  return true;
}

const VERBAL =
  /(?:습니다|습니까|니다|니까|세요|셔요|으세요|어요|아요|여요|해요|워요|려요|돼요|봐요|까요|나요|가요|군요|네요|지요|하고|하며|하면|하는|하여|해서|하기|하게|하지|하려면|한다|했다|하도록|되는|되면|되고|되며|된다|되지|돼서|면서|으면|려면|려고|는데|은데|도록|므로|거나|든지|아서|어서|여서|을수록)$/u;
const BEHIND_STEM = /(?:은|는|을|를|한|할|해|된|될|돼|인|일|고|며|면|게|지|서|어|아)$/u;
const STEMS = new Set([
  ...'찾받적먹알보쓰사팔묻걷읽듣놓남넘넣섞씻있없많좋같높낮싫얻잃믿입벗앉잡막참닫열늘줄걸풀',
]);

function isKnownKorean(token: string): boolean {
  const words = vocabulary('ko');
  const isNoun = (stem: string): boolean => words.has(stem) || isMadeOf(stem, words, 0);
  if (isNoun(token) || isKoreanParticle(token)) return true;
  for (let cut = 1; cut <= 4 && cut < token.length; cut++)
    if (isKoreanParticle(token.slice(-cut)) && isNoun(token.slice(0, -cut))) return true;
  if (VERBAL.test(token) && !COPULA.test(token)) return true;
  const stem = token.replace(BEHIND_STEM, '');
  return stem !== token && (STEMS.has(stem) || isNoun(stem));
}

/** `쿠팡입니다`: behind a noun, which must be known. */
const COPULA = /(?:입니다|이에요|예요|이며|이고|이지만|인데|이면|이라면)$/u;

const ARABIC_PREFIX = /^(?:[وف])?(?:[بلك])?(?:ال|لل)?/u;
const ARABIC_SUFFIX = /(?:ها|هم|هن|كم|نا|ني|ات|ان|ون|ين|يه|ك|ه|ي|ا|ت|وا|تك|ته|تها)$/u;

function isKnownArabic(token: string): boolean {
  const words = vocabulary('ar');
  const plain = foldText(token.replace(/\p{M}/gu, ''));
  const forms = [plain];
  const prefix = ARABIC_PREFIX.exec(plain)?.[0] ?? '';
  for (let cut = 1; cut <= prefix.length; cut++) forms.push(plain.slice(cut));
  return forms.some(
    (form) =>
      words.has(form) ||
      words.has(`ال${form}`) ||
      words.has(form.replace(ARABIC_SUFFIX, '')) ||
      words.has(form.replace(ARABIC_SUFFIX, 'ه')),
  );
}
