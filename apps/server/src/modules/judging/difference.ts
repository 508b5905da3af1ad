import { CHANNELS, type Channel, type JudgementDifference, type ReportHeadline } from '@answerscope/contract';
import { createChangeTest } from '@answerscope/statistics';
import type { Transaction } from '../../database/pool.ts';
import type { JudgementRow } from '../checks/index.ts';
import { computeReport } from '../reports/index.ts';
import { countChanges, countReports, listNewestReports } from './difference.queries.ts';

/** Reports of each channel of which the difference is told. */
const REPORTS_SHOWN = 3;
const KEYWORDS_SHOWN = 100;

/** What a preview that has judged every answer would change, against the verdicts that hold now. */
export async function computeDifference(
  tx: Transaction,
  preview: JudgementRow,
): Promise<JudgementDifference> {
  const { all, channels, keywords } = await countChanges(tx, preview);
  return {
    ...all,
    channels: channels.toSorted((x, y) => CHANNELS.indexOf(x.channel) - CHANNELS.indexOf(y.channel)),
    keywords: keywords
      .filter(({ gained, lost }) => gained + lost > 0)
      .toSorted((x, y) => y.gained + y.lost - x.gained - x.lost || (x.keyword < y.keyword ? -1 : 1))
      .slice(0, KEYWORDS_SHOWN),
    reports: await compareReports(tx, preview),
    reports_total: await countReports(tx, preview.user_id),
  };
}

async function compareReports(
  tx: Transaction,
  { user_id, id: judgement_id }: JudgementRow,
): Promise<JudgementDifference['reports']> {
  const tools = { test: createChangeTest() };
  const compared: JudgementDifference['reports'] = [];
  for (const { report, before } of await listNewestReports(tx, user_id, REPORTS_SHOWN)) {
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
