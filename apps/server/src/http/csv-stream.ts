import { CSV_MIME_TYPE } from '@answerscope/contract';
import { CSV_MARK, type CsvExport, csvRows } from '../lib/csv.ts';
import type { Log } from '../lib/log.ts';

/**
 * The answer of a call that sends a file while its rows are read: no more of them are read than whoever saves it takes,
 * and none once they have left. The first are read before anything is sent, so that what fails at once is refused in words;
 * what fails later breaks the file off.
 */
export async function sendCsv({ name, columns, rows }: CsvExport, log: Log) {
  const parts = bytesOf(columns, rows, log);
  const first = await parts.next();
  return {
    headers: {
      'content-disposition': `attachment; filename="${name}"`,
      'content-type': CSV_MIME_TYPE,
    } as const,
    body: ReadableStream.from(continued(first, parts)),
  };
}

async function* bytesOf(
  columns: CsvExport['columns'],
  rows: CsvExport['rows'],
  log: Log,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let before = CSV_MARK + csvRows([columns]);
  let sent = 0;
  try {
    for await (const some of rows) {
      yield encoder.encode(before + csvRows(some));
      before = '';
      sent += some.length;
    }
  } catch (error) {
    if (sent > 0) log.error({ err: error, sent }, 'a file broke off while it was sent');
    throw error;
  }
  if (before !== '') yield encoder.encode(before);
}

async function* continued(
  first: IteratorResult<Uint8Array<ArrayBuffer>>,
  rest: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
