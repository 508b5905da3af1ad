import { contract } from '@answerscope/contract';
import { implement } from '@orpc/server';
import type { z } from 'zod';
import { refuseByKey } from './api-keys.ts';
import { callNamed, refuseCaller } from './calls.ts';
import type { RequestContext } from './context.ts';
import { type Bounds, boundsOf } from './input-bounds.ts';
import { refuseInView } from './view-as.ts';

const BOUNDS = new Map<string, Bounds>();

/**
 * The contract, ready to be bound to use cases. Whoever binds a procedure cannot forget who may call it, nor that who
 * views as a user only reads, nor what an API key is not enough for, nor that an input which is too much is refused
 * before it is judged. Refusals of the caller come before the input is read, so that they tell nothing of it.
 */
export const procedures = implement(contract)
  .$context<RequestContext>()
  .use(({ context, path, next }, input) => {
    const name = path.join('.');
    refuseCaller(name, context);
    refuseInView(context.actor, name, input);
    refuseByKey(context.actor, name, input);
    refuseBeyondBounds(name, input);
    return next();
  });

function refuseBeyondBounds(name: string, input: unknown): void {
  const { inputSchema } = callNamed(name);
  if (inputSchema === undefined) return;
  const known = BOUNDS.get(name) ?? boundsOf(inputSchema as z.ZodType);
  BOUNDS.set(name, known);
  known(input);
}
