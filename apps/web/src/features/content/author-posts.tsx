import type { AuthorWithPosts } from '../../lib/page-context.ts';
import * as messages from './messages.ts';
import { Posts } from './posts.tsx';
import styles from './words.module.css';

/** Who writes, and what they have published. */
export function AuthorPosts({ author, posts }: AuthorWithPosts) {
  return (
    <article className={styles.page}>
      <header className={styles.author}>
        {author.avatar_url && <img src={author.avatar_url} alt="" width="72" height="72" />}
        <div>
          <h1>{author.full_name}</h1>
          <p className={styles.lede}>{messages.postsOnBlog({ count: posts.length })}</p>
        </div>
      </header>
      <Posts posts={posts} />
    </article>
  );
}
