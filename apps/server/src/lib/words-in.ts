import type { Language, Translation } from '@answerscope/contract';

/** A module's messages by language: `const wordsIn = wordsOf(english, german)`, then `wordsIn(language).subject`. */
export function wordsOf<Messages extends object>(
  english: Messages,
  german: Translation<Messages>,
): (language: Language) => Translation<Messages> {
  const words = { en: english as Translation<Messages>, de: german };
  return (language) => words[language];
}
