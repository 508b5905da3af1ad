import { CHANNEL_LABELS, commaList, PRESENCE_PART_NAMES, type PresenceScore } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { CSV_MARK, csvRows } from '../../../lib/csv.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { csvName } from '../csv.rules.ts';
import * as messages from '../messages.ts';
import type { CsvFile } from './export-results.ts';
import { readPresence } from './read-presence.ts';
import type { WaitServices } from './read-waits.ts';

const COLUMNS = [
  messages.assistant,
  messages.from,
  messages.to,
  messages.score,
  messages.low,
  messages.high,
  messages.answers,
  messages.keywords,
  ...PRESENCE_PART_NAMES.map((name) => messages.percentOf({ part: name })),
  messages.weights,
  messages.comparableWithBefore,
  messages.data,
];

/** The history of a user's presence score; every row says by which weights, since scores by others do not compare. */
export async function exportPresence(
  tx: Transaction,
  accountId: AccountId,
  {
    services,
    isDemonstration,
    range,
  }: { services: WaitServices; isDemonstration: boolean; range?: string | undefined },
): Promise<CsvFile> {
  const { time_zone } = await getProfileRow(tx, accountId);
  const rows = rowsOf(await readPresence(tx, accountId, { ...services, range }), isDemonstration);
  return {
    name: csvName('presence-score', services.now(), time_zone),
    text: CSV_MARK + csvRows([COLUMNS, ...rows]),
  };
}

/** A row for each point, oldest first: all assistants together, then one after the other. Days are those of UTC. */
function rowsOf({ all, channels, weights }: PresenceScore, isDemonstration: boolean): (string | number)[][] {
  const byWeights = commaList(
    PRESENCE_PART_NAMES.map((name) => messages.weightOf({ part: name, weight: weights[name] })),
  );
  return [...(all ? [all] : []), ...channels].flatMap(({ channel, points }) =>
    points.map(({ from, to, score, interval, answers, keywords, parts, breaks }) => [
      channel === null ? messages.allAssistants : CHANNEL_LABELS[channel],
      from,
      to,
      decimal(score),
      decimal(interval?.low ?? null),
      decimal(interval?.high ?? null),
      answers,
      keywords,
      ...PRESENCE_PART_NAMES.map((name) => {
        const { value } = parts[name];
        return decimal(value === null ? null : 100 * value);
      }),
      byWeights,
      breaks.length === 0 ? messages.yes : messages.no,
      isDemonstration ? messages.simulated : messages.real,
    ]),
  );
}

/** To one decimal; empty where there is none. */
const decimal = (value: number | null): string => (value === null ? '' : value.toFixed(1));
