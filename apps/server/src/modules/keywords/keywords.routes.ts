import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { listKeywords, toKeyword } from './keywords.queries.ts';
import { addKeyword } from './use-cases/add-keyword.ts';
import { deleteMyKeyword } from './use-cases/delete-keyword.ts';
import { getPlanUsage } from './use-cases/get-plan-usage.ts';

export const keywordsRoutes = {
  list_keywords: procedures.keywords.list_keywords.handler(({ context, input }) => {
    const { db, actor } = signedIn(context);
    return db.transaction(async (tx) => {
      const { rows, ...counts } = await listKeywords(tx, actor.userId, input);
      return { ...counts, items: rows.map(toKeyword), page: input.page, page_size: input.page_size };
    });
  }),
  add_my_keyword: procedures.keywords.add_my_keyword.handler(({ context, input }) =>
    addKeyword(signedIn(context), input),
  ),
  delete_my_keyword: procedures.keywords.delete_my_keyword.handler(({ context, input }) =>
    deleteMyKeyword(signedIn(context), input.keyword_id),
  ),
};

/** Stands here and not with the plans because most of what a plan limits is keywords. */
export const planUsageRoutes = {
  get_my_plan_usage: procedures.plans.get_my_plan_usage.handler(({ context }) =>
    getPlanUsage(signedIn(context)),
  ),
};
