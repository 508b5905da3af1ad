import { AUXILIARY_SUBJECTS, type AuxiliaryCosts, type AuxiliarySubject } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import { toDollars } from '../../../lib/money.ts';
import { DAY_MS } from '../../../lib/time.ts';

const DAYS = 30;

/** What deciding doubtful places has cost lately, of all users: read as the service. */
export async function readAuxiliaryCosts(tx: Transaction, now: Date): Promise<AuxiliaryCosts> {
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
  const calls = await tx.execute<{ asked_for: AuxiliarySubject; calls: number; cost: string }>(sql`
    select asked_for, sum(attempts)::int as calls, sum(cost_microdollars) as cost
    from auxiliary_verdicts where created_at > ${since} group by asked_for`);
  const counted = await tx.execute<{ answers: number }>(sql`
    select count(*)::int as answers from answers where asked_at > ${since} and is_counted and not is_ad_hoc`);
  return {
    since,
    answers: counted.rows[0]?.answers ?? 0,
    subjects: AUXILIARY_SUBJECTS.map((asked_for) => {
      const of = calls.rows.find((row) => row.asked_for === asked_for);
      return { asked_for, calls: of?.calls ?? 0, cost_usd: toDollars(Number(of?.cost ?? 0)) };
    }),
  };
}
