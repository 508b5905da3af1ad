import { numberInWords, type ProcedureTimes } from '@answerscope/contract';
import { richText } from '../../../lib/rich-text.ts';
import type { Column } from '../../../ui/table-column.ts';
import * as messages from './messages.ts';
import { timeInWords } from './performance-in-words.ts';

const CLASSES: Readonly<Record<string, string>> = {
  page: messages.pages,
  asset: messages.filesOfTheProgram,
  none: messages.unknownAddresses,
  auth: messages.signInAndSessions,
};

/** What a name stands for: a call by its own name, what is no call by its class. */
function nameOf({ name, kind }: ProcedureTimes) {
  return kind === 'call' ? <code>{name}</code> : (CLASSES[name] ?? <code>{name}</code>);
}

const number = (key: 'calls', header: string): Column<ProcedureTimes> => ({
  key,
  header,
  align: 'end',
  isNumber: true,
  sortBy: key,
  cell: (row) => numberInWords(row[key]),
});
const time = (
  key: 'average_ms' | 'p50_ms' | 'p95_ms' | 'p99_ms',
  header: string,
): Column<ProcedureTimes> => ({
  key,
  header,
  align: 'end',
  isNumber: true,
  sortBy: key,
  cell: (row) => timeInWords(row[key]),
});

/** What is shown of requests: how often, how many were answered with an error, how long they took. */
export const REQUEST_COLUMNS: readonly Column<ProcedureTimes>[] = [
  { key: 'name', header: messages.procedure, isMain: true, sortBy: 'name', cell: nameOf },
  number('calls', messages.calls),
  {
    key: 'errors',
    header: messages.errors,
    align: 'end',
    isNumber: true,
    sortBy: 'errors',
    cell: ({ client_errors, server_errors }) => {
      const all = client_errors + server_errors;
      if (all === 0) return '0';
      return (
        <span title={messages.refusedAndFailed({ refused: client_errors, failed: server_errors })}>
          {server_errors === 0
            ? numberInWords(all)
            : richText(
                messages.errorsAndFailed({
                  all,
                  failed: server_errors,
                  quiet: (text) => <span className="quiet">{text}</span>,
                }),
              )}
        </span>
      );
    },
  },
  time('average_ms', messages.average),
  time('p50_ms', 'p50'),
  time('p95_ms', 'p95'),
  time('p99_ms', 'p99'),
];
