import { isOrdinaryWord } from '../lexicon/ordinary-words.ts';
import { foldText } from '../text/fold.ts';

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

const CASELESS = /^[\p{Lo}\p{M}ー"׳\s]+$/u;
const MAX_WORDS = 3;

/** In no vocabulary, no aspect of a comparison, and short. */
export function isNameLike(entry: string, language: string): boolean {
  const words = entry.trim().split(/\s+/);
  if (!CASELESS.test(entry) || words.length > MAX_WORDS || ASPECTS.test(entry)) return false;
  if (language === 'ar' && entry.startsWith('ال')) return false;
  return words.every((word) => !isOrdinaryWord(foldText(word), language));
}
