import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { reportLateFailures } from './late-failures.ts';
import { makeOnce } from './make-once.ts';
import { createQueryClient, queuedWrite } from './query-client.ts';
import { RequestError } from './request-error.ts';
import { createToasts } from './toasts.ts';

describe('a queued write', () => {
  afterEach(() => onlineManager.setOnline(true));
  const lost = new RequestError({ code: 'NETWORK_ERROR', status: 0, message: 'lost' });
  const known = new RequestError({ code: 'NOT_FOUND', status: 404, message: 'gone' });
  const setUp = () => {
    const toasts = createToasts();
    const client = createQueryClient({ toasts, errors: { report: () => null }, onSignedOut: () => {} });
    client.mount();
    reportLateFailures(client, toasts);
    /** A deletion, whose answers these are. */
    const write = (answers: (() => Promise<string>)[]) => {
      const mutation = client.getMutationCache().build(client, {
        ...queuedWrite,
        retryDelay: 1,
        meta: { showsOwnErrors: true, isOfForm: true, operation: 'Delete tag' },
        mutationFn: () =>
          makeOnce(
            client,
            () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
            ({ status }) => (status === 404 ? 'gone before' : undefined),
          ),
      });
      return mutation.execute(undefined);
    };
    return { toasts, client, write };
  };
  const cutOff = () => {
    onlineManager.setOnline(false);
    return Promise.reject(lost);
  };

  it('that was made although its answer was lost is no failure when it is sent again', async () => {
    const { client, write } = setUp();
    const deleted = write([cutOff, () => Promise.reject(known)]);
    await expect
      .poll(() => client.getMutationCache().getAll()[0]?.state)
      .toMatchObject({ isPaused: true, failureCount: 1 });
    onlineManager.setOnline(true);
    expect(await deleted).toBe('gone before');
    client.unmount();
  });

  it('that is refused when it is sent for the first time has failed, which its form says', async () => {
    const { toasts, client, write } = setUp();
    await expect(write([() => Promise.reject(known)])).rejects.toBe(known);
    expect(toasts.current()).toBeNull();
    client.unmount();
  });

  it('that waited and is refused is told by a message: its form is gone', async () => {
    const { toasts, client, write } = setUp();
    onlineManager.setOnline(false);
    const waiting = write([() => Promise.reject(known)]);
    waiting.catch(() => {});
    await expect.poll(() => client.getMutationCache().getAll()[0]?.state.isPaused).toBe(true);
    onlineManager.setOnline(true);
    await expect(waiting).rejects.toBe(known);
    expect(toasts.current()).toMatchObject({ title: 'Not saved: Delete tag', tone: 'destructive' });
    client.unmount();
  });

  it('waits its turn: they are sent in their order, one at a time', async () => {
    const { client, write } = setUp();
    onlineManager.setOnline(false);
    const sent: string[] = [];
    const say = (text: string) => async () => {
      sent.push(`${text} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(`${text} ends`);
      return text;
    };
    const all = [write([say('one')]), write([say('two')])];
    const pauses = () =>
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.isPaused);
    await expect.poll(pauses).toEqual([true, true]);
    onlineManager.setOnline(true);
    expect(await Promise.all(all)).toEqual(['one', 'two']);
    expect(sent).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    client.unmount();
  });
});
