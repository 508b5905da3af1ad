import {
  type Channel,
  type ChannelSettings,
  type ChannelSettingsRow,
  validationError,
} from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { channelWarning } from '../channel-warning.rules.ts';
import { changesFrom, defaultChannelSettings } from '../default-settings.rules.ts';
import * as messages from '../messages.ts';
import { getChannelSettings, upsertChannelSettings } from '../settings.queries.ts';

/**
 * An administrator changes how a channel is asked, audited with both states.
 * @throws VALIDATION_ERROR when nothing is changed
 */
export async function updateChannelSettings(
  ctx: AdminContext,
  change: { channel: Channel; reason: string; settings: Partial<ChannelSettings> },
): Promise<Pick<ChannelSettingsRow, 'channel' | 'is_default' | 'settings' | 'warning' | 'updated_at'>> {
  if (Object.keys(change.settings).length === 0) {
    throw validationError({ settings: [messages.nothingToChange] });
  }
  return ctx.administer(async ({ tx, audit }) => {
    const before = await getChannelSettings(tx, change.channel, { lock: true });
    const changed = changesFrom(
      { ...before.changed, ...change.settings },
      defaultChannelSettings(change.channel),
    );
    await upsertChannelSettings(tx, { channel: change.channel, settings: changed, at: ctx.now });
    const settings = { ...before.settings, ...change.settings };
    await audit({
      action: 'update_channel_settings',
      subject_type: 'channel',
      subject_id: change.channel,
      reason: change.reason,
      before: before.settings,
      after: settings,
    });
    return {
      channel: change.channel,
      is_default: Object.keys(changed).length === 0,
      settings,
      warning: channelWarning(change.channel, settings),
      updated_at: ctx.now.toISOString(),
    };
  });
}
