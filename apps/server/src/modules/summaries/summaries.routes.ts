import type { Installation } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind, bindOwn } from '../../http/bind.ts';
import { signedIn } from '../../http/context.ts';
import { type Mount, READS } from '../../http/mounts.ts';
import { procedures } from '../../http/procedures.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-body.ts';
import { sendJson, sendRedirect } from '../../http/respond.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { CheckServices } from '../checks/index.ts';
import { ONE_CLICK_PATH, type SummaryServices, unsubscribePage } from './summaries.services.ts';
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

const ending = ({ checks, linkSecret }: EndingServices) => ({
  servicePool: checks.servicePool,
  unsubscribeSecret: linkSecret,
});

/** What a user says of the mails that they are sent. */
export function createMailSettingsRoutes({ servicePool }: { servicePool: Pool }) {
  const { profile } = procedures;
  const bindSettings = bind((context) => ({ ...signedIn(context), servicePool }));
  return {
    get_mail_settings: bindSettings(profile.get_mail_settings, readMailSettings),
    update_mail_settings: bindSettings(profile.update_mail_settings, updateMailSettings),
  };
}

/** A summary at once, and the end of all of them by the link of one. */
export function createSummariesRoutes(services: SummaryRouteServices) {
  const { accounts } = procedures;
  return {
    send_my_summary: bindOwn(accounts.send_my_summary, (ctx) =>
      sendOwnSummary(ctx, { ...toSummaryServices(services), rateLimiter: services.rateLimiter }),
    ),
    end_my_summaries: accounts.end_my_summaries.handler(async ({ context: { now }, input }) => {
      await endSummaries({ ...ending(services), now }, input.token);
      return { success: true as const };
    }),
  };
}

/** 'List-Unsubscribe=One-Click', in whichever form it is sent. */
const ONE_CLICK_BYTES_MAX = 4_000;

/**
 * Where programs of mailboxes end summaries by one POST (RFC 8058). Opened, it leads to the page that asks first: what
 * looks into mails opens links, and ends nothing.
 */
export function createUnsubscribeMount(services: EndingServices): Mount {
  return {
    at: ONE_CLICK_PATH,
    methods: [...READS, 'POST'],
    guard: 'address',
    body: (method) => ({ bytes: method === 'POST' ? ONE_CLICK_BYTES_MAX : 0, entries: 0 }),
    label: 'unsubscribe/one-click',
    answer: async ({ exchange: { request, response, method, url, now }, body }) => {
      const token = url.searchParams.get('token') ?? '';
      if (method !== 'POST') return sendRedirect(response, unsubscribePage(encodeURIComponent(token)), 303);
      await readBytes(request, body.bytes);
      await endSummaries({ ...ending(services), now }, token);
      sendJson(response, 200, { success: true });
    },
  };
}
