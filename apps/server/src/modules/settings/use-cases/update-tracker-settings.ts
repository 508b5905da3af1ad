import {
  PRESENCE_PART_NAMES,
  type PresenceWeights,
  type TrackerSettings,
  type TrackerSettingsRow,
  validationError,
} from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { publishContentChange } from '../../../events/publish-event.ts';
import { changesFrom, DEFAULT_TRACKER_SETTINGS } from '../default-settings.rules.ts';
import * as messages from '../messages.ts';
import { getTrackerSettings, upsertTrackerSettings } from '../settings.queries.ts';
import type { ChangedTrackerSettings } from '../settings.tables.ts';

/**
 * An administrator changes what holds for all channels, audited with both states. Of other weights of the presence score
 * is kept when they changed and what they were: its pages say so.
 * @throws VALIDATION_ERROR when nothing is changed
 */
export async function updateTrackerSettings(
  ctx: AdminContext,
  change: { reason: string; settings: Partial<TrackerSettings> },
): Promise<Omit<TrackerSettingsRow, 'environment_daily_limit_usd'>> {
  if (Object.keys(change.settings).length === 0) {
    throw validationError({ settings: [messages.nothingToChange] });
  }
  return ctx.administer(async ({ tx, audit }) => {
    const before = await getTrackerSettings(tx, { lock: true });
    const changed: ChangedTrackerSettings = changesFrom(
      { ...before.changed, ...change.settings },
      DEFAULT_TRACKER_SETTINGS,
    );
    const { presence_weights: weights } = before.settings;
    const given = change.settings.presence_weights;
    if (given !== undefined && !isSame(given, weights))
      changed.presence_weights_change = { at: ctx.now.toISOString(), before: weights };
    await upsertTrackerSettings(tx, { settings: changed, at: ctx.now });
    const { settings, presence_weights_change } = await getTrackerSettings(tx);
    await audit({
      action: 'update_tracker_settings',
      subject_type: 'tracker',
      subject_id: 'tracker',
      reason: change.reason,
      before: before.settings,
      after: settings,
    });
    // The public page of plans says whether one waits, and how long a trial is.
    await publishContentChange(tx);
    return { settings, presence_weights_change, updated_at: ctx.now.toISOString() };
  });
}

function isSame(one: PresenceWeights, other: PresenceWeights): boolean {
  return PRESENCE_PART_NAMES.every((name) => one[name] === other[name]);
}
