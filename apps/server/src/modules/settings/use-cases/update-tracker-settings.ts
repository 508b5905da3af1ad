import { type TrackerSettings, type TrackerSettingsRow, validationError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { publishContentChange } from '../../../events/publish-event.ts';
import { getTrackerSettings, upsertTrackerSettings } from '../settings.queries.ts';

/**
 * An administrator changes what holds for all channels, audited with both states.
 * @throws VALIDATION_ERROR when nothing is changed
 */
export async function updateTrackerSettings(
  ctx: AdminContext,
  change: { reason: string; settings: Partial<TrackerSettings> },
): Promise<TrackerSettingsRow> {
  if (Object.keys(change.settings).length === 0) {
    throw validationError({ settings: ['Nothing to change was given'] });
  }
  return ctx.administer(async ({ tx, audit }) => {
    const before = await getTrackerSettings(tx);
    const changed = { ...before.changed, ...change.settings };
    await upsertTrackerSettings(tx, { settings: changed, at: ctx.now });
    const { settings } = await getTrackerSettings(tx);
    await audit({
      action: 'update_tracker_settings',
      subject_type: 'tracker',
      subject_id: 'tracker',
      reason: change.reason,
      before: before.settings,
      after: settings,
    });
    // The public page of plans says whether one waits.
    await publishContentChange(tx);
    return { settings, updated_at: ctx.now.toISOString() };
  });
}
