import type { ChannelSettings } from '@answerscope/contract';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The tracker configuration: what an administrator changed of a channel's default settings. */
export const channel_settings = pgTable('channel_settings', {
  channel: text('channel').primaryKey(),
  settings: jsonb('settings').$type<Partial<ChannelSettings>>().notNull(),
  updated_at: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
