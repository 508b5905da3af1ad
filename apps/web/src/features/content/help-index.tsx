import helpArticles from 'virtual:help-articles';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { findArticles } from './find-articles.ts';
import styles from './help.module.css';
import * as messages from './messages.ts';

/** All articles of the help, with a search in them. Without the program there is the list, and no search. */
export function HelpIndex({ children }: { children?: ReactNode }) {
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const found = findArticles(helpArticles, search);
  const total = helpArticles.length;
  return (
    <article className={styles.page}>
      <header>
        <h1>{messages.help}</h1>
        <p className={styles.lede}>{messages.whatHelpHolds}</p>
      </header>
      <search className={styles.search}>
        <TextField
          label={messages.searchTheHelp}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <p role="status">{isSearched && messages.articlesShown({ shown: found.length, total })}</p>
      </search>
      {found.length === 0 ? (
        <div className={styles.none}>
          <p>{messages.noArticleMatches}</p>
          <Button onClick={() => setSearch('')}>{messages.showAllArticles}</Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {found.map(({ slug, title, description }) => (
            <li key={slug}>
              <h2>
                <Link to="/help/$slug" params={{ slug }}>
                  {title}
                </Link>
              </h2>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}
