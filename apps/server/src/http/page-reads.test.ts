import { expect, it } from 'vitest';
import { createLog } from '../lib/log.ts';
import { createPageReads } from './page-reads.ts';

const cause = Object.assign(new Error('invalid byte sequence'), { code: '22021', severity: 'ERROR' });
const failed = new Error('Failed query: select "secret" from "pages"', { cause });
const reads = createPageReads({ transaction: () => Promise.reject(failed) }, createLog('silent'));

it('a page is told in words for everybody that something could not be read, and nothing of ours', async () => {
  const told = await reads.orFail('a page', async () => 1).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(Error);
  expect(told).toMatchObject({ message: 'Please check your input and try again.' });
  expect(Object.getOwnPropertyNames(told)).toEqual(['message']);
});

it('what a page can do without is left out of it', async () => {
  expect(await reads.orNull('the logos', async () => 1)).toBeNull();
  const whole = createPageReads(
    { transaction: (work) => work({} as Parameters<typeof work>[0]) },
    createLog('silent'),
  );
  expect(await whole.orNull('the logos', async () => 1)).toBe(1);
});
