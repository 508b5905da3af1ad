import type { Channel, ChannelSettings, PresenceWeightsChange, TrackerSettings } from '@answerscope/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { toMicrodollars } from '../../lib/money.ts';
import { DEFAULT_TRACKER_SETTINGS, defaultChannelSettings } from './default-settings.rules.ts';
import { type ChangedTrackerSettings, channel_settings, tracker_settings } from './settings.tables.ts';

export interface StoredSettings {
  settings: ChannelSettings;
  changed: Partial<ChannelSettings>;
  updated_at: Date | null;
}

/** The settings in force of a channel: the defaults with an administrator's changes. Any role may read them. */
export async function getChannelSettings(
  tx: Transaction,
  channel: Channel,
  options: { lock?: boolean } = {},
): Promise<StoredSettings> {
  const query = tx.select().from(channel_settings).where(eq(channel_settings.channel, channel));
  const rows = options.lock === true ? await query.for('update') : await query;
  const changed = rows[0]?.settings ?? {};
  return {
    settings: { ...defaultChannelSettings(channel), ...changed },
    changed,
    updated_at: rows[0]?.updated_at ?? null,
  };
}

export async function upsertChannelSettings(
  tx: Transaction,
  row: { channel: Channel; settings: Partial<ChannelSettings>; at: Date },
): Promise<void> {
  const columns = { settings: row.settings, updated_at: row.at };
  await tx
    .insert(channel_settings)
    .values({ channel: row.channel, ...columns })
    .onConflictDoUpdate({ target: channel_settings.channel, set: columns });
}

export interface StoredTrackerSettings {
  settings: TrackerSettings;
  changed: ChangedTrackerSettings;
  presence_weights_change: PresenceWeightsChange | null;
  updated_at: Date | null;
}

/** The settings in force for all channels: the defaults with an administrator's changes. Any role may read them. */
export async function getTrackerSettings(
  tx: Transaction,
  options: { lock?: boolean } = {},
): Promise<StoredTrackerSettings> {
  const query = tx.select().from(tracker_settings).where(eq(tracker_settings.name, 'tracker'));
  const rows = options.lock === true ? await query.for('update') : await query;
  const changed = rows[0]?.settings ?? {};
  const { presence_weights_change = null, ...settings } = changed;
  return {
    settings: { ...DEFAULT_TRACKER_SETTINGS, ...settings },
    changed,
    presence_weights_change,
    updated_at: rows[0]?.updated_at ?? null,
  };
}

/** What all answers of a day may cost: what an administrator has set, else what the environment says. */
export async function getDailyLimit(tx: Transaction, environmentMicrodollars: number): Promise<number> {
  const { daily_spend_limit_usd } = (await getTrackerSettings(tx)).settings;
  return daily_spend_limit_usd === null ? environmentMicrodollars : toMicrodollars(daily_spend_limit_usd);
}

export async function upsertTrackerSettings(
  tx: Transaction,
  row: { settings: ChangedTrackerSettings; at: Date },
): Promise<void> {
  const columns = { settings: row.settings, updated_at: row.at };
  await tx
    .insert(tracker_settings)
    .values({ name: 'tracker', ...columns })
    .onConflictDoUpdate({ target: tracker_settings.name, set: columns });
}
