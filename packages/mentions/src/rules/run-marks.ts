const CONJUNCTIONS: Record<string, string> = {
  en: 'and|or',
  de: 'und|oder|sowie|bzw\\.',
  fr: 'et|ou|ainsi que',
  es: 'y|e|o|u',
  pt: 'e|ou',
  it: 'e|ed|o|oppure',
  nl: 'en|of',
  pl: 'i|oraz|lub|albo|czy',
  cs: 'a|i|nebo|či',
  sk: 'a|i|alebo|či',
  ru: 'и|или',
  uk: 'і|й|та|або',
  bg: 'и|или',
  tr: 've|veya|ya da|ile',
  sv: 'och|eller|samt',
  da: 'og|eller|samt',
  nb: 'og|eller|samt',
  fi: 'ja|tai|sekä',
  ro: 'și|sau',
  hu: 'és|vagy',
  el: 'και|ή',
  hr: 'i|ili',
  sl: 'in|ali',
  he: 'או|ו',
  ar: 'أو|و',
  id: 'dan|atau',
  vi: 'và|hoặc',
  ja: 'と|や|または',
  zh: '和|或|与|以及',
  ko: '와|과|및|또는|이나|나|이랑|랑|하고',
};

export interface RunMarks {
  separators: RegExp;
  opens: RegExp;
  closes: RegExp;
}

/** Languages that write `and` as one word with the name behind it. */
const PREFIXED = new Set(['he']);

/** Articles that may stand before each entry: `der Spiegel, der Stern`. */
const ARTICLES = '(?:der|die|das|dem|den|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het)';

const known = new Map<string, RunMarks>();

export function runMarks(language: string | null): RunMarks {
  const words = CONJUNCTIONS[language ?? 'en'] ?? 'and|or';
  const made = known.get(words);
  if (made) return made;
  const space = /[\u3040-\u9fff\uac00-\ud7af]/.test(words) ? '\\s?' : '\\s';
  const joiner = `${space}(?:${words}|&|vs\\.?)`;
  const behind = PREFIXED.has(language ?? '') ? '\\s?' : space;
  const marks: RunMarks = {
    separators: new RegExp(`(?:,(?!\\d{3})|[;/、，؛،·|()\\n])|${joiner}${behind}|:\\s`, 'giu'),
    opens: new RegExp(`(?:[,/、，،·]|${joiner})\\s*(?:${ARTICLES}\\s)?["“„«*(]*$`, 'iu'),
    closes: new RegExp(
      `^(?:\\s[\\p{Lu}\\p{Nd}][\\p{L}\\p{Nd}]*){0,3}["”“»*)]*(?:\\s?\\([^)]{0,30}\\))?(?:\\s?[,/、，،·]|${joiner}${behind})`,
      'u',
    ),
  };
  known.set(words, marks);
  return marks;
}
