import type { AuxiliaryDecision } from '@answerscope/contract';
import { type DoubtfulPlace, detectMentions } from '@answerscope/mentions';
import { UNSURE_BRAND, UNSURE_SENTENCES } from '@answerscope/mentions/doubtful-places.fixture.ts';
import type { TestUser } from '../../../../test/user.ts';
import { countDueCompanies } from '../../companies/index.ts';
import { writeDueReports } from '../../reports/index.ts';
import { answerRun } from '../../runs/answered-run.fixture.ts';
import type { RunApp } from '../../runs/run.fixture.ts';
import { modelCallParts } from '../model-calls/model-calls.fixture.ts';
import { askModel } from '../use-cases/ask-model.ts';
import { PLACE_TASK } from '../use-cases/decide-places.ts';
import type { AuxiliaryPlace, AuxiliaryReply } from './auxiliary.rules.ts';

/** An ordinary word as a name, and a question that asks for no company: what is left is the sentence. */
export const BRAND = UNSURE_BRAND;
export const QUESTION = 'What should I give my aunt?';
/** An answer with one place of which the rules are not sure, what they say of it, and its line, to be quoted. */
export interface UnsureAnswer {
  text: string;
  place: DoubtfulPlace;
  written: string;
  quote: string;
}

export function unsureAnswers(is_counted: boolean): UnsureAnswer[] {
  return UNSURE_SENTENCES.flatMap((written) => {
    const quote = `${written} It glows.`;
    const text = `A kettle is fine.\n\n${quote}\n\nTea is good.\n\nBread as well.`;
    const [place] = detectMentions({ answer: text, question: QUESTION, brand: { name: BRAND } }).doubtful;
    return place?.is_counted === is_counted ? [{ text, place, written, quote }] : [];
  });
}

export function unsureAnswer(is_counted: boolean): UnsureAnswer {
  const [first] = unsureAnswers(is_counted);
  if (first === undefined)
    throw new Error(`the rules are sure of every sentence here, or count none: ${is_counted}`);
  return first;
}

/** An answer whose doubtful place the rules count, and one whose they do not. */
export const COUNTED = unsureAnswer(true);
export const REFUSED = unsureAnswer(false);

export type PlaceReply = AuxiliaryReply['places'][number];

/** What tests of the auxiliary model do with the product. */
export function auxiliaryParts(app: RunApp) {
  const calls = modelCallParts(app, PLACE_TASK, { setting: 'auxiliary_judging', word: 'cannot_tell' });
  const parts = {
    ...calls,
    /** The model's next decision, with the line of the place as what it rests on. */
    modelSays: (decision: AuxiliaryDecision, times?: number, { quote }: UnsureAnswer = REFUSED) =>
      calls.modelReplies({ places: [{ decision, other: null, quote } as PlaceReply] }, times),
    /** What it says of the places of the next call. */
    modelDecides: (places: AuxiliaryReply['places'], times?: number) => calls.modelReplies({ places }, times),
    /** Has every open call answered by labels of its places, and lets that count. */
    decideByLabels: async (user: TestUser, labelOf: (place: AuxiliaryPlace) => PlaceReply) => {
      for (const { state, places, ...key } of await calls.rows(user)) {
        if (state !== 'open') continue;
        await calls.modelReplies({ places: places.map(labelOf) }, 1);
        await askModel(app.checks, PLACE_TASK, key);
      }
      await countDueCompanies(app.checks);
    },
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
      await calls.workOff(user);
      await countDueCompanies(app.checks);
    },
    /** A user with one answer in doubt, and the row that is asked about. */
    doubted: async (text = REFUSED.text) => {
      const user = await parts.newEmber();
      const runId = await parts.answered(user, text);
      const [row] = await calls.rows(user);
      if (row === undefined) throw new Error('no place was noted');
      return { user, runId, row };
    },
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
  };
  return parts;
}
