import type {
  ChangeSubject,
  Changes,
  Channel,
  KeywordTrendNow,
  ListedChange as ToldChange,
  TrendWait,
} from '@answerscope/contract';
import {
  createChangeTest,
  judgeChanges,
  type KeywordPair,
  type ListedChange,
  type RateVerdict,
  rankChanges,
  rateChange,
  WINDOW,
} from '@answerscope/statistics';
import type { PooledChange } from '../reports/index.ts';

/** A keyword in the two windows that are compared. */
export interface ComparedKeyword extends KeywordPair {
  keyword_id: string;
  keyword: string;
  topic: string | null;
}

/** An assistant with its two windows; `change` is what they say of all its keywords together. */
export interface ComparedAssistant {
  channel: Channel;
  report_id: string;
  window_days: number;
  change: PooledChange;
  keywords: readonly ComparedKeyword[];
}

interface Part {
  subject: Exclude<ChangeSubject, { kind: 'assistant' }>;
  keywords: readonly ComparedKeyword[];
}

export type AccountChange = ListedChange<ComparedAssistant, Part>;

/**
 * Every verdict on a change over the assistants of an account, judged once: of each assistant its
 * rate, its keywords and its topics. Two windows may be of any length.
 */
export function judgeAccount(assistants: readonly ComparedAssistant[]): AccountChange[] {
  const test = createChangeTest();
  return judgeChanges(
    assistants.map((assistant) => ({
      assistant,
      whole: assistant.change.evidence,
      parts: partsOf(assistant.keywords).flatMap((part) => {
        const change = rateChange(part.keywords, test);
        return change === null ? [] : [{ part, change }];
      }),
    })),
  );
}

/**
 * Keywords, and topics of several of them: one of a single keyword, or of all, says nothing more, and one of too few checks
 * is compared over longer ranges where topics are listed.
 */
function partsOf(keywords: readonly ComparedKeyword[]): Part[] {
  if (keywords.length < 2) return [];
  const topics = [...Map.groupBy(keywords, ({ topic }) => topic)].flatMap(([topic, of]): Part[] =>
    topic === null || of.length < 2 || of.length === keywords.length || !hasEnoughChecks(of)
      ? []
      : [{ subject: { kind: 'topic', topic }, keywords: of }],
  );
  return [
    ...topics,
    ...keywords.map(
      (one): Part => ({
        subject: { kind: 'keyword', keyword_id: one.keyword_id, keyword: one.keyword },
        keywords: [one],
      }),
    ),
  ];
}

function hasEnoughChecks(keywords: readonly KeywordPair[]): boolean {
  return (['earlier', 'recent'] as const).every(
    (side) =>
      keywords.reduce((sum, { [side]: { checks, answers } }) => sum + (checks?.length ?? answers), 0) >=
      WINDOW.answers,
  );
}

/** The verdict on each assistant's rate, by what its windows say. */
export function verdictsOf(judged: readonly AccountChange[]): Map<PooledChange, RateVerdict> {
  return new Map(
    judged.filter(({ part }) => part === null).map((one) => [one.assistant.change, verdictOf(one)]),
  );
}

function verdictOf({ change, verdict, q_value, is_one_keyword }: AccountChange): RateVerdict {
  return { verdict, p_value: change.p_value, q_value, is_one_keyword };
}

/** Of several assistants what comes first. */
function soonest(waits: readonly TrendWait[]): TrendWait | null {
  const timeOf = ({ possible_from }: TrendWait) => possible_from ?? '9999';
  return waits.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)))[0] ?? null;
}

/** Keywords of an assistant in two ranges of so many days. */
export interface ComparedGroup {
  channel: Channel;
  window_days: number | null;
  keyword_ids: readonly string[];
}

/** The verdict on exactly these keywords over these days; null where that is no part of what is judged. */
export function groupVerdicts(
  judged: readonly AccountChange[],
): (group: ComparedGroup) => RateVerdict | null {
  const keyOf = ({ channel, window_days, keyword_ids }: ComparedGroup) =>
    [channel, window_days, ...keyword_ids.toSorted()].join(' ');
  const verdicts = new Map(
    judged.map((one) => {
      const { assistant, part } = one;
      const keyword_ids = (part?.keywords ?? assistant.keywords).map(({ keyword_id }) => keyword_id);
      return [keyOf({ ...assistant, keyword_ids }), verdictOf(one)];
    }),
  );
  return (group) => verdicts.get(keyOf(group)) ?? null;
}

/** The result of one keyword, by assistant: its verdict, or what is awaited. */
export function keywordTrendsOf(
  judged: readonly AccountChange[],
  { keyword_id, waits }: { keyword_id: string; waits: ReadonlyMap<Channel, TrendWait> },
): Map<Channel, KeywordTrendNow> {
  const nothing = { window_days: null, earlier: null, recent: null, p_value: null, q_value: null };
  const trends = new Map(
    [...waits].map(([channel, wait]): [Channel, KeywordTrendNow] => [
      channel,
      { ...nothing, verdict: 'not_enough_data', wait },
    ]),
  );
  for (const one of judged) {
    const { assistant, part, change, verdict, q_value } = one;
    const [keyword, ...others] = part?.keywords ?? assistant.keywords;
    if (keyword?.keyword_id !== keyword_id || others.length > 0) continue;
    const countsOf = ({ mentioned, answers }: KeywordPair['earlier']) => ({ mentioned, answers });
    trends.set(assistant.channel, {
      verdict,
      window_days: assistant.window_days,
      earlier: countsOf(keyword.earlier),
      recent: countsOf(keyword.recent),
      p_value: change.p_value,
      q_value,
      wait: null,
    });
  }
  return trends;
}

/** The significant changes, the most mentions gained or lost first, and what is steady. */
export function listedChanges(judged: readonly AccountChange[], waits: readonly TrendWait[]): Changes {
  return {
    items: rankChanges(judged).map(toAccountChange),
    steady: judged
      .filter(({ part, verdict }) => part === null && verdict === 'no_detectable_change')
      .map(({ assistant: { channel, window_days }, change: { before, after } }) => ({
        channel,
        before,
        after,
        window_days,
      })),
    wait: judged.length > 0 ? null : soonest(waits),
  };
}

function toAccountChange({ assistant, part, change, verdict, q_value }: AccountChange): ToldChange {
  const { channel, report_id, window_days, keywords } = assistant;
  const counted = part?.keywords ?? keywords;
  const countOf = (side: keyof KeywordPair) => ({
    mentions: counted.reduce((total, one) => total + one[side].mentioned, 0),
    answers: counted.reduce((total, one) => total + one[side].answers, 0),
  });
  return {
    channel,
    subject: part?.subject ?? { kind: 'assistant' },
    verdict: verdict === 'improved' ? 'improved' : 'declined',
    before: change.before,
    after: change.after,
    earlier: countOf('earlier'),
    recent: countOf('recent'),
    mentions_gained: Math.round(change.gained),
    window_days,
    report_id,
    q_value,
  };
}
