import { DEMONSTRATION_PATH, Language, LIMITS, pathIn } from '@answerscope/contract';
import type { SessionCookie } from '../../auth/session-cookie.ts';
import { type Mount, READS } from '../../http/mounts.ts';
import { readBytes } from '../../http/read-body.ts';
import { isForPerson, sendJson, sendRedirect } from '../../http/respond.ts';
import { toAppError } from '../../http/wire-error.ts';
import { openVisit, type VisitServices } from './use-cases/open-visit.ts';

/** An empty form. */
const BODY_BYTES_MAX = 1_000;
const HOME = '/tracker/dashboard';

/**
 * Where a visit of the demonstration begins: a form of the landing page, sent without a script. A browser is led on; a
 * program is told how it went. Whoever is signed in already stays who they are.
 */
export function createDemonstrationMount(services: VisitServices & { sessionCookie: SessionCookie }): Mount {
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
          const token = await openVisit(services, { address, language });
          const maxAgeSeconds = LIMITS.demonstration_visit_minutes * 60;
          response.appendHeader('set-cookie', services.sessionCookie({ token, maxAgeSeconds }));
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
