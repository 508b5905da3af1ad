import type { Discussion } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { findShownPostId, readDiscussion } from '../discussion.queries.ts';

/** What readers say of a post that visitors see; null for any other. As the service. */
export async function findDiscussion(tx: Transaction, slug: string): Promise<Discussion | null> {
  const pageId = await findShownPostId(tx, slug);
  return pageId === null ? null : readDiscussion(tx, pageId);
}
