const DAY_MS = 86_400_000;

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Where a share probably lies, wide enough to look like the product's own; the real one is in packages/statistics. */
export function intervalOf(count: number, of: number, times = 1): { low: number; high: number } {
  const half = times / Math.sqrt(of);
  return { low: Math.max(0, count / of - half), high: Math.min(1, count / of + half) };
}

/** A share of answers as the analyses of a brand tell it. */
export const shareOf = (answers: number, of: number) => ({
  answers,
  of,
  rate: answers / of,
  interval: intervalOf(answers, of),
  interval_for_similar_keywords: intervalOf(answers, of, 2),
});

/** Answers of each assistant, some a little more than others. */
export const channelShares = (answers: number, of: number) =>
  ['openai', 'claude', 'gemini', 'perplexity'].map((channel, index) => ({
    channel,
    answers: Math.round((answers / 4) * (1 + (index - 1.5) / 4)),
    of: Math.round(of / 4),
  }));

/** The last so many days with today. */
export const lastDays = (days: number) => ({
  range: String(days),
  from: daysAgo(days - 1).slice(0, 10),
  to: daysAgo(0).slice(0, 10),
  days,
});

/** A rate over the answers of a range. */
export const pooledRate = (mentions: number, answers: number, days = 28, endedDaysAgo = 0) => ({
  rate: mentions / answers,
  interval: intervalOf(mentions, answers),
  interval_for_similar_keywords: intervalOf(mentions, answers, 2),
  keywords: 12,
  answers,
  mentions,
  window_days: days,
  since: daysAgo(endedDaysAgo + days),
  until: daysAgo(endedDaysAgo),
});

/** The figures of a row over all assistants; without answers there is no rate. */
export const rowFigures = (mentions: number, answers: number) => ({
  current:
    answers === 0
      ? null
      : { rate: mentions / answers, interval: intervalOf(mentions, answers), answers, mentions },
  change: answers < 60 ? null : { before: (mentions - 8) / answers, after: mentions / answers },
  voice: { brand_mentions: mentions, all_mentions: 2 * answers },
  points: Array.from({ length: 8 }, (_, at) =>
    answers === 0 ? null : (mentions / answers) * (0.8 + 0.05 * (at % 5)),
  ),
});
