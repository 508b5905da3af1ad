import { expect, it, vi } from 'vitest';
import { failedLoad } from './failed-load.ts';
import { RequestError } from './request-error.ts';

const error = new RequestError({ code: 'SERVICE_UNAVAILABLE', status: 503, message: 'away' });

function read(state: Partial<Parameters<typeof failedLoad>[number]> = {}) {
  return {
    data: undefined,
    error: null,
    isError: false,
    isPaused: false,
    isPlaceholderData: false,
    refetch: vi.fn(async () => {}),
    ...state,
  };
}

it('says why nothing can be shown, and asks again for what failed and nothing else', () => {
  const there = read({ data: 1 });
  const failed = read({ error, isError: true });
  const failure = failedLoad(there, failed, read());
  expect(failure?.error).toBe(error);
  failure?.onRetry();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(there.refetch).not.toHaveBeenCalled();
});

it('is silent while something is on its way, and where older data can be shown', () => {
  expect(failedLoad(read(), read({ data: 1 }))).toBeNull();
  expect(failedLoad(read({ data: 1, error, isError: true }))).toBeNull();
  expect(failedLoad(read({ data: 1, isPaused: true }))).toBeNull();
});

it('says that there is no connection where something waits for one and has nothing of its own to show', () => {
  for (const waiting of [
    read({ isPaused: true }),
    read({ isPaused: true, data: 1, isPlaceholderData: true }),
  ]) {
    expect(failedLoad(waiting)?.error).toMatchObject({
      code: 'NETWORK_ERROR',
      message: 'Your connection was lost. We’ll retry when you’re back online.',
    });
  }
});
