import helpArticles from 'virtual:help-articles';
import { notFound } from '@tanstack/react-router';

/** What an article of the help is called and about. @throws notFound */
export function loadArticle(slug: string): { title: string; description: string } {
  const article = helpArticles.find((one) => one.slug === slug);
  if (article === undefined) throw notFound();
  const { title, description } = article;
  return { title, description };
}
