import { CHANNEL_LABELS, type Channel, type RunKeywordResult } from '@answerscope/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CheckRate } from '../../domain/rate/check-rate.tsx';
import { FailureWords } from '../../domain/verdict/failure-words.tsx';
import { STATE_WORDS } from '../../domain/verdict/state-words.ts';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { FORCED_WORDS } from './forced-words.ts';
import styles from './matrix-table.module.css';
import * as messages from './messages.ts';
import { type MatrixRow, openInWords } from './test-matrix.ts';

interface MatrixTableProps {
  channels: readonly Channel[];
  /** Null while they load. */
  rows: readonly MatrixRow[] | null;
  expectedRows: number;
}

/** What each assistant said of each keyword in one run, while it goes on and afterwards; a cell opens its answers. */
export function MatrixTable({ channels, rows, expectedRows }: MatrixTableProps) {
  const columns: Column<MatrixRow>[] = [
    { key: 'keyword', header: messages.keyword, isMain: true, cell: ({ keyword }) => keyword },
    ...channels.map(
      (channel): Column<MatrixRow> => ({
        key: channel,
        header: CHANNEL_LABELS[channel],
        width: `${Math.floor(72 / channels.length)}%`,
        cell: ({ cells }) => {
          const cell = cells.get(channel);
          return cell ? <Cell {...cell} /> : null;
        },
      }),
    ),
  ];
  return (
    <DataTable
      label={messages.keywordsByAssistant}
      columns={columns}
      rows={rows}
      rowKey={({ keyword_id }) => keyword_id}
      expectedRows={expectedRows}
    />
  );
}

function Cell(cell: RunKeywordResult) {
  const { keyword_id, keyword, channel, result_state, n, k, empty } = cell;
  if (!result_state) return <span className={styles.open}>{openInWords(cell)}</span>;
  const verdict = <VerdictBadge state={result_state} />;
  return (
    <span className={styles.cell}>
      {n === 0 ? (
        verdict
      ) : (
        <Link
          from="/tracker/visibility-optimized"
          to="/tracker/visibility-optimized"
          search={(before) => ({ ...before, keyword: keyword_id, channel })}
          resetScroll={false}
          className={styles.evidence}
          aria-label={messages.stateAndAnswers({
            state: STATE_WORDS[result_state],
            assistant: CHANNEL_LABELS[channel],
            keyword,
          })}
        >
          {verdict}
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
      {n > 1 && empty < n && <CheckRate k={k} n={n} empty={empty} />}
      {cell.forced_status && <span className="quiet">{FORCED_WORDS[cell.forced_status]}</span>}
      {cell.error_message && (
        <span className="quiet">
          <FailureWords channel={channel} text={cell.error_message} code={cell.error_code} />
        </span>
      )}
    </span>
  );
}
