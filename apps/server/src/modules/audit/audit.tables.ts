import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** Every administrator's write, in the same transaction as the write. Insert-only. */
export const audit_logs = pgTable(
  'audit_logs',
  {
    id: uuid().primaryKey(),
    /** An actor's kind; person or not, it is said who did it. */
    actor_kind: text().notNull(),
    /** The account of a person; null for what acts by itself. */
    actor_id: uuid(),
    /** Which job it was, or which customer of Stripe's. */
    actor_reference: text(),
    action: text().notNull(),
    subject_type: text().notNull(),
    subject_id: text().notNull(),
    reason: text(),
    before: jsonb(),
    after: jsonb(),
    ip_address: text(),
    user_agent: text(),
    request_id: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    index('audit_logs_subject').on(table.subject_type, table.subject_id),
    index('audit_logs_actor').on(
      table.actor_id,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audit_logs_action').on(
      table.action,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audit_logs_request').on(table.request_id),
    index('audit_logs_newest').on(table.created_at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
