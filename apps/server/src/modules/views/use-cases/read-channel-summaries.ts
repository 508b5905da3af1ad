import {
  CHANNELS,
  type Changes,
  type Channel,
  type ChannelSummary,
  type HeadlineChange,
  type RangeOfDays,
  type Refreshes,
} from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { summariseChannels } from '../../checks/index.ts';
import {
  type AccountChange,
  type ComparedAssistant,
  headlinesOf,
  judgeAccount,
  listedChanges,
  type RangeNumbers,
  type RangeOnChannel,
  readRange,
  resolveRange,
  toChange,
  verdictsOf,
} from '../../ranges/index.ts';
import { findNewestReports, type SummaryRow } from '../../reports/index.ts';
import { type KeywordWords, listKeywordWords } from '../keyword-list.queries.ts';
import { readWaits, type WaitServices } from './read-waits.ts';

/** Which days are asked for; left out, those that the user chose. */
interface Asked {
  range?: string | undefined;
}

/** What the newest results of every channel come to, each with the headline that every page shows. */
export async function readChannelSummaries(
  tx: Transaction,
  accountId: AccountId,
  asked: Asked,
  services: WaitServices,
): Promise<ChannelSummary[]> {
  return (await summarise(tx, accountId, await findBasis(tx, accountId, asked, services), services)).channels;
}

/** What changed on all assistants, topics and keywords of a user, judged together. */
export async function readChanges(
  tx: Transaction,
  accountId: AccountId,
  asked: Asked,
  services: WaitServices,
): Promise<Changes> {
  return (await readJudged(tx, accountId, await findBasis(tx, accountId, asked, services), services)).changes;
}

/** The newest report of each channel that has one, and the days that are counted. */
export async function findBasis(
  tx: Transaction,
  accountId: AccountId,
  { range: asked }: Asked,
  { now }: Pick<WaitServices, 'now'>,
): Promise<Basis> {
  const [newest, range] = await Promise.all([
    findNewestReports(tx, accountId, CHANNELS),
    resolveRange(tx, accountId, { range: asked, now: now() }),
  ]);
  return { newest, range };
}

export interface Basis {
  newest: readonly SummaryRow[];
  range: RangeOfDays;
  /** As it was at that moment. */
  until?: Date;
  /** Where they were read already. */
  refreshes?: Refreshes;
}

/** Everything that is judged of a user, what of it is told, and what is awaited where nothing can be compared. */
export async function readJudged(tx: Transaction, accountId: AccountId, of: Basis, services: WaitServices) {
  const { newest, range, until } = of;
  const channels = newest.map(({ channel }) => channel);
  const numbers = await readRange(tx, accountId, { range, until, channels });
  const compared = comparedOf(newest, numbers);
  const [judged, waits] = await Promise.all([
    judgeOnce(compared, () => listKeywordWords(tx, accountId)),
    readWaits(tx, accountId, { ...of, numbers }, services),
  ]);
  return { numbers, judged, waits, changes: listedChanges(judged, [...waits.values()]) };
}

interface Compared {
  channel: Channel;
  report_id: string;
  window_days: number;
  numbers: RangeNumbers;
}

/** What was judged last with an assistant's numbers: these are read anew as soon as an answer or a keyword changes. */
const judgedLast = new WeakMap<RangeNumbers, { of: readonly Compared[]; judged: AccountChange[] }>();

async function judgeOnce(
  compared: readonly Compared[],
  readWords: () => Promise<ReadonlyMap<string, KeywordWords>>,
): Promise<AccountChange[]> {
  const [first] = compared;
  if (first === undefined) return [];
  const known = judgedLast.get(first.numbers);
  if (known && isSame(known.of, compared)) return known.judged;
  const words = await readWords();
  const judged = judgeAccount(compared.map((one) => withKeywords(one, words)));
  judgedLast.set(first.numbers, { of: compared, judged });
  return judged;
}

function isSame(some: readonly Compared[], others: readonly Compared[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ numbers, report_id }, index) => {
      const other = others[index];
      return other?.numbers === numbers && other.report_id === report_id;
    })
  );
}

/** The assistants whose ranges are compared. */
function comparedOf(
  newest: readonly SummaryRow[],
  numbers: ReadonlyMap<Channel, RangeOnChannel>,
): Compared[] {
  return CHANNELS.flatMap((channel) => {
    const report = newest.find((one) => one.channel === channel);
    const all = numbers.get(channel)?.all;
    const window_days = all?.change.recent?.window_days ?? null;
    if (!report || !all || window_days === null) return [];
    return [{ channel, report_id: report.id, window_days, numbers: all }];
  });
}

function withKeywords(
  { numbers: { change, compared }, ...assistant }: Compared,
  words: ReadonlyMap<string, KeywordWords>,
): ComparedAssistant {
  const keywords = compared.flatMap((one) => {
    const known = words.get(one.keyword_id);
    return known ? [{ ...one, ...known }] : [];
  });
  return { ...assistant, change, keywords };
}

/** How the rate of each assistant with a report changed, as its headline says it. */
export async function readRateChanges(
  tx: Transaction,
  accountId: AccountId,
  basis: Basis,
  services: WaitServices,
): Promise<Map<Channel, HeadlineChange>> {
  const { numbers, judged, waits } = await readJudged(tx, accountId, basis, services);
  const verdicts = verdictsOf(judged);
  return new Map(
    [...numbers].map(([channel, { all }]) => [
      channel,
      toChange(all.change, verdicts.get(all.change) ?? null, waits.get(channel)),
    ]),
  );
}

/** The numbers of every channel and what changed, for who has read the newest report of each already. */
export async function summarise(
  tx: Transaction,
  accountId: AccountId,
  of: Basis,
  services: WaitServices,
): Promise<{ channels: ChannelSummary[]; changes: Changes; numbers: Map<Channel, RangeOnChannel> }> {
  const [found, { numbers, judged, waits, changes }] = await Promise.all([
    summariseChannels(tx, accountId),
    readJudged(tx, accountId, of, services),
  ]);
  const channels = found.map((counts) => ({
    counts,
    report: of.newest.find(({ channel }) => channel === counts.channel) ?? null,
    numbers: numbers.get(counts.channel)?.all ?? null,
  }));
  const headlines = headlinesOf(channels, of.range, { verdicts: verdictsOf(judged), waits });
  return {
    channels: channels.flatMap(({ counts: { newest: _rate, ...counts } }, index) => {
      const headline = headlines[index];
      return headline ? [{ ...counts, headline }] : [];
    }),
    changes,
    numbers,
  };
}
