import type { Fault } from '../../../context/fault.ts';
import { RATE_RULES } from '../../../lib/rate-rules.ts';
import { cleanReport, faultInWords, fingerprintOf } from '../error-report.rules.ts';
import { keepReport, type ReportContext } from './report-error.ts';

const CATEGORY = 'API_ERROR';

/** Keeps a fault of the server's own beside what browsers report, by the id that its answer named. */
export async function reportFault(
  ctx: Omit<ReportContext, 'personId' | 'address' | 'now' | 'sourceMaps'>,
  { error, requestId, path, personId, at }: Fault,
): Promise<void> {
  const kept = cleanReport({ ...faultInWords(error), route: path });
  const fingerprint = fingerprintOf(CATEGORY, kept);
  const same = await ctx.rateLimiter.consume(`errors:server:${fingerprint}`, RATE_RULES.same_error_reports);
  if (!same.allowed) return;
  await keepReport(
    { ...ctx, personId, now: at },
    { ...kept, fingerprint, category: CATEGORY, error_id: requestId, page_version: null, met_by: 'server' },
  );
}
