import type { ListedFunction } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { administering } from '../audit/index.ts';
import { listFunctions, ownFunctions } from './functions.rules.ts';

/** Binds what can be called, as the contract says it. */
export function createFunctionRoutes({ servicePool }: { servicePool: Pool }) {
  const bindAdmin = bind(administering(servicePool));
  let functions: readonly ListedFunction[] | undefined;
  return {
    list_functions: bindAdmin(procedures.admin.list_functions, (ctx) => {
      functions ??= listFunctions();
      return { items: ownFunctions(functions, ctx.actor.personId) };
    }),
  };
}
