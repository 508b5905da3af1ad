import type { AnswerSource } from './assistant.ts';

/** Pages in the order given, each once, ranked from 1. The first title known for a page stands. */
export function listSources(pages: readonly { url: string; title: string | null }[]): AnswerSource[] {
  const titles = new Map<string, string | null>();
  for (const { url, title } of pages) titles.set(url, titles.get(url) ?? title);
  return [...titles].map(([url, title], index) => ({ url, title, rank: index + 1 }));
}
