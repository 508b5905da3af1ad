import { WEBHOOK_EVENTS, WEBHOOK_FAILURES, WEBHOOK_STATES } from '@answerscope/contract';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { accountId, goesWith, ownKey, time } from '../../database/columns.ts';

/** Where users have events sent. Secrets are encrypted, as the secret of an authenticator is. */
export const webhook_endpoints = pgTable(
  'webhook_endpoints',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
    is_active: boolean().notNull().default(true),
    secret: text().notNull(),
    /** Signs beside the new one until its time is over. */
    previous_secret: text(),
    previous_secret_until: time(),
    /** Since when nothing has arrived. */
    failing_since: time(),
    /** From when its receiver counts as quick after it was slow; null as long as it never was. */
    quick_from: time(),
    /** When the product switched it off. */
    switched_off_at: time(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: ownKey(table) })],
);

/** Events for endpoints, each written in the transaction of its cause. */
export const webhook_deliveries = pgTable(
  'webhook_deliveries',
  {
    account_id: accountId(),
    id: uuid().notNull(),
    endpoint_id: uuid().notNull(),
    /** What receivers know an event by: the same at every endpoint and with every attempt. */
    event_id: uuid().notNull(),
    type: text({ enum: [...WEBHOOK_EVENTS, 'webhook.test'] }).notNull(),
    /** The very bytes that are signed and sent. */
    body: text().notNull(),
    state: text({ enum: WEBHOOK_STATES }).notNull(),
    attempts: smallint().notNull().default(0),
    /** Attempts before it was sent again by hand: pauses are counted from there. */
    earlier_attempts: smallint().notNull().default(0),
    created_at: time().notNull(),
    last_attempt_at: time(),
    next_attempt_at: time(),
    response_status: integer(),
    failure: text({ enum: WEBHOOK_FAILURES }),
  },
  (table) => [
    primaryKey({ columns: ownKey(table) }),
    goesWith(
      'webhook_deliveries_endpoint',
      [table.account_id, table.endpoint_id],
      [webhook_endpoints.account_id, webhook_endpoints.id],
    ),
    index('webhook_deliveries_newest').on(
      table.account_id,
      table.endpoint_id,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('webhook_deliveries_age').on(table.created_at),
  ],
);
