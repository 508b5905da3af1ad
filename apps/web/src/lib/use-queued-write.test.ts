import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { madeOrWaiting } from './use-queued-write.ts';

afterEach(() => onlineManager.setOnline(true));
const never = () => new Promise<string>(() => {});

it('a form hears what its write came to', async () => {
  expect(await madeOrWaiting(Promise.resolve('saved'))).toEqual({ made: 'saved' });
  await expect(madeOrWaiting(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

it('a form does not wait for a connection, whether it is missing already or is lost meanwhile', async () => {
  const cutOff = madeOrWaiting(never());
  onlineManager.setOnline(false);
  expect(await cutOff).toBeNull();
  expect(await madeOrWaiting(never())).toBeNull();
});
