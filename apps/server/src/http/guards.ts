import { appError } from '@answerscope/contract';
import type { SessionReader } from '../auth/session-reader.ts';
import { chargedAccount, type SignedInActor } from '../context/actor.ts';
import { RATE_RULES, type ReadRule } from '../lib/rate-rules.ts';
import { refuseAddressByKey, refuseDeadKey } from './api-keys.ts';
import { addressBlock } from './client-address.ts';
import type { Exchange } from './exchange.ts';
import { type Asked, type Mount, READS } from './mounts.ts';
import { isSameOrigin } from './origin.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { ReadLimiter } from './read-limit.ts';
import { refuseAddressInView, refuseEndedView } from './view-as.ts';

/** What guards are made of. */
export interface GuardParts {
  baseUrl: () => string;
  /** How much an account or an address without one may read. */
  readLimits: { limiter: ReadLimiter; ofUser: ReadRule; ofAddress: ReadRule };
  sessionReader: SessionReader;
  rateLimiter: RateLimiter;
}

/** Who asks, once the request has passed. @throws UNAUTHORIZED, FORBIDDEN, RATE_LIMIT_EXCEEDED */
export async function passGuard(
  parts: GuardParts,
  mount: Pick<Mount, 'guard' | 'aliasFor'>,
  exchange: Exchange,
): Promise<Pick<Asked, 'actor' | 'by'>> {
  const { request, method, address } = exchange;
  const { guard } = mount;
  const isRead = READS.includes(method);
  if (guard === 'none' || guard === 'host') return NOBODY;
  if (isRead) limitReads(parts, null, address);
  if (isRead && guard === 'address') return NOBODY;
  const { actor, by, isKeyRefused, endedView } = await parts.sessionReader.read(request.headers);
  exchange.actor = actor;
  if (mount.aliasFor !== undefined) readdress(exchange, mount.aliasFor(exchange.path, actor));
  if (isRead) {
    refuseDeadKey(isKeyRefused);
    if (actor !== null) limitReads(parts, actor, address);
    refuseEndedView(endedView, exchange);
    refuseAddressInView(actor, exchange);
    refuseAddressByKey(actor, exchange);
    return { actor, by };
  }
  const carriesCookies = by === 'cookie' || (by === 'none' && request.headers.origin !== undefined);
  if (carriesCookies && !isSameOrigin(request.headers, parts.baseUrl())) {
    throw appError('FORBIDDEN', { details: { reason: 'foreign_origin' } });
  }
  await limitWrites(parts, actor, address);
  refuseDeadKey(isKeyRefused);
  refuseEndedView(endedView, exchange);
  refuseAddressInView(actor, exchange);
  refuseAddressByKey(actor, exchange);
  return { actor, by };
}

/** Hands the request on as if it had asked for another address of ours. */
function readdress(exchange: Exchange, path: string): void {
  const { request } = exchange;
  // The procedure's own reader finds the address there.
  request.url = request.url?.replace(exchange.path, path);
  exchange.path = path;
}

const NOBODY = { actor: null, by: 'none' } as const;

/** First by address, before anything is looked up; then whom the session names. @throws RATE_LIMIT_EXCEEDED */
export function limitReads(
  { readLimits }: Pick<GuardParts, 'readLimits'>,
  actor: SignedInActor | null,
  address: string,
): void {
  const { limiter, ofUser, ofAddress } = readLimits;
  if (actor === null) limiter.take(`address:${addressBlock(address)}`, ofAddress);
  else limiter.take(`user:${chargedAccount(actor)}`, ofUser);
}

async function limitWrites(parts: GuardParts, actor: SignedInActor | null, address: string): Promise<void> {
  const taken =
    actor === null
      ? await parts.rateLimiter.consume(`public:${addressBlock(address)}`, RATE_RULES.public_posts)
      : await parts.rateLimiter.consume(`writes:${chargedAccount(actor)}`, RATE_RULES.writes);
  if (!taken.allowed) {
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
  }
}
