import styles from './words.module.css';

/** HTML that administrators wrote. The server has left nothing in it that runs or loads. */
export function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server whenever it is read
  return <div className={styles.words} dangerouslySetInnerHTML={{ __html: html }} />;
}
