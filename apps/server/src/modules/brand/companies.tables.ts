import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, time } from '../../database/columns.ts';

/** What answers are searched for to find a company. */
export interface CompanyNames {
  name: string;
  domain: string | null;
  aliases: string[];
  products: string[];
}

/** A company that answers name beside the brand: found in one of them, declared as a competitor, or both. */
export const companies = pgTable(
  'companies',
  {
    account_id: accountId(),
    /** The same for all forms of its name; a declared one is found by `competitors.company_key`. */
    key: text().notNull(),
    /** As its user declared it, else as most answers write it. */
    name: text().notNull(),
    /** Spellings found in answers. */
    forms: jsonb().$type<string[]>().notNull(),
    names: jsonb().$type<CompanyNames>().notNull(),
    /** Answers up to this one are searched for `names`. */
    cursor: uuid(),
    /** Every answer is searched for `names`. */
    is_searched: boolean().notNull(),
    /** When every answer was first searched for it. Null: it is in no number yet. */
    counted_at: time(),
    created_at: time().notNull(),
    /** Its user is shown once what counting it has changed: pending until it is counted, then due until it was seen. */
    announcement: text({ enum: ['pending', 'due'] }),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.key] }),
    index('companies_to_search').on(table.account_id).where(sql`not ${table.is_searched}`),
  ],
);
