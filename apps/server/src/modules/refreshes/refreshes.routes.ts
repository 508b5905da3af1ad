import type { Channel, Refresh, Refreshes } from '@answerscope/contract';
import { notFound, type RequestContext, type SignedInContext, signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { CheckServices } from '../checks/index.ts';
import { nextRefreshes, planRefresh } from './use-cases/next-refreshes.ts';

export function createSchedulesRoutes(services: CheckServices) {
  const { runs } = procedures;
  return {
    list_refreshes: runs.list_refreshes.handler(({ context }) => {
      const { db, actor } = signedIn(context);
      return db.transaction((tx) => nextRefreshes(tx, actor.userId, services));
    }),
    update_refresh_tracking: runs.update_refresh_tracking.handler(({ context, input }) => {
      const { db, actor } = ownOf(context, input._user_id);
      const key = { user_id: actor.userId, channel: input._channel };
      return db.transaction(async (tx) => {
        await planRefresh(tx, { ...key, now: services.now() });
        const refresh = refreshOf(await nextRefreshes(tx, key.user_id, services), key.channel);
        if (refresh === null) throw notFound();
        return refresh;
      });
    }),
    can_refresh_rankings: runs.can_refresh_rankings.handler(({ context, input }) => {
      const { db, actor } = ownOf(context, input._user_id);
      return db.transaction(async (tx) => {
        const refreshes = await nextRefreshes(tx, actor.userId, services);
        return refreshOf(refreshes, input._channel)?.can_refresh ?? false;
      });
    }),
  };
}

/** The functions take a user's id; it must be the caller's own. @throws NOT_FOUND */
function ownOf(context: RequestContext, userId: string): SignedInContext {
  const caller = signedIn(context);
  if (caller.actor.userId !== userId) throw notFound();
  return caller;
}

/** Null for a channel that the plan does not include. */
function refreshOf({ items }: Refreshes, channel: Channel): Refresh | null {
  return items.find((one) => one.channel === channel) ?? null;
}
