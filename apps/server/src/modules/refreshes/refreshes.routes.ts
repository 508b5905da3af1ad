import type { Channel, Refresh, Refreshes } from '@answerscope/contract';
import type { AccountContext } from '../../context/account-context.ts';
import { reading } from '../../context/account-context.ts';
import { notFound } from '../../context/not-found.ts';
import { accountNamed } from '../../context/operation-call.ts';
import { bindRead } from '../../http/bind.ts';
import { type RequestContext, signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { AccountId } from '../../lib/ids.ts';
import type { CheckServices } from '../checks/index.ts';
import { nextRefreshes, planRefresh } from './use-cases/next-refreshes.ts';

export function createSchedulesRoutes(services: CheckServices) {
  const { runs } = procedures;
  return {
    list_refreshes: bindRead(runs.list_refreshes, (tx, accountId) => nextRefreshes(tx, accountId, services)),
    update_refresh_tracking: runs.update_refresh_tracking.handler(({ context, input }) => {
      const key = { account_id: accountNamed(input._user_id), channel: input._channel };
      return reading(ownOf(context, accountNamed(input._user_id)), async (tx) => {
        await planRefresh(tx, { ...key, now: services.now() });
        const refresh = refreshOf(await nextRefreshes(tx, key.account_id, services), key.channel);
        if (refresh === null) throw notFound();
        return refresh;
      });
    }),
    can_refresh_rankings: runs.can_refresh_rankings.handler(({ context, input }) => {
      return reading(ownOf(context, accountNamed(input._user_id)), async (tx, accountId) => {
        const refreshes = await nextRefreshes(tx, accountId, services);
        return refreshOf(refreshes, input._channel)?.can_refresh ?? false;
      });
    }),
  };
}

/** The functions take a user's id; it must be the caller's own. @throws NOT_FOUND */
function ownOf(context: RequestContext, accountId: AccountId): AccountContext {
  const caller = signedIn(context);
  if (caller.accountId !== accountId) throw notFound();
  return caller;
}

/** Null for a channel that the plan does not include. */
function refreshOf({ items }: Refreshes, channel: Channel): Refresh | null {
  return items.find((one) => one.channel === channel) ?? null;
}
