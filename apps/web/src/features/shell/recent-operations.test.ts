import { MutationCache, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { newestOperations, type RecentOperation, toOperation } from './recent-operations.ts';

const asked = (state: object, meta?: object, variables?: unknown) =>
  toOperation({
    mutationId: 1,
    meta,
    state: { status: 'pending', isPaused: false, submittedAt: 5, variables, ...state },
  });

it('says of a write what it is, to what, when it was asked for and how it stands', () => {
  const adding = { operation: 'Add keyword', operationDetail: 'keyword_text' };
  expect(asked({ isPaused: true }, adding, { keyword_text: 'gift books' })).toEqual({
    id: 1,
    name: 'Add keyword',
    detail: 'gift books',
    at_ms: 5,
    state: 'waiting',
  });
  expect(asked({}, { operation: 'Delete keywords' }, ['a', 'b'])).toMatchObject({
    detail: '2',
    state: 'sending',
  });
  expect(asked({ status: 'success' })).toMatchObject({ name: 'Change', detail: null, state: 'saved' });
  expect(asked({ status: 'error' }, adding, { keyword_text: null })).toMatchObject({
    detail: null,
    state: 'failed',
  });
});

it('shows the ten newest, the newest first', () => {
  const all = Array.from({ length: 12 }, (_, id): RecentOperation => {
    return { id, name: 'Add keyword', detail: null, at_ms: id < 2 ? 100 : id, state: 'waiting' };
  });
  expect(newestOperations(all).map(({ id }) => id)).toEqual([1, 0, 11, 10, 9, 8, 7, 6, 5, 4]);
});

it('keeps its words where the write outlives the page: they can be stored as they are', () => {
  const client = new QueryClient({ mutationCache: new MutationCache() });
  const meta = { operation: 'Add keyword', operationDetail: 'keyword_text' };
  const mutation = client.getMutationCache().build(client, { meta });
  expect(structuredClone(mutation.meta)).toEqual(meta);
});
