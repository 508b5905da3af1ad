import type { ChannelSummary } from '@answerscope/contract';
import { notFound, orNotFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import { bind, bindOwn, bindRead } from '../../http/bind.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { AccountId } from '../../lib/ids.ts';
import {
  findAnswer,
  findNeighbours,
  giveFeedback,
  hasAnswer,
  listAnswers,
  proposeForPlace,
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

/** What the newest results of every channel come to, with the rate over a range of days that every page shows. */
export type SummariseChannels = (
  tx: Transaction,
  accountId: AccountId,
  of: { range: string | undefined },
) => Promise<ChannelSummary[]>;

/** @param summarise rests on reports, which this module knows nothing of */
export function createChecksRoutes(services: CheckServices, summarise: SummariseChannels) {
  const { checks } = procedures;
  const bindAsking = bind((context): CheckContext => ({ ...signedIn(context), services }));
  return {
    check_visibility: bindAsking(checks.check_visibility, checkVisibility),
    check_visibility_claude: bindAsking(checks.check_visibility_claude, checkVisibility),
    check_visibility_gemini: bindAsking(checks.check_visibility_gemini, checkVisibility),
    check_visibility_perplexity: bindAsking(checks.check_visibility_perplexity, checkVisibility),
    forecast_check: bindAsking(checks.forecast_check, forecastCheck),
    list_question_wordings: bindOwn(checks.list_question_wordings, listQuestionWordings),
    list_visibility_results: bindRead(checks.list_visibility_results, async (tx, accountId, input) => {
      const { keyword_id, ad_hoc_for, channel } = input;
      if (keyword_id !== undefined && !(await hasKeyword(tx, accountId, keyword_id))) throw notFound();
      const underWay = (ids: readonly string[]) =>
        Promise.all([
          listChecksUnderWay(tx, accountId, ids, ad_hoc_for ?? null),
          ad_hoc_for
            ? listAdHocResults(tx, accountId, { company_name: ad_hoc_for, keyword_ids: ids, channel })
            : [],
        ]);
      const asked = input.keyword_ids ?? (keyword_id ? [keyword_id] : null);
      // Sent together, as far as it is known which keywords are shown.
      const [{ rows, total }, channels, ofAsked] = await Promise.all([
        listResults(tx, accountId, input),
        summarise(tx, accountId, { range: input.range }),
        asked && underWay(asked),
      ]);
      const [under_way, ad_hoc] = ofAsked ?? (await underWay(rows.map((row) => row.keyword_id)));
      const { page, page_size } = input;
      return { items: rows.map(toVisibilityResult), total, page, page_size, channels, under_way, ad_hoc };
    }),
    list_answers: bindRead(checks.list_answers, async (tx, accountId, input) => {
      const { before, keyword_id } = input;
      if (before !== undefined && !(await hasAnswer(tx, accountId, { id: before }))) throw notFound();
      const page = await listAnswers(tx, accountId, input);
      if (page.items.length > 0 || keyword_id === undefined) return page;
      const isKnown =
        (await hasKeyword(tx, accountId, keyword_id)) || (await hasAnswer(tx, accountId, { keyword_id }));
      if (!isKnown) throw notFound();
      return page;
    }),
    give_feedback: bindOwn(checks.give_feedback, giveFeedback),
    withdraw_feedback: bindOwn(checks.withdraw_feedback, (ctx, { id }) => withdrawFeedback(ctx, id)),
    get_answer: bindRead(checks.get_answer, async (tx, accountId, { id }) =>
      orNotFound(await findAnswer(tx, accountId, id)),
    ),
    propose_namesake: bindRead(checks.propose_namesake, proposeForPlace),
    get_neighbours: bindRead(checks.get_neighbours, async (tx, accountId, input) =>
      orNotFound(await findNeighbours(tx, accountId, input)),
    ),
  };
}
