import type { ChannelSettings, TrackerSettings } from '@answerscope/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** The tracker configuration: what an administrator changed of a channel's default settings. */
export const channel_settings = pgTable('channel_settings', {
  channel: text().primaryKey(),
  settings: jsonb().$type<Partial<ChannelSettings>>().notNull(),
  updated_at: time().notNull(),
});

/** What of the tracker configuration holds for all channels: one row at most, with what was changed. */
export const tracker_settings = pgTable('tracker_settings', {
  name: text({ enum: ['tracker'] }).primaryKey(),
  settings: jsonb().$type<Partial<TrackerSettings>>().notNull(),
  updated_at: time().notNull(),
});
