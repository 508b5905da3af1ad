import type { Pool } from '../../database/pool.ts';
import { asAdministrator, asViewer, type RequestContext } from '../../http/context.ts';
import { administration } from './use-cases/administer.ts';

/** What makes the context of an administrator's use case of a request. @throws UNAUTHORIZED, FORBIDDEN */
export const administering = (servicePool: Pool) => (context: RequestContext) =>
  administration(asAdministrator(context), servicePool);

/** The same of an administrator who views as a user, and whose account it is. @throws UNAUTHORIZED, CONFLICT */
export const administeringViewer = (servicePool: Pool) => (context: RequestContext) => {
  const request = asViewer(context);
  return { ...request, ...administration(request, servicePool) };
};
