import type { Language } from '@answerscope/contract';
import styles from './words.module.css';

/** HTML that administrators wrote. The server has left nothing in it that runs or loads. */
export function Words({ html, language }: { html: string; language: Language }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server whenever it is read
  return <div className={styles.words} lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
