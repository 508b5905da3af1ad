export { getChannelSettings } from './settings.queries.ts';
export { updateChannelSettings } from './use-cases/update-channel-settings.ts';
