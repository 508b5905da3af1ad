import type { Author, Language, ListedPage } from '@answerscope/contract';
import { and, eq } from 'drizzle-orm';
import { personNamed } from '../../context/operation-call.ts';
import type { Transaction } from '../../database/pool.ts';
import { isId } from '../../lib/ids.ts';
import { persons } from '../accounts/accounts.tables.ts';
import { cms_pages } from './content.tables.ts';
import { isShownPost, listShownPosts } from './pages.queries.ts';

/** The author of published posts, or null: of anybody else nothing is told. */
export async function findAuthor(tx: Transaction, id: string): Promise<Author | null> {
  if (!isId(id)) return null;
  const [author] = await tx
    .select({ id: persons.id, full_name: persons.full_name, avatar_url: persons.image_url })
    .from(persons)
    .innerJoin(cms_pages, eq(cms_pages.author_id, persons.id))
    .where(and(isShownPost(), eq(persons.id, personNamed(id))))
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
