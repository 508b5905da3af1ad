import {
  appError,
  VIEW_AS_REASONS,
  VIEW_AS_TEXTS,
  type ViewAsAccess,
  viewAsAccess,
  viewAsOperationAccess,
} from '@answerscope/contract';
import type { SignedInActor } from '../context/actor.ts';
import { callNamed, findCall } from './calls.ts';
import type { Exchange } from './exchange.ts';
import { READS } from './mounts.ts';

/** The stream of events: a page cannot read why it is refused. */
const EVENTS = '/api/events';

/** What is no call and is answered to who views as a user: who they are, and what changes meanwhile. */
const SHOWN_ADDRESSES: readonly string[] = ['/api/auth/get-session', EVENTS];

/**
 * Refuses to who views as a user what a call would write or what is never shown, where procedures are dispatched.
 * @throws FORBIDDEN
 */
export function refuseInView(actor: SignedInActor | null, name: string, input: unknown): void {
  if (actor?.viewer === undefined) return;
  const call = callNamed(name);
  const access = viewAsAccess(call);
  refuse(actor, access === 'by_operation' ? viewAsOperationAccess(call, input) : access);
}

/** As above, by the address, before anything of the request is read: addresses that are no call's among them. @throws FORBIDDEN */
export function refuseAddressInView(
  actor: SignedInActor | null,
  { method, path }: Pick<Exchange, 'method' | 'path'>,
): void {
  if (actor?.viewer === undefined) return;
  const call = findCall(method, path);
  if (call !== null) {
    const access = viewAsAccess(call);
    // Its operation is known where it is dispatched.
    if (access !== 'by_operation') refuse(actor, access);
  } else if (!READS.includes(method)) refuse(actor, 'read_only');
  else if (!SHOWN_ADDRESSES.includes(path)) refuse(actor, 'hidden');
}

/**
 * Refuses whatever a page asks for that still shows a user's things: it would be answered as, or done to, the
 * administrator's own account. `endedView` takes the cookie back, with an answer that the page can read and leave by;
 * null where no view has ended.
 * @throws FORBIDDEN
 */
export function refuseEndedView(
  endedView: string | null,
  { response, path }: Pick<Exchange, 'response' | 'path'>,
): void {
  if (endedView === null) return;
  if (path !== EVENTS) response.appendHeader('set-cookie', endedView);
  throw appError('FORBIDDEN', {
    message: VIEW_AS_TEXTS.ended,
    details: { reason: VIEW_AS_REASONS.ended },
  });
}

/** What the log's line of a request says beside the rest: who looked, and at whose account. */
export function viewInLog(
  actor: SignedInActor | null,
): { viewed_user_id: string; administrator_id: string; view_id: string } | null {
  if (actor?.viewer === undefined) return null;
  const { administratorId, viewId } = actor.viewer;
  return { viewed_user_id: actor.userId, administrator_id: administratorId, view_id: viewId };
}

function refuse({ viewer }: SignedInActor, access: ViewAsAccess): void {
  if (viewer === undefined || access === 'answered') return;
  const why = access === 'hidden' ? 'hidden' : 'readOnly';
  throw appError('FORBIDDEN', {
    message: VIEW_AS_TEXTS[why](viewer.user.name),
    details: { reason: VIEW_AS_REASONS[why] },
  });
}
