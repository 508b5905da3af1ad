/** How the administrators set the installation: channels and the tracker. */
export { channelWarning } from './channel-warning.rules.ts';
export { getChannelSettings, getDailyLimit, getTrackerSettings } from './settings.queries.ts';
export { updateChannelSettings } from './use-cases/update-channel-settings.ts';
export { updateTrackerSettings } from './use-cases/update-tracker-settings.ts';
