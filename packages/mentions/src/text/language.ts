import {
  ARABIC,
  CYRILLIC,
  charClass,
  DIGIT,
  GREEK,
  HAN,
  HANGUL,
  HEBREW,
  HIRAGANA,
  isWordClass,
  KATAKANA,
  LATIN,
  SOUTHEAST_ASIAN,
} from './char-class.ts';

/** Function words that tell languages of one script apart, lower case, most frequent first. */
const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to is in for with that are on as this you it or by from your can which has their an be at more not will these best also both its than if they have',
  de: 'der die das und ist in den von zu mit für auf nicht eine ein sich auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über oder sehr als zum zur ihre ich im',
  fr: 'le la les de des et est un une du en pour que qui dans par sur pas au plus avec ce il sont vous ne se ou aux cette ses leur mais votre être également très d l',
  es: 'el la los las de y que en un una es por con para del se no su al lo como más o pero sus le ha son entre también muy si puede esta este',
  pt: 'o a os as de e que em um uma é por com para do da não se no na ao dos das como mais mas seu sua são também pode você ou está muito pelo pela',
  it: 'il la i le di e che in un una è per con del della non si da al sono come più anche ma gli dei delle nel alla o questo puoi molto lo dal',
  nl: 'de het een en van in is dat op te voor met zijn niet aan er ook als door bij naar maar om kan deze uit heeft je over of worden wordt ze',
  pl: 'i w na z do się nie jest że to jak o od po przez dla są oraz który które która lub ma także może tym być za ich jego ale a najlepsze',
  cs: 'a v na je se že s to z do o pro jako od po který která které jsou nebo také má pokud si by ale tak i za při není může být více jeho k',
  sk: 'a v na je sa že s to z do o pre ako od po ktorý ktorá ktoré sú alebo aj má ak si by ale tak za pri nie môže byť viac jeho k',
  sl: 'in v na je se da s za so ki z pa kot ne tudi ali lahko po pri od do bi ima več',
  hr: 'i u na je se da s za su koji koja koje od kao ili može što nije ako te o iz po do ima više',
  ro: 'și în de la cu pe din un o este sunt care pentru nu mai sau ca prin fi ale al a să poate dar se lui',
  hu: 'a az és hogy nem is egy van meg ez de vagy mint csak már még ha lehet amely azt el szerint több',
  tr: 've bir bu için ile de da olarak en daha çok gibi olan veya ne kadar ise var değil olduğu sonra göre iyi her ancak hem',
  az: 've bir bu üçün ilə də da olan daha çox kimi və',
  sv: 'och i att det som en på är av för med den till inte om har de ett kan från du eller men så också',
  da: 'og i at det som en på er af for med den til ikke om har de et kan fra du eller men så også',
  nb: 'og i å det som en på er av for med den til ikke om har de et kan fra du eller men så også hva',
  fi: 'ja on ei se että oli hän en ovat joka mutta myös kun tai sen niin ole voi kuin ne sekä jos tämä ovat',
  et: 'ja on ei see et oma kui mis ka või ning kes aga selle siis',
  lt: 'ir yra į kad su iš tai kaip ne bet ar už nuo gali jis tačiau taip pat',
  lv: 'un ir ar no uz kas par ka arī to vai bet tiek kā nav var',
  id: 'yang dan di untuk dengan dari ini itu pada adalah atau dalam tidak juga ke bisa lebih oleh anda seperti',
  vi: 'và của là có cho các với một được không những trong này để tại từ bạn như hoặc cũng',
  ca: 'el la els les de i que en un una és per amb del no es al com més o però també són',
};

const LANGUAGES = Object.keys(FUNCTION_WORDS);
const VOTES = new Map<string, number[]>();
LANGUAGES.forEach((language, index) => {
  for (const word of (FUNCTION_WORDS[language] ?? '').split(' ')) {
    const votes = VOTES.get(word);
    if (votes) votes.push(index);
    else VOTES.set(word, [index]);
  }
});

const SAMPLE_UNITS = 1200;
/** Votes after which more words change nothing. */
const ENOUGH_VOTES = 60;
/** UTF-16 units of the longest function word. */
const LONGEST = Math.max(...[...VOTES.keys()].map((word) => word.length));

function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  if (code >= 0xd800 && code <= 0xdfff) return false;
  const value = charClass(code);
  return isWordClass(value) && value !== DIGIT;
}

/**
 * Language of an answer as a two-letter code: by script, then by function words; the declared `hint` (BCP 47) decides
 * when the text is too short to say. Null when nothing does.
 */
export function guessLanguage(text: string, hint: string | null | undefined): string | null {
  const sample = text.slice(0, SAMPLE_UNITS);
  const declared = hint ? hint.toLowerCase().split(/[-_]/)[0] || null : null;
  const script = mainScript(sample);
  if (script === LATIN) return byFunctionWords(sample, declared);
  if (script === CYRILLIC) return cyrillicLanguage(sample, declared);
  if (script === ARABIC) return /[پچژگ]/.test(sample) ? (declared === 'ur' ? 'ur' : 'fa') : 'ar';
  if (script === HEBREW) return 'he';
  if (script === GREEK) return 'el';
  if (script === HANGUL) return 'ko';
  if (script === HIRAGANA || script === KATAKANA) return 'ja';
  if (script === HAN) return 'zh';
  if (script === SOUTHEAST_ASIAN) return declared ?? 'th';
  return declared;
}

