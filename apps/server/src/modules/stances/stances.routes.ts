import { CSV_MIME_TYPE } from '@answerscope/contract';
import { bind, bindOwn, bindRead } from '../../http/bind.ts';
import { sendCsv } from '../../http/csv-stream.ts';
import { procedures } from '../../http/procedures.ts';
import type { AnswerServices } from '../answers/index.ts';
import { administering } from '../audit/index.ts';
import { findFacts } from './review/review.queries.ts';
import { readStanceCosts } from './use-cases/read-stance-costs.ts';
import {
  exportStatements,
  listStatements,
  readAnswerStatements,
  readStances,
} from './use-cases/read-stances.ts';
import { declareFacts, exportReview, markStatement, readReview } from './use-cases/review-statements.ts';

/** What answers say of the brand and its competitors: counts, and the sentences behind them. */
export function createStanceRoutes({ now }: Pick<AnswerServices, 'now'>) {
  const { brand } = procedures;
  return {
    list_stances: bindRead(brand.list_stances, (tx, accountId, input) =>
      readStances(tx, accountId, { ...input, now: now() }),
    ),
    list_statements: bindRead(brand.list_statements, (tx, accountId, input) =>
      listStatements(tx, accountId, { ...input, now: now() }),
    ),
    export_statements: bindOwn(brand.export_statements, (ctx, input) =>
      sendCsv(exportStatements(ctx, input), ctx.log),
    ),
    list_answer_statements: bindRead(brand.list_answer_statements, readAnswerStatements),
    list_review: bindRead(brand.list_review, (tx, accountId, input) =>
      readReview(tx, accountId, { ...input, now: now() }),
    ),
    export_review: bindRead(brand.export_review, async (tx, accountId, input) => {
      const { name, text } = await exportReview(tx, accountId, { ...input, now: now() });
      return {
        headers: { 'content-disposition': `attachment; filename="${name}"` },
        body: new File([text], name, { type: CSV_MIME_TYPE }),
      };
    }),
    mark_statement: bindOwn(brand.mark_statement, markStatement),
    get_brand_facts: bindRead(brand.get_brand_facts, findFacts),
    update_brand_facts: bindOwn(brand.update_brand_facts, declareFacts),
  };
}

/** What reading by a model costs, for administrators. */
export function createStanceAdministrationRoutes(services: AnswerServices) {
  const bindAdmin = bind(administering(services.servicePool));
  return {
    get_stance_costs: bindAdmin(procedures.admin.get_stance_costs, (ctx) =>
      ctx.readAll((tx) => readStanceCosts(tx, services, ctx.now)),
    ),
  };
}
