import { describe, expect, it } from 'vitest';
import { createBackground } from './background.ts';

describe('work in the background', () => {
  it('is waited for, also when some of it fails', async () => {
    const background = createBackground();
    let done = false;
    background.add(Promise.reject(new Error('failed')));
    background.add(
      new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        done = true;
      }),
    );
    await background.settled(60_000);
    expect(done).toBe(true);
  });

  it('that never ends is given up after the time that is given', async () => {
    const background = createBackground();
    background.add(new Promise(() => undefined));
    await expect(background.settled(1)).resolves.toBeUndefined();
  });
});
