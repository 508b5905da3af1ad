import type { LoggedRequest } from '@answerscope/assistant-simulator';
import type { AuxiliaryDecision } from '@answerscope/contract';
import { type AmbiguousSentence, detectMentions } from '@answerscope/mentions';
import { UNSURE_BRAND, UNSURE_SENTENCES } from '@answerscope/mentions/unsure-sentences.fixture.ts';
import { expect } from 'vitest';
import type { TestUser } from '../../../../test/user.ts';
import type { CheckServices } from '../../checks/check.services.ts';
import { until } from '../../checks/check-app.fixture.ts';
import { answerRun } from '../../runs/answered-run.fixture.ts';
import type { RunApp } from '../../runs/run.fixture.ts';
import { type AuxiliaryEngine, startAuxiliaryEngine } from './auxiliary.engine.ts';
import type { AuxiliaryRow } from './auxiliary.queries.ts';

/** An ordinary word as a name, and a question that asks for no company: what is left is the sentence. */
export const BRAND = UNSURE_BRAND;
export const QUESTION = 'What should I give my aunt?';
/** An answer with one sentence that the rules are unsure of, and what they say of it. */
export function unsureAnswer(is_counted: boolean): { text: string; sentence: AmbiguousSentence } {
  for (const written of UNSURE_SENTENCES) {
    const text = `A kettle is fine. ${written} It glows.`;
    const verdict = detectMentions({ answer: text, question: QUESTION, brand: { name: BRAND } });
    const [sentence] = verdict.ambiguous;
    if (sentence?.is_counted === is_counted) return { text, sentence };
  }
  throw new Error(`the rules are sure of every sentence here, or count none: ${is_counted}`);
}

/** What tests of the auxiliary model do with the product. */
export function auxiliaryParts(app: RunApp) {
  const engines = new Set<AuxiliaryEngine>();
  let administrator: TestUser | null = null;
  const simulator = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const reply = await fetch(`${app.simulator.adminUrl}/${path}`, init);
    expect(reply.status, path).toBe(200);
    return reply.json();
  };
  const sentences = (user: TestUser) =>
    app.database.query<AuxiliaryRow>(
      'select * from auxiliary_verdicts where user_id = $1 order by answer_id, start_offset',
      [user.userId],
    );
  const isThrough = async (user: TestUser) =>
    (await sentences(user)).every(({ state }) => state === 'decided' || state === 'failed');
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
    sentences,
    startDecider,
    stopDeciders,
    /** As an administrator switches it, through the API. */
    switchAuxiliary: async (auxiliary_judging: boolean) => {
      administrator ??= await app.newAdministrator();
      const change = { reason: 'a test', settings: { auxiliary_judging } };
      expect((await administrator.patch('/api/admin/tracker-settings', change)).status).toBe(200);
    },
    /** What the model says of the next sentences. */
    modelSays: (decision: AuxiliaryDecision, times?: number) =>
      simulator('values', { value: { decision }, times }),
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
    /** One answer to each keyword, of one run. */
    answered: (user: TestUser, text: string, samples = 1) => answerRun(app, user, () => ({ text }), samples),
    /** Lets a worker decide all that is open. */
    decideAll: async (user: TestUser) => {
      startDecider();
      await until(() => isThrough(user));
      await stopDeciders();
    },
  };
}
