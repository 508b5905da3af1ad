import * as messages from './common-messages.ts';

/** ISO 639-1 codes of the languages that the product speaks. Public pages of the first have no prefix. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const [DEFAULT_LANGUAGE] = LANGUAGES;

/** Each language in its own words, as a choice of languages lists it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: messages.english,
  de: messages.deutsch,
};

/** All languages but the first. */
const PREFIXED = /^\/(de)(?=$|[/?#])/;
const SIGNED_IN = /^\/(tracker|admin|start|test)(?=$|[/?#])/i;

/** False for pages behind the sign-in, whose language is that of their reader and not in the address. */
export function isPublicPath(path: string): boolean {
  return !SIGNED_IN.test(path);
}

/** The language that a path names, and the path without it: '/de/plans' is German and '/plans', '/de' German and '/'. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const prefix = PREFIXED.exec(path);
  if (prefix === null) return { language: DEFAULT_LANGUAGE, path };
  const rest = path.slice(prefix[0].length);
  return { language: prefix[1] as Language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Adds a language to a path without one; a search may follow the path. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE || !isPublicPath(path)) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The product's language that an Accept-Language header prefers; English if it lists none. */
export function preferredLanguage(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return { code: tag.split('-')[0], quality: Number(quality ?? 1) };
  });
  const best = asked
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .flatMap(({ code }) => LANGUAGES.filter((language) => language === code));
  return best[0] ?? DEFAULT_LANGUAGE;
}
