import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { listKeywordIds, listKeywords } from './keyword-list.queries.ts';

/** Stands here and not with the keywords because the list is sorted and narrowed by what their checks found. */
export const keywordListRoutes = {
  list_keywords: procedures.keywords.list_keywords.handler(({ context, input }) => {
    const { db, actor } = signedIn(context);
    return db.transaction(async (tx) => ({
      ...(await listKeywords(tx, actor.userId, input)),
      page_size: input.page_size,
    }));
  }),
  list_keyword_ids: procedures.keywords.list_keyword_ids.handler(({ context, input }) => {
    const { db, actor } = signedIn(context);
    return db.transaction(async (tx) => ({ keyword_ids: await listKeywordIds(tx, actor.userId, input) }));
  }),
};
