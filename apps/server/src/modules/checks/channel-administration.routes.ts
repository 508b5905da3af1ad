import { CHANNELS } from '@answerscope/contract';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { toDollars } from '../../lib/money.ts';
import { readAuxiliaryCosts } from '../answers/index.ts';
import { administering } from '../audit/index.ts';
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
  const bindAdmin = bind(administering(services.servicePool));
  const ofEnvironment = { environment_daily_limit_usd: toDollars(services.dailyLimitMicrodollars) };
  const isConfigured = (channel: (typeof CHANNELS)[number]) => services.configuredChannels.includes(channel);
  return {
    list_channel_settings: bindAdmin(admin.list_channel_settings, (ctx) =>
      ctx.readAll(async (tx) => {
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
    update_channel_settings: bindAdmin(admin.update_channel_settings, async (ctx, input) => ({
      ...(await updateChannelSettings(ctx, input)),
      is_configured: isConfigured(input.channel),
    })),
    get_tracker_settings: bindAdmin(admin.get_tracker_settings, (ctx) =>
      ctx.readAll(async (tx) => {
        const { settings, presence_weights_change, updated_at } = await getTrackerSettings(tx);
        return {
          settings,
          presence_weights_change,
          ...ofEnvironment,
          updated_at: updated_at?.toISOString() ?? null,
        };
      }),
    ),
    update_tracker_settings: bindAdmin(admin.update_tracker_settings, async (ctx, input) => ({
      ...(await updateTrackerSettings(ctx, input)),
      ...ofEnvironment,
    })),
    get_auxiliary_costs: bindAdmin(admin.get_auxiliary_costs, (ctx) =>
      ctx.readAll((tx) => readAuxiliaryCosts(tx, ctx.now)),
    ),
    try_channel: bindAdmin(admin.try_channel, (ctx, input) => tryChannel({ ...ctx, services }, input)),
    resume_provider: bindAdmin(admin.resume_provider, resumeProvider),
    list_provider_health: bindAdmin(admin.list_provider_health, async (ctx) => {
      const health = await listProviderHealth(services.servicePool);
      const limits = await Promise.all(health.map(({ channel }) => services.providerLimits(channel)));
      const spending = await ctx.readAll((tx) => findDaySpending(tx, ctx.now));
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
