import {
  CHANNEL_LABELS,
  DATA_EXPORTS,
  type DataExport,
  type DataExportFormat,
  exportedColumns,
} from '@answerscope/contract';
import { dayInWords, rangeInWords } from '../../../lib/calendar-day.ts';
import { formatBytes } from '../../../lib/format.ts';
import * as messages from './messages.ts';

export const FORMATS: Readonly<Record<DataExportFormat, string>> = {
  csv: 'CSV',
  json: 'JSON',
  ndjson: 'NDJSON',
};

/** What is in a file: 'All rows', '1 Mar – 31 Mar · Claude · ada@example.com'. */
export function filtersInWords({ from, to, channel, user }: DataExport): string {
  const days =
    from && to
      ? rangeInWords({ from, to })
      : from
        ? messages.fromDay({ day: dayInWords(from) })
        : to
          ? messages.untilDay({ day: dayInWords(to) })
          : null;
  const words = [days, channel && CHANNEL_LABELS[channel], user].filter((word) => word !== null);
  return words.length === 0 ? messages.allRows : words.join(' · ');
}

/** 'CSV, 1,204 rows, 3.2 MB' */
export function sizeInWords({ format, rows_done, byte_count }: DataExport): string {
  return messages.fileSize({ format: FORMATS[format], rows: rows_done, size: formatBytes(byte_count) });
}

/** The columns that a file will have, and whether each is personal data. */
export function columnsOf(
  entity: DataExport['entity'],
  hasPersonalData: boolean,
): { name: string; isPersonal: boolean }[] {
  const personal: readonly string[] = DATA_EXPORTS[entity].personal;
  return exportedColumns(entity, hasPersonalData).map((name) => ({
    name,
    isPersonal: personal.includes(name),
  }));
}
