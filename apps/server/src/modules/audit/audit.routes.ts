import type { Pool } from '../../database/pool.ts';
import { asAdministrator, type RequestContext } from '../../http/context.ts';
import { administration } from './use-cases/administer.ts';

/** What makes the context of an administrator's use case of a request. @throws UNAUTHORIZED, FORBIDDEN */
export const administering = (servicePool: Pool) => (context: RequestContext) =>
  administration(asAdministrator(context), servicePool);
