import { nameKey } from '@answerscope/contract';

const SUGGESTED_MAX = 4;
/** As German and Scandinavian names are written where their letters are missing. */
const SPELLED_OUT: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
};
const AND_WORDS: readonly string[] = ['and', 'und', 'et', 'y', 'e'];
const INITIALS_MIN = 3;

/**
 * Other ways in which people may write a company's name, that an answer is not searched for by itself: from the name and
 * from its web address. Only offers: whether a short form means the company only its people know.
 */
export function suggestSpellings(name: string, url: string | null): string[] {
  const words = name
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !AND_WORDS.includes(word.toLowerCase()));
  const offers = [spelledOut(name), withAnd(name), fromAddress(url), initialsOf(words)];
  const known = new Set([nameKey(name), compact(name)]);
  const found: string[] = [];
  for (const offer of offers) {
    if (offer === null || offer.length < 2 || known.has(nameKey(offer)) || known.has(compact(offer)))
      continue;
    known.add(nameKey(offer));
    known.add(compact(offer));
    found.push(offer);
  }
  return found.slice(0, SUGGESTED_MAX);
}

/** Detection reads past spaces, hyphens, dots and accents by itself. */
function compact(text: string): string {
  return nameKey(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function spelledOut(name: string): string | null {
  const spelled = name.normalize('NFC').replace(/[äöüßæøå]/giu, (letter) => {
    const letters = SPELLED_OUT[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? letters : letters.charAt(0).toUpperCase() + letters.slice(1);
  });
  return spelled === name ? null : spelled;
}

/** Strudl und Söhne for Strudl & Söhne is not found by itself in other languages than English. */
function withAnd(name: string): string | null {
  if (/\s&\s/.test(name)) return name.replace(/\s&\s/g, /[äöüß]/iu.test(name) ? ' und ' : ' and ');
  const joined = name.split(' ').map((word) => (AND_WORDS.includes(word.toLowerCase()) ? '&' : word));
  return joined.includes('&') ? joined.join(' ') : null;
}

/** The site's own name: Strudl of https://www.strudl.wien. */
function fromAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const [label = ''] = new URL(url).hostname.replace(/^www\./, '').split('.');
  if (label.startsWith('xn--') || !/[a-z]/.test(label)) return null;
  return label
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function initialsOf(words: readonly string[]): string | null {
  if (words.length < INITIALS_MIN) return null;
  return words.map((word) => word.charAt(0).toUpperCase()).join('');
}
