import type { ChannelTagReport, PooledRate, Tag } from '@answerscope/contract';
import { rateOverKeywords } from '@answerscope/statistics';
import type { KeywordTally, WindowedReport } from './tag-report.queries.ts';

/** An assistant's rates by tag: over the window of its headline and, together, the same answers. */
export function ratesByTag(
  { channel, report_id, pooled }: WindowedReport,
  { tags, tallies }: { tags: readonly Pick<Tag, 'id'>[]; tallies: readonly KeywordTally[] },
): ChannelTagReport {
  const all = pooled?.current ?? null;
  const rateOf = (of: readonly KeywordTally[]) => pooledRateOf(of, all?.window_days ?? null);
  return {
    channel,
    report_id,
    all,
    tags: tags.map(({ id }) => ({
      tag_id: id,
      current: rateOf(tallies.filter(({ tag_ids }) => tag_ids.includes(id))),
    })),
    // What was deleted since has lost its tags, and is no keyword without one.
    untagged: rateOf(tallies.filter(({ tag_ids, is_kept }) => is_kept && tag_ids.length === 0)),
  };
}

function pooledRateOf(tallies: readonly KeywordTally[], window_days: number | null): PooledRate | null {
  const measured = rateOverKeywords(
    tallies.map(({ answers, mentions }) => ({ answers, mentioned: mentions })),
  );
  if (measured === null) return null;
  const times = tallies.flatMap(({ since, until }) => [since, until]).toSorted();
  const [since = '', until = ''] = [times[0], times.at(-1)];
  const { rate, interval, keywords, answers } = measured;
  const mentions = tallies.reduce((sum, one) => sum + one.mentions, 0);
  return { rate, interval, keywords, answers, mentions, window_days, since, until };
}
