/** RFC 3492: how letters beyond a to z are written in the name of a host. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const PREFIX = 'xn--';
const ENCODED_HOST = /(?<![a-z\d.-])(?:[a-z\d-]+\.)*xn--[a-z\d-]+(?:\.[a-z\d-]+)*/g;

/**
 * A host as people read it: bäckerei-strudl.at for xn--bckerei-strudl-5hb.at. Where one of its names mixes alphabets, or
 * is written in letters that look like a to z, the spelling of the machines stands behind it: whoever registers such a
 * name may want it to be taken for another.
 */
export function hostInWords(host: string): string {
  if (!host.includes(PREFIX)) return host;
  const labels = host.split('.').map((label) => decodeLabel(label) ?? label);
  const read = labels.join('.');
  if (read === host) return host;
  return labels.some(mayDeceive) ? `${read} (${host})` : read;
}

/** A text with each of its hosts as people read it. */
export function hostsInWords(text: string): string {
  return text.includes(PREFIX) ? text.replace(ENCODED_HOST, hostInWords) : text;
}

/** The letters of one name of a host; null where it is no such spelling of any. */
function decodeLabel(label: string): string | null {
  if (!label.startsWith(PREFIX)) return null;
  const decoded = decodePunycode(label.slice(PREFIX.length).toLowerCase());
  // What says nothing new, or holds what cannot be seen, is left as it is.
  return decoded !== null && /^[\p{L}\p{M}\p{N}-]+$/u.test(decoded) && /[^\0-\x7f]/.test(decoded)
    ? decoded
    : null;
}

function decodePunycode(text: string): string | null {
  const end = text.lastIndexOf('-');
  const points = [...text.slice(0, Math.max(0, end))].map((letter) => letter.charCodeAt(0));
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = end < 0 ? 0 : end + 1; at < text.length; ) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at));
      at += 1;
      if (digit === null) return null;
      i += digit * weight;
      if (i > Number.MAX_SAFE_INTEGER / BASE) return null;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapt(i - before, count, before === 0);
    n += Math.floor(i / count);
    if (n > 0x10ffff) return null;
    i %= count;
    points.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...points);
}

function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : null;
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(isFirst ? delta / DAMP : delta / 2);
  left += Math.floor(left / count);
  let k = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}

/** Alphabets that are written together in one word: Japanese and Korean beside Chinese signs. */
const TOGETHER = [
  /^[\p{Script=Latin}\p{N}\p{M}-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{N}-]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{N}-]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\p{N}-]+$/u,
  ...['Arabic', 'Hebrew', 'Thai', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Georgian', 'Armenian'].map(
    (script) => new RegExp(`^[\\p{Script=${script}}\\p{N}\\p{M}-]+$`, 'u'),
  ),
];
const CYRILLIC = /^[\p{Script=Cyrillic}\p{N}\p{M}-]+$/u;
const GREEK = /^[\p{Script=Greek}\p{N}\p{M}-]+$/u;
/** Letters that stand for nothing in a Latin word: a name of these alone could be read as one. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуαικνορτυχω\p{N}-]+$/u;

function mayDeceive(label: string): boolean {
  if (/^[\0-\x7f]*$/.test(label)) return false;
  if (CYRILLIC.test(label) || GREEK.test(label)) return LIKE_LATIN.test(label);
  return !TOGETHER.some((script) => script.test(label));
}
