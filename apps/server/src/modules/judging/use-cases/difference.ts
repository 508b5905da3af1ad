import { CHANNELS, type Channel, type JudgementDifference, type ReportHeadline } from '@answerscope/contract';
import { createChangeTest } from '@answerscope/statistics';
import type { Transaction } from '../../../database/pool.ts';
import { findJudgement, type JudgementRow } from '../../answers/index.ts';
import { type BrandNamesSnapshot, isBranded } from '../../brand/index.ts';
import { computeReport } from '../../reports/index.ts';
import {
  type ChangedKeyword,
  countChanges,
  countNamings,
  countReports,
  listNewestReports,
} from '../difference.queries.ts';
import { namesOfJudgement } from './judge-batch.ts';

/** Reports of each channel of which the difference is told. */
const REPORTS_SHOWN = 3;
const KEYWORDS_SHOWN = 100;
const COMPETITORS_SHOWN = 50;

/** What a preview that has judged every answer would change, against the verdicts that hold now. */
export async function computeDifference(
  tx: Transaction,
  preview: JudgementRow,
): Promise<JudgementDifference> {
  const { all, channels, keywords } = await countChanges(tx, preview);
  const names = await namesBeforeAndAfter(tx, preview);
  return {
    ...all,
    channels: channels.toSorted((x, y) => CHANNELS.indexOf(x.channel) - CHANNELS.indexOf(y.channel)),
    keywords: keywords
      .map(({ own_before, all_before, own_after, all_after, ...counts }) => counts)
      .filter(({ gained, lost }) => gained + lost > 0)
      .toSorted((x, y) => y.gained + y.lost - x.gained - x.lost || (x.keyword < y.keyword ? -1 : 1))
      .slice(0, KEYWORDS_SHOWN),
    reports: await compareReports(tx, preview),
    reports_total: await countReports(tx, preview.account_id),
    voice: voiceOf(keywords, names),
    competitors: competitorsOf(await countNamings(tx, preview)),
  };
}

interface BeforeAndAfter {
  before: BrandNamesSnapshot;
  after: BrandNamesSnapshot;
}

async function namesBeforeAndAfter(tx: Transaction, preview: JudgementRow): Promise<BeforeAndAfter> {
  const { account_id, basis_judgement_id } = preview;
  const basis = basis_judgement_id === null ? null : await findJudgement(tx, account_id, basis_judgement_id);
  if (basis === null) throw new Error(`preview ${preview.id} has nothing that it is compared with`);
  return { before: await namesOfJudgement(tx, basis), after: await namesOfJudgement(tx, preview) };
}

/** As reports have it: a keyword that names the brand gives the answer away. */
function voiceOf(keywords: readonly ChangedKeyword[], names: BeforeAndAfter): JudgementDifference['voice'] {
  const sum = (side: BrandNamesSnapshot, pick: (keyword: ChangedKeyword) => [own: number, all: number]) => {
    const counts = keywords.filter(({ keyword }) => !isBranded(keyword, side)).map(pick);
    return {
      brand_mentions: counts.reduce((total, [own]) => total + own, 0),
      all_mentions: counts.reduce((total, [, all]) => total + all, 0),
    };
  };
  return {
    before: sum(names.before, ({ own_before, all_before }) => [own_before, all_before]),
    after: sum(names.after, ({ own_after, all_after }) => [own_after, all_after]),
  };
}

/** Tracked companies that are named in another number of answers, the most named first. */
function competitorsOf(
  namings: readonly { name: string; before: number; after: number }[],
): JudgementDifference['competitors'] {
  return namings
    .map(({ name, before, after }) => ({ name, answers_before: before, answers_after: after }))
    .filter(({ answers_before, answers_after }) => answers_before !== answers_after)
    .toSorted((x, y) => y.answers_after - x.answers_after || (x.name < y.name ? -1 : 1))
    .slice(0, COMPETITORS_SHOWN);
}

async function compareReports(
  tx: Transaction,
  { account_id, id: judgement_id }: JudgementRow,
): Promise<JudgementDifference['reports']> {
  const tools = { test: createChangeTest() };
  const compared: JudgementDifference['reports'] = [];
  for (const { report, before } of await listNewestReports(tx, account_id, REPORTS_SHOWN)) {
    const { numbers } = await computeReport(tx, report, { judgement_id, tools });
    compared.push({
      report_id: report.id,
      channel: report.channel satisfies Channel,
      created_at: report.created_at.toISOString(),
      before: headlineOf(before),
      after: headlineOf(numbers),
    });
  }
  return compared;
}

function headlineOf(numbers: ReportHeadline): ReportHeadline {
  const { rate, rate_low, rate_high, rate_answers, rate_mentions } = numbers;
  const { mentioned_keywords, total_keywords } = numbers;
  return { rate, rate_low, rate_high, rate_answers, rate_mentions, mentioned_keywords, total_keywords };
}
