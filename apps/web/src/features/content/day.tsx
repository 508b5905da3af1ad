import { dateFormat } from '@answerscope/contract';
import styles from './words.module.css';

const DAY = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** The day of a post: the same in every browser as on the server. */
export function Day({ iso }: { iso: string }) {
  return (
    <time className={styles.day} dateTime={iso}>
      {DAY.format(new Date(iso))}
    </time>
  );
}
