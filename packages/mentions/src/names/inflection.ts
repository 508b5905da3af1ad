import { foldText } from '../text/fold.ts';

const MIN_STEM = 3;

export function inflectionStems(name: string): string[] {
  if (/[οηα]ς$|\p{Ll}(?:as|is|us|ys)$/iu.test(name)) return longEnough([name.slice(0, -2)]);
  const fleeting = /^(.{2,})(?:[еёо](?=[кц]$)|e(?=[kc]$))(.)$/iu.exec(name);
  if (fleeting) return longEnough([`${fleeting[1]}${fleeting[2]}`]);
  const last = name.slice(-1).toLowerCase();
  if (!/[aoeyаяоеьйυ]/u.test(foldText(last)) && last !== 'ь') return [];
  const stem = name.slice(0, -1);
  const softened = softenedStem(stem);
  return longEnough(softened === null ? [stem] : [stem, softened]);
}

function longEnough(stems: string[]): string[] {
  return stems.filter((stem) => [...stem].filter((char) => /\p{L}/u.test(char)).length >= MIN_STEM);
}

const SOFTENED: Record<string, string> = {
  k: 'c',
  g: 'z',
  h: 'z',
  r: 'rz',
  t: 'ci',
  d: 'dzi',
  к: 'ц',
  г: 'з',
  х: 'с',
};

function softenedStem(stem: string): string | null {
  const soft = SOFTENED[stem.slice(-1)];
  return soft === undefined ? null : stem.slice(0, -1) + soft;
}

const list = (text: string): ReadonlySet<string> => new Set(foldText(text).split(' '));

const ENDINGS: Record<string, ReadonlySet<string>> = {
  en: list('s es d ed ing'),
  de: list('s es n en er ern e'),
  nl: list('s en'),
  sv: list('s en et n ens ets ar er'),
  da: list('s en et n ens ets er'),
  nb: list('s en et n ens ets er'),
  fr: list('s x es'),
  es: list('s es'),
  pt: list('s es'),
  it: list('s'),
  ca: list('s'),
  ro: list('ul ului lui ei i uri urile urilor'),
  pl: list('a u owi em iem ie e y i om ami ach owie ow owa owe owy owej owego owych ze ka ki'),
  cs: list('a u ovi em ie e y i um ech ich ou uv ova ovo ovy ove ho mu'),
  sk: list('a u ovi om em e y i ov och mi ou'),
  sl: list('a u om em ov i e'),
  hr: list('a u om em ov i e ovi ova'),
  ru: list('а у ом ем е ы и ой ей ам ами ах ов я ю ям ями ях'),
  uk: list('а у ом ем ем е и і ою ею ам ами ах ів я ю ові еві'),
  bg: list('а ът я ят и та те'),
  tr: list(
    'i u a e yi yu ya ye in un nin nun da de ta te dan den tan ten la le yla yle lar ler lari leri larin lerin na ne ni nu nda nde ndan nden si su ci cu li lu',
  ),
  az: list('i u a e in un nin nun da de dan den lar ler'),
  fi: list(
    'n a ta ssa sta lla lta lle na ksi in un an en on ia ja t iin een issa ista illa ilta ille ina iksi',
  ),
  et: list('i s st l lt le ga d t'),
  hu: list(
    't at et ot ban ben nak nek hoz hez val vel ra re on en rol bol tol ba be n nal nel al el os es nak nek an en on ban ben',
  ),
  lt: list('o u ui e a as is os us ai io iu'),
  lv: list('a u am ai s es is us i'),
  el: list('ς σ ου ο ι ων α'),
  kk: list('ның нің тың тің ға ге да де'),
};

/** Endings that complete a stem cut by `inflectionStems`, folded, by language. */
const STEM_ENDINGS: Record<string, ReadonlySet<string>> = {
  pl: list('a i y e ie u o om ami ach ek ow owi em iem'),
  cs: list('a y e i u ou am ami ach o ek ich ie em'),
  sk: list('a y e i u ou am ami ach o iek'),
  sl: list('a e i o ama ami'),
  hr: list('a e i u o om ama'),
  ru: list('а ы е и у ю ой ей ам ами ах о я ью ем ём ом ов'),
  uk: list('а и і у ю ою ею ам ами ах о я ом ові ів'),
  bg: list('ата ите'),
  lt: list('o ui e u os oje ai a ą ių io iui iu yje'),
  lv: list('as ai u a'),
  ro: list('ei a e'),
  el: list('ου ο ε οι ων η α'),
};

const ANY_ENDING = new Set(Object.values(ENDINGS).flatMap((endings) => [...endings]));
const ANY_STEM_ENDING = new Set(Object.values(STEM_ENDINGS).flatMap((endings) => [...endings]));

export function mayBeEnding(ending: string, stem: boolean): boolean {
  return stem ? ANY_STEM_ENDING.has(ending) : ANY_ENDING.has(ending);
}

const CYRILLIC_LANGUAGES = ['ru', 'uk', 'bg'];
const UNKNOWN_LANGUAGE = list('s');

/** Whether `ending` (folded) is a grammatical ending of a name in that language; null = language unknown. */
export function isEnding(ending: string, language: string | null, stem: boolean): boolean {
  const table = stem ? STEM_ENDINGS : ENDINGS;
  if (/\p{Script=Cyrillic}/u.test(ending) && (language === null || !CYRILLIC_LANGUAGES.includes(language))) {
    return CYRILLIC_LANGUAGES.some((code) => table[code]?.has(ending));
  }
  if (language !== null) return table[language]?.has(ending) ?? false;
  return !stem && UNKNOWN_LANGUAGE.has(ending);
}
