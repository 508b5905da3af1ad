import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const STAYS = new AbortController().signal;

/** Work that ends when the test says so. */
function held() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('so many of one person run at once, the rest in order, and others at once', async () => {
  const turns = createTurns({ atOnce: 2, waitingMax: 10 });
  const { begun, work, end } = held();
  const all = ['1', '2', '3', '4'].map((name) => turns.take('ann', STAYS, work(name)));
  const other = turns.take('bob', STAYS, work('bob'));
  await nextTurn();
  expect(begun).toEqual(['1', '2', 'bob']);
  end('2');
  await nextTurn();
  expect(begun).toEqual(['1', '2', 'bob', '3']);
  for (const name of ['1', '3', 'bob']) end(name);
  await nextTurn();
  end('4');
  expect(await Promise.all([...all, other])).toEqual(['1', '2', '3', '4', 'bob']);
});

it('who has left is passed over, also before the turn has begun', async () => {
  const turns = createTurns({ atOnce: 1, waitingMax: 10 });
  const { begun, work, end } = held();
  const first = turns.take('ann', STAYS, work('1'));
  const leaving = new AbortController();
  const left = turns.take('ann', leaving.signal, work('left'));
  const last = turns.take('ann', STAYS, work('last'));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  end('1');
  await first;
  await nextTurn();
  end('last');
  await last;
  expect(begun).toEqual(['1', 'last']);
  await expect(turns.take('ann', leaving.signal, work('never'))).rejects.toThrow('gone');
});

it('a turn that failed is over, and too many who wait are refused', async () => {
  const turns = createTurns({ atOnce: 1, waitingMax: 1 });
  const { work, end } = held();
  await expect(turns.take('ann', STAYS, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const first = turns.take('ann', STAYS, work('1'));
  const second = turns.take('ann', STAYS, work('2'));
  await expect(turns.take('ann', STAYS, work('3'))).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' });
  end('1');
  await first;
  await nextTurn();
  end('2');
  await second;
});
