import type { ShownPage } from '@answerscope/contract';
import { Day } from './day.tsx';
import styles from './words.module.css';
import { Words } from './words.tsx';

/** A page of words, or a post with its day. */
export function WrittenPage({ page }: { page: ShownPage }) {
  return (
    <article className={styles.page}>
      <header>
        <h1>{page.title}</h1>
        {page.kind === 'post' && <Day iso={page.published_at} />}
        {page.kind === 'post' && page.description && <p className={styles.lede}>{page.description}</p>}
      </header>
      <Words html={page.content} />
    </article>
  );
}
