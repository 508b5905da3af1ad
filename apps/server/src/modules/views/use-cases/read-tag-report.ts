import { CHANNELS, type TagNumbers, type TagReport } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { judgeBeside, readFigures, readRange, resolveRange, toChange } from '../../ranges/index.ts';
import { findNewestReports } from '../../reports/index.ts';
import { listTags } from '../../tags/index.ts';
import { listTaggedKeywords } from '../tag-report.queries.ts';
import { readWaits, type WaitServices } from './read-waits.ts';

/** The group of the keywords that have no tag. */
const UNTAGGED = '';
/** The group of all keywords. */
const ALL = 'all';

/** How often each assistant mentions the user, by tag: the headline's answers, apart by the tags of their keywords. */
export async function readTagReport(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, ...services }: WaitServices & { range?: string | undefined },
): Promise<TagReport> {
  const range = await resolveRange(tx, accountId, { range: asked, now: services.now() });
  const tags = await listTags(tx, accountId);
  const tagged = await listTaggedKeywords(tx, accountId);
  const groupsOf = new Map([...tagged].map(([id, of]) => [id, of.length === 0 ? [UNTAGGED] : of]));
  const inAll = new Map([...groupsOf].map(([id, groups]) => [id, [ALL, ...groups]]));
  const figures = await readFigures(tx, accountId, { range, groupsOf: inAll });
  const reports = (await findNewestReports(tx, accountId, CHANNELS)).toSorted(
    (one, other) => CHANNELS.indexOf(one.channel) - CHANNELS.indexOf(other.channel),
  );
  const channels = reports.map(({ channel }) => channel);
  const found = await readRange(tx, accountId, { range, channels, groupsOf });
  const measured = channels.flatMap((channel) =>
    [...(found.get(channel)?.groups ?? [])].map(([group, numbers]) => ({ channel, group, numbers })),
  );
  // What stands beside each other is judged together.
  const verdicts = judgeBeside(measured.map(({ numbers }) => numbers.change));
  const waits = await readWaits(tx, accountId, { range, numbers: found, newest: reports }, services);
  const numbersOf = (channel: string, group: string): TagNumbers | null => {
    const found = measured.find((one) => one.channel === channel && one.group === group);
    if (!found) return null;
    const { current, empty_answers, change } = found.numbers;
    const wait = waits.get(found.channel);
    return { current, empty_answers, change: toChange(change, verdicts.get(change) ?? null, wait) };
  };
  return {
    range,
    tags: tags.map((tag) => ({ ...tag, figures: figures(tag.id) })),
    untagged_keywords: [...tagged.values()].filter((of) => of.length === 0).length,
    untagged: figures(UNTAGGED),
    all: figures(ALL),
    channels: reports.map(({ channel, id }) => ({
      channel,
      report_id: id,
      all: found.get(channel)?.all.current ?? null,
      tags: tags.map(({ id }) => ({ tag_id: id, numbers: numbersOf(channel, id) })),
      untagged: numbersOf(channel, UNTAGGED),
    })),
  };
}
