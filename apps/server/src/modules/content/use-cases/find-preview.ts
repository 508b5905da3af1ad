import type { PagePreview } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { readPreviewToken } from '../page-preview.rules.ts';
import { findSavedPage } from '../pages.queries.ts';

/** The page that a link to its preview shows; null for a link that is none, or none any more. */
export async function findPreview(
  servicePool: Pool,
  token: string,
  at: { now: Date; secret: string },
): Promise<PagePreview | null> {
  const preview = readPreviewToken(token, at);
  if (preview === null) return null;
  const page = await inTransaction(servicePool, null, (tx) => findSavedPage(tx, preview.pageId));
  return page && { page, expires_at: preview.expiresAt.toISOString() };
}
