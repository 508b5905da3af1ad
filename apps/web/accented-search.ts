import { pseudo } from './pseudo-language.ts';

const ESCAPE_OR_CLASS =
  /\\u\{[^}]*\}|\\[pP]\{[^}]*\}|\\k<[^>]*>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?[:=!]|\(\?<[^>]*>|[a-zA-Z]| /gu;

/** A search that finds a text in English and in the pseudo-language, whose letters have accents and may come twice. */
export function accented(search: string | RegExp, isExact = false): RegExp {
  const source =
    typeof search === 'string' ? search.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&') : search.source;
  const found = source.replace(ESCAPE_OR_CLASS, (part) => {
    if (part === ' ') return '\\s+';
    return part.length > 1 ? part : `(?:[${part}${pseudo(part).charAt(0)}]+)`;
  });
  if (typeof search !== 'string') return new RegExp(found, search.flags);
  return isExact ? new RegExp(`^\\s*${found}\\s*$`) : new RegExp(found, 'i');
}
