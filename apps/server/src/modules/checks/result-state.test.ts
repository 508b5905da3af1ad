import { EMPTY_KINDS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resultStateSql } from '../answers/result-state.queries.ts';
import { emptyKindOf, resultStateOf, stateOfAnswer } from '../answers/result-state.rules.ts';

/** Every way in which up to four answers can come out. */
const COUNTS = [0, 1, 2, 3, 4].flatMap((n) =>
  Array.from({ length: n + 1 }, (_, k) => k).flatMap((k) =>
    Array.from({ length: n - k + 1 }, (_, empty) => empty).flatMap((empty) =>
      Array.from({ length: empty + 1 }, (_, refused) => ({ n, k, empty, refused })),
    ),
  ),
);

describe('the one word for the answers of a check', () => {
  it('is mentioned from one half up of those that measured something', () => {
    expect(resultStateOf({ n: 3, k: 1, empty: 1, refused: 0 })).toBe('mentioned');
    expect(resultStateOf({ n: 3, k: 1, empty: 0, refused: 0 })).toBe('not_mentioned');
    expect(resultStateOf({ n: 5, k: 1, empty: 2, refused: 2 })).toBe('not_mentioned');
  });

  it('says why nothing was measured: refused only where every answer refuses', () => {
    expect(resultStateOf({ n: 2, k: 0, empty: 2, refused: 2 })).toBe('refused');
    expect(resultStateOf({ n: 2, k: 0, empty: 2, refused: 1 })).toBe('no_companies');
    expect(resultStateOf({ n: 0, k: 0, empty: 0, refused: 0 })).toBe('failed');
  });

  it('is the same of one answer, and unknown where it cannot be used', () => {
    const answer = { isUsable: true, is_mentioned: false, empty_kind: null };
    expect(stateOfAnswer(answer)).toBe('not_mentioned');
    expect(stateOfAnswer({ ...answer, is_mentioned: true })).toBe('mentioned');
    for (const empty_kind of EMPTY_KINDS) expect(stateOfAnswer({ ...answer, empty_kind })).toBe(empty_kind);
    expect(stateOfAnswer({ ...answer, isUsable: false, empty_kind: 'refused' })).toBe('failed');
  });

  it('an answer that names any company measures something, whatever else was said of it', () => {
    const verdict = { empty_kind: 'no_companies', mentioned: false, competitors: [] } as const;
    expect(emptyKindOf(verdict)).toBe('no_companies');
    expect(emptyKindOf({ ...verdict, mentioned: true })).toBeNull();
    expect(emptyKindOf({ ...verdict, competitors: [{ mentions: 0 }] })).toBe('no_companies');
    expect(emptyKindOf({ ...verdict, competitors: [{ mentions: 1 }] })).toBeNull();
  });
});

describe('the same in SQL', () => {
  const client = new pg.Client(inject('superuser'));
  beforeAll(() => client.connect());
  afterAll(() => client.end());

  it(`is the same word for each of the ${COUNTS.length} ways up to four answers can come out`, async () => {
    const c = (name: string) => sql.raw(`c.${name}`);
    const word = resultStateSql({ n: c('n'), k: c('k'), empty: c('empty'), refused: c('refused') });
    const found = await drizzle({ client }).execute<{ word: string }>(sql`
      select ${word} as word
      from rows from (jsonb_to_recordset(${JSON.stringify(COUNTS)}::jsonb) as (n int, k int, empty int, refused int))
        with ordinality as c(n, k, empty, refused, place) order by c.place`);
    expect(found.rows.map((row) => row.word)).toEqual(COUNTS.map(resultStateOf));
  });
});
