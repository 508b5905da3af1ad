import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { isConnectionFailure, untilDatabaseAnswers } from './connection-failure.ts';

const log = pino({ level: 'silent' });
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('a database that is away', () => {
  it('is told apart from one that refuses what was asked', () => {
    const said = (code: string) => Object.assign(new Error(code), { code, severity: 'ERROR' });
    for (const code of ['57P01', '57P03', '53300', '08006'])
      expect(isConnectionFailure(said(code))).toBe(true);
    for (const code of ['23505', '42501', '40001']) expect(isConnectionFailure(said(code))).toBe(false);
    expect(isConnectionFailure(new Error('Failed query', { cause: away() }))).toBe(true);
    expect(isConnectionFailure(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isConnectionFailure('ECONNREFUSED')).toBe(false);
  });

  it('is asked again until it answers', async () => {
    let times = 0;
    const work = async () => {
      times += 1;
      if (times < 3) throw away();
      return 'stored';
    };
    expect(await untilDatabaseAnswers(work, { forMs: 60_000, log })).toBe('stored');
    expect(times).toBe(3);
  });

  it('is given up when the time is over, with its own error', async () => {
    await expect(untilDatabaseAnswers(() => Promise.reject(away()), { forMs: 0, log })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });

  it('is not asked again what it refused', async () => {
    let times = 0;
    const work = async () => {
      times += 1;
      throw new Error('not so');
    };
    await expect(untilDatabaseAnswers(work, { forMs: 60_000, log })).rejects.toThrow('not so');
    expect(times).toBe(1);
  });
});
