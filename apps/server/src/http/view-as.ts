import {
  appError,
  DEMONSTRATION_PATH,
  VIEW_AS_REASONS,
  VIEW_AS_TEXTS,
  VISIT_REASONS,
  VISIT_TEXTS,
  type ViewAsAccess,
  viewAsAccess,
  viewAsOperationAccess,
  visitAccess,
} from '@answerscope/contract';
import type { SignedInActor } from '../context/actor.ts';
import type { PersonId } from '../lib/ids.ts';
import { callNamed, findCall } from './calls.ts';
import type { Exchange } from './exchange.ts';
import { READS } from './mounts.ts';

/** The stream of events: a page cannot read why it is refused. */
const EVENTS = '/api/events';

/** Other addresses that a view or a visit may read. */
const SHOWN_ADDRESSES: readonly string[] = ['/api/auth/get-session', EVENTS];
/** The only writes of a visit of the demonstration. */
const VISIT_ADDRESSES: readonly string[] = ['/api/auth/sign-out', DEMONSTRATION_PATH];

/**
 * Refuses to who views as a user or visits the demonstration what a call would write or what is never shown, where
 * procedures are dispatched.
 * @throws FORBIDDEN
 */
export function refuseInView(actor: SignedInActor | null, name: string, input: unknown): void {
  if (!onlyLooks(actor)) return;
  const call = callNamed(name);
  const access = accessOf(actor, call);
  refuse(actor, access === 'by_operation' ? viewAsOperationAccess(call, input) : access);
}

/** As above, by the address, before anything of the request is read: addresses that are no call's among them. @throws FORBIDDEN */
export function refuseAddressInView(
  actor: SignedInActor | null,
  { method, path }: Pick<Exchange, 'method' | 'path'>,
): void {
  if (!onlyLooks(actor)) return;
  const call = findCall(method, path);
  if (call !== null) {
    const access = accessOf(actor, call);
    // Its operation is known where it is dispatched.
    if (access !== 'by_operation') refuse(actor, access);
  } else if (actor.visit !== undefined && VISIT_ADDRESSES.includes(path)) return;
  else if (!READS.includes(method)) refuse(actor, 'read_only');
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
): { viewed_user_id: PersonId; administrator_id: string; view_id: string } | { visit_id: string } | null {
  if (actor?.visit !== undefined) return { visit_id: actor.sessionId };
  if (actor?.viewer === undefined) return null;
  const { administratorId, viewId } = actor.viewer;
  return { viewed_user_id: actor.personId, administrator_id: administratorId, view_id: viewId };
}

function onlyLooks(actor: SignedInActor | null): actor is SignedInActor {
  return actor !== null && (actor.viewer !== undefined || actor.visit !== undefined);
}

function accessOf({ visit }: SignedInActor, call: { name: string; method: string }): ViewAsAccess {
  return visit === undefined ? viewAsAccess(call) : visitAccess(call);
}

function refuse({ viewer, visit }: SignedInActor, access: ViewAsAccess): void {
  if (access === 'answered') return;
  const why = access === 'hidden' ? 'hidden' : 'readOnly';
  if (visit !== undefined)
    throw appError('FORBIDDEN', { message: VISIT_TEXTS[why], details: { reason: VISIT_REASONS[why] } });
  if (viewer !== undefined)
    throw appError('FORBIDDEN', {
      message: VIEW_AS_TEXTS[why](viewer.user.name),
      details: { reason: VIEW_AS_REASONS[why] },
    });
}
