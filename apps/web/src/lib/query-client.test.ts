import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { retryDelayMs, shouldRetryMutation, shouldRetryQuery, shouldRetryQueued } from './query-client.ts';
import { RequestError } from './request-error.ts';

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

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));
  const lost = failure('NETWORK_ERROR', 0);

  it('reads nothing again until it is back', () => {
    onlineManager.setOnline(false);
    expect(shouldRetryQuery(0, lost)).toBe(false);
    expect(shouldRetryQuery(0, failure('SERVICE_UNAVAILABLE', 503))).toBe(true);
  });

  it('keeps a queued write at the head of the queue, and only then', () => {
    expect(shouldRetryQueued(0, lost)).toBe(false);
    onlineManager.setOnline(false);
    expect(shouldRetryQueued(7, lost)).toBe(true);
    expect(shouldRetryQueued(0, failure('NOT_FOUND', 404))).toBe(false);
  });
});
