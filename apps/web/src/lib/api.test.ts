import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApi } from './api.ts';
import { RequestError } from './request-error.ts';

beforeAll(() => vi.stubGlobal('location', new URL('https://answerscope.example')));
afterAll(() => vi.unstubAllGlobals());

const answering = (body: unknown) => createApi(async () => Response.json(body));

test('an answer without the lists that the contract promises is a failed read, not a broken page', async () => {
  const failure = await answering({ items: null, total: 0 })
    .reports.list_reports({})
    .catch((error) => error);
  expect(failure).toBeInstanceOf(RequestError);
  expect(failure.cause).toMatchObject({ message: 'reports.list_reports: answer.items is malformed' });
  await expect(answering(null).plans.list_plans({})).rejects.toThrow(RequestError);
  await expect(answering([]).plans.list_plans({})).resolves.toEqual([]);
});
