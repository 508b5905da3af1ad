import type { ViewCookie } from '../../auth/view-cookie.ts';
import { reading } from '../../context/account-context.ts';
import type { Pool } from '../../database/pool.ts';
import { bind, bindOwn } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administeringViewer } from '../audit/index.ts';
import { listSupportViews } from './support-views.queries.ts';
import { stopViewAs } from './use-cases/stop-view-as.ts';

/** Binds what ends a view as a user, and what a user sees of those there were. */
export function createSupportRoutes(services: { servicePool: Pool; viewCookie: ViewCookie }) {
  const { accounts } = procedures;
  const asViewer = administeringViewer(services.servicePool);
  const bindViewer = bind((context) => ({
    ...asViewer(context),
    forgetView: () => context.setCookie(services.viewCookie.clear()),
  }));
  return {
    list_my_support_views: bindOwn(accounts.list_my_support_views, (ctx) =>
      reading(ctx, (tx) => listSupportViews(tx, ctx.personId)),
    ),
    stop_view_as: bindViewer(accounts.stop_view_as, stopViewAs),
  };
}
