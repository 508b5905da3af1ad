import { type TrackerSettings, type TrackerSettingsRow, validationError } from '@answerscope/contract';
import type { Pool } from '../../../database/pool.ts';
import type { SignedInContext } from '../../../http/context.ts';
import { administer } from '../../audit/index.ts';
import { getTrackerSettings, upsertTrackerSettings } from '../settings.queries.ts';

/**
 * An administrator changes what holds for all channels, audited with both states.
 * @throws VALIDATION_ERROR when nothing is changed
 */
export async function updateTrackerSettings(
  servicePool: Pool,
  context: SignedInContext,
  change: { reason: string; settings: Partial<TrackerSettings> },
): Promise<TrackerSettingsRow> {
  if (Object.keys(change.settings).length === 0) {
    throw validationError({ settings: ['Nothing to change was given'] });
  }
  return administer(servicePool, context, async ({ tx, audit }) => {
    const before = await getTrackerSettings(tx);
    const changed = { ...before.changed, ...change.settings };
    await upsertTrackerSettings(tx, { settings: changed, at: context.now });
    const { settings } = await getTrackerSettings(tx);
    await audit({
      action: 'update_tracker_settings',
      subject_type: 'tracker',
      subject_id: 'tracker',
      reason: change.reason,
      before: before.settings,
      after: settings,
    });
    return { settings, updated_at: context.now.toISOString() };
  });
}
