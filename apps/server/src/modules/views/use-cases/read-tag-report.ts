import { CHANNELS, type TagNumbers, type TagReport } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { readRange, resolveRange, shownChanges } from '../../ranges/index.ts';
import { findReports } from '../../reports/index.ts';
import { listTags } from '../../tags/index.ts';
import { findNewestReportIds } from '../dashboard.queries.ts';
import { listTaggedKeywords } from '../tag-report.queries.ts';

/** The group of the keywords that have no tag. */
const UNTAGGED = '';

/** How often each assistant mentions the user, by tag: the headline's answers, apart by the tags of their keywords. */
export async function readTagReport(
  tx: Transaction,
  userId: string,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<TagReport> {
  const range = await resolveRange(tx, userId, { range: asked, now });
  const tags = await listTags(tx, userId);
  const tagged = await listTaggedKeywords(tx, userId);
  const groupsOf = new Map([...tagged].map(([id, of]) => [id, of.length === 0 ? [UNTAGGED] : of]));
  const { newest } = await findNewestReportIds(tx, userId, CHANNELS);
  const reports = (await findReports(tx, userId, newest)).toSorted(
    (one, other) => CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel),
  );
  const channels = reports.map(({ channel }) => channel);
  const found = await readRange(tx, userId, { range, channels, groupsOf });
  const measured = channels.flatMap((channel) =>
    [...(found.get(channel)?.groups ?? [])].map(([group, numbers]) => ({ channel, group, numbers })),
  );
  // What stands beside each other is judged together.
  const changes = shownChanges(measured.map(({ numbers }) => numbers.change));
  const numbersOf = (channel: string, group: string): TagNumbers | null => {
    const index = measured.findIndex((one) => one.channel === channel && one.group === group);
    const found = measured[index];
    const change = changes[index];
    if (!found || !change) return null;
    const { current, empty_answers } = found.numbers;
    return { current, empty_answers, change };
  };
  return {
    range,
    tags,
    untagged_keywords: [...tagged.values()].filter((of) => of.length === 0).length,
    channels: reports.map(({ channel, id }) => ({
      channel,
      report_id: id,
      all: found.get(channel)?.all.current ?? null,
      tags: tags.map(({ id }) => ({ tag_id: id, numbers: numbersOf(channel, id) })),
      untagged: numbersOf(channel, UNTAGGED),
    })),
  };
}
