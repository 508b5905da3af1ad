import { bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { listKeywordIds, listKeywords } from './keyword-list.queries.ts';
import { readTopics } from './use-cases/read-topics.ts';

/** Stands here and not with the keywords because lists and topics tell what their checks found. */
export const createKeywordListRoutes = () => ({
  list_keywords: bindRead(procedures.keywords.list_keywords, async (tx, userId, input) => ({
    ...(await listKeywords(tx, userId, input)),
    page_size: input.page_size,
  })),
  list_keyword_ids: bindRead(procedures.keywords.list_keyword_ids, async (tx, userId, input) => ({
    keyword_ids: await listKeywordIds(tx, userId, input),
  })),
  list_keyword_topics: bindRead(procedures.keywords.list_keyword_topics, readTopics),
});
