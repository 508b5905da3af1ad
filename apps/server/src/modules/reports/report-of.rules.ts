import type { CountedDomain } from '@answerscope/contract';
import type { ChangeTest } from '@answerscope/statistics';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import type { Meanings, PastReport } from './line-breaks.rules.ts';
import { type CheckedKeyword, type JudgedLine, lineOf, type PreviousLine, withFlips } from './lines.rules.ts';
import {
  type ReportHistory,
  type ReportNumbers,
  reportNumbersOf,
  voiceNumbers,
} from './report-numbers.rules.ts';
import { type CompanyCount, companiesOf, domainsOf } from './rollups.rules.ts';

/** What remembers costly computations from one report to the next; left out, a report computes its own. */
export interface ReportTools {
  test?: ChangeTest;
}

/** All that a report under one judgement is made of. */
export interface ReportBasis {
  report_id: string;
  judgement_id: string;
  names: BrandNamesSnapshot;
  checks: CheckedKeyword[];
  previous: PreviousLine[];
  /** Earlier reports of the channel and kind, oldest first: at most 180 days. */
  past: PastReport[];
  meanings: Meanings;
}

export interface ComputedReport {
  numbers: ReportNumbers;
  lines: JudgedLine[];
  domains: CountedDomain[];
  companies: CompanyCount[];
}

/** Everything a report says. Pure: the same basis gives the same digits, whoever computes them. */
export function reportOf(
  basis: ReportBasis,
  { at, tools }: { at: Date; tools: ReportTools },
): ComputedReport {
  const { judgement_id, names, checks, previous, past } = basis;
  const flipped = withFlips(
    checks.map((check) => lineOf(check, names)),
    previous,
    judgement_id,
  );
  const { numbers, lines } = reportNumbersOf({ lines: flipped, history: historyOf(past), at, ...tools });
  const branded = new Set(lines.filter((line) => line.is_branded).map(({ keyword_id }) => keyword_id));
  const answers = checks
    .filter(({ keyword_id }) => !branded.has(keyword_id))
    .flatMap((check) => check.answers);
  return {
    numbers,
    lines,
    domains: domainsOf(answers),
    companies: companiesOf(answers),
  };
}

/** What of a report follows from the companies that its answers name or cite, and nothing else does. */
export function companyNumbersOf(
  checks: readonly CheckedKeyword[],
  names: BrandNamesSnapshot,
): {
  lines: Pick<JudgedLine, 'keyword_id' | 'competitor_mentions' | 'rank' | 'other_companies'>[];
  numbers: ReturnType<typeof voiceNumbers>;
  companies: CompanyCount[];
  domains: CountedDomain[];
} {
  const lines = checks.map((check) => lineOf(check, names));
  const answers = checks.flatMap((check, index) => (lines[index]?.is_branded === false ? check.answers : []));
  return {
    lines: lines.map(({ keyword_id, competitor_mentions, rank, other_companies }) => ({
      keyword_id,
      competitor_mentions,
      rank,
      other_companies,
    })),
    numbers: voiceNumbers(lines.filter(({ is_branded }) => !is_branded)),
    companies: companiesOf(answers),
    domains: domainsOf(answers),
  };
}

/** The earlier answers of each keyword. */
function historyOf(past: readonly PastReport[]): ReportHistory {
  const points = past.flatMap(({ lines }) =>
    lines.flatMap(({ keyword_id, trend_point }) => (trend_point ? [{ keyword_id, trend_point }] : [])),
  );
  const byKeyword = Map.groupBy(points, ({ keyword_id }) => keyword_id);
  return new Map([...byKeyword].map(([id, some]) => [id, some.map(({ trend_point }) => trend_point)]));
}
