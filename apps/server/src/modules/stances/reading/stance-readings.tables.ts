import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { modelCallColumns, modelCallKeys } from '../../answers/model-calls/model-call-columns.tables.ts';
import type { ReadCompany, ReadStatement } from './stance-readings.rules.ts';

/**
 * What a model read an answer to say of the brand and its competitors, in one call. A row is written when the rules have
 * read the answer, and asked about when its report is written.
 */
export const stance_readings = pgTable(
  'stance_readings',
  {
    ...modelCallColumns(),
    /** A competitor that was tracked when its answer was read already, which it is about alone. */
    company_key: text(),
    companies: jsonb().$type<ReadCompany[]>().notNull(),
    /** Those whose words stand in the answer, and how many others there were. */
    statements: jsonb().$type<ReadStatement[]>().notNull().default([]),
    unproven: integer().notNull().default(0),
  },
  (table) => [
    ...modelCallKeys('stance_readings', table),
    unique('stance_readings_once')
      .on(table.account_id, table.answer_id, table.company_key)
      .nullsNotDistinct(),
    index('stance_readings_run').on(table.account_id, table.run_id, table.channel),
    index('stance_readings_created').on(table.created_at),
  ],
);
