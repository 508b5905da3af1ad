import { commaList, type KeywordTag } from '@answerscope/contract';
import * as messages from './messages.ts';
import styles from './tag-badge.module.css';

/** A tag by its name, with a dot of its colour: the name tells it, the colour finds it. */
export function TagBadge({ tag: { name, color } }: { tag: Pick<KeywordTag, 'name' | 'color'> }) {
  return (
    <span className={styles.badge} title={name}>
      <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

interface TagBadgesProps {
  tags: readonly KeywordTag[];
  /** So many are shown, and of the others how many there are; all when left out. */
  max?: number;
}

/** The tags of a keyword. */
export function TagBadges({ tags, max = tags.length }: TagBadgesProps) {
  const others = tags.slice(max);
  return (
    <span className={styles.list}>
      {tags.slice(0, max).map((tag) => (
        <TagBadge key={tag.id} tag={tag} />
      ))}
      {others.length > 0 && (
        <span className={styles.more} title={commaList(others.map(({ name }) => name))}>
          {messages.moreTags({ count: others.length })}
        </span>
      )}
    </span>
  );
}

/** The tags of a keyword as one small line, cut off where there is no room; all of them on hover. */
export function TagLine({ tags }: Pick<TagBadgesProps, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.line} title={commaList(tags.map(({ name }) => name))}>
      {tags.map(({ id, name, color }) => (
        <span key={id}>
          <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden="true" />
          {name}
        </span>
      ))}
    </span>
  );
}
