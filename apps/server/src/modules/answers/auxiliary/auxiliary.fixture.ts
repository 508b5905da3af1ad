import type { LoggedRequest } from '@answerscope/assistant-simulator';
import type { AuxiliaryDecision } from '@answerscope/contract';
import { type DoubtfulPlace, detectMentions } from '@answerscope/mentions';
import { UNSURE_BRAND, UNSURE_SENTENCES } from '@answerscope/mentions/doubtful-places.fixture.ts';
import { expect } from 'vitest';
import type { TestUser } from '../../../../test/user.ts';
import type { CheckServices } from '../../checks/check.services.ts';
import { countOf, until } from '../../checks/check-app.fixture.ts';
import { countDueCompanies } from '../../companies/index.ts';
import { writeDueReports } from '../../reports/index.ts';
import { answerRun } from '../../runs/answered-run.fixture.ts';
import type { RunApp } from '../../runs/run.fixture.ts';
import { decideSentence } from '../use-cases/decide-sentence.ts';
import { type AuxiliaryEngine, startAuxiliaryEngine } from './auxiliary.engine.ts';
import type { AuxiliaryRow } from './auxiliary.queries.ts';
import type { AuxiliaryPlace, AuxiliaryReply } from './auxiliary.rules.ts';

/** An ordinary word as a name, and a question that asks for no company: what is left is the sentence. */
export const BRAND = UNSURE_BRAND;
export const QUESTION = 'What should I give my aunt?';
/** An answer with one place of which the rules are not sure, and what they say of it. */
export function unsureAnswer(is_counted: boolean): { text: string; place: DoubtfulPlace; written: string } {
  for (const written of UNSURE_SENTENCES) {
    const text = `A kettle is fine.\n\n${written} It glows.\n\nTea is good.\n\nBread as well.`;
    const verdict = detectMentions({ answer: text, question: QUESTION, brand: { name: BRAND } });
    const [place] = verdict.doubtful;
    if (place?.is_counted === is_counted) return { text, place, written };
  }
  throw new Error(`the rules are sure of every sentence here, or count none: ${is_counted}`);
}

/** An answer whose doubtful place the rules count, and one whose they do not. */
export const COUNTED = unsureAnswer(true);
export const REFUSED = unsureAnswer(false);

export type PlaceReply = AuxiliaryReply['places'][number];

