import type { RangeOfDays } from '@answerscope/contract';
import { notFound } from '../../context/not-found.ts';
import type { Transaction } from '../../database/pool.ts';
import { bindRead } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { AccountId } from '../../lib/ids.ts';
import { ensureOwnTag } from '../tags/index.ts';
import { toReportSummary } from './report.shapes.ts';
import { findReports, listReports } from './report-reads.queries.ts';
import { readKeywordEvidence } from './use-cases/read-keyword-evidence.ts';
import { type ReadKeywordInRange, readKeywordHistory } from './use-cases/read-keyword-history.ts';
import { type ReadWait, readReport } from './use-cases/read-report.ts';

interface RangeReads {
  readWait: ReadWait;
  readInRange: ReadKeywordInRange;
  findRange: (tx: Transaction, accountId: AccountId, range: string | undefined) => Promise<RangeOfDays>;
}

/** @param reads what later modules know of ranges: changes are judged over a whole account */
export function createReportsRoutes({ readWait, readInRange, findRange }: RangeReads) {
  const { reports } = procedures;
  return {
    list_reports: bindRead(reports.list_reports, async (tx, accountId, input) => {
      const { channel, before, page_size } = input;
      if (before !== undefined && (await findReports(tx, accountId, [before])).length === 0) throw notFound();
      const found = await listReports(tx, accountId, { channel, before, limit: page_size + 1 });
      const rows = found.slice(0, page_size);
      const next_before = found.length > rows.length ? (rows.at(-1)?.id ?? null) : null;
      return { items: rows.map(toReportSummary), next_before };
    }),
    get_report: bindRead(reports.get_report, async (tx, accountId, input) => {
      await ensureOwnTag(tx, accountId, input);
      return readReport(tx, accountId, { ...input, readWait });
    }),
    get_keyword_history: bindRead(reports.get_keyword_history, (tx, accountId, { id, range }) =>
      readKeywordHistory(tx, accountId, { keyword_id: id, range, readInRange }),
    ),
    get_keyword_evidence: bindRead(reports.get_keyword_evidence, async (tx, accountId, { id, range }) =>
      readKeywordEvidence(tx, accountId, { keyword_id: id, range: await findRange(tx, accountId, range) }),
    ),
  };
}
