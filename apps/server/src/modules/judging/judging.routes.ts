import type { Installation } from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import { reading } from '../../context/user-context.ts';
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
    get_judging_status: judging.get_judging_status.handler(({ context }) =>
      getJudgingStatus(signedIn(context)),
    ),
    start_judging_again: judging.start_judging_again.handler(({ context }) =>
      startJudgingAgain(signedIn(context)),
    ),
    get_judgement: judging.get_judgement.handler(({ context, input }) =>
      getJudgement(signedIn(context), input.id),
    ),
    list_changed_answers: judging.list_changed_answers.handler(({ context, input }) =>
      reading(signedIn(context), async (tx, userId) => {
        const preview = await requireJudgement(tx, userId, input.id);
        const { before, keyword_id } = input;
        if (before !== undefined && !(await hasAnswer(tx, userId, { id: before }))) throw notFound();
        if (keyword_id !== undefined && !(await hasAnswer(tx, userId, { keyword_id }))) throw notFound();
        return listChangedAnswers(tx, preview, input);
      }),
    ),
    list_left_out_answers: judging.list_left_out_answers.handler(({ context, input }) =>
      reading(signedIn(context), (tx, userId) => readLeftOutAnswers(tx, userId, input)),
    ),
    count_answer_in: judging.count_answer_in.handler(({ context, input }) =>
      countAnswerIn(signedIn(context), input.id),
    ),
    leave_answer_out: judging.leave_answer_out.handler(({ context, input }) =>
      leaveAnswerOut(signedIn(context), input.id),
    ),
    apply_judgement: judging.apply_judgement.handler(({ context, input }) =>
      applyJudgement(signedIn(context), input.id),
    ),
    get_report_bundle: judging.get_report_bundle.handler(async ({ context, input }) => {
      const { name, contents } = await reading(signedIn(context), (tx, userId) =>
        readBundle(tx, userId, {
          reportId: input.id,
          isDemonstration: installation.is_demonstration,
        }),
      );
      return {
        headers: { 'content-disposition': `attachment; filename="${name}"` },
        body: new File([await zipBundle(contents)], name, { type: 'application/zip' }),
      };
    }),
    discard_judgement: judging.discard_judgement.handler(({ context, input }) =>
      discardJudgement(signedIn(context), input.id),
    ),
  };
}
