import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every administrator's write, in the same transaction as the write. Insert-only. */
export const audit_logs = pgTable(
  'audit_logs',
  {
    id: uuid('id').primaryKey(),
    /** An actor's kind; person or not, it is said who did it. */
    actor_kind: text('actor_kind').notNull(),
    /** The account of a person; null for what acts by itself. */
    actor_id: uuid('actor_id'),
    /** Which job it was, or which customer of Stripe's. */
    actor_reference: text('actor_reference'),
    action: text('action').notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    reason: text('reason'),
    before: jsonb('before'),
    after: jsonb('after'),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
    request_id: text('request_id').notNull(),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
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
