import type { ShownPage } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { richText } from '../../lib/rich-text.ts';
import { Day } from './day.tsx';
import * as messages from './messages.ts';
import styles from './words.module.css';
import { Words } from './words.tsx';

interface WrittenPageProps {
  page: ShownPage;
  /** What stands above it. */
  notice?: ReactNode;
  /** What stands below a post. */
  children?: ReactNode;
}

/** A page of words, or a post with its day and who wrote it. */
export function WrittenPage({ page, notice, children }: WrittenPageProps) {
  const { kind, title, description, author, published_at, language } = page;
  return (
    <article className={styles.page}>
      {notice}
      <header>
        <h1 lang={language}>{title}</h1>
        {kind !== 'page' && (
          <p className={styles.byline}>
            <Day iso={published_at} />
            {author && (
              <span>
                {richText(
                  messages.byAuthor({
                    author: author.full_name,
                    link: (text) => (
                      <Link to="/blog/authors/$id" params={{ id: author.id }}>
                        {text}
                      </Link>
                    ),
                  }),
                )}
              </span>
            )}
          </p>
        )}
        {kind === 'post' && description && (
          <p className={styles.lede} lang={language}>
            {description}
          </p>
        )}
      </header>
      <Words html={page.content} language={language} />
      {children}
    </article>
  );
}
