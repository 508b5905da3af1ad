import type { ListedPage } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { Day } from './day.tsx';
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
      <ul className={styles.list}>
        {posts.map(({ slug, title, description, published_at }) => (
          <li key={slug}>
            <h2>
              <Link to="/blog/$slug" params={{ slug }}>
                {title}
              </Link>
            </h2>
            <Day iso={published_at} />
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
      <p>
        <a href="/blog/rss.xml">RSS feed</a>
      </p>
    </article>
  );
}
