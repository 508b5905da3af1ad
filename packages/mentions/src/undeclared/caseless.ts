import { languageWords } from '../lexicon/languages.ts';
import { once } from '../once.ts';
import { isKnownCaseless } from '../verdict/caseless-names.ts';

export type CaselessKind = 'name' | 'strange' | 'plain' | 'label';

export const CASELESS: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'th', 'ar', 'he', 'fa', 'hi']);

const topics = new Map(
  ['ja', 'ko'].map((language) => [language, once(() => new Set(languageWords(language, 'topics')))]),
);

const LABELS: Readonly<Record<string, RegExp>> = {
  ja: /結論|まとめ|注意|(?:^|[のなぶ])ポイント$|選び方|選ぶ|おすすめ|強み|弱み|特徴|向いて|メリット|長所|短所|良い点|気になる|料金|価格|費用|月額|機能|対応|理由|比較|補足|最後に|場合|(?<!^)[をがへ]|(?<!^)は(?=.)|(?:する|たい|ない|ます|です|たら|なら|ろう|しい|から|まで|こと|もの|とき|方|点|際)$|^(?:その|この|どの|まず|また|次|他|ほか)/u,
  ko: /결론|정리|요약|마무리|추천|확인|방법|가격|비용|요금|장점|단점|주의|비교|기준|참고|조언|질문|어울리|이하$|이상$|까지$|(?:[세어아해에예나까지가네군]요|니다|[한된는있없하]다|까|죠)$|[할는은한] ?(?:점|곳|것|때|법)$|하기$|[가-힣]{2}[형용적]$|^(?:그|이|더|꼭|또) /u,
  zh: /结论|总结|建议|推荐|优点|缺点|价格|费用|功能|特点|注意|适合|对比|选择|如何|为什么|[的了吗呢]$/u,
};

const COMPANY_TAIL: Readonly<Record<string, RegExp>> = {
  ja: /.(?:銀行|証券|生命|損保|保険|製薬|工業|電機|電器|自動車|不動産|法律事務所|書店|百貨店|商店|食堂|亭|屋|堂|苑|庵|荘|閣|旅館|ホテル|カード|モバイル|ペイ|製菓|水産|運輸|急便|共済|薬局|酒造|珈琲|眼鏡|楽器|総本店|本店|工房|会館|ストア|ショップ|クラブ|サービス|チャンネル|プレミアム)$/u,
  ko: /.(?:은행|증권|카드|보험|생명|화재|호텔|리조트|법률사무소|요양원|병원|치과|의원|한의원|닷컴|페이|랜드|마트|코리아|전자|제약|화장품|서점|식당|횟집|막창|면옥|커피|베이커리|펜션|스테이|웨딩|모빌리티|렌터카|텔레콤|홈쇼핑|몰|카페|운용|캐피탈|저축은행|뱅크|오피스|웍스|톡|페이스|케어|코딩)$/u,
  zh: /.(?:银行|证券|保险|集团|科技|酒店|饭店|餐厅|超市|书店|汽车|电器|手机|旅行|航空)$/u,
};

const TERM =
  /^(?:AI|PC|TV|IT|OS|SNS|SIM|eSIM|USB|HDMI|Wi-?Fi|WiFi|LED|GPS|NFC|QR|ATM|POS|PDF|CSV|API|SEO|SSL|SSD|HDD|CPU|GPU|RAM|VPN|URL|FAQ|DIY|OTT|ETF|ISA|IRP|NISA|iDeCo|NHK|TOEIC|TOEFL|JLPT|SPF|UV|PA|CEO|HR|ERP|CRM|ROI|KPI|ISO|MBA|EV|HEPA|IH|DVD|CD|BGM|[A-Z]|[A-Z]?\d+[A-Za-z%]*|v\d.*)$/u;

const LATIN = /[\p{Script=Latin}]{2,}/u;
const KATAKANA = /[\p{Script=Katakana}ー]{3,}/u;
const HANGUL = /\p{Script=Hangul}/u;

const KEPT = 5_000;
const LONGEST_KEPT = 24;
const known = new Map<string, Map<string, CaselessKind>>();

export function caselessKind(written: string, language: string): CaselessKind {
  let kinds = known.get(language);
  if (kinds === undefined || kinds.size >= KEPT) {
    kinds = new Map();
    known.set(language, kinds);
  }
  const found = kinds.get(written);
  if (found !== undefined) return found;
  const kind = readKind(written, language);
  if (written.length <= LONGEST_KEPT) kinds.set(written, kind);
  return kind;
}

function readKind(written: string, language: string): CaselessKind {
  const text = written.trim();
  if (text === '' || /^[\d.,%]+/u.test(text) || LABELS[language]?.test(text) === true) return 'label';
  const latin = text.match(/[\p{Script=Latin}][\p{Script=Latin}\d.&'’+_-]*/gu) ?? [];
  const rest = text.replace(/[\p{Script=Latin}\d.&'’+_\s-]/gu, '');
  const hasName = latin.some((word) => LATIN.test(word) && !TERM.test(word));
  if (rest === '') return hasName ? 'name' : 'plain';
  if (isMadeOfKnown(text, language)) return 'plain';
  if (language === 'ko' && /(?:고|며|서|지만|니|라|게|히|이라)$/u.test(text) && !hasName) return 'label';
  if (hasName || COMPANY_TAIL[language]?.test(text) === true) return 'name';
  return 'strange';
}

function isMadeOfKnown(text: string, language: string): boolean {
  const own = topics.get(language)?.();
  if (own === undefined) return isKnownCaseless(text, language);
  const parts = text.match(
    language === 'ko' ? /\p{Script=Hangul}+/gu : /[\p{Script=Katakana}ー]+|[\p{L}々]+/gu,
  );
  return (parts ?? []).every(
    (part) => isKnownCaseless(part, language) || isMadeOf(part, own, language, MAX_PARTS),
  );
}

const MAX_PARTS = 3;
const LONGEST = 24;

function isMadeOf(part: string, own: ReadonlySet<string>, language: string, left: number): boolean {
  if (part === '' || own.has(part) || (part.length > 1 && isKnownCaseless(part, language))) return true;
  if (left === 1 || part.length > LONGEST) return false;
  for (let at = 1; at < part.length; at++) {
    const first = part.slice(0, at);
    if (
      (own.has(first) || (at > 1 && isKnownCaseless(first, language))) &&
      isMadeOf(part.slice(at), own, language, left - 1)
    )
      return true;
  }
  return false;
}

export function isLongEnough(text: string): boolean {
  return HANGUL.test(text) ? text.length > 2 : KATAKANA.test(text) ? text.length > 3 : text.length > 2;
}
