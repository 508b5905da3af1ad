import type { Answer } from '@answerscope/assistants';
import type { Channel } from '@answerscope/contract';
import type { AuxiliaryRow, CompanyMention, toVerdictColumns } from '../../answers/index.ts';
import type { CompanyNames } from '../../brand/companies.tables.ts';
import type { BrandNamesSnapshot } from '../../brand/index.ts';
import type {
  AskedBy,
  CheckedKeyword,
  ComputedReport,
  PastLine,
  PastReport,
  PreviousLine,
  TrendPoint,
} from '../../reports/index.ts';
import type { ReadingRow, StatementColumns } from '../../stances/index.ts';
import { asStoredReal, canonicalJson } from './canonical.rules.ts';

/** Changes when a file of the bundle, or what it means, changes. */
export const BUNDLE_FORMAT = 13;

export const FILES = {
  manifest: 'manifest.json',
  answers: 'answers.jsonl',
  verdicts: 'verdicts.jsonl',
  companies: 'companies.jsonl',
  mentions: 'company-mentions.jsonl',
  statements: 'statements.jsonl',
  readings: 'stance-readings.jsonl',
  auxiliary: 'auxiliary.jsonl',
  counted: 'counted-answers.jsonl',
  checks: 'checks.jsonl',
  previous: 'previous-lines.jsonl',
  history: 'history.jsonl',
  surfaces: 'surfaces.jsonl',
  report: 'report.json',
  readme: 'README.txt',
} as const;

/** What the bundle is of, by what it was judged, and a hash of every file. */
export interface Manifest {
  format: number;
  product: string;
  product_version: string;
  report: {
    id: string;
    run_id: string;
    channel: Channel;
    is_simulated: boolean;
    created_at: string;
    previous_report_id: string | null;
  };
  revision: { judgement_id: string; created_at: string };
  judgements: { id: string; rules_version: string; brand_revision: number; names: BrandNamesSnapshot }[];
  files: { name: string; bytes: number; sha256: string }[];
}

/** A counted answer with all that its verdict depends on, and all that says how it came about. */
export interface BundledAnswer extends Pick<Answer, 'text' | 'finish' | 'citations' | 'sources'> {
  id: string;
  keyword_id: string;
  keyword: string;
  sample_no: number;
  asked_at: string;
  question: string;
  /** In which it was asked: a hint for judging. */
  language: string;
  text_hash: string;
  surface_hash: string;
  surface: object;
  searched: boolean;
  queries: string[];
  usage: object;
  cost_microdollars: number;
  price_date: string | null;
  latency_ms: number;
  request_id: string | null;
  /** The provider's reply as it came; null where its terms forbid keeping it. */
  raw: unknown;
}

export type BundledVerdict = { answer_id: string; judgement_id: string } & ReturnType<
  typeof toVerdictColumns
>;
/** Another company that answers were searched for, and by which names. */
export interface BundledCompany {
  key: string;
  name: string;
  is_tracked: boolean;
  names: CompanyNames;
}
/** Where an answer mentions one of them. Its doubt changes no number and is missing in older rows. */
export type BundledMention = Omit<CompanyMention, 'doubt'>;
/** What an answer says of the brand or of one of them, in its own words. */
export type BundledStatement = StatementColumns;
/** What a model has read in an answer. */
export type BundledReading = Pick<
  ReadingRow,
  | 'answer_id'
  | 'companies'
  | 'statements'
  | 'unproven'
  | 'provider'
  | 'model'
  | 'request_id'
  | 'cost_microdollars'
>;
/** An answer that measures nothing and that the user counts in all the same. */
export interface BundledCounted {
  answer_id: string;
  created_at: string;
}
/** What an auxiliary model said of places of which the rules were not sure, or why it said nothing. */
export type BundledAuxiliary = Omit<
  AuxiliaryRow,
  | 'account_id'
  | 'run_id'
  | 'channel'
  | 'reserved_microdollars'
  | 'created_at'
  | 'retry_at'
  | 'asked_at'
  | 'deadline_at'
  | 'ended_at'
> & { ended_at: string | null };
export type BundledCheck = Omit<CheckedKeyword, 'answers' | 'checked_at'> & { checked_at: string | null };
/** A keyword in an earlier report. */
export type BundledLine = Pick<PastReport, 'report_id'> &
  Omit<PastLine, 'trend_point'> & {
    reported_at: string;
    trend_point: (Omit<TrendPoint, 'asked_at'> & { asked_at: string }) | null;
  };
export type BundledSurface = AskedBy;
export type BundledPrevious = PreviousLine;

/** A verdict as it stands in the table: three of its numbers are kept in 4 bytes. */
export function verdictAsStored<Verdict extends BundledVerdict>(verdict: Verdict): Verdict {
  const { share_of_voice } = verdict;
  return {
    ...verdict,
    confidence: asStoredReal(verdict.confidence),
    prominence: asStoredReal(verdict.prominence),
    share_of_voice:
      share_of_voice === null || share_of_voice === undefined ? null : asStoredReal(share_of_voice),
  };
}

/** What a report says, as a file. */
export function reportFile({ numbers, lines, domains, companies }: ComputedReport): string {
  const byKeyword = lines.toSorted((x, y) => (x.keyword_id < y.keyword_id ? -1 : 1));
  return `${canonicalJson({ numbers, lines: byKeyword, domains, companies })}\n`;
}

export const README = `The evidence behind one report.

manifest.json         what the report is, by which rules and names its answers were judged, a SHA-256 of every file
answers.jsonl         every counted answer: question, text, how and when it was asked, what it cost
verdicts.jsonl        what the rules say of each answer: places that name the brand, places that do not and why
companies.jsonl       the other companies that answers were searched for, tracked or found in answers, and by which names
company-mentions.jsonl  how often each answer names each of them, and where first: places and shares follow from it
statements.jsonl      what answers say of the brand and of these companies, each with the words it rests on; of a company that is
                      mentioned and has none, nothing was read
stance-readings.jsonl what a model has read in answers, and what it cost; empty unless an administrator has switched that on
auxiliary.jsonl       places of which the rules were not sure, of the brand and of other companies: what an auxiliary model
                      decided of them, on which words, and what it cost; empty where an administrator has switched that off
counted-answers.jsonl answers that measure nothing by the rules and that the user counts in all the same
checks.jsonl          every keyword of the run, also those without an answer, and the status that an administrator had
                      forced when the report was made: the report counts it, no verdict and no rate follows it
previous-lines.jsonl  what the report before says of the keywords: flips are against it
history.jsonl         the lines of earlier reports: verdicts over time are about them
surfaces.jsonl        how keywords were asked, now and last: where that differs, a line over time is broken
report.json           the report's numbers, its lines, the sites and companies in its answers

"npm run recompute -- FILE" of the product judges every answer again, computes the report from nothing but these files
and fails when a hash, a verdict or a digit differs. It needs no network, no database and no key.
`;
