import type { TopicOverview } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { countCompanies, listCategoriesWithCompanies } from '../topic-overview.queries.ts';

/** What companies have chosen of the kinds of business, over all users. */
export async function getTopicOverview(ctx: AdminContext): Promise<TopicOverview> {
  return ctx.readAll(async (tx) => ({
    categories: await listCategoriesWithCompanies(tx),
    ...(await countCompanies(tx)),
  }));
}
