import { appError, DEMONSTRATION_PATH, Language, LIMITS, pathIn } from '@answerscope/contract';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import type { Pool } from '../../database/pool.ts';
import { addressBlock } from '../../http/client-address.ts';
import { type Mount, READS } from '../../http/mounts.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-body.ts';
import { isForPerson, sendJson, sendRedirect } from '../../http/respond.ts';
import { toAppError } from '../../http/wire-error.ts';
import { RATE_RULES } from '../../lib/rate-rules.ts';
import { openVisit } from './use-cases/open-visit.ts';

interface VisitServices {
  authPool: Pool;
  rateLimiter: RateLimiter;
  now: () => Date;
  sessionCookie: SessionCookie;
}

/** An empty form. */
const BODY_BYTES_MAX = 1_000;
const HOME = '/tracker/dashboard';

/**
 * Begins visits of the demonstration, by a form of the landing page that needs no script. A browser is redirected, a
 * program gets JSON. Signed-in users keep their session.
 */
export function createDemonstrationMount(services: VisitServices): Mount {
  return {
    at: DEMONSTRATION_PATH,
    methods: [...READS, 'POST'],
    guard: 'caller',
    body: (method) => ({ bytes: method === 'POST' ? BODY_BYTES_MAX : 0, entries: 0 }),
    label: 'demonstration',
    answer: async ({ exchange: { request, response, method, url, address }, actor, body }) => {
      const language = Language.safeParse(url.searchParams.get('language')).data ?? 'en';
      if (method !== 'POST') return sendRedirect(response, pathIn(language, '/'));
      await readBytes(request, body.bytes);
      if (actor === null) {
        try {
          response.appendHeader('set-cookie', await beginVisit(services, { address, language }));
        } catch (error) {
          if (!isForPerson(request) || toAppError(error).code === 'INTERNAL_SERVER_ERROR') throw error;
          return sendRedirect(response, pathIn(language, '/login?demonstration=busy'), 303);
        }
      }
      if (isForPerson(request)) return sendRedirect(response, HOME, 303);
      sendJson(response, 200, { success: true });
    },
  };
}

/** The cookie of a new visit. @throws RATE_LIMIT_EXCEEDED, SERVICE_UNAVAILABLE */
async function beginVisit(
  { authPool, rateLimiter, now, sessionCookie }: VisitServices,
  { address, language }: { address: string; language: Language },
): Promise<string> {
  const key = `visits:${addressBlock(address)}`;
  const taken = await rateLimiter.consume(key, RATE_RULES.demonstration_visits);
  if (!taken.allowed)
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: taken.retryAfterSeconds ?? 1 } });
  const token = await openVisit({ authPool, now: now() }, { language });
  return sessionCookie({ token, maxAgeSeconds: LIMITS.demonstration_visit_minutes * 60 });
}