function mainScript(sample: string): number {
  const counts = new Uint32Array(32);
  for (let i = 0; i < sample.length; i++) {
    const value = charClass(sample.charCodeAt(i));
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const at = (value: number): number => counts[value] ?? 0;
  const kana = at(HIRAGANA) + at(KATAKANA);
  if (kana > 0 && kana * 8 > at(HAN)) if (kana + at(HAN) > at(LATIN) / 4) return HIRAGANA;
  const weighed: [number, number][] = [
    [at(LATIN), LATIN],
    [at(CYRILLIC), CYRILLIC],
    [at(GREEK), GREEK],
    [at(ARABIC), ARABIC],
    [at(HEBREW), HEBREW],
    [at(HANGUL) * 2.5, HANGUL],
    [at(HAN) * 3, HAN],
    [at(SOUTHEAST_ASIAN), SOUTHEAST_ASIAN],
  ];
  weighed.sort((a, b) => b[0] - a[0]);
  return (weighed[0]?.[0] ?? 0) > 0 ? (weighed[0]?.[1] ?? 0) : 0;
}

/** Letters that few Latin alphabets share. */
const LETTERS: Record<string, string> = {
  cs: 'ěřůčšžýťď',
  sk: 'ľĺŕôäčšžýťď',
  pl: 'ąęłśźżćńó',
  tr: 'ğşıçöü',
  az: 'əğşıçöü',
  hu: 'őűöüáé',
  ro: 'ăâîșțşţ',
  de: 'ßäöü',
  es: 'ñ¿¡áíóúé',
  pt: 'ãõçáêôéó',
  fr: 'çœêèàùîéâ',
  it: 'èàòùì',
  sv: 'åäö',
  fi: 'äö',
  da: 'æøå',
  nb: 'æøå',
  vi: 'đơưạảấầậắặẹếềệểịọốồộổờợủứừựỳỹ',
  hr: 'čćđšž',
  sl: 'čšž',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  et: 'äõöü',
  ca: 'çàèò',
};
const LETTER_VOTES = new Map<string, number[]>();
LANGUAGES.forEach((language, index) => {
  for (const letter of LETTERS[language] ?? '') {
    const votes = LETTER_VOTES.get(letter);
    if (votes) votes.push(index);
    else LETTER_VOTES.set(letter, [index]);
  }
});
const LETTER_WEIGHT = 0.6;
/** Weaker evidence than this leaves the declared language standing. */
const MIN_SCORE = 1.2;

function byFunctionWords(sample: string, declared: string | null): string | null {
  const scores = new Float64Array(LANGUAGES.length);
  const vote = (indices: readonly number[], weight: number): void => {
    for (const index of indices) scores[index] = (scores[index] ?? 0) + weight / Math.sqrt(indices.length);
  };
  let total = 0;
  for (let at = 0; at < sample.length; ) {
    if (!isLetter(sample.charCodeAt(at))) {
      at++;
      continue;
    }
    let end = at;
    let ascii = true;
    for (; end < sample.length; end++) {
      const code = sample.charCodeAt(end);
      if (!isLetter(code)) break;
      if (code > 0x7f) ascii = false;
    }
    const length = end - at;
    const word = length > LONGEST && ascii ? '' : sample.slice(at, end).toLowerCase();
    at = end;
    const votes = VOTES.get(word);
    if (votes) {
      if (++total > ENOUGH_VOTES) break;
      vote(votes, 1);
    }
    if (ascii) continue;
    for (const letter of new Set(word)) {
      const letters = LETTER_VOTES.get(letter);
      if (letters) vote(letters, LETTER_WEIGHT);
    }
  }
  let best = 0;
  for (let i = 0; i < scores.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  const top = scores[best] ?? 0;
  if (top < MIN_SCORE) return declared;
  const declaredScore = declared === null ? -1 : (scores[LANGUAGES.indexOf(declared)] ?? -1);
  return declaredScore >= top * 0.8 ? declared : (LANGUAGES[best] ?? declared);
}

function cyrillicLanguage(sample: string, declared: string | null): string {
  if (/[іїєґ]/i.test(sample)) return 'uk';
  if (/[ыэё]/i.test(sample)) return 'ru';
  if (/ъ[тлнрвг]|(?:^|\s)(?:че|се|са)(?:\s|$)/i.test(sample)) return 'bg';
  return declared ?? 'ru';
}

const NON_LATIN = new Set(['ja', 'zh', 'ko', 'th', 'ar', 'fa', 'ur', 'he', 'ru', 'uk', 'bg', 'el', 'hi']);

/** Whether a word is in Latin letters inside a language of another script, where it is a name or a term. */
export function isForeignScript(word: string, language: string | null): boolean {
  return language !== null && NON_LATIN.has(language) && charClass(word.charCodeAt(0)) === LATIN;
}

const FUNCTION_SETS = new Map(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Whether a lower-case word is a function word of the language. */
export function isFunctionWord(word: string, language: string | null): boolean {
  return FUNCTION_SETS.get(language ?? 'en')?.has(word) ?? false;
}
