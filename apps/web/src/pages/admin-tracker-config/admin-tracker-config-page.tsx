import {
  CHANNEL_LABELS,
  CHANNELS,
  type ChannelSettingsRow,
  listInWords,
  sentencesInWords,
} from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { AllChannels } from '../../features/admin/tracker-config/all-channels.tsx';
import { ChannelPanel } from '../../features/admin/tracker-config/channel-panel.tsx';
import DoubtCosts from '../../features/admin/tracker-config/doubt-costs.tsx';
import { InstallationSettings } from '../../features/admin/tracker-config/installation-settings.tsx';
import { PresenceWeightsPanel } from '../../features/admin/tracker-config/presence-weights.tsx';
import StanceCosts from '../../features/admin/tracker-config/stance-costs.tsx';
import { useAdminClients } from '../../lib/admin-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { isFirstLoad } from '../../lib/is-first-load.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

/** How the assistants are asked, and what holds for all of them. */
export function AdminTrackerConfigPage() {
  const { queries } = useAdminClients();
  const channels = useQuery(queries.list_channel_settings.queryOptions());
  const tracker = useQuery(queries.get_tracker_settings.queryOptions());
  const doubt = useQuery(queries.get_auxiliary_costs.queryOptions());
  const statements = useQuery(queries.get_stance_costs.queryOptions());
  const failed = failedLoad(channels);
  const trackerFailed = failedLoad(tracker);
  // All panels appear together: one that came later would move those below it.
  if (isFirstLoad(channels, tracker, doubt, statements)) {
    return (
      <PageFrame title={messages.trackerConfiguration} answer={messages.loadingTheSettings}>
        <Loading label={messages.loadingTheSettings}>
          {CHANNELS.map((channel) => (
            <Skeleton key={channel} height="320px" />
          ))}
        </Loading>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={messages.trackerConfiguration} answer={channels.data && answerOf(channels.data)}>
      {trackerFailed ? (
        <FailedPart title={messages.whatHoldsForAllAssistants} {...trackerFailed} />
      ) : (
        tracker.data && (
          <>
            <InstallationSettings row={tracker.data} />
            <AllChannels row={tracker.data} />
            <DoubtCosts />
            <StanceCosts />
            <PresenceWeightsPanel row={tracker.data} />
          </>
        )
      )}
      {failed ? (
        <ErrorState title={messages.theChannelsNotLoaded} {...failed} />
      ) : (
        channels.data?.map((row) => <ChannelPanel key={row.channel} row={row} />)
      )}
    </PageFrame>
  );
}

/** What an administrator has changed, and what needs attention. */
function answerOf(rows: readonly ChannelSettingsRow[]): string {
  const warned = rows.filter(({ warning }) => warning !== null).map(({ channel }) => CHANNEL_LABELS[channel]);
  const changed = rows.filter(({ is_default }) => !is_default).length;
  const settings =
    changed === 0
      ? messages.everyAssistantAskedWithProducts
      : messages.assistantsChanged({ changed, all: rows.length });
  if (warned.length === 0) return settings;
  const assistants = listInWords(warned);
  return sentencesInWords([messages.needAttention({ count: warned.length, assistants }), settings]);
}
