import { STANCES, type StanceSign } from '@answerscope/mentions';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, keyOf } from '../../database/columns.ts';
import { verdicts } from '../answers/answers.tables.ts';
import { companies } from '../brand/companies.tables.ts';

const verdictKey = keyOf('account_id', 'answer_id', 'judgement_id');

/** What an answer says of a company, in its own words. A company without a row here was mentioned and not read. */
export const statements = pgTable(
  'statements',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    /** In the order of the text, from 1. */
    position: integer().notNull(),
    /** Null: it is about the brand. */
    company_key: text(),
    stance: text({ enum: STANCES }).notNull(),
    /** Literally in the answer, from start_offset to end_offset. */
    quote: text().notNull(),
    start_offset: integer().notNull(),
    end_offset: integer().notNull(),
    /** What of the company it is about, where the answer says so. */
    topic: text(),
    source: text({ enum: ['rules', 'model'] }).notNull(),
    /** By which structure the rules read it. */
    sign: text().$type<StanceSign>(),
    /** The head under which the quotation stands, where the answer has one. */
    label: text(),
    /** Which model read it. */
    model: text(),
  },
  (table) => [
    primaryKey({ columns: [...verdictKey(table), table.position] }),
    goesWith('statements_verdict', verdictKey(table), verdictKey(verdicts)),
    goesWith(
      'statements_company',
      [table.account_id, table.company_key],
      [companies.account_id, companies.key],
    ),
    index('statements_of_company').on(table.account_id, table.company_key, table.stance),
  ],
);
