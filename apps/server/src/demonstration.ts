import { CHANNELS } from '@answerscope/contract';
import { inTransaction, tenantDatabase } from './database/pool.ts';
import type { SignedInContext } from './http/context.ts';
import { newId } from './lib/ids.ts';
import { changeProfile, type SignIn, seedDemonstrationAccount } from './modules/accounts/index.ts';
import { checkVisibility } from './modules/checks/index.ts';
import { addKeyword } from './modules/keywords/index.ts';
import { putOnPlan } from './modules/plans/index.ts';
import type { Services } from './services.ts';

const COMPANY = { company_name: 'Northwind Books', company_url: 'https://northwindbooks.example' };

const KEYWORDS: readonly (readonly [keyword: string, topic: string])[] = [
  ['accounting software for small business', 'Accounting'],
  ['invoicing software for freelancers', 'Invoicing'],
  ['Which accounting software is best for a bakery?', 'Accounting'],
  ['expense tracking app', 'Expenses'],
  ['payroll software for startups', 'Payroll'],
  ['bookkeeping software with bank sync', 'Accounting'],
];

/**
 * Makes the demonstration account on its first start: a company on Professional with keywords, through the same
 * use cases a person's clicks reach. Null when the account exists.
 */
export async function seedDemonstration(services: Services): Promise<(SignIn & { userId: string }) | null> {
  const { database, auth } = services;
  const account = await seedDemonstrationAccount(auth, database.authPool);
  if (account === null) return null;
  const context = contextOf(services, account.userId);
  await inTransaction(database.servicePool, null, (tx) => putOnPlan(tx, account.userId, 'Professional'));
  await changeProfile(context, { ...COMPANY, onboarding_completed: true });
  for (const [index, [keyword_text, topic_text]] of KEYWORDS.entries()) {
    // A second apart, so that the list has an order.
    const now = new Date(context.now.getTime() - (KEYWORDS.length - index) * 1000);
    await addKeyword({ ...context, now }, { keyword_text, topic_text });
  }
  return account;
}

/** Asks every assistant about every keyword of the new demonstration account, one after another, as a person would. */
export async function askFirstQuestions(services: Services, userId: string): Promise<void> {
  for (const channel of CHANNELS) {
    for (const [keyword] of KEYWORDS) {
      if (services.isClosing()) return;
      const input = { keyword, companyName: COMPANY.company_name, channel };
      try {
        await checkVisibility(services.checks, contextOf(services, userId), input);
      } catch (error) {
        services.log.warn({ err: error, channel }, 'a first check of the demonstration account failed');
        return;
      }
    }
  }
}

function contextOf(services: Services, userId: string): SignedInContext {
  return {
    requestId: newId(),
    path: 'demonstration',
    actor: { userId, role: 'user', sessionId: newId() },
    db: tenantDatabase(services.database.appPool, userId),
    log: services.log,
    now: new Date(),
    address: 'demonstration',
    userAgent: null,
    idempotencyKey: null,
  };
}
