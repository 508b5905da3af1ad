import type { Channel, ChannelSettings } from '@answerscope/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { defaultChannelSettings } from './default-settings.ts';
import { channel_settings } from './settings.tables.ts';

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
