import { notFound } from '../../context/not-found.ts';
import { reading } from '../../context/user-context.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { findKeyword, toKeyword } from './keywords.queries.ts';
import { addKeyword } from './use-cases/add-keyword.ts';
import { changeKeyword, renameTopic, setTopics } from './use-cases/change-keyword.ts';
import { deleteMyKeyword, deleteMyKeywords } from './use-cases/delete-keyword.ts';
import { getPlanUsage } from './use-cases/get-plan-usage.ts';
import { importKeywords } from './use-cases/import-keywords.ts';

export const createKeywordsRoutes = () => ({
  add_my_keyword: procedures.keywords.add_my_keyword.handler(({ context, input }) =>
    addKeyword(signedIn(context), input),
  ),
  delete_my_keyword: procedures.keywords.delete_my_keyword.handler(({ context, input }) =>
    deleteMyKeyword(signedIn(context), input.keyword_id),
  ),
  get_keyword: procedures.keywords.get_keyword.handler(({ context, input }) =>
    reading(signedIn(context), async (tx, userId) => {
      const row = await findKeyword(tx, userId, input.id);
      if (row === null) throw notFound();
      return toKeyword(row);
    }),
  ),
  update_keyword: procedures.keywords.update_keyword.handler(({ context, input }) =>
    changeKeyword(signedIn(context), input),
  ),
  set_keyword_topics: procedures.keywords.set_keyword_topics.handler(({ context, input }) =>
    setTopics(signedIn(context), input),
  ),
  rename_keyword_topic: procedures.keywords.rename_keyword_topic.handler(({ context, input }) =>
    renameTopic(signedIn(context), input),
  ),
  import_keywords: procedures.keywords.import_keywords.handler(({ context, input }) =>
    importKeywords(signedIn(context), input),
  ),
  delete_keywords: procedures.keywords.delete_keywords.handler(({ context, input }) =>
    deleteMyKeywords(signedIn(context), input.keyword_ids),
  ),
});

/** Stands here and not with the plans because most of what a plan limits is keywords. */
export const createPlanUsageRoutes = () => ({
  get_my_plan_usage: procedures.plans.get_my_plan_usage.handler(({ context }) =>
    getPlanUsage(signedIn(context)),
  ),
});
