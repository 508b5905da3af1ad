import { appError } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { createLog } from '../lib/log.ts';
import { eachByItself } from './each-by-itself.ts';

const ONES = [
  { id: 'first', does: async () => 'done' },
  { id: 'refused', does: () => Promise.reject(appError('NOT_FOUND')) },
  { id: 'broken', does: () => Promise.reject(new Error('select secret from users')) },
  { id: 'last', does: async () => 'done' },
];

async function doAll() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const done = await eachByItself({ log, requestId: 'the-request' }, ONES, {
    nameOf: ({ id }) => ({ id, type: 'try' }),
    run: ({ does }) => does(),
  });
  return { done, logged: lines.map((line) => JSON.parse(line)) };
}

describe('many things that are done each by itself', () => {
  it('all come to an end, in their order, whatever fails before them', async () => {
    const { done } = await doAll();
    expect(done).toMatchObject({ succeeded: 2, failed: 2 });
    expect(done.results.map(({ id, type, success }) => [id, type, success])).toEqual([
      ['first', 'try', true],
      ['refused', 'try', false],
      ['broken', 'try', false],
      ['last', 'try', true],
    ]);
    expect(done.results[0]).toEqual({ id: 'first', type: 'try', success: true, error: null });
  });

  it('are refused in the words of the refusal, and nothing is told of what broke', async () => {
    const { done } = await doAll();
    expect(done.results[1]?.error?.code).toBe('NOT_FOUND');
    expect(done.results[2]?.error).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our end. Please try again later.',
    });
    expect(JSON.stringify(done)).not.toContain('secret');
  });

  it('are logged where they broke, by the request, and not where they were refused', async () => {
    const { logged } = await doAll();
    expect(logged).toMatchObject([
      { id: 'the-request', one: { id: 'broken' }, err: { message: 'select secret from users' } },
    ]);
  });
});
