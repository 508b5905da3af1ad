import type { ListedKeyword } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { isTemporary, withAdding, withKeyword, withoutKeyword } from './optimistic-keyword.ts';

const keyword = (id: string): ListedKeyword => ({
  id,
  user_id: 'u1',
  keyword: id,
  topic: null,
  question: null,
  search_intent: null,
  is_intent_guessed: false,
  is_ai_generated: false,
  generation_batch_id: null,
  is_paused: false,
  created_at: '2026-11-20T00:00:00.000Z',
  last_checked_at: null,
  tags: [],
  figures: null,
});

it('shows a new keyword first and counts it, before the server has answered', () => {
  const page = { items: [keyword('old')], total: 1, total_keywords: 5, topics: ['Shop'] };
  const next = withKeyword(page, keyword('temp-1'));
  expect(next.items.map(({ id }) => id)).toEqual(['temp-1', 'old']);
  expect([next.total, next.total_keywords, next.topics]).toEqual([2, 6, ['Shop']]);
  expect(page.items).toHaveLength(1);
});

it('tells an entry that waits for the server from one that is stored', () => {
  expect(isTemporary(keyword('temp-1'))).toBe(true);
  expect(isTemporary(keyword('01a1fb54-a235-743e-8c94-2c70f6ac84ce'))).toBe(false);
});

it('takes back only the keyword that was refused, and counts it no more', () => {
  const page = { items: [keyword('temp-2'), keyword('temp-1'), keyword('old')], total: 3, total_keywords: 7 };
  const next = withoutKeyword(page, 'temp-1');
  expect(next.items.map(({ id }) => id)).toEqual(['temp-2', 'old']);
  expect([next.total, next.total_keywords]).toEqual([2, 6]);
  expect(withoutKeyword(next, 'temp-1')).toBe(next);
});

it('a page that was read again still holds the keyword that is being added, once', () => {
  const page = { items: [keyword('old')], total: 1, total_keywords: 5 };
  const temporary = keyword('temp-1');
  const shown = withAdding(page, [temporary, undefined]);
  expect(shown).toEqual(withKeyword(page, temporary));
  expect(withAdding(shown, [temporary])).toBe(shown);
});
