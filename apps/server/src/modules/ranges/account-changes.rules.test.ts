import type { Channel } from '@answerscope/contract';
import { rateChange } from '@answerscope/statistics';
import { describe, expect, it } from 'vitest';
import {
  type ComparedAssistant,
  type ComparedKeyword,
  groupVerdicts,
  judgeAccount,
  keywordTrendsOf,
  listedChanges,
  verdictsOf,
} from './account-changes.rules.ts';

const counts = (mentioned: number, answers = 27) => ({ mentioned, answers });
const keyword = (
  name: string,
  before: number,
  after: number,
  topic: string | null = null,
): ComparedKeyword => ({
  keyword_id: name,
  keyword: name,
  topic,
  earlier: counts(before),
  recent: counts(after),
});
function assistant(channel: Channel, keywords: ComparedKeyword[]): ComparedAssistant {
  const change = {
    evidence: rateChange(keywords),
    state: 'compared' as const,
    earlier: null,
    recent: null,
    missing_answers: 0,
    possible_from: null,
  };
  return { channel, report_id: `report of ${channel}`, window_days: 28, change, keywords };
}
const still = (channel: Channel) =>
  assistant(
    channel,
    Array.from({ length: 10 }, (_, index) => keyword(`${index}`, 9, 9)),
  );

/** Claude loses one keyword of ten. */
const ACCOUNT = [
  still('openai'),
  assistant('claude', [
    keyword('bakery', 21, 5),
    ...Array.from({ length: 9 }, (_, index) => keyword(`${index}`, 9, 9)),
  ]),
  still('gemini'),
];

describe('what changed', () => {
  it('begins with the keyword that lost most, with its assistant and sizes', () => {
    const { items, steady, wait } = listedChanges(judgeAccount(ACCOUNT), []);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      channel: 'claude',
      subject: { kind: 'keyword', keyword_id: 'bakery' },
      verdict: 'declined',
      earlier: { mentions: 21, answers: 27 },
      recent: { mentions: 5, answers: 27 },
      mentions_gained: -16,
      window_days: 28,
    });
    expect(steady.map(({ channel }) => channel)).toEqual(['openai', 'claude', 'gemini']);
    expect(wait).toBeNull();
  });

  it('says what is steady where nothing did', () => {
    const { items, steady } = listedChanges(judgeAccount([still('openai'), still('claude')]), []);
    expect(items).toEqual([]);
    expect(steady[0]).toEqual({ channel: 'openai', before: 1 / 3, after: 1 / 3, window_days: 28 });
  });

  it('says from when on there is a trend where no assistant can be compared, the soonest', () => {
    const waits = ['2027-01-09T05:00:00.000Z', '2026-12-26T05:00:00.000Z', null].map((possible_from) => ({
      possible_from,
      helps_now: null,
    }));
    expect(listedChanges([], waits).wait).toEqual(waits[1]);
  });

  it('judges assistants, keywords and topics once, for every page', () => {
    const risen = assistant('openai', [
      ...['a', 'b', 'c'].map((name) => keyword(name, 5, 20, 'Payroll')),
      ...['d', 'e', 'f'].map((name) => keyword(name, 9, 9)),
    ]);
    const judged = judgeAccount([risen, still('claude')]);
    expect(verdictsOf(judged).get(risen.change)).toMatchObject({ verdict: 'improved' });
    const verdictOn = (keyword_ids: readonly string[], window_days = 28) =>
      groupVerdicts(judged)({ channel: 'openai', window_days, keyword_ids });
    expect(verdictOn(['c', 'b', 'a'])).toMatchObject({ verdict: 'improved' });
    expect(verdictOn(['d'])).toMatchObject({ verdict: 'no_detectable_change' });
    expect(verdictOn(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(verdictsOf(judged).get(risen.change));
    expect([verdictOn(['a', 'b']), verdictOn(['a', 'b', 'c'], 90)]).toEqual([null, null]);
    const trends = (keyword_id: string) => keywordTrendsOf(judged, { keyword_id, waits: new Map() });
    expect(trends('a').get('openai')).toMatchObject({ verdict: 'improved', recent: counts(20) });
    expect(trends('d').get('openai')).toMatchObject({ verdict: 'no_detectable_change' });
    const { items } = listedChanges(judged, []);
    expect(items[0]).toMatchObject({ subject: { kind: 'topic', topic: 'Payroll' }, mentions_gained: 45 });
  });

  it('holds no topic of fewer checks than two ranges need, which its own page compares over longer ones', () => {
    const few = ['a', 'b'].map(
      (name): ComparedKeyword => ({
        ...keyword(name, 0, 0, 'Payroll'),
        earlier: counts(0, 4),
        recent: counts(4, 4),
      }),
    );
    const rest = Array.from({ length: 8 }, (_, index) => keyword(`${index}`, 9, 9));
    const subjects = judgeAccount([assistant('openai', [...few, ...rest])]).map(
      ({ part }) => part?.subject.kind,
    );
    expect(subjects).not.toContain('topic');
  });
});
