import type { CreateTag } from '@answerscope/contract';
import type { UserContext } from './context/user-context.ts';
import { inTransaction, tenantDatabase } from './database/pool.ts';
import { HISTORY_DAYS } from './demonstration-history.ts';
import { DAY_MS } from './lib/time.ts';
import { changeProfile, type SignIn, seedDemonstrationAccount } from './modules/accounts/index.ts';
import { addCompetitor, keepThemes, saveBrandData } from './modules/brand/index.ts';
import { addKeyword } from './modules/keywords/index.ts';
import { putOnPlan } from './modules/plans/index.ts';
import { createTag, tagKeywords } from './modules/tags/index.ts';
import type { Services } from './services.ts';

/** Simulated assistants cite a company by the site that its name spells. */
export const COMPANY = { company_name: 'Northwind Books', company_url: 'https://northwind-books.example' };

const KEYWORDS: readonly (readonly [keyword: string, topic: string])[] = [
  ['accounting software for small business', 'Accounting'],
  ['invoicing software for freelancers', 'Invoicing'],
  ['Which accounting software is best for a bakery?', 'Accounting'],
  ['expense tracking app', 'Expenses'],
  ['payroll software for startups', 'Payroll'],
  ['bookkeeping software with bank sync', 'Accounting'],
];

/** What the keywords are grouped by, each with its colour and the places of its keywords. */
const TAGS: readonly (CreateTag & { of: readonly number[] })[] = [
  { name: 'Core product', color: '#3B82F6', of: [0, 2, 5] },
  { name: 'Freelancers', color: '#10B981', of: [1, 3] },
  { name: 'Small business', color: '#F59E0B', of: [0, 2, 3, 4] },
];

/** Companies that the simulated assistants know. */
export const COMPETITORS: readonly (readonly [name: string, url: string])[] = [
  ['Ledgerly', 'https://ledgerly.example'],
  ['Tallybird', 'https://tallybird.example'],
  ['Bookmere', 'https://bookmere.example'],
  ['PennyPilot', 'https://pennypilot.example'],
];

/** What the company wants to be known for, each with the words by which simulated answers say so. */
const PILLARS: readonly (readonly [pillar: string, theme: string, words: string[], isCore: boolean])[] = [
  ['Prices without surprises', 'Clear pricing', ['clear pricing', 'fair contracts', 'good value'], true],
  ['Help from people', 'Friendly support', ['friendly support', 'honest advice'], true],
  ['Ready within an hour', 'Quick start', ['quick start', 'short waiting times'], false],
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
  await changeProfile(
    { ...context, servicePool: database.servicePool },
    { ...COMPANY, company_details_completed: true, onboarding_completed: true },
  );
  // As old as the history, and a second apart so that the list has an order.
  const sinceMs = context.now.getTime() - (HISTORY_DAYS + 1) * DAY_MS;
  const keywordIds: string[] = [];
  for (const [index, [keyword_text, topic_text]] of KEYWORDS.entries()) {
    const at = { ...context, now: new Date(sinceMs + index * 1000) };
    keywordIds.push((await addKeyword(at, { keyword_text, topic_text })).id);
  }
  for (const [index, { of, ...tag }] of TAGS.entries()) {
    const at = { ...context, now: new Date(sinceMs + (KEYWORDS.length + index) * 1000) };
    const { id } = await createTag(at, tag);
    const keyword_ids = keywordIds.filter((_, place) => of.includes(place));
    await tagKeywords(at, { keyword_ids, tag_ids: [id], action: 'add' });
  }
  for (const [competitor_name, competitor_url] of COMPETITORS)
    await addCompetitor(context, { competitor_name, competitor_url });
  await saveBrandData(context, {
    brandData: { industry: 'Accounting software', brand_voice: 'trustworthy' },
    messagingPillars: PILLARS.map(([pillar_text]) => ({ pillar_text })),
  });
  const themes = PILLARS.map(([pillar_text, theme_name, keywords, is_core_theme]) => ({
    theme_name,
    theme_category: null,
    keywords,
    is_core_theme,
    pillar_text,
  }));
  await keepThemes(context, { themes });
  return account;
}

function contextOf(services: Services, userId: string): UserContext {
  return {
    actor: { kind: 'system', name: 'demonstration' },
    userId,
    db: tenantDatabase(services.database.appPool, userId),
    log: services.log,
    now: new Date(),
    idempotencyKey: null,
  };
}
