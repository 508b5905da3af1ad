import { CHANNELS } from '@answerscope/contract';
import { asAdministrator, type RequestContext } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { toDollars } from '../../lib/money.ts';
import { administration } from '../audit/index.ts';
import { findDaySpending } from '../plans/index.ts';
import { listProviderHealth, resumeProvider } from '../providers/index.ts';
import {
  channelWarning,
  getChannelSettings,
  getTrackerSettings,
  updateChannelSettings,
  updateTrackerSettings,
} from '../settings/index.ts';
import type { CheckServices } from './check.services.ts';
import { tryChannel } from './use-cases/try-channel.ts';

/** Administrators' procedures of how channels are asked and how their providers are doing. */
export function createChannelAdministrationRoutes(services: CheckServices) {
  const { admin } = procedures;
  const asAdmin = (context: RequestContext) => administration(services.servicePool, asAdministrator(context));
  const isConfigured = (channel: (typeof CHANNELS)[number]) => services.configuredChannels.includes(channel);
  return {
    list_channel_settings: admin.list_channel_settings.handler(({ context }) =>
      asAdmin(context).readAll(async (tx) => {
        const rows = [];
        for (const channel of CHANNELS) {
          const { settings, changed, updated_at } = await getChannelSettings(tx, channel);
          rows.push({
            channel,
            is_configured: isConfigured(channel),
            is_default: Object.keys(changed).length === 0,
            settings,
            warning: channelWarning(channel, settings),
            updated_at: updated_at?.toISOString() ?? null,
          });
        }
        return rows;
      }),
    ),
    update_channel_settings: admin.update_channel_settings.handler(async ({ context, input }) => ({
      ...(await updateChannelSettings(asAdmin(context), input)),
      is_configured: isConfigured(input.channel),
    })),
    get_tracker_settings: admin.get_tracker_settings.handler(({ context }) =>
      asAdmin(context).readAll(async (tx) => {
        const { settings, updated_at } = await getTrackerSettings(tx);
        return { settings, updated_at: updated_at?.toISOString() ?? null };
      }),
    ),
    update_tracker_settings: admin.update_tracker_settings.handler(({ context, input }) =>
      updateTrackerSettings(asAdmin(context), input),
    ),
    try_channel: admin.try_channel.handler(({ context, input }) =>
      tryChannel({ ...asAdmin(context), services }, input),
    ),
    resume_provider: admin.resume_provider.handler(({ context, input }) =>
      resumeProvider(asAdmin(context), input),
    ),
    list_provider_health: admin.list_provider_health.handler(async ({ context }) => {
      const health = await listProviderHealth(services.servicePool);
      const limits = await Promise.all(health.map(({ channel }) => services.providerLimits(channel)));
      const spending = await asAdmin(context).readAll((tx) => findDaySpending(tx, context.now));
      return health.map((one, index) => ({
        ...one,
        spent_today_usd: toDollars(spending.get(one.channel)?.spent ?? 0),
        reserved_today_usd: toDollars(spending.get(one.channel)?.reserved ?? 0),
        is_configured: isConfigured(one.channel),
        max_in_flight: limits[index]?.max_in_flight ?? 0,
      }));
    }),
  };
}
