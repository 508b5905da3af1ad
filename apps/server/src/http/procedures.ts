import { appError, contract, PUBLIC_PROCEDURES } from '@answerscope/contract';
import { implement } from '@orpc/server';
import { asAdministrator, type RequestContext } from './context.ts';

/**
 * The contract, ready to be bound to use cases. Whoever binds a procedure cannot forget who may call it:
 * public ones are listed in the contract, those under `admin` are administrators', all others need a session.
 * Refusals come before the input is read, so that they tell nothing of it.
 */
export const procedures = implement(contract)
  .$context<RequestContext>()
  .use(({ context, path, next }) => {
    const name = path.join('.');
    if (path[0] === 'admin') asAdministrator(context);
    else if (!PUBLIC_PROCEDURES.includes(name) && context.actor === null) throw appError('UNAUTHORIZED');
    return next();
  });
