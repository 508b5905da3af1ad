import type { WarningReading } from '@answerscope/contract';
import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { machineMemoryPercent } from '../../../lib/machine-memory.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { getDailyLimit } from '../../settings/index.ts';
import {
  insertWarning,
  listAdministrators,
  listRulesInForce,
  lockRule,
  observe,
} from '../warnings.queries.ts';
import {
  addresseesOf,
  isCoolingDown,
  isReached,
  measured,
  type RuleInForce,
  warningLetter,
} from '../warnings.rules.ts';

const MINUTE_MS = 60_000;
/** A worker looks for work every few seconds: what waits longer, waits for somebody. */
const IDLE_MS = 5 * MINUTE_MS;

/** What reading the measures needs besides the tables. */
export interface MeasureContext {
  /** By the environment. */
  dailyLimitMicrodollars: number;
}

/** What each rule in force reads at a moment. */
export async function readRules(
  tx: Transaction,
  { dailyLimitMicrodollars, now }: MeasureContext & { now: Date },
): Promise<{ rule: RuleInForce; reading: WarningReading }[]> {
  const memory = machineMemoryPercent();
  const limit = await getDailyLimit(tx, dailyLimitMicrodollars);
  const found: { rule: RuleInForce; reading: WarningReading }[] = [];
  for (const rule of await listRulesInForce(tx)) {
    const since = new Date(now.getTime() - rule.window_minutes * MINUTE_MS);
    const observed = await observe(tx, { since, now, idleSince: new Date(now.getTime() - IDLE_MS) });
    const value = measured(rule.measure, observed, { now, dailyLimitMicrodollars: limit, memory });
    const { id: rule_id, name, measure, comparison, threshold } = rule;
    const would_warn = isReached(value, rule);
    const is_cooling_down = isCoolingDown(rule, now);
    const reading = { rule_id, name, measure, comparison, threshold, value, would_warn, is_cooling_down };
    found.push({ rule, reading });
  }
  return found;
}

/**
 * Warns by every rule in force that is met and has not warned lately. The warning, and the mails about it, are one
 * transaction a rule, under the rule's lock: however many look at once, one of them warns.
 * @returns the rules that warned
 */
export async function checkWarnings({
  servicePool,
  outbox,
  baseUrl,
  now,
  dailyLimitMicrodollars,
}: MeasureContext & { servicePool: Pool; outbox: Outbox; baseUrl: string; now: Date }): Promise<string[]> {
  const read = await inTransaction(servicePool, null, (tx) => readRules(tx, { now, dailyLimitMicrodollars }));
  const warned: string[] = [];
  for (const { rule, reading } of read) {
    const { value } = reading;
    if (!reading.would_warn || reading.is_cooling_down || value === null) continue;
    const isDone = await inTransaction(servicePool, null, async (tx) => {
      await lockRule(tx, rule.id);
      const [current] = await listRulesInForce(tx, { id: rule.id });
      if (current === undefined || isCoolingDown(current, now) || !isReached(value, current)) return false;
      const { id: rule_id, name, measure, comparison, threshold } = current;
      const warning = { rule_id, name, measure, comparison, threshold, value, warned_at: now };
      await insertWarning(tx, { id: newId(now.getTime()), ...warning });
      const url = new URL('/admin/rules', baseUrl).href;
      for (const to of addresseesOf(current.receivers, await listAdministrators(tx)))
        await outbox.post(tx, renderLetter(to, warningLetter(to.language, current, { value, url })));
      return true;
    });
    if (isDone) warned.push(rule.name);
  }
  return warned;
}
