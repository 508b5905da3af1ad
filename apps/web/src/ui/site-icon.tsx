import { IconWorld } from '@tabler/icons-react';
import styles from './site-icon.module.css';

/** The icon of a site, from our own address; a globe for a site without one in a list where others have theirs. */
export function SiteIcon({ url }: { url: string | null }) {
  if (url === null) return <IconWorld className={styles.none} size={16} stroke={1.5} aria-hidden="true" />;
  return (
    <img className={styles.icon} src={url} alt="" width={16} height={16} loading="lazy" decoding="async" />
  );
}
