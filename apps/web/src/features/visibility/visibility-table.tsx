import type { AdHocResult, Channel, ListedKeyword, VisibilityResult } from '@answerscope/contract';
import { CHANNEL_LABELS } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { PausedBadge } from '../../domain/check/paused-badge.tsx';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable, rowAction, rowLink, type Sort } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import { AdHocStatus, Status } from './visibility-status.tsx';
import styles from './visibility-table.module.css';

interface AdHocResults {
  /** Null for a name that cannot be asked about. */
  company: string | null;
  /** By keyword id; null while they load, and where they cannot be read. */
  results: ReadonlyMap<string, AdHocResult> | null;
}

interface VisibilityTableProps {
  channel: Channel;
  /** Null while they load. */
  keywords: readonly ListedKeyword[] | null;
  /** By keyword id; null while they load, and where they cannot be read. */
  results: ReadonlyMap<string, VisibilityResult> | null;
  hasFailed: boolean;
  /** In their place what was said of another company, while one is looked for. */
  adHoc: AdHocResults | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Undefined while nothing can be done with several. */
  selection: Selection | undefined;
  /** Keywords that the channel is being asked about, and those that wait for their turn in a run. */
  waiting: ReadonlySet<string>;
  queued: ReadonlySet<string>;
  canCheck: boolean;
  onCheck: (keyword: ListedKeyword) => void;
}

/** Every keyword with what the channel last said of it; a row opens the answer behind it. */
export function VisibilityTable(props: VisibilityTableProps) {
  const { channel, keywords, results, adHoc, hasFailed, waiting, queued, canCheck, onCheck } = props;
  const isOfOwn = adHoc === undefined;
  const columns: Column<ListedKeyword>[] = [
    {
      key: 'keyword',
      header: messages.keyword,
      isMain: true,
      sortBy: 'keyword',
      cell: ({ id, keyword, is_paused }) => (
        <div className={styles.named}>
          <Link
            from="/tracker/visibility"
            to="/tracker/visibility"
            search={(before) => ({ ...before, keyword: id })}
            resetScroll={false}
            className={rowLink}
          >
            {keyword}
          </Link>
          {is_paused && (
            <span className={rowAction}>
              <PausedBadge />
            </span>
          )}
          {isOfOwn && results?.get(id)?.is_branded && (
            <span className={styles.note}>{messages.brandedInNoRate}</span>
          )}
        </div>
      ),
    },
    {
      key: 'status',
      header: CHANNEL_LABELS[channel],
      isBareOnPhone: true,
      width: '24%',
      cell: ({ id }) =>
        isOfOwn ? (
          <Status
            result={results?.get(id)}
            isLoading={!results}
            hasFailed={hasFailed}
            isWaiting={waiting.has(id)}
            isQueued={queued.has(id)}
          />
        ) : (
          <AdHocStatus
            company={adHoc.company}
            result={adHoc.results?.get(id)}
            isLoading={!adHoc.results}
            hasFailed={hasFailed}
            isWaiting={waiting.has(id)}
          />
        ),
    },
    {
      key: 'topic',
      header: messages.topic,
      width: '14%',
      sortBy: 'topic',
      cell: ({ topic }) => topic,
    },
    {
      key: 'checked',
      header: messages.checked,
      width: '190px',
      // The list's order is of the own company's checks.
      ...(isOfOwn && { sortBy: 'last_checked_at' }),
      isTime: true,
      cell: ({ id }) => {
        const result = isOfOwn ? results?.get(id) : adHoc.results?.get(id);
        const at = result?.checked_at;
        return at ? <TimeStamp iso={at} show="ago" /> : null;
      },
    },
    {
      key: 'actions',
      header: messages.actions,
      hidesHeader: true,
      width: '96px',
      align: 'end',
      cell: (row) => (
        <Button
          size="small"
          className={rowAction}
          aria-label={messages.checkNamed({ keyword: row.keyword })}
          disabled={!canCheck || waiting.has(row.id) || queued.has(row.id)}
          onClick={() => onCheck(row)}
        >
          {waiting.has(row.id) ? messages.checking : messages.check}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label={messages.keywordsAndTheirVisibility}
      columns={columns}
      rows={keywords}
      rowKey={({ id }) => id}
      rowLabel={({ keyword }) => keyword}
      sort={props.sort}
      onSort={props.onSort}
      {...(props.selection ? { selection: props.selection } : {})}
    />
  );
}
