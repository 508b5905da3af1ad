import { LANGUAGE } from '@answerscope/contract';

/** The address of a read whose texts are wanted in the language of the page. */
export function inPageLanguage(path: string): string {
  if (LANGUAGE === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}language=${LANGUAGE}`;
}
