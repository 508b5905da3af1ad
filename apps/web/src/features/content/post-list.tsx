import type { ListedPage } from '@answerscope/contract';
import * as messages from './messages.ts';
import { Posts } from './posts.tsx';
import styles from './words.module.css';

/** The posts of the blog, newest first. */
export function PostList({ posts }: { posts: readonly ListedPage[] }) {
  return (
    <article className={styles.page}>
      <header>
        <h1>{messages.blog}</h1>
        <p className={styles.lede}>
          {posts.length === 0 ? messages.thereNoPostsYet : messages.onMeasuringWhatAssistantsSay}
        </p>
      </header>
      <Posts posts={posts} />
      <p>
        <a href="/blog/rss.xml">{messages.rssFeed}</a>
      </p>
    </article>
  );
}
