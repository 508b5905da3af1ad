import type { ChannelSettings, TrackerSettings } from '@answerscope/contract';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The tracker configuration: what an administrator changed of a channel's default settings. */
export const channel_settings = pgTable('channel_settings', {
  channel: text('channel').primaryKey(),
  settings: jsonb('settings').$type<Partial<ChannelSettings>>().notNull(),
  updated_at: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** What of the tracker configuration holds for all channels: one row at most, with what was changed. */
export const tracker_settings = pgTable('tracker_settings', {
  name: text('name', { enum: ['tracker'] }).primaryKey(),
  settings: jsonb('settings').$type<Partial<TrackerSettings>>().notNull(),
  updated_at: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});
