import type { Author, Language, ListedPage } from '@answerscope/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { isId } from '../../lib/ids.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { cms_pages } from './content.tables.ts';
import { isShownPost, listShownPosts } from './pages.queries.ts';

/** The author of published posts, or null: of anybody else nothing is told. */
export async function findAuthor(tx: Transaction, id: string): Promise<Author | null> {
  if (!isId(id)) return null;
  const [author] = await tx
    .select({ id: profiles.id, full_name: profiles.full_name, avatar_url: profiles.image_url })
    .from(profiles)
    .innerJoin(cms_pages, eq(cms_pages.author_id, profiles.id))
    .where(and(isShownPost(), eq(profiles.id, id)))
    .limit(1);
  return author ?? null;
}

/** The same with their posts. */
export async function findAuthorWithPosts(
  tx: Transaction,
  { id, language }: { id: string; language: Language },
): Promise<{ author: Author; posts: ListedPage[] } | null> {
  const author = await findAuthor(tx, id);
  return author && { author, posts: await listShownPosts(tx, { authorId: id, language }) };
}
