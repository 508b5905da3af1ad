import { reading } from '../../context/user-context.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import { listKeywordIds, listKeywords } from './keyword-list.queries.ts';
import { readTopics } from './use-cases/read-topics.ts';

/** Stands here and not with the keywords because lists and topics tell what their checks found. */
export const createKeywordListRoutes = () => ({
  list_keywords: procedures.keywords.list_keywords.handler(({ context, input }) =>
    reading(signedIn(context), async (tx, userId) => ({
      ...(await listKeywords(tx, userId, input)),
      page_size: input.page_size,
    })),
  ),
  list_keyword_ids: procedures.keywords.list_keyword_ids.handler(({ context, input }) =>
    reading(signedIn(context), async (tx, userId) => ({
      keyword_ids: await listKeywordIds(tx, userId, input),
    })),
  ),
  list_keyword_topics: procedures.keywords.list_keyword_topics.handler(({ context }) =>
    reading(signedIn(context), readTopics),
  ),
});
