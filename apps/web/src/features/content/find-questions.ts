import type { Questions } from './questions.tsx';

/** The questions in which all words of a search stand, wherever and however accented; categories without any are left out. */
export function findQuestions(groups: readonly Questions[], search: string): Questions[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return groups
    .map(({ category, questions }) => ({
      category,
      questions: questions.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
