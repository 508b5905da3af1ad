import { isOrdinaryWord } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { asksForCompanies, asksToChoose } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';

/** How two names stand beside each other in scripts without capitals; the groups are the names. */
const PAIRS: Record<string, RegExp> = {
  ja: /([\p{Script=Han}\p{Script=Katakana}ー]{2,12})(?:、|や|と|・|または)([\p{Script=Han}\p{Script=Katakana}ー]{2,12})/gu,
  zh: /([\p{Script=Han}]{2,6})(?:、|和|或|与|以及)([\p{Script=Han}]{2,6}?)(?=[、，。；\s]|$|和|或|等|都|是)/gu,
  ko: /([가-힣]{2,10}?)(?:이나|나|이랑|과|와|하고|,|·) ?([가-힣]{2,10}?)(?:를|을|이|가|은|는|도|에서|로|으로|,|\s|$)/gu,
  th: /(?:แนะนำ|ลอง|ใช้|เช่น)\s?([\u0e00-\u0e7f]{3,20}?)(?:\s?(?:และ|หรือ|กับ))\s?([\u0e00-\u0e7f]{3,20})/gu,
  ar: /([\u0621-\u064a]{3,14}) (?:أو|ثم) (?=([\u0621-\u064a]{3,14}))/gu,
  fa: /([\u0621-\u06cc]{3,14}) (?:یا|و) (?=([\u0621-\u06cc]{3,14}))/gu,
  he: /([\u05d0-\u05ea"׳]{3,14}) (?:או|ו(?=[\u05d0-\u05ea]))\s?([\u05d0-\u05ea"׳]{2,14})/gu,
  hi: /([\u0900-\u097f]{3,16}) (?:या|और) (?=([\u0900-\u097f]{3,16}))/gu,
};

/** What answers compare and count up instead of names: prices, functions, quality and the like. */
const ASPECTS =
  /予算|機能|価格|料金|品質|性能|特徴|目的|比較|サポート|メリット|デメリット|セキュリティ|コスト|デザイン|必要|重要|方法|評判|期間|条件|種類|预算|預算|功能|价格|價格|质量|品质|服务|口碑|售后|需求|安全|成本|费用|方法|步骤|优点|缺点|特点|时间|材料|效果|条件|类型|体验|예산|기능|가격|품질|성능|특징|목적|비교|서비스|보안|비용|디자인|방법|조건|종류|장점|단점|후기|시간|ราคา|คุณภาพ|งบ|บริการ|ฟังก์ชัน|ความ|การ|سعر|جودة|ميزاني|خدم|ميز|تكلف|أمان|وقت|نوع|حجم|طريق|מחיר|איכות|תקציב|שירות|תכונ|עלות|אבטח|זמן|סוג|יתרונ|חסרונ|कीमत|गुणवत्ता|बजट|सेवा|सुविधा|समय|लागत/u;

/** Words of advice in scripts without capitals, and in Cyrillic. */
const ADVICE =
  /推荐|推薦|建议选|可选|おすすめ|オススメ|お勧め|定番|人気|추천|많이 (?:쓰|씁|사용)|แนะนำ|ลองใช้|أنصح|ننصح|أفضل|أشهر|توصية|تجربة|מומלץ|ממליץ|לנסות|כדאי|सुझाव|आज़मा|बेहतर|लोकप्रिय|попробуйте|рекоменду|советую|посоветую|обратите внимание на|спробуйте|раджу/iu;

/** The sentence or the question advises or asks for something to choose. */
export function advises(text: string): boolean {
  return ADVICE.test(text);
}

const HEAD =
  /^[\s*_"「『]*([^\s:：–—(（|*_-][^:：–—(（|*_\n]{1,19}?)["」』]?(?:[*_]{0,2}\s*(?:[:：–—(（|]|\s-\s|-{2})|$)/u;
const CASELESS = /^[\p{Lo}\p{M}ー"׳\s]+$/u;
const MAX_WORDS = 3;
const DEVANAGARI = /[\u0900-\u097f]{3}/;

/** In no vocabulary, no aspect of a comparison, and short. */
export function isNameLike(entry: string, language: string): boolean {
  const words = entry.trim().split(/\s+/);
  if (!CASELESS.test(entry) || words.length > MAX_WORDS || ASPECTS.test(entry)) return false;
  if (language === 'ar' && entry.startsWith('ال')) return false;
  return words.every((word) => !isOrdinaryWord(foldText(word), language));
}

/**
 * Whether an answer in a script without capitals names companies or products: two heads of entries, or two words beside
 * each other, that are no words of the language, where the question or the answer advises.
 */
export function namesWithoutCapitals(context: AnswerContext, text: string): boolean {
  const language = context.language() ?? (DEVANAGARI.test(text) ? 'hi' : '');
  const pairs = PAIRS[language];
  if (pairs === undefined) return false;
  const { question } = context;
  const asked = asksForCompanies(question) || asksToChoose(question) || advises(`${question ?? ''}`);
  if (!asked && !advises(text)) return false;
  if (asked && nameHeads(context, text, language)) return true;
  for (const [, one = '', other = ''] of text.matchAll(pairs))
    if (isNameLike(one, language) && isNameLike(other, language)) return true;
  return false;
}

/** Most heads of the entries look like names, and two or more of them. */
function nameHeads({ visible }: AnswerContext, text: string, language: string): boolean {
  let names = 0;
  let others = 0;
  for (const line of visible.lines) {
    if (line.start >= text.length) break;
    if (line.kind !== 'item' && line.kind !== 'table') continue;
    const head = HEAD.exec(text.slice(line.content, Math.min(line.end, line.content + 60)))?.[1];
    if (head === undefined) continue;
    if (isNameLike(head, language)) names++;
    else others++;
  }
  return names >= 2 && names > others;
}
