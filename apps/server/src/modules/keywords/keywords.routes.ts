import { orNotFound } from '../../context/not-found.ts';
import { bindOwn, bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { PaymentTaker } from '../plans/index.ts';
import { findKeyword, toKeyword } from './keywords.queries.ts';
import { addKeyword } from './use-cases/add-keyword.ts';
import { changeKeyword, renameTopic, setTopics } from './use-cases/change-keyword.ts';
import { deleteMyKeyword, deleteMyKeywords } from './use-cases/delete-keyword.ts';
import { getPlanUsage } from './use-cases/get-plan-usage.ts';

const { keywords, plans } = procedures;

export const createKeywordsRoutes = () => ({
  add_my_keyword: bindOwn(keywords.add_my_keyword, addKeyword),
  delete_my_keyword: bindOwn(keywords.delete_my_keyword, (ctx, { keyword_id }) =>
    deleteMyKeyword(ctx, keyword_id),
  ),
  get_keyword: bindRead(keywords.get_keyword, async (tx, accountId, { id }) =>
    toKeyword(orNotFound(await findKeyword(tx, accountId, id))),
  ),
  update_keyword: bindOwn(keywords.update_keyword, changeKeyword),
  set_keyword_topics: bindOwn(keywords.set_keyword_topics, setTopics),
  rename_keyword_topic: bindOwn(keywords.rename_keyword_topic, renameTopic),
  delete_keywords: bindOwn(keywords.delete_keywords, (ctx, { keyword_ids }) =>
    deleteMyKeywords(ctx, keyword_ids),
  ),
});

/** Stands here and not with the plans because most of what a plan limits is keywords. */
export const createPlanUsageRoutes = ({ payments }: { payments: PaymentTaker }) => ({
  get_my_plan_usage: bindOwn(plans.get_my_plan_usage, (ctx) => getPlanUsage(ctx, payments)),
});
