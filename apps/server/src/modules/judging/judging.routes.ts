import type { Installation } from '@answerscope/contract';
import { reading } from '../../context/account-context.ts';
import { notFound } from '../../context/not-found.ts';
import { bindOwn, bindRead } from '../../http/bind.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { hasAnswer } from '../answers/index.ts';
import { listChangedAnswers } from './difference.queries.ts';
import { applyJudgement } from './use-cases/apply-judgement.ts';
import { countAnswerIn, leaveAnswerOut } from './use-cases/count-answer-in.ts';
import { discardJudgement } from './use-cases/discard-judgement.ts';
import { getJudgement, getJudgingStatus, requireJudgement } from './use-cases/get-judging-status.ts';
import { readLeftOutAnswers } from './use-cases/read-left-out-answers.ts';
import { startJudgingAgain } from './use-cases/start-judging-again.ts';
import { readBundle, zipBundle } from './use-cases/write-bundle.ts';

/** @param installation says in bundles what its answers are */
export function createJudgingRoutes(installation: Pick<Installation, 'is_demonstration'>) {
  const { judging } = procedures;
  return {
    get_judging_status: bindOwn(judging.get_judging_status, getJudgingStatus),
    start_judging_again: bindOwn(judging.start_judging_again, startJudgingAgain),
    get_judgement: bindOwn(judging.get_judgement, (ctx, { id }) => getJudgement(ctx, id)),
    list_changed_answers: bindRead(judging.list_changed_answers, async (tx, accountId, input) => {
      const preview = await requireJudgement(tx, accountId, input.id);
      const { before, keyword_id } = input;
      if (before !== undefined && !(await hasAnswer(tx, accountId, { id: before }))) throw notFound();
      if (keyword_id !== undefined && !(await hasAnswer(tx, accountId, { keyword_id }))) throw notFound();
      return listChangedAnswers(tx, preview, input);
    }),
    list_left_out_answers: bindOwn(judging.list_left_out_answers, (ctx, input) =>
      reading(ctx, (tx, accountId) => readLeftOutAnswers(tx, accountId, input, ctx.now)),
    ),
    count_answer_in: bindOwn(judging.count_answer_in, (ctx, { id }) => countAnswerIn(ctx, id)),
    leave_answer_out: bindOwn(judging.leave_answer_out, (ctx, { id }) => leaveAnswerOut(ctx, id)),
    apply_judgement: bindOwn(judging.apply_judgement, (ctx, { id }) => applyJudgement(ctx, id)),
    get_report_bundle: judging.get_report_bundle.handler(async ({ context, input }) => {
      const { name, contents } = await reading(signedIn(context), (tx, accountId) =>
        readBundle(tx, accountId, {
          reportId: input.id,
          isDemonstration: installation.is_demonstration,
        }),
      );
      return {
        headers: { 'content-disposition': `attachment; filename="${name}"` },
        body: new File([await zipBundle(contents)], name, { type: 'application/zip' }),
      };
    }),
    discard_judgement: bindOwn(judging.discard_judgement, (ctx, { id }) => discardJudgement(ctx, id)),
  };
}
