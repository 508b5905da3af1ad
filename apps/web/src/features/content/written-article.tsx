import helpArticles from 'virtual:help-articles';
import { Link } from '@tanstack/react-router';
import { MarkdownText } from '../../domain/product/markdown-text.tsx';
import help from './help.module.css';
import * as messages from './messages.ts';
import { ProductPicture } from './product-picture.tsx';
import styles from './words.module.css';

/** An article of the help, with the ways to the others. */
export function WrittenArticle({ slug }: { slug: string }) {
  const index = helpArticles.findIndex((article) => article.slug === slug);
  const [article, next] = [helpArticles[index], helpArticles[index + 1]];
  if (article === undefined) return null;
  const { title, description, parts } = article;
  return (
    <article className={styles.page}>
      <header>
        <p className={help.above}>
          <Link to="/help">{messages.help}</Link>
        </p>
        <h1>{title}</h1>
        <p className={styles.lede}>{description}</p>
      </header>
      <div className={styles.words} data-content>
        {parts.map((part) =>
          'text' in part ? (
            <MarkdownText key={part.text} text={part.text} />
          ) : (
            <div key={part.picture}>
              <ProductPicture name={`help/${part.picture}`} alt={part.alt} />
            </div>
          ),
        )}
      </div>
      <nav className={help.more} aria-label={messages.help}>
        <Link to="/help">{messages.allArticles}</Link>
        {next && (
          <Link to="/help/$slug" params={{ slug: next.slug }}>
            {messages.nextArticle({ title: next.title })}
          </Link>
        )}
      </nav>
    </article>
  );
}
