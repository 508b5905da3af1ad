import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { judgeKeys, judgePolicies, readTables } from './judge-tenancy.ts';

const faults = (judged: ReturnType<typeof judgeKeys>) =>
  judged.flatMap(({ name, fault }) => (fault === null ? [] : [`${name} ${fault}`]));

describe('keys of tables of accounts', () => {
  it('begin with the account', async () => {
    const judged = judgeKeys(await readTables());
    expect(faults(judged)).toEqual([]);
    expect(judged.length).toBeGreaterThan(60);
  });

  it('are refused where they do not', () => {
    const planted = pgTable(
      'keywords',
      { id: uuid().primaryKey(), account_id: uuid().notNull(), word: text().notNull().unique() },
      (table) => [unique('keywords_word').on(table.word, table.account_id)],
    );
    expect(faults(judgeKeys([planted]))).toEqual([
      'keywords: primary key begins with id, not with account_id',
      'keywords: unique begins with word, not with account_id',
      'keywords: keywords_word begins with word, not with account_id',
    ]);
  });
});

describe('policies', () => {
  it('have no sub-select', () => {
    const judged = judgePolicies();
    expect(faults(judged)).toEqual([]);
    expect(judged.length).toBeGreaterThan(150);
  });

  it('are refused with one', () => {
    const planted = 'create policy own_rows on keywords using (account_id = (select 1))';
    expect(faults(judgePolicies([planted]))).toEqual(['own_rows on keywords has a sub-select']);
  });
});
