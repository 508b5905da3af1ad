import type { ListedKeyword } from '@answerscope/contract';
import { IconSparkles, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PausedBadge } from '../../domain/check/paused-badge.tsx';
import { figureColumns } from '../../domain/figures/figure-columns.tsx';
import type { PartChange } from '../../domain/figures/row-change.ts';
import { TagLine } from '../../domain/tag/tag-badge.tsx';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable, rowAction, rowLink, type Sort } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { intentInWords } from './intent-in-words.ts';
import styles from './keyword-table.module.css';
import * as messages from './messages.ts';
import { isTemporary } from './optimistic-keyword.ts';

interface KeywordTableProps {
  /** Null while they load. */
  keywords: readonly ListedKeyword[] | null;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection;
  onDelete: (keyword: ListedKeyword) => void;
  /** The significant changes of a keyword on single assistants. */
  changesOf: (keyword: ListedKeyword) => readonly PartChange[];
  /** What the assistants last said about a keyword. */
  newestAnswers: (keyword: ListedKeyword) => ReactNode;
}

/** My keywords with their newest verdicts; a row opens its keyword, a verdict its answer. */
export function KeywordTable(props: KeywordTableProps) {
  const columns: Column<ListedKeyword>[] = [
    {
      key: 'keyword',
      header: messages.keyword,
      sortBy: 'keyword',
      isMain: true,
      cell: (row) =>
        isTemporary(row) ? (
          row.keyword
        ) : (
          <div>
            <div className={styles.named}>
              <Link to="/tracker/keywords/$id" params={{ id: row.id }} className={rowLink}>
                {row.keyword}
              </Link>
              {row.is_paused && (
                <span className={rowAction}>
                  <PausedBadge />
                </span>
              )}
            </div>
            {row.search_intent && <span className={styles.intent}>{intentInWords(row)}</span>}
            {row.question && <span className={styles.question}>{row.question}</span>}
          </div>
        ),
    },
    ...figureColumns<ListedKeyword>({
      figuresOf: (row) => row.figures,
      partsOf: props.changesOf,
    }),
    {
      key: 'answers',
      header: messages.newestAnswers,
      width: '124px',
      isBareOnPhone: true,
      cell: props.newestAnswers,
    },
    {
      key: 'topic',
      header: messages.topic,
      sortBy: 'topic',
      width: '123px',
      cell: (row) =>
        row.topic === null && row.tags.length === 0 ? null : (
          <div className={styles.groups}>
            {row.topic && <span>{row.topic}</span>}
            <TagLine tags={row.tags} />
          </div>
        ),
    },
    {
      key: 'last_checked_at',
      header: messages.checked,
      sortBy: 'last_checked_at',
      isTime: true,
      width: '92px',
      isHalfOnPhone: true,
      cell: (row) =>
        row.last_checked_at && (
          <span className={styles.muted}>
            <TimeStamp iso={row.last_checked_at} show="ago" />
          </span>
        ),
    },
    {
      key: 'created_at',
      header: messages.added,
      sortBy: 'created_at',
      isTime: true,
      width: '84px',
      isHalfOnPhone: true,
      cell: (row) => (
        <span className={styles.muted}>
          <TimeStamp iso={row.created_at} show="day" />
          {row.is_ai_generated && (
            <IconSparkles size={16} stroke={1.75} aria-label={messages.generatedByAi} />
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      header: messages.actions,
      hidesHeader: true,
      width: '44px',
      align: 'end',
      cell: (row) => (
        <Button
          look="quiet"
          size="small"
          isIcon
          className={rowAction}
          aria-label={messages.deleteKeyword({ keyword: row.keyword })}
          disabled={isTemporary(row)}
          onClick={() => props.onDelete(row)}
        >
          <IconTrash size={16} stroke={1.75} />
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label={messages.keywords}
      isDense
      columns={columns}
      rows={props.keywords}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.keyword}
      isDimmed={isTemporary}
      canSelect={(row) => !isTemporary(row)}
      selection={props.selection}
      sort={props.sort}
      onSort={props.onSort}
    />
  );
}
