import { DOUBT_CODES } from '@answerscope/mentions';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, keyOf, time } from '../../database/columns.ts';
import { companies } from '../brand/companies.tables.ts';
import { verdicts } from './answers.tables.ts';

const verdictKey = keyOf('account_id', 'answer_id', 'judgement_id');

/** How often an answer names a company, beside the brand as one judgement knows it. Without a mention there is no row. */
export const company_mentions = pgTable(
  'company_mentions',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
    company_key: text().notNull(),
    mentions: integer().notNull(),
    /** Offset of the first one in the answer's text. */
    first_at: integer().notNull(),
    /** The form of its name that stands there. */
    form: text().notNull(),
    /** Why nobody is sure of it; null where somebody is, or it was counted before this was kept. */
    doubt: text({ enum: DOUBT_CODES }),
  },
  (table) => [
    primaryKey({ columns: [...verdictKey(table), table.company_key] }),
    goesWith('company_mentions_verdict', verdictKey(table), verdictKey(verdicts)),
    goesWith(
      'company_mentions_company',
      [table.account_id, table.company_key],
      [companies.account_id, companies.key],
    ),
    index('company_mentions_of_company').on(table.account_id, table.company_key, table.answer_id),
  ],
);

/** Verdicts whose answers are still to be read for companies: written with the verdict, gone when it is done. */
export const uncounted_answers = pgTable(
  'uncounted_answers',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: verdictKey(table) }),
    goesWith('uncounted_answers_verdict', verdictKey(table), verdictKey(verdicts)),
  ],
);

/** Verdicts whose answers are still to be read for what they say of companies: known once these are counted. */
export const unread_answers = pgTable(
  'unread_answers',
  {
    account_id: accountId(),
    answer_id: uuid().notNull(),
    judgement_id: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: verdictKey(table) }),
    goesWith('unread_answers_verdict', verdictKey(table), verdictKey(verdicts)),
  ],
);

/** Who counts a user's companies: one worker at a time. Whoever takes over has a higher epoch. */
export const counting_leases = pgTable('counting_leases', {
  account_id: accountId().primaryKey(),
  lease_epoch: integer().notNull(),
  lease_until: time(),
});
