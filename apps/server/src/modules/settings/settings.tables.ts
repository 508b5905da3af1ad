import type { ChannelSettings, PresenceWeightsChange, TrackerSettings } from '@answerscope/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../database/columns.ts';

/** The tracker configuration: what an administrator changed of a channel's default settings. */
export const channel_settings = pgTable('channel_settings', {
  channel: text().primaryKey(),
  settings: jsonb().$type<Partial<ChannelSettings>>().notNull(),
  updated_at: time().notNull(),
});

/** What was changed of what holds for all channels, and when the weights of the presence score last were. */
export interface ChangedTrackerSettings extends Partial<TrackerSettings> {
  presence_weights_change?: PresenceWeightsChange;
}

/** What of the tracker configuration holds for all channels: one row at most, with what was changed. */
export const tracker_settings = pgTable('tracker_settings', {
  name: text({ enum: ['tracker'] }).primaryKey(),
  settings: jsonb().$type<ChangedTrackerSettings>().notNull(),
  updated_at: time().notNull(),
});
