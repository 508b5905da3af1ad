import type { SearchContext } from './assistant.ts';

/** Searches one answer may use. OpenAI counts pages it opens too; Gemini takes no limit, so here it is an assumption. */
export const MOST_SEARCHES: Readonly<Record<SearchContext, number>> = { low: 2, medium: 4, high: 6 };
