import type { Language, PagePreview } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import { readPreviewToken } from '../page-preview.rules.ts';
import { findSavedPage } from '../pages.queries.ts';

/** The page that a link to its preview shows; null for a link that is none, or none any more. */
export async function findPreview(
  { servicePool, now, secret }: { servicePool: Pool; now: Date; secret: string },
  { token, language }: { token: string; language: Language },
): Promise<PagePreview | null> {
  const preview = readPreviewToken(token, { now, secret });
  if (preview === null) return null;
  const page = await inTransaction(servicePool, null, (tx) =>
    findSavedPage(tx, { id: preview.pageId, language }),
  );
  return page && { page, expires_at: preview.expiresAt.toISOString() };
}
