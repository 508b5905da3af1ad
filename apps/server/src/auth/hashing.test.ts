import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createHashing } from './hashing.ts';

it('no more passwords are hashed or compared at once than there are cores, and all of them are', async () => {
  let atOnce = 0;
  let most = 0;
  let done = 0;
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await nextTurn();
    atOnce -= 1;
    done += 1;
  };
  const hashing = createHashing({
    hashPassword: async (password) => {
      await work();
      return `hash of ${password}`;
    },
    verifyPassword: async () => {
      await work();
      return true;
    },
  });
  const hashes = Array.from({ length: 10 }, (_, at) => hashing.hash(`${at}`));
  const verified = Array.from({ length: 10 }, () => hashing.verify({ hash: '', password: '' }));
  expect(await Promise.all(hashes)).toContain('hash of 9');
  expect(await Promise.all(verified)).not.toContain(false);
  expect(done).toBe(20);
  expect(most).toBe(Math.min(4, availableParallelism()));
});
