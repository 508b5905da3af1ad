import type { ChannelSummary } from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import { reading } from '../../context/user-context.ts';
import type { Transaction } from '../../database/pool.ts';
import { type RequestContext, signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import {
  findAnswer,
  findNeighbours,
  giveFeedback,
  hasAnswer,
  listAnswers,
  withdrawFeedback,
} from '../answers/index.ts';
import { hasKeyword } from '../keywords/index.ts';
import { listAdHocResults } from './ad-hoc-results.queries.ts';
import type { CheckContext, CheckServices } from './check.services.ts';
import { listResults, toVisibilityResult } from './results.queries.ts';
import { listChecksUnderWay } from './under-way.queries.ts';
import { checkVisibility } from './use-cases/check-visibility.ts';
import { forecastCheck } from './use-cases/forecast-check.ts';
import { listQuestionWordings } from './use-cases/list-question-wordings.ts';

/** What the newest results of every channel come to, with the rate that every page shows. */
export type SummariseChannels = (tx: Transaction, userId: string) => Promise<ChannelSummary[]>;

/** @param summarise rests on reports, which this module knows nothing of */
export function createChecksRoutes(services: CheckServices, summarise: SummariseChannels) {
  const { checks } = procedures;
  const asking = (context: RequestContext): CheckContext => ({ ...signedIn(context), services });
  return {
    check_visibility: checks.check_visibility.handler(({ context, input }) =>
      checkVisibility(asking(context), input),
    ),
    check_visibility_claude: checks.check_visibility_claude.handler(({ context, input }) =>
      checkVisibility(asking(context), input),
    ),
    check_visibility_gemini: checks.check_visibility_gemini.handler(({ context, input }) =>
      checkVisibility(asking(context), input),
    ),
    check_visibility_perplexity: checks.check_visibility_perplexity.handler(({ context, input }) =>
      checkVisibility(asking(context), input),
    ),
    forecast_check: checks.forecast_check.handler(({ context, input }) =>
      forecastCheck(asking(context), input),
    ),
    list_question_wordings: checks.list_question_wordings.handler(({ context }) =>
      listQuestionWordings(signedIn(context)),
    ),
    list_visibility_results: checks.list_visibility_results.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) => {
        const { keyword_id, ad_hoc_for, channel } = input;
        if (keyword_id !== undefined && !(await hasKeyword(tx, userId, keyword_id))) throw notFound();
        const underWay = (ids: readonly string[]) =>
          Promise.all([
            listChecksUnderWay(tx, userId, ids, ad_hoc_for ?? null),
            ad_hoc_for
              ? listAdHocResults(tx, userId, { company_name: ad_hoc_for, keyword_ids: ids, channel })
              : [],
          ]);
        const asked = input.keyword_ids ?? (keyword_id ? [keyword_id] : null);
        // Sent together, as far as it is known which keywords are shown.
        const [{ rows, total }, channels, ofAsked] = await Promise.all([
          listResults(tx, userId, input),
          summarise(tx, userId),
          asked && underWay(asked),
        ]);
        const [under_way, ad_hoc] = ofAsked ?? (await underWay(rows.map((row) => row.keyword_id)));
        const { page, page_size } = input;
        return { items: rows.map(toVisibilityResult), total, page, page_size, channels, under_way, ad_hoc };
      }),
    ),
    list_answers: checks.list_answers.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) => {
        const { before, keyword_id } = input;
        if (before !== undefined && !(await hasAnswer(tx, userId, { id: before }))) throw notFound();
        const page = await listAnswers(tx, userId, input);
        if (page.items.length > 0 || keyword_id === undefined) return page;
        const isKnown =
          (await hasKeyword(tx, userId, keyword_id)) || (await hasAnswer(tx, userId, { keyword_id }));
        if (!isKnown) throw notFound();
        return page;
      }),
    ),
    give_feedback: checks.give_feedback.handler(({ context, input }) =>
      giveFeedback(signedIn(context), input),
    ),
    withdraw_feedback: checks.withdraw_feedback.handler(({ context, input }) =>
      withdrawFeedback(signedIn(context), input.id),
    ),
    get_answer: checks.get_answer.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) => {
        const answer = await findAnswer(tx, userId, input.id);
        if (answer === null) throw notFound();
        return answer;
      }),
    ),
    get_neighbours: checks.get_neighbours.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) => {
        const neighbours = await findNeighbours(tx, userId, input);
        if (neighbours === null) throw notFound();
        return neighbours;
      }),
    ),
  };
}
