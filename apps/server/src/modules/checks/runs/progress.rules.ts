/** Keywords of a channel: all, answered, without an answer, and answered ones that name the brand. */
export interface Counts {
  total: number;
  successful: number;
  failed: number;
  mentioned: number;
}

/** How far something is. The percentage is rounded down: 100 means that nothing is left. */
export function progressOf(counts: readonly Counts[]) {
  const sum = (pick: (one: Counts) => number) => counts.reduce((total, one) => total + pick(one), 0);
  const total = sum((one) => one.total);
  const successful = sum((one) => one.successful);
  const failed = sum((one) => one.failed);
  const processed = successful + failed;
  const progress_percent = total === 0 ? 100 : Math.floor((100 * processed) / total);
  return { total, processed, progress_percent, successful, failed };
}

/** Percentages to one decimal: answered of processed, mentioned of answered; null where nothing stands below. */
export function ratesOf({ successful, failed, mentioned }: Counts) {
  const percentage = (part: number, whole: number) =>
    whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
  return {
    success_rate: percentage(successful, successful + failed),
    visibility_rate: percentage(mentioned, successful),
  };
}
