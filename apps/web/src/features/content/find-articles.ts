import { holdsAll, wordsOf } from './find-questions.ts';

interface Searched {
  title: string;
  description: string;
  parts: readonly ({ text: string } | { picture: string; alt: string })[];
}

/** The articles that hold all words of a search, those first whose title does. */
export function findArticles<Article extends Searched>(
  articles: readonly Article[],
  search: string,
): Article[] {
  const words = wordsOf(search);
  const found = articles.filter(({ title, description, parts }) =>
    holdsAll(
      [title, description, ...parts.map((part) => ('text' in part ? part.text : part.alt))].join(' '),
      words,
    ),
  );
  const inTitle = new Set(found.filter(({ title }) => holdsAll(title, words)));
  return [...inTitle, ...found.filter((article) => !inTitle.has(article))];
}
