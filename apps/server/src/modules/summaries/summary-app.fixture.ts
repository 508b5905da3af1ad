import type { TestUser } from '../../../test/user.ts';
import { type Sample, startReportApp } from '../reports/report.fixture.ts';
import { makeSummary, planDueSummaries, type SummaryJobContext } from './summaries.jobs.ts';
import { nextSlot } from './summary-slots.rules.ts';

export const HOUR_MS = 3_600_000;
export const WEEK_MS = 168 * HOUR_MS;

/** The first Monday at eight that is still to come, and a moment later. */
export const DUE = nextSlot('weekly', 'UTC', new Date());
export const hoursBefore = (hours: number) => new Date(DUE.due_at.getTime() - hours * HOUR_MS);
export const later = (ms: number) => new Date(DUE.due_at.getTime() + ms);
export const SOON = later(600_000);
export const KEYWORDS = ['crm', 'bookkeeping', 'payroll'];

/** What tests of summaries do with the product, and what they find in its tables. */
export async function startSummaryApp() {
  const app = await startReportApp();
  const context = (now: Date): SummaryJobContext => ({
    tenant: app.checks.tenant,
    servicePool: app.services.database.servicePool,
    outbox: app.services.outbox,
    jobs: app.services.jobs,
    log: app.services.log,
    baseUrl: app.baseUrl,
    unsubscribeSecret: app.services.linkSecret,
    isDemonstration: false,
    configuredChannels: app.checks.configuredChannels,
    now: () => now,
  });
  const plan = (now = SOON) => planDueSummaries.run(context(now), {});
  const make = (user: TestUser, due_on = DUE.due_on, now = SOON) =>
    makeSummary.run(context(now), { account_id: user.accountId, due_on });
  const rowsOf = ({ accountId }: TestUser) =>
    app.database.query(
      'select due_on::text, state, since, until, frequency from summaries where account_id = $1 order by due_on',
      [accountId],
    );
  const jobsOf = ({ accountId }: TestUser) =>
    app.database.query(
      "select data ->> 'due_on' as due_on from pgboss.job where name = 'make-summary' and data ->> 'account_id' = $1",
      [accountId],
    );
  const mailsOf = ({ accountId }: TestUser) =>
    app.database.query<{ subject: string; text: string; html: string; unsubscribe_url: string | null }>(
      "select subject, text, html, unsubscribe_url from mails where user_id = $1 and subject ~ '(summary|Summary|Nothing was)' order by id",
      [accountId],
    );
  const choose = (user: TestUser, summary_frequency: string) =>
    user.patch('/api/mail-settings', { summary_frequency });
  const confirm = ({ accountId }: TestUser) =>
    app.database.query('update auth."user" set email_verified = true where id = $1', [accountId]);
  const leave = async (
    user: TestUser,
    at: Date,
    samples: Record<string, Sample[]>,
    competitor = 'Fabrikam',
  ) => {
    await app.leaveRun(user, { at, samples, competitor });
    await app.writeReports();
  };

  /** Somebody with a confirmed address, and a report two hours before the summary is due. */
  async function newReader(): Promise<TestUser> {
    const user = await app.newReader(KEYWORDS);
    await confirm(user);
    await leave(user, hoursBefore(2), {
      crm: ['yes', 'no'],
      bookkeeping: ['no', 'no'],
      payroll: ['empty', 'yes'],
    });
    return user;
  }
  return { app, context, plan, make, rowsOf, jobsOf, mailsOf, choose, confirm, leave, newReader };
}
