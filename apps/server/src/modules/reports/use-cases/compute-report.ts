import type { CitedDomain, NamedCompetitor } from '@answerscope/contract';
import type { ChangeTest } from '@answerscope/statistics';
import type { Transaction } from '../../../database/pool.ts';
import {
  findNamesOfJudgement,
  listPreviousLines,
  readCheckedKeywords,
  readHistory,
} from '../evidence.queries.ts';
import { type JudgedLine, lineOf, withFlips } from '../lines.rules.ts';
import { type ReportNumbers, reportNumbersOf } from '../report-numbers.rules.ts';
import type { ReportRow } from '../report-rows.queries.ts';
import { competitorsOf, domainsOf } from '../rollups.rules.ts';

/** What remembers costly computations from one report to the next; left out, a report computes its own. */
export interface ReportTools {
  test?: ChangeTest;
}

export interface ComputedReport {
  numbers: ReportNumbers;
  lines: JudgedLine[];
  domains: CitedDomain[];
  competitors: NamedCompetitor[];
}

type ReportBasis = Pick<
  ReportRow,
  'user_id' | 'run_id' | 'channel' | 'is_simulated' | 'previous_report_id' | 'created_at'
>;

/** All that a report says under one judgement, from its answers' verdicts and from the reports before it. */
export async function computeReport(
  tx: Transaction,
  report: ReportBasis,
  { judgement_id, tools = {} }: { judgement_id: string; tools?: ReportTools },
): Promise<ComputedReport> {
  const { user_id, channel, is_simulated, previous_report_id, created_at: at } = report;
  const names = await findNamesOfJudgement(tx, user_id, judgement_id);
  const checks = await readCheckedKeywords(tx, report, judgement_id);
  const previous =
    previous_report_id === null ? [] : await listPreviousLines(tx, user_id, previous_report_id);
  const flipped = withFlips(
    checks.map((check) => lineOf(check, names)),
    previous,
  );
  const keyword_ids = checks.map(({ keyword_id }) => keyword_id);
  const history = await readHistory(tx, { user_id, channel, is_simulated, keyword_ids, before: at });
  const { numbers, lines } = reportNumbersOf({ lines: flipped, history, at, ...tools });
  const branded = new Set(lines.filter((line) => line.is_branded).map(({ keyword_id }) => keyword_id));
  const answers = checks
    .filter(({ keyword_id }) => !branded.has(keyword_id))
    .flatMap((check) => check.answers);
  return { numbers, lines, domains: domainsOf(answers), competitors: competitorsOf(answers) };
}
