import type { StanceCosts } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { toDollars } from '../../../lib/money.ts';
import { DAY_MS } from '../../../lib/time.ts';
import type { AnswerServices } from '../../answers/index.ts';
import { channelsForStructure, structureCeiling } from '../../providers/index.ts';
import { sumReadings } from '../reading/stance-readings.queries.ts';
import { readingTask } from '../reading/stance-readings.rules.ts';

const DAYS = 30;

/** What reading by a model has cost lately, and what it would cost if every answer were read. */
export async function readStanceCosts(
  tx: Transaction,
  services: Pick<AnswerServices, 'assistants' | 'configuredChannels'>,
  now: Date,
): Promise<StanceCosts> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const { answers, characters, calls, decided, failed, cost_microdollars } = await sumReadings(tx, since);
  const [channel] = channelsForStructure(services.configuredChannels);
  const task = readingTask({ text: 'x'.repeat(characters), companies: [] });
  const most = answers === 0 || channel === undefined ? null : structureCeiling(services, channel, task);
  const call = calls > 0 ? cost_microdollars / calls : most;
  return {
    since: since.toISOString(),
    answers,
    calls,
    decided,
    failed,
    cost_usd: toDollars(cost_microdollars),
    call_usd: call === null ? null : toDollars(call),
    is_measured: calls > 0,
    forecast_usd: call === null ? null : toDollars(call * answers),
  };
}
