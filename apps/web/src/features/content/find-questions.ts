import type { Questions } from './questions.tsx';

/** The questions in which all words of a search stand, wherever and however accented; categories without any are left out. */
export function findQuestions(groups: readonly Questions[], search: string): Questions[] {
  const words = wordsOf(search);
  return groups
    .map(({ category, questions }) => ({
      category,
      questions: questions.filter(({ question, answer }) => holdsAll(`${question} ${answer}`, words)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The words of a search as they are compared. */
export const wordsOf = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean);

/** Whether all words of a search are in a text. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const compared = plain(text);
  return words.every((word) => compared.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
