import { numberInWords, type Tag } from '@answerscope/contract';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { GroupTable } from '../../domain/figures/group-table.tsx';
import { TagBadge } from '../../domain/tag/tag-badge.tsx';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import type { TagRow } from './tag-rows.ts';
import styles from './tag-table.module.css';

interface TagTableProps {
  /** Null while they load. */
  rows: readonly TagRow[] | null;
  onChange: (tag: Tag) => void;
  /** Left out where there is no other tag. */
  onMerge?: (tag: Tag) => void;
  onDelete: (tag: Tag) => void;
}

/** Each tag with how often assistants mention the company for its keywords. */
export function TagTable({ rows, onChange, onMerge, onDelete }: TagTableProps) {
  return (
    <GroupTable
      label={messages.tags}
      group={messages.tag}
      rows={rows}
      nameOf={({ tag, label }) =>
        tag ? (
          <span className={styles.name}>
            <TagBadge tag={tag} />
          </span>
        ) : (
          <span className={styles.whole}>{label}</span>
        )
      }
      keywordsOf={({ tag, keywords }) => {
        if (keywords === null) return null;
        if (tag === null || keywords === 0) return <span className={styles.count}>{keywords}</span>;
        return (
          <Link
            to="/tracker/keywords"
            search={{ tag: tag.id }}
            className={styles.count}
            aria-label={messages.keywordsWith({ keywords, tag: tag.name })}
          >
            {numberInWords(keywords)}
          </Link>
        );
      }}
      actionsWidth="128px"
      actionsOf={({ tag }) =>
        tag && (
          <span className={styles.actions}>
            <Button
              look="quiet"
              size="small"
              isIcon
              aria-label={messages.changeNamed({ tag: tag.name })}
              onClick={() => onChange(tag)}
            >
              <IconPencil size={16} stroke={1.75} />
            </Button>
            {onMerge && (
              <Button
                look="quiet"
                size="small"
                isIcon
                aria-label={messages.mergeNamed({ tag: tag.name })}
                onClick={() => onMerge(tag)}
              >
                <IconArrowMerge size={16} stroke={1.75} />
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              isIcon
              aria-label={messages.deleteNamed({ tag: tag.name })}
              onClick={() => onDelete(tag)}
            >
              <IconTrash size={16} stroke={1.75} />
            </Button>
          </span>
        )
      }
    />
  );
}
