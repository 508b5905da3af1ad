import type { LoggedRequest } from '@answerscope/assistant-simulator';
import type { AssistantError } from '@answerscope/assistants';
import type { CheckVisibility } from '@answerscope/contract';
import { expect } from 'vitest';
import { type Owned, startTestApp } from '../../../test/app.ts';
import { type SharedApp, sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import type { answers } from '../answers/answers.tables.ts';
import type { CheckContext, CheckServices } from './check.services.ts';
import type { Attempt, CheckPlan } from './check-plan.shapes.ts';
import type { check_attempts } from './checks.tables.ts';
import { reserveCall } from './use-cases/ask-sample.ts';
import { recordFailure } from './use-cases/record-failure.ts';
import { startSingleCheck } from './use-cases/start-single-check.ts';

type AttemptRow = typeof check_attempts.$inferSelect;
type AnswerRow = typeof answers.$inferSelect;

export type PlanName = 'Free' | 'Professional' | 'Enterprise';

export interface Books {
  /** Of all users together, micro-dollars. */
  spent: number;
  reserved: number;
}

export type CheckApp = ReturnType<typeof withChecks<SharedApp>>;

/** A product of this file's own for tests of checks. */
export const startCheckApp = async (
  settings: Record<string, string> = {},
  options: { everyAssistant?: boolean } = {},
): Promise<Owned<CheckApp>> => withChecks(await startTestApp(settings, options));

/** The shared product for tests of checks. */
export const sharedCheckApp = (): CheckApp => sharedApp(withChecks);

/** The whole product with what tests of checks look at: the simulator's log, the archive and the books. */
export function withChecks<App extends SharedApp>(app: App) {
  const { checks } = app.services;
  const opening = sumsOf(app);
  const admin = async (path: string, body?: unknown) => {
    const post = { method: 'POST', body: JSON.stringify(body ?? {}) };
    const reply = await fetch(`${app.simulator.adminUrl}/${path}`, body === undefined ? {} : post);
    if (!reply.ok) throw new Error(`the simulator refused ${path}: ${await reply.text()}`);
    return (await reply.json()) as { requests: LoggedRequest[]; total: number };
  };
  return {
    ...app,
    checks,
    fault: (fault: {
      kind: string;
      channel?: string;
      times?: number;
      retryAfterSeconds?: number;
      delayMs?: number;
      after?: number;
    }) => admin('faults', { channel: 'openai', ...fault }),
    resetSimulator: () => admin('reset', {}),
    /** Lets the answers go that a fault of the kind 'held' keeps. */
    release: () => admin('release', {}),
    requests: async (): Promise<LoggedRequest[]> => (await admin('requests')).requests,
    /** Resolves when so many questions have reached the simulator. */
    untilAsked: (times: number) => until(async () => (await admin('requests')).requests.length >= times),
    billed: async (): Promise<number> => (await admin('bill')).total,
    attemptsOf: (user: TestUser) =>
      app.database.query<AttemptRow>('select * from check_attempts where account_id = $1 order by id', [
        user.accountId,
      ]),
    answersOf: (user: TestUser) =>
      app.database.query<AnswerRow>('select * from answers where account_id = $1 order by id', [
        user.accountId,
      ]),
    booksOf: (user: TestUser) => booksOf(app, user),
    /** A person with a company and keywords. */
    newTracker: (options: { company?: string; keywords?: string[]; plan?: PlanName } = {}) =>
      newTracker(app, options),
    /** Writes a check and its first attempt, as a process does that is killed before it asks. */
    beginCheck: (user: TestUser, input: Partial<CheckVisibility> = {}) => beginCheck(checks, user, input),
    /** As a process does that is killed while it waits to ask again. */
    failCall: async (begun: BegunCheck, error: AssistantError): Promise<number> => {
      const { account_id } = begun.plan;
      const spent = await checks
        .tenant(account_id)
        .transaction((tx) => recordFailure(tx, { ...begun, error, isFinal: false, now: new Date() }));
      await checks.settleAttempt({ account_id, id: begun.attempt.id });
      return spent;
    },
    /** Every book tells of the same money since the file began. */
    expectBooksToBalance: async () => {
      const [before, { months, ...others }] = [await opening, await sumsOf(app)];
      const since = ({ spent, reserved }: Books, at: Books): Books => ({
        spent: spent - at.spent,
        reserved: reserved - at.reserved,
      });
      const expected = since(months, before.months);
      for (const book of ['days', 'providers', 'attempts'] as const)
        expect(since(others[book], before[book]), book).toEqual(expected);
    },
  };
}

type Counted = 'spentMicrodollars' | 'lostAttempts' | 'surplusAnswers';

/** How far the counter has come in this process, of all channels together. */
export async function countOf(
  { metrics }: Pick<CheckServices, 'metrics'>,
  counter: Counted,
): Promise<number> {
  const { values } = await metrics[counter].get();
  return values.reduce((sum, { value }) => sum + value, 0);
}

export const COMPANY = 'Northwind';
export const KEYWORD = 'bookkeeping software';

export interface BegunCheck {
  plan: CheckPlan;
  attempt: Attempt;
}

/** Asks about a keyword as the screen does. */
export function check(user: TestUser, input: Partial<CheckVisibility> = {}) {
  return user.post('/functions/check-visibility', { keyword: KEYWORD, companyName: COMPANY, ...input });
}

export async function resultsOf(user: TestUser) {
  return (await user.get('/api/visibility-results')).body.items;
}

/** Meanwhile each answer of ChatGPT costs what was set aside for it: on a slow machine too, none frees money for more. */
export async function atCeilingCost(checks: CheckServices, work: () => Promise<void>): Promise<void> {
  const { openai } = checks.assistants;
  checks.assistants.openai = {
    ...openai,
    ask: async (input, permit) => ({
      ...(await openai.ask(input, permit)),
      cost_microdollars: openai.ceiling_microdollars(input),
    }),
  };
  try {
    await work();
  } finally {
    checks.assistants.openai = openai;
  }
}

/** Waits for something another connection does; gives up just before the test would, on a machine under load too. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('this did not come true within 90 s');
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

async function newTracker(
  app: SharedApp,
  options: { company?: string; keywords?: string[]; plan?: PlanName },
): Promise<TestUser> {
  const { company = COMPANY, keywords = [KEYWORD], plan } = options;
  // A wait that a provider asked for in the test before would hold this one too.
  await app.database.query('update provider_states set paused_until = null');
  const user = await app.newUser({ company, ...(plan === undefined ? {} : { plan }) });
  for (const keyword_text of keywords) await user.post('/rpc/add_my_keyword', { keyword_text });
  return user;
}

async function beginCheck(
  checks: CheckServices,
  user: TestUser,
  input: Partial<CheckVisibility>,
): Promise<BegunCheck> {
  const context: CheckContext = {
    actor: { kind: 'user', personId: user.personId, accountId: user.accountId, sessionId: newId() },
    accountId: user.accountId,
    db: checks.tenant(user.accountId),
    log: checks.log,
    now: new Date(),
    idempotencyKey: null,
    services: checks,
  };
  const asked: CheckVisibility = { keyword: KEYWORD, companyName: COMPANY, channel: 'openai', ...input };
  return context.db.transaction(async (tx) => {
    const plan = await startSingleCheck(tx, context, asked);
    return { plan, attempt: await reserveCall(checks, tx, { plan, attemptNo: 1, now: context.now }) };
  });
}

async function booksOf(app: SharedApp, user: TestUser): Promise<Books> {
  const [books] = await app.database.query<{ spent: string; reserved: string }>(
    `select coalesce(sum(spent_microdollars), 0) as spent, coalesce(sum(reserved_microdollars), 0) as reserved
     from spend_months where account_id = $1`,
    [user.accountId],
  );
  return { spent: Number(books?.spent), reserved: Number(books?.reserved) };
}

type Book = 'months' | 'days' | 'providers' | 'attempts';

/** What each book says of all users: closed attempts are spent, open ones reserved. */
async function sumsOf({ database }: SharedApp): Promise<Record<Book, Books>> {
  const sums = await database.query<{ book: Book; spent: string | null; reserved: string | null }>(`
    select 'months' as book, sum(spent_microdollars) as spent, sum(reserved_microdollars) as reserved from spend_months
    union all select case provider when 'all' then 'days' else 'providers' end, sum(spent_microdollars),
      sum(reserved_microdollars) from spend_days group by 1
    union all select 'attempts', sum(cost_microdollars) filter (where state <> 'asking'),
      sum(reserved_microdollars) filter (where state = 'asking') from check_attempts`);
  const sumOf = (name: Book): Books => {
    const sum = sums.find(({ book }) => book === name);
    return { spent: Number(sum?.spent ?? 0), reserved: Number(sum?.reserved ?? 0) };
  };
  return {
    months: sumOf('months'),
    days: sumOf('days'),
    providers: sumOf('providers'),
    attempts: sumOf('attempts'),
  };
}
