import type { ListedPage } from '@answerscope/contract';
import { Posts } from './posts.tsx';
import styles from './words.module.css';

/** The posts of the blog, newest first. */
export function PostList({ posts }: { posts: readonly ListedPage[] }) {
  return (
    <article className={styles.page}>
      <header>
        <h1>Blog</h1>
        <p className={styles.lede}>
          {posts.length === 0 ? 'There are no posts yet.' : 'On measuring what assistants say of a business.'}
        </p>
      </header>
      <Posts posts={posts} />
      <p>
        <a href="/blog/rss.xml">RSS feed</a>
      </p>
    </article>
  );
}
