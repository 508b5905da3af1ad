import type { CitedDomain, NamedCompetitor } from '@answerscope/contract';
import type { ChangeTest } from '@answerscope/statistics';
import type { BrandNamesSnapshot } from '../brand/index.ts';
import { type CheckedKeyword, type JudgedLine, lineOf, type PreviousLine, withFlips } from './lines.rules.ts';
import { type ReportHistory, type ReportNumbers, reportNumbersOf } from './report-numbers.rules.ts';
import { competitorsOf, domainsOf } from './rollups.rules.ts';

/** What remembers costly computations from one report to the next; left out, a report computes its own. */
export interface ReportTools {
  test?: ChangeTest;
}

/** All that a report under one judgement is made of. */
export interface ReportBasis {
  judgement_id: string;
  names: BrandNamesSnapshot;
  checks: CheckedKeyword[];
  previous: PreviousLine[];
  history: ReportHistory;
}

export interface ComputedReport {
  numbers: ReportNumbers;
  lines: JudgedLine[];
  domains: CitedDomain[];
  competitors: NamedCompetitor[];
}

/** Everything a report says. Pure: the same basis gives the same digits, whoever computes them. */
export function reportOf(
  basis: ReportBasis,
  { at, tools }: { at: Date; tools: ReportTools },
): ComputedReport {
  const { judgement_id, names, checks, previous, history } = basis;
  const flipped = withFlips(
    checks.map((check) => lineOf(check, names)),
    previous,
    judgement_id,
  );
  const { numbers, lines } = reportNumbersOf({ lines: flipped, history, at, ...tools });
  const branded = new Set(lines.filter((line) => line.is_branded).map(({ keyword_id }) => keyword_id));
  const answers = checks
    .filter(({ keyword_id }) => !branded.has(keyword_id))
    .flatMap((check) => check.answers);
  return { numbers, lines, domains: domainsOf(answers), competitors: competitorsOf(answers) };
}
