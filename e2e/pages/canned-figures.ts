const DAY_MS = 86_400_000;

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Where a share probably lies, wide enough to look like the product's own; the real one is in packages/statistics. */
export function intervalOf(count: number, of: number): { low: number; high: number } {
  const half = 1 / Math.sqrt(of);
  return { low: Math.max(0, count / of - half), high: Math.min(1, count / of + half) };
}

/** A share of answers as the analyses of a brand tell it. */
export const shareOf = (answers: number, of: number) => ({
  answers,
  of,
  rate: answers / of,
  interval: intervalOf(answers, of),
});

/** A rate over the answers of a window. */
export const pooledRate = (mentions: number, answers: number, days = 28, endedDaysAgo = 0) => ({
  rate: mentions / answers,
  interval: intervalOf(mentions, answers),
  keywords: 12,
  answers,
  mentions,
  window_days: days,
  since: daysAgo(endedDaysAgo + days),
  until: daysAgo(endedDaysAgo),
});
