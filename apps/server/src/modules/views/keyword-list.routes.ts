import { bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import { ensureOwnTag } from '../tags/index.ts';
import { listKeywordIds } from './keyword-list.queries.ts';
import { exportKeywords } from './use-cases/export-keywords.ts';
import { readKeywordList } from './use-cases/read-keyword-list.ts';
import { readTopics } from './use-cases/read-topics.ts';
import type { WaitServices } from './use-cases/read-waits.ts';
import { toDownload } from './views.routes.ts';

/** Stands here and not with the keywords because lists and topics tell what their checks found. */
export const createKeywordListRoutes = (services: WaitServices) => ({
  list_keywords: bindRead(procedures.keywords.list_keywords, async (tx, accountId, input) => {
    await ensureOwnTag(tx, accountId, input);
    return readKeywordList(tx, accountId, { ...input, now: services.now() });
  }),
  list_keyword_ids: bindRead(procedures.keywords.list_keyword_ids, async (tx, accountId, input) => {
    await ensureOwnTag(tx, accountId, input);
    return { keyword_ids: await listKeywordIds(tx, accountId, input) };
  }),
  export_keywords: bindRead(procedures.keywords.export_keywords, async (tx, accountId, input) => {
    await ensureOwnTag(tx, accountId, input);
    return toDownload(await exportKeywords(tx, accountId, { filter: input, now: services.now() }));
  }),
  list_keyword_topics: bindRead(procedures.keywords.list_keyword_topics, (tx, accountId, input) =>
    readTopics(tx, accountId, { ...services, ...input }),
  ),
});
