import type { ListedKeyword } from '@answerscope/contract';

export type KeywordPage = { items: ListedKeyword[]; total: number; total_keywords: number };

export const ADD_KEYWORD = ['add-keyword'];

const TEMPORARY = 'temp-';

/** An entry that stands in the list before the server has answered. */
export function temporaryKeyword(input: {
  keyword: string;
  topic: string | null;
  question: string | null;
  user_id: string;
  now: Date;
}): ListedKeyword {
  const { now, ...given } = input;
  return {
    ...given,
    // Not crypto.randomUUID: browsers have it on secure pages only, and a company's network may be plain http.
    id: `${TEMPORARY}${now.getTime().toString(36)}-${Math.random().toString(36).slice(2)}`,
    search_intent: null,
    is_intent_guessed: false,
    is_ai_generated: false,
    generation_batch_id: null,
    is_paused: false,
    created_at: now.toISOString(),
    last_checked_at: null,
    tags: [],
    figures: null,
  };
}

export function isTemporary(keyword: { id: string }): boolean {
  return keyword.id.startsWith(TEMPORARY);
}

/** The page with the keywords that are being added, also where it was read again meanwhile. */
export function withAdding<Page extends KeywordPage>(
  page: Page,
  adding: readonly (ListedKeyword | undefined)[],
): Page {
  return adding.reduce<Page>(
    (shown, keyword) =>
      keyword === undefined || shown.items.some(({ id }) => id === keyword.id)
        ? shown
        : withKeyword(shown, keyword),
    page,
  );
}

/** The page with one keyword more at its head. */
export function withKeyword<Page extends KeywordPage>(page: Page, keyword: ListedKeyword): Page {
  return {
    ...page,
    items: [keyword, ...page.items],
    total: page.total + 1,
    total_keywords: page.total_keywords + 1,
  };
}

/** The page without one entry that the server did not take; as it was when the entry is not on it. */
export function withoutKeyword<Page extends KeywordPage>(page: Page, id: string): Page {
  const items = page.items.filter((keyword) => keyword.id !== id);
  if (items.length === page.items.length) return page;
  return { ...page, items, total: page.total - 1, total_keywords: page.total_keywords - 1 };
}
