import { appError, type Installation, preferredLanguage } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind, bindOwn } from '../../http/bind.ts';
import { signedIn } from '../../http/context.ts';
import { type Mount, READS } from '../../http/mounts.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-body.ts';
import { isForPerson, sendHtml, sendJson } from '../../http/respond.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CheckServices } from '../checks/index.ts';
import { type SummaryServices, UNSUBSCRIBE_PATH } from './summaries.services.ts';
import { unsubscribePage } from './unsubscribe-page.rules.ts';
import { readUnsubscribeToken } from './unsubscribe-token.rules.ts';
import { endSummaries } from './use-cases/end-summaries.ts';
import { readMailSettings, updateMailSettings } from './use-cases/mail-settings.ts';
import { sendOwnSummary } from './use-cases/send-own-summary.ts';

/** What the calls of summaries need. */
interface SummaryRouteServices {
  checks: Pick<CheckServices, 'configuredChannels' | 'servicePool' | 'tenant'>;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  /** Known once the product listens. */
  baseUrl: () => string;
  linkSecret: string;
  installation: Pick<Installation, 'is_demonstration'>;
}

const toSummaryServices = ({
  checks,
  outbox,
  baseUrl,
  linkSecret,
  installation,
}: SummaryRouteServices): SummaryServices => ({
  tenant: checks.tenant,
  servicePool: checks.servicePool,
  configuredChannels: checks.configuredChannels,
  outbox,
  baseUrl: baseUrl(),
  unsubscribeSecret: linkSecret,
  isDemonstration: installation.is_demonstration,
});

/** What ending summaries needs. */
type EndingServices = Pick<SummaryRouteServices, 'linkSecret'> & {
  checks: Pick<CheckServices, 'servicePool'>;
};

/** What a user says of the mails that they are sent. */
export function createMailSettingsRoutes({ servicePool }: { servicePool: Pool }) {
  const { profile } = procedures;
  const bindSettings = bind((context) => ({ ...signedIn(context), servicePool }));
  return {
    get_mail_settings: bindSettings(profile.get_mail_settings, readMailSettings),
    update_mail_settings: bindSettings(profile.update_mail_settings, updateMailSettings),
  };
}

/** A summary at once. */
export function createSummariesRoutes(services: SummaryRouteServices) {
  const { accounts } = procedures;
  return {
    send_my_summary: bindOwn(accounts.send_my_summary, (ctx) =>
      sendOwnSummary(ctx, { ...toSummaryServices(services), rateLimiter: services.rateLimiter }),
    ),
  };
}

/** 'List-Unsubscribe=One-Click', in whichever form it is sent. */
const BODY_BYTES_MAX = 4_000;

/**
 * Where summaries are ended by the link of one, without signing in. Opened, it is a page that asks first, without a
 * script: what looks into mails opens links, and ends nothing. A POST ends them: of that page's button, or of a program of
 * the mailbox (RFC 8058).
 */
export function createUnsubscribeMount({ checks, linkSecret: secret }: EndingServices): Mount {
  return {
    at: UNSUBSCRIBE_PATH,
    methods: [...READS, 'POST'],
    guard: 'address',
    body: (method) => ({ bytes: method === 'POST' ? BODY_BYTES_MAX : 0, entries: 0 }),
    label: 'unsubscribe',
    answer: async ({ exchange: { request, response, method, url, now }, body }) => {
      const token = url.searchParams.get('token') ?? '';
      const language = preferredLanguage(request.headers['accept-language']);
      if (method !== 'POST')
        return sendHtml(
          response,
          unsubscribePage(language, token === '' ? { step: 'refused' } : { step: 'asked', token }),
        );
      await readBytes(request, body.bytes);
      const accountId = readUnsubscribeToken(token, secret);
      if (accountId !== null) await endSummaries({ servicePool: checks.servicePool, now }, accountId);
      if (isForPerson(request))
        return sendHtml(
          response,
          unsubscribePage(language, { step: accountId === null ? 'refused' : 'ended' }),
        );
      if (accountId === null) throw appError('VALIDATION_ERROR', { details: { reason: 'invalid_token' } });
      sendJson(response, 200, { success: true });
    },
  };
}
