import {
  API_KEY_REASONS,
  API_KEY_TEXTS,
  type ApiKeyNeed,
  apiKeyNeed,
  apiKeyOperationNeed,
  appError,
} from '@answerscope/contract';
import type { SignedInActor } from '../context/actor.ts';
import { callNamed, findCall } from './calls.ts';
import type { Exchange } from './exchange.ts';

/** What is no call and is answered to a program with a key: what changes, as it changes. */
const EVENTS = '/api/events';

/** Says that a key does not work, rather than that nobody is signed in. @throws UNAUTHORIZED */
export function refuseDeadKey(isKeyRefused: boolean): void {
  if (isKeyRefused)
    throw appError('UNAUTHORIZED', {
      message: API_KEY_TEXTS.invalid,
      details: { reason: API_KEY_REASONS.invalid },
    });
}

/**
 * Refuses to who comes by an API key what the key is not enough for, where procedures are dispatched.
 * @throws FORBIDDEN
 */
export function refuseByKey(actor: SignedInActor | null, name: string, input: unknown): void {
  if (actor?.key === undefined) return;
  const call = callNamed(name);
  const need = apiKeyNeed(call);
  refuse(actor.key, need === 'by_operation' ? apiKeyOperationNeed(call, input) : need);
}

/** As above, by the address, before anything of the request is read: addresses that are no call's among them. @throws FORBIDDEN */
export function refuseAddressByKey(
  actor: SignedInActor | null,
  { method, path }: Pick<Exchange, 'method' | 'path'>,
): void {
  if (actor?.key === undefined) return;
  const call = findCall(method, path);
  if (call !== null) {
    const need = apiKeyNeed(call);
    // Its operation is known where it is dispatched.
    if (need !== 'by_operation') refuse(actor.key, need);
  } else if (path !== EVENTS) refuse(actor.key, 'never');
}

/** What the log's line of a request says beside the rest: which key it came by. */
export function keyInLog(actor: SignedInActor | null): { user_id: string; api_key_id: string } | null {
  return actor?.key === undefined ? null : { user_id: actor.personId, api_key_id: actor.key.id };
}

function refuse({ scope }: NonNullable<SignedInActor['key']>, need: ApiKeyNeed): void {
  if (need === 'read' || need === scope) return;
  const why = need === 'write' ? 'readOnly' : 'never';
  throw appError('FORBIDDEN', {
    message: API_KEY_TEXTS[why],
    details: { reason: API_KEY_REASONS[why] },
  });
}
