import { PAGE_NOT_FOUND } from '@answerscope/contract';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './words.module.css';

/** What stands where there is no such page (specification 2.10). */
export function PageNotFound() {
  return (
    <article className={styles.page}>
      <header>
        <h1>{PAGE_NOT_FOUND.title}</h1>
        <p className={styles.lede}>{PAGE_NOT_FOUND.text}</p>
      </header>
      <div>
        <ButtonLink to="/" look="primary">
          Home
        </ButtonLink>
      </div>
    </article>
  );
}
