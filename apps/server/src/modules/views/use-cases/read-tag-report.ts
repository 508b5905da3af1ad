import { CHANNELS, type TagReport } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { findReports } from '../../reports/index.ts';
import { listTags } from '../../tags/index.ts';
import { findNewestReportIds } from '../dashboard.queries.ts';
import { countUntagged, tallyKeywords } from '../tag-report.queries.ts';
import { ratesByTag } from '../tag-report.rules.ts';

/** How often each assistant names the user, by tag: the headline's answers, apart by the tags of their keywords. */
export async function readTagReport(tx: Transaction, userId: string): Promise<TagReport> {
  const { newest } = await findNewestReportIds(tx, userId, CHANNELS);
  const [tags, untagged_keywords, reports] = await Promise.all([
    listTags(tx, userId),
    countUntagged(tx, userId),
    findReports(tx, userId, newest),
  ]);
  const channels = await Promise.all(
    reports.map(async ({ channel, revision: { report_id, judgement_id, pooled } }) => {
      const report = { channel, report_id, judgement_id, pooled };
      return ratesByTag(report, { tags, tallies: await tallyKeywords(tx, userId, report) });
    }),
  );
  const place = ({ channel }: (typeof channels)[number]) => CHANNELS.indexOf(channel);
  return {
    tags,
    untagged_keywords,
    channels: channels.toSorted((one, other) => place(one) - place(other)),
  };
}
