import { appError } from '@answerscope/contract';
import type { AdminContext, AdministratorRequest, AuditEntry } from '../../../context/admin-context.ts';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { isAdministrator } from '../audit.queries.ts';
import { recordAct } from './record-act.ts';

/**
 * The context in which an administrator's use cases run: every write of theirs is audited in its own transaction, and
 * each asks again whether they are still one: a long call stops where the role was taken away.
 */
export function administration(request: AdministratorRequest, servicePool: Pool): AdminContext {
  const { actor } = request;
  return {
    ...request,
    readAll: (work) => inTransaction(servicePool, null, work),
    administer: (work) =>
      inTransaction(servicePool, actor, async (tx) => {
        let entries = 0;
        const audit = async (entry: AuditEntry): Promise<void> => {
          await recordAct(tx, request, entry);
          entries += 1;
        };
        if (actor.kind === 'administrator' && !(await isAdministrator(tx, actor.personId)))
          throw appError('FORBIDDEN');
        const result = await work({ tx, audit });
        if (entries === 0) throw new Error('an administrator wrote without an audit row');
        return result;
      }),
  };
}
