import { type ErrorReport, isReportableMessage } from '@answerscope/contract';
import { inTransaction, type Pool } from '../../../database/pool.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { newId, type PersonId } from '../../../lib/ids.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { cleanReport, fingerprintOf, pageVersion, toDescribed } from '../error-report.rules.ts';
import {
  countReport,
  findWitness,
  insertErrorUser,
  isMetBy,
  type NewErrorGroup,
} from '../error-reports.queries.ts';
import type { SourceMaps } from '../source-maps.client.ts';

/** Where a report comes from, and where it goes. */
export interface ReportContext {
  servicePool: Pool;
  rateLimiter: RateLimiter;
  version: string;
  sourceMaps: SourceMaps;
  /** Null for somebody who is not signed in. */
  personId: PersonId | null;
  address: string;
  now: Date;
}

/** Keeps what a browser reports, without what is personal in it. Noise, and what comes too often, is not kept. */
export async function reportError(ctx: ReportContext, report: ErrorReport): Promise<{ is_kept: boolean }> {
  const reported = toDescribed(report);
  if (!isReportableMessage(reported.message)) return { is_kept: false };
  const kept = cleanReport(reported);
  // Before its source is known: a source map is large, and anybody may report.
  if (!(await mayReport(ctx, fingerprintOf(report.category, kept)))) return { is_kept: false };
  const source = kept.stack === null ? null : await ctx.sourceMaps.sourceOf(kept.stack);
  const is_kept = await keepReport(ctx, {
    ...kept,
    fingerprint: fingerprintOf(report.category, kept, source),
    category: report.category,
    error_id: report.errorId ?? null,
    page_version: pageVersion(report.version),
    met_by: ctx.personId === null ? 'visitor' : 'account',
  });
  return { is_kept };
}

type KeepContext = Omit<ReportContext, 'sourceMaps' | 'address'> & { address?: string };
type NewReport = Omit<NewErrorGroup, 'id' | 'version' | 'last_seen_at'>;

/** Counts a report, and whom it met. False where its sender, or all visitors or accounts, reported too many others. */
export async function keepReport(ctx: KeepContext, report: NewReport): Promise<boolean> {
  if (!(await mayBeginGroup(ctx, report))) return false;
  const { servicePool, personId, version, now } = ctx;
  return inTransaction(servicePool, null, async (tx) => {
    const group_id = await countReport(tx, {
      ...report,
      id: newId(now.getTime()),
      version,
      last_seen_at: now,
    });
    if (group_id === null) return false;
    if (personId !== null) await insertErrorUser(tx, { user_id: personId, group_id });
    return true;
  });
}

/** Few accounts or addresses must not fill the share of all. */
async function mayBeginGroup(
  { servicePool, rateLimiter, personId, address }: KeepContext,
  { fingerprint, met_by }: NewReport,
): Promise<boolean> {
  if (met_by === 'server') return true;
  const known = await inTransaction(servicePool, null, (tx) => findWitness(tx, fingerprint));
  if (isMetBy(known, met_by)) return true;
  const begun = await rateLimiter.consume(`errors:new:${personId ?? address}`, RATE_RULES.new_errors);
  return begun.allowed;
}

async function mayReport({ rateLimiter, personId, address }: ReportContext, fingerprint: string) {
  const from = `errors:${personId ?? address}`;
  const same = await rateLimiter.consume(`${from}:${fingerprint}`, RATE_RULES.same_error_reports);
  if (!same.allowed) return false;
  const all = await rateLimiter.consume(from, RATE_RULES.error_reports);
  return all.allowed;
}
