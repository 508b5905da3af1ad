import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@answerscope/contract';

/** A language of the product or the pseudo-language. */
export type BuildLanguage = (typeof LANGUAGES)[number] | 'pseudo';

/** The languages that a build of the product makes. */
export const BUILT_LANGUAGES: readonly (typeof LANGUAGES)[number][] = ['en', 'de'];

/** The language of this build, named by BUILD_LANGUAGE; English where it names none. */
export function buildLanguage(named = process.env.BUILD_LANGUAGE): BuildLanguage {
  if (named === 'pseudo') return named;
  return LANGUAGES.find((language) => language === named) ?? 'en';
}

/** All languages of this build; the pseudo-language is built alone. */
export function builtLanguages(language: BuildLanguage): readonly string[] {
  return language === 'pseudo' ? ['en'] : BUILT_LANGUAGES;
}

/** The messages of a file with their translations from `messages.de.ts` beside it; English for the pseudo-language. */
export async function readMessagesIn(
  file: string,
  language: BuildLanguage,
): Promise<Record<string, unknown>> {
  const english = await readMessages(file);
  if (language === 'en' || language === 'pseudo') return english;
  return { ...english, ...(await readTranslations(file, language)) };
}

/** The translations of a file of messages; none where it has no file for the language. */
export async function readTranslations(file: string, language: string): Promise<Record<string, unknown>> {
  const translation = file.replace(/\.ts$/, `.${language}.ts`);
  if (!existsSync(translation)) return {};
  return (await readMessages(translation)).default as Record<string, unknown>;
}

/** The exports of a file of messages, read again after it changed. */
export async function readMessages(file: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(file).href}?read=${statSync(file).mtimeMs}`);
}
