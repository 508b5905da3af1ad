import type { ListedPage } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { Day } from './day.tsx';
import styles from './words.module.css';

/** Posts in a list, each with its day and what it is about. */
export function Posts({ posts }: { posts: readonly ListedPage[] }) {
  return (
    <ul className={styles.list}>
      {posts.map(({ slug, title, description, published_at, language }) => (
        <li key={slug} lang={language}>
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
  );
}
