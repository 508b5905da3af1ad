import { PAGE_NOT_FOUND } from '@answerscope/contract';
import { ButtonLink } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './words.module.css';

interface PageNotFoundProps {
  words?: { title: string; text: string };
}

/** What stands where there is no such page (specification 2.10). */
export function PageNotFound({ words: { title, text } = PAGE_NOT_FOUND }: PageNotFoundProps) {
  return (
    <article className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lede}>{text}</p>
      </header>
      <div>
        <ButtonLink to="/" look="primary">
          {messages.home}
        </ButtonLink>
      </div>
    </article>
  );
}
