import type { LoggedError } from '../../../lib/browser-log.ts';
import { METRICS_MINUTES, within } from '../../../lib/monitor-rules.ts';

/** What the errors of this browser come to: those of the last hour, those of them that are no warnings, and the newest kept. */
export function summariseErrors(errors: readonly LoggedError[], now_ms: number) {
  const recent = within(errors, METRICS_MINUTES, now_ms);
  return {
    count: recent.length,
    critical: recent.filter(({ level }) => level === 'error').length,
    last_at_ms: errors.length === 0 ? null : Math.max(...errors.map(({ at_ms }) => at_ms)),
  };
}
