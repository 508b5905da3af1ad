import { AUXILIARY_SUBJECTS } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { modelCallColumns, modelCallKeys } from '../model-calls/model-call-columns.tables.ts';
import type { AuxiliaryBrand, AuxiliaryCompany, AuxiliaryPlace } from './auxiliary.rules.ts';

/**
 * Places of an answer of which the rules are not sure, and what the auxiliary model says of them, in one call. A row is
 * written when the answer is read for companies.
 */
export const auxiliary_verdicts = pgTable(
  'auxiliary_verdicts',
  {
    ...modelCallColumns(),
    /** The nearest to the user of those it is about. */
    asked_for: text({ enum: AUXILIARY_SUBJECTS }).notNull().default('brand'),
    /** What is sent: the question, the places and who may be named there; their hashes make equals findable. */
    question: text(),
    places: jsonb().$type<AuxiliaryPlace[]>().notNull(),
    text_hash: text().notNull(),
    brand: jsonb().$type<AuxiliaryBrand>().notNull(),
    brand_hash: text().notNull(),
    /** Other companies that places are about. */
    companies: jsonb().$type<AuxiliaryCompany[]>().notNull().default([]),
    /** Where the first place begins. */
    start_offset: integer().notNull(),
    rules_version: text().notNull(),
    /** Verdicts on the answer, by judgement, as they stood before this decision changed them. */
    verdicts_before: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Whose decision on the same texts this one repeats; nothing was asked for it. */
    repeats_id: uuid(),
  },
  (table) => [
    ...modelCallKeys('auxiliary_verdicts', table),
    unique('auxiliary_verdicts_once').on(
      table.account_id,
      table.answer_id,
      table.text_hash,
      table.start_offset,
      table.brand_hash,
    ),
    index('auxiliary_verdicts_same').on(table.account_id, table.text_hash, table.brand_hash),
    index('auxiliary_verdicts_created').using('brin', table.created_at),
    index('auxiliary_verdicts_unended')
      .on(table.account_id, table.run_id, table.channel)
      .where(sql`${table.state} in ('open', 'asking')`),
  ],
);
