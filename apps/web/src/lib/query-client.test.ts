import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createQueryClient,
  readAgain,
  retryDelayMs,
  shouldRetryMutation,
  shouldRetryQuery,
  shouldRetryQueued,
} from './query-client.ts';
import { RequestError } from './request-error.ts';
import { createToasts } from './toasts.ts';

const failure = (
  code: 'UNAUTHORIZED' | 'NOT_FOUND' | 'SERVICE_UNAVAILABLE' | 'NETWORK_ERROR',
  status: number,
) => new RequestError({ code, status, message: code });

describe('asking the server again', () => {
  it('repeats a query three times after a fault of the server or the network', () => {
    for (const error of [failure('SERVICE_UNAVAILABLE', 503), failure('NETWORK_ERROR', 0), new Error('?')]) {
      expect([0, 1, 2, 3].map((failures) => shouldRetryQuery(failures, error))).toEqual([
        true,
        true,
        true,
        false,
      ]);
    }
  });

  it('never repeats a query that the server refused', () => {
    expect(shouldRetryQuery(0, failure('UNAUTHORIZED', 401))).toBe(false);
    expect(shouldRetryQuery(0, failure('NOT_FOUND', 404))).toBe(false);
  });

  it('repeats a write twice and only while the service is unavailable', () => {
    const unavailable = failure('SERVICE_UNAVAILABLE', 503);
    expect([0, 1, 2].map((failures) => shouldRetryMutation(failures, unavailable))).toEqual([
      true,
      true,
      false,
    ]);
    expect(shouldRetryMutation(0, failure('NETWORK_ERROR', 0))).toBe(false);
  });

  it('waits twice as long each time, at most thirty seconds', () => {
    expect([0, 1, 2, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });
});

describe('when the session turns out to be over', () => {
  const ended = failure('UNAUTHORIZED', 401);
  const write = async (signedOutText?: string) => {
    const onSignedOut = vi.fn();
    const client = createQueryClient({ toasts: createToasts(), errors: { report: () => null }, onSignedOut });
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(ended),
      meta: { showsOwnErrors: true, ...(signedOutText === undefined ? {} : { signedOutText }) },
    });
    await expect(mutation.execute(undefined)).rejects.toBe(ended);
    return onSignedOut.mock.calls;
  };

  it('says so, in the words of what was asked for where it has some', async () => {
    expect(await write()).toEqual([[undefined]]);
    expect(await write('Please refresh the page.')).toEqual([['Please refresh the page.']]);
  });
});

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));
  const lost = failure('NETWORK_ERROR', 0);

  it('asks the server for nothing, and for all that was wanted meanwhile once it is back', async () => {
    const client = createQueryClient({
      toasts: createToasts(),
      errors: { report() {} },
      onSignedOut: () => {},
    });
    client.mount();
    const ask = vi.fn(async () => 'new');
    client.setQueryData(['shown'], 'old');
    const shown = new QueryObserver(client, { queryKey: ['shown'], queryFn: ask });
    const stop = shown.subscribe(() => {});
    onlineManager.setOnline(false);
    const opened = client.fetchQuery({ queryKey: ['opened'], queryFn: ask });
    await client.invalidateQueries({ queryKey: ['shown'] });
    expect(ask).not.toHaveBeenCalled();
    expect(shown.getCurrentResult()).toMatchObject({ data: 'old', isError: false, isPaused: true });
    onlineManager.setOnline(true);
    expect(await opened).toBe('new');
    await expect.poll(() => shown.getCurrentResult().data).toBe('new');
    stop();
    client.unmount();
  });

  it('asks again for what was cut off, however often', () => {
    onlineManager.setOnline(false);
    expect(shouldRetryQuery(9, lost)).toBe(true);
    onlineManager.setOnline(true);
    expect(shouldRetryQuery(9, lost)).toBe(false);
  });

  it('keeps a queued write at the head of the queue, and only then', () => {
    expect(shouldRetryQueued(0, lost)).toBe(false);
    onlineManager.setOnline(false);
    expect(shouldRetryQueued(7, lost)).toBe(true);
    expect(shouldRetryQueued(0, failure('NOT_FOUND', 404))).toBe(false);
  });
});

describe('what failed', () => {
  const setUp = () => {
    const toasts = createToasts();
    const report = vi.fn();
    const client = createQueryClient({ toasts, errors: { report }, onSignedOut: () => {} });
    const write = (error: Error) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(error) })
        .execute(undefined)
        .catch(() => {});
    const read = (error: Error) =>
      client
        .fetchQuery({ queryKey: [error.message], queryFn: () => Promise.reject(error), retry: false })
        .catch(() => {});
    return { toasts, report, write, read };
  };

  it('of a write is said, in the words of the server where it has some', async () => {
    const { toasts, write } = setUp();
    await write(new RequestError({ status: 404, message: 'The plan is gone.' }));
    expect(toasts.current()).toMatchObject({
      title: 'Operation Failed',
      description: 'The plan is gone.',
      tone: 'destructive',
    });
    await write(new TypeError('x is not a function'));
    expect(toasts.current()).toMatchObject({
      title: 'Operation Failed',
      description: 'Something went wrong. Please try again.',
    });
  });

  it('is reported, a write under another category than a read', async () => {
    const { report, write, read } = setUp();
    const bug = new TypeError('x is not a function');
    await write(bug);
    expect(report).toHaveBeenLastCalledWith(bug, { category: 'API_ERROR' });
    await read(bug);
    expect(report).toHaveBeenLastCalledWith(bug, { category: 'DATA_FETCH_ERROR' });
  });
});

describe('what is read again', () => {
  /** A query that is shown, and whose answers the test gives. */
  function show(queryKey: readonly unknown[]) {
    const queryClient = new QueryClient();
    const answers: PromiseWithResolvers<string>[] = [];
    const queryFn = () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    };
    const observer = new QueryObserver<string>(queryClient, { queryKey, queryFn });
    const hide = observer.subscribe(() => {});
    return { queryClient, answers, hide, shown: () => observer.getCurrentResult().data };
  }

  it('is asked for once, however many keys stand above it', async () => {
    const { queryClient, answers, shown, hide } = show(['keywords', 'list']);
    answers[0]?.resolve('before the change');
    await vi.waitFor(() => expect(shown()).toBe('before the change'));
    const read = readAgain(queryClient, [['keywords'], ['tags'], ['keywords', 'list']]);
    answers[1]?.resolve('after the change');
    await read;
    expect(shown()).toBe('after the change');
    expect(answers).toHaveLength(2);
    hide();
  });

  it('is asked for once more where its first read is in flight, which may be older than the change', async () => {
    const { queryClient, answers, shown, hide } = show(['keywords']);
    const reads = [1, 2].map(() => readAgain(queryClient, [['keywords']]));
    expect(answers).toHaveLength(1);
    answers[0]?.resolve('before the change');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.resolve('after the change');
    await Promise.all(reads);
    expect(shown()).toBe('after the change');
    expect(answers).toHaveLength(2);
    hide();
  });

  it('is stale for whoever shows it next, where nobody does any more', async () => {
    const { queryClient, answers, hide } = show(['keywords']);
    const read = readAgain(queryClient, [['keywords']]);
    hide();
    answers[0]?.resolve('before the change');
    await read;
    expect(queryClient.getQueryState(['keywords'])).toMatchObject({ isInvalidated: true });
    expect(answers).toHaveLength(1);
  });
});