/** What tests of the auxiliary model do with the product. */
export function auxiliaryParts(app: RunApp) {
  // As with real assistants.
  app.checks.readsDoubts = true;
  const engines = new Set<AuxiliaryEngine>();
  let administrator: TestUser | null = null;
  const simulator = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${app.simulator.adminUrl}/${path}`, init);
    expect(reply.status, path).toBe(200);
    return reply.json();
  };
  const rows = (user: TestUser) =>
    app.database.query<AuxiliaryRow>(
      'select * from auxiliary_verdicts where user_id = $1 order by answer_id, start_offset',
      [user.userId],
    );
  const isThrough = async (user: TestUser) =>
    (await rows(user)).every(({ state }) => state === 'decided' || state === 'failed');
  const startDecider = (services: CheckServices = app.checks): AuxiliaryEngine => {
    const engine = startAuxiliaryEngine(services, { pollMs: 10 });
    engines.add(engine);
    return engine;
  };
  const stopDeciders = async (): Promise<void> => {
    await Promise.all([...engines].map((engine) => engine.stop(10_000)));
    engines.clear();
  };
  return {
    rows,
    startDecider,
    stopDeciders,
    /** What a test leaves open is nothing for the next one's workers. */
    leaveNothingOpen: async () => {
      await stopDeciders();
      await app.resetSimulator();
      await app.database.query('update provider_states set paused_until = null');
      await app.database.query(
        "update auxiliary_verdicts set state = 'failed' where state in ('open', 'asking')",
      );
    },
    /** As an administrator switches it, through the API. */
    switchAuxiliary: async (auxiliary_judging: boolean) => {
      administrator ??= await app.newAdministrator();
      const change = { reason: 'a test', settings: { auxiliary_judging } };
      expect((await administrator.patch('/api/admin/tracker-settings', change)).status).toBe(200);
    },
    /** The model's next decision, with a quotation from the answer. */
    modelSays: (decision: AuxiliaryDecision, times?: number) =>
      simulator('values', { value: { places: [{ decision, other: null, quote: BRAND }] }, times }),
    /** What it says of the places of the next call. */
    modelDecides: (places: AuxiliaryReply['places'], times?: number) =>
      simulator('values', { value: { places }, times }),
    /** Has every open call answered by labels of its places, and lets that count. */
    decideByLabels: async (user: TestUser, labelOf: (place: AuxiliaryPlace) => PlaceReply) => {
      for (const { state, places, ...key } of await rows(user)) {
        if (state !== 'open') continue;
        await simulator('values', { value: { places: places.map(labelOf) }, times: 1 });
        await decideSentence(app.checks, key);
      }
      await countDueCompanies(app.checks);
    },
    modelWrites: (text: string, times?: number) => simulator('values', { text, times }),
    /** The requests for a decision, as the providers received them. */
    asked: async (): Promise<LoggedRequest[]> =>
      ((await simulator('requests')) as { requests: LoggedRequest[] }).requests.filter((one) =>
        JSON.stringify(one.body).includes('cannot_tell'),
      ),
    newEmber: async (keywords: string[] = [QUESTION]) => {
      // More people than may sign up from one address in an hour.
      await app.database.query("delete from rate_buckets where key not like 'provider:%'");
      return app.newTracker({ company: BRAND, plan: 'Professional', keywords });
    },
    /** One answer to each keyword, of one run, read for companies. */
    answered: async (user: TestUser, text: string | ((keyword: string) => string), samples = 1) => {
      const textOf = typeof text === 'string' ? () => text : text;
      const runId = await answerRun(app, user, (keyword) => ({ text: textOf(keyword) }), samples);
      await countDueCompanies(app.checks);
      return runId;
    },
    /** Lets a worker decide all that is open, and what was decided count. */
    decideAll: async (user: TestUser) => {
      startDecider();
      await until(() => isThrough(user));
      await stopDeciders();
      await countDueCompanies(app.checks);
    },
  };
}

/** What tests of the auxiliary model read of a user, and that the books agree with it. */
export function auxiliaryReads(app: RunApp, parts: ReturnType<typeof auxiliaryParts>) {
  /** What the auxiliary model cost a user, and what its calls have set aside. */
  const auxiliaryCosts = async (user: TestUser) => {
    const asked = await parts.rows(user);
    const sum = (values: unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
    return {
      spent: sum(asked.map((row) => row.cost_microdollars)),
      reserved: sum(asked.map((row) => row.reserved_microdollars)),
    };
  };
  const day = async () => {
    const [row] = await app.database.query<{ spent: string; reserved: string }>(
      `select spent_microdollars as spent, reserved_microdollars as reserved from spend_days where provider = 'all'`,
    );
    return { spent: Number(row?.spent), reserved: Number(row?.reserved) };
  };
  return {
    auxiliaryCosts,
    answerOf: async (user: TestUser, at = 0) => {
      const { items } = (await user.get('/api/answers')).body;
      return (await user.get(`/api/answers/${items[at].id}`)).body;
    },
    resultOf: async (user: TestUser) => (await user.get('/api/visibility-results')).body.items[0],
    /** A user's reports, once all that are due were written. */
    reportsOf: async (user: TestUser): Promise<{ mentioned_keywords: number }[]> => {
      await writeDueReports(app.checks);
      return (await user.get('/api/reports')).body.items;
    },
    /** Months and days hold what the sentences of a user cost, on top of what they held before. */
    async booked<T>(user: TestUser, work: () => Promise<T>): Promise<T> {
      const before = { month: await app.booksOf(user), day: await day(), own: await auxiliaryCosts(user) };
      const counted = await countOf(app.checks, 'spentMicrodollars');
      const done = await work();
      const own = await auxiliaryCosts(user);
      const more = { spent: own.spent - before.own.spent, reserved: own.reserved - before.own.reserved };
      for (const [now, then] of [
        [await app.booksOf(user), before.month],
        [await day(), before.day],
      ] as const)
        expect({ spent: now.spent - then.spent, reserved: now.reserved - then.reserved }).toEqual(more);
      expect((await countOf(app.checks, 'spentMicrodollars')) - counted).toBe(more.spent);
      return done;
    },
    /** A user with one answer in doubt, and the row that is asked about. */
    async doubted(text = REFUSED.text) {
      const user = await parts.newEmber();
      const runId = await parts.answered(user, text);
      const [row] = await parts.rows(user);
      if (row === undefined) throw new Error('no place was noted');
      return { user, runId, row };
    },
  };
}
