import { AppError, appError } from '@answerscope/contract';
import { ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { toAppError, toReadingError, toWireError } from './wire-error.ts';

const facts = { requestId: 'r1', path: '/api/x', now: new Date('2026-01-02T03:04:05Z') };

describe('what is thrown', () => {
  it('of our own goes out as it is', () => {
    const error = appError('PAYMENT_REQUIRED', {
      message: 'Too dear.',
      details: { reason: 'monthly_budget' },
    });
    expect(toWireError(toAppError(error), facts)).toEqual({
      code: 'PAYMENT_REQUIRED',
      message: 'Too dear.',
      status: 402,
      details: { reason: 'monthly_budget' },
      path: '/api/x',
      id: 'r1',
      timestamp: '2026-01-02T03:04:05.000Z',
    });
  });

  it('and unknown tells nothing of itself, and is kept for the log', () => {
    const thrown = new Error('select secret from users');
    const error = toAppError(thrown);
    expect(error.cause).toBe(thrown);
    expect(JSON.stringify(toWireError(error, facts))).not.toContain('secret');
    expect(error).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Something went wrong on our end. Please try again later.',
    });
    for (const odd of ['text', null, undefined, 7])
      expect(toAppError(odd).code).toBe('INTERNAL_SERVER_ERROR');
  });

  it('by the database for a duplicate is a conflict, also inside the wrapper of the query builder', () => {
    const duplicate = Object.assign(new Error('duplicate key'), { code: '23505', severity: 'ERROR' });
    expect(toAppError(duplicate).code).toBe('CONFLICT');
    expect(toAppError(new Error('Failed query', { cause: duplicate })).code).toBe('CONFLICT');
    const other = Object.assign(new Error('not null'), { code: '23502', severity: 'ERROR' });
    expect(toAppError(other).code).toBe('INTERNAL_SERVER_ERROR');
  });

  it('by the database for a row or a table that is not there says so, and names neither', () => {
    const noRow = Object.assign(new Error('violates "keywords_fk"'), { code: '23503', severity: 'ERROR' });
    expect(toWireError(toAppError(noRow), facts)).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    const noTable = Object.assign(new Error('no relation "keywords"'), { code: '42P01', severity: 'ERROR' });
    expect(toWireError(toAppError(noTable), facts)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    for (const thrown of [noRow, noTable])
      expect(JSON.stringify(toWireError(toAppError(thrown), facts))).not.toContain('keywords');
  });

  it('because the database is away says so', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(toAppError(new Error('Failed query', { cause: refused })).code).toBe('SERVICE_UNAVAILABLE');
    const stopping = Object.assign(new Error('terminating'), { code: '57P01', severity: 'FATAL' });
    expect(toAppError(stopping).code).toBe('SERVICE_UNAVAILABLE');
  });

  it('by the contract for wrong input names each field and counts the messages', () => {
    const issues = [
      { path: ['data', 'reason'], message: 'A reason is required' },
      { path: [{ key: 'page' }], message: 'Too small' },
      { path: ['data', 'reason'], message: 'Too short' },
      { message: 'Nothing was given' },
    ];
    const error = toAppError(new ORPCError('BAD_REQUEST', { data: { issues } }));
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.details).toEqual({
      fields: {
        'data.reason': ['A reason is required', 'Too short'],
        page: ['Too small'],
        '': ['Nothing was given'],
      },
      error_count: 4,
    });
  });

  it('while a request was read is the mistake of who sent it', () => {
    expect(toReadingError(new SyntaxError('Unexpected token')).code).toBe('VALIDATION_ERROR');
    expect(toReadingError(new ORPCError('PAYLOAD_TOO_LARGE')).details?.reason).toBe('body_too_large');
    expect(toReadingError(new AppError('NOT_FOUND')).code).toBe('NOT_FOUND');
  });
});
