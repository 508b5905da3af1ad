import type { ListedPage } from '@answerscope/contract';
import { Day } from './day.tsx';
import * as messages from './messages.ts';
import styles from './words.module.css';
import { Words } from './words.tsx';

/** What is new, newest first; each entry can be linked to by its slug. */
export function Changelog({ entries }: { entries: readonly ListedPage[] }) {
  return (
    <article className={styles.page}>
      <header>
        <h1>{messages.changelog}</h1>
        <p className={styles.lede}>
          {entries.length === 0 ? messages.thereNoEntriesYet : messages.whatIsNew}
        </p>
      </header>
      <ul className={styles.list}>
        {entries.map(({ slug, title, published_at, content, language }) => (
          <li key={slug} id={slug} className={styles.entry}>
            <h2 lang={language}>{title}</h2>
            <Day iso={published_at} />
            <Words html={content ?? ''} language={language} />
          </li>
        ))}
      </ul>
    </article>
  );
}
