import type { CreateTag } from '@answerscope/contract';
import type { PersonContext } from './context/account-context.ts';
import { inTransaction, tenantDatabase } from './database/pool.ts';
import { HISTORY_DAYS } from './demonstration-history.ts';
import { COMPANY, COMPETITORS, KEYWORDS } from './demonstration-story.ts';
import type { AccountId, PersonId } from './lib/ids.ts';
import { DAY_MS } from './lib/time.ts';
import { changeProfile, type SignIn, seedDemonstrationAccount } from './modules/accounts/index.ts';
import { addCompetitor, keepThemes, saveBrandData } from './modules/brand/index.ts';
import { addKeyword } from './modules/keywords/index.ts';
import { putOnPlan } from './modules/plans/index.ts';
import { createTag, tagKeywords } from './modules/tags/index.ts';
import { findOfferedTopic } from './modules/topics/index.ts';
import type { Services } from './services.ts';

/** What the keywords are grouped by, each with its colour and the places of its keywords. */
const TAGS: readonly (CreateTag & { of: readonly number[] })[] = [
  { name: 'Core product', color: '#3B82F6', of: [0, 2, 5] },
  { name: 'Freelancers', color: '#10B981', of: [1, 3] },
  { name: 'Small business', color: '#F59E0B', of: [0, 2, 3, 4] },
];

const CATEGORY = { category: 'Software and IT services', subcategory: 'Business software' };

const BRAND_DATA = {
  description:
    'Online accounting for small companies: invoices, expenses, payroll and bank sync in one place.',
  industry: 'Accounting software',
  service_area: 'Freelancers and companies with up to 50 employees',
  brand_voice: 'trustworthy',
  brand_personality: 'helper',
  unique_value_proposition: 'The books are closed on the last day of the month.',
  competitive_differentiation: 'One price for every feature, and accountants who answer the phone.',
  brand_mission: 'Give owners their evenings back.',
  brand_vision: 'Nobody is afraid of their own books.',
} as const;

const QUESTIONS = [
  {
    question_text: 'Which accounting software needs no accountant?',
    question_category: 'solutions',
    priority_score: 3,
  },
  {
    question_text: 'Who helps when the books do not balance?',
    question_category: 'services',
    priority_score: 2,
  },
] as const;

/** What the company wants to be known for, each with the words by which simulated answers say so. */
const PILLARS: readonly (readonly [pillar: string, theme: string, words: string[], isCore: boolean])[] = [
  ['Prices without surprises', 'Clear pricing', ['clear pricing', 'fair contracts', 'good value'], true],
  ['Help from people', 'Friendly support', ['friendly support', 'honest advice'], true],
  ['Ready within an hour', 'Quick start', ['quick start', 'short waiting times'], false],
];

/**
 * Makes the demonstration account on its first start: a company on Enterprise with keywords, through the same use cases
 * a person's clicks reach, as old as its history. Null when the account exists.
 */
export async function seedDemonstration(
  services: Services,
): Promise<(SignIn & { personId: PersonId; accountId: AccountId }) | null> {
  const { database, auth } = services;
  const sinceMs = Date.now() - (HISTORY_DAYS + 1) * DAY_MS;
  const account = await seedDemonstrationAccount(auth, database.authPool, new Date(sinceMs));
  if (account === null) return null;
  const context = { ...contextOf(services, account), now: new Date(sinceMs) };
  const { categoryId, subcategoryId } = await inTransaction(database.servicePool, null, async (tx) => {
    await putOnPlan(tx, account.accountId, 'Enterprise', context.now);
    return findOfferedTopic(tx, CATEGORY);
  });
  await changeProfile(
    { ...context, servicePool: database.servicePool },
    {
      ...COMPANY,
      seed_keyword: 'Accounting software',
      business_category_id: categoryId,
      business_subcategory_id: subcategoryId,
      company_details_completed: true,
      onboarding_completed: true,
    },
  );
  // A second apart, so that lists have an order.
  const keywordIds: string[] = [];
  for (const [index, { text: keyword_text, topic: topic_text }] of KEYWORDS.entries()) {
    const at = { ...context, now: new Date(sinceMs + index * 1000) };
    keywordIds.push((await addKeyword(at, { keyword_text, topic_text })).id);
  }
  for (const [index, { of, ...tag }] of TAGS.entries()) {
    const at = { ...context, now: new Date(sinceMs + (KEYWORDS.length + index) * 1000) };
    const { id } = await createTag(at, tag);
    const keyword_ids = keywordIds.filter((_, place) => of.includes(place));
    await tagKeywords(at, { keyword_ids, tag_ids: [id], action: 'add' });
  }
  for (const { name, url } of COMPETITORS)
    await addCompetitor(context, { competitor_name: name, competitor_url: url });
  await saveBrandData(context, {
    brandData: BRAND_DATA,
    messagingPillars: PILLARS.map(([pillar_text]) => ({ pillar_text })),
    brandQuestions: QUESTIONS,
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

function contextOf(
  services: Services,
  { personId, accountId }: { personId: PersonId; accountId: AccountId },
): PersonContext {
  return {
    actor: { kind: 'system', name: 'demonstration' },
    personId,
    accountId,
    db: tenantDatabase(services.database.appPool, { personId, accountId }),
    log: services.log,
    now: new Date(),
    idempotencyKey: null,
  };
}
