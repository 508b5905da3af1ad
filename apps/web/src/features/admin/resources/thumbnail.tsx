import styles from './thumbnail.module.css';

/** A picture of a row, small enough for its line. */
export function Thumbnail({ src, alt }: { src: string; alt: string }) {
  return <img className={styles.thumbnail} src={src} alt={alt} loading="lazy" />;
}
