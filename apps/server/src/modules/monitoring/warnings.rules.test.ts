import { describe, expect, it } from 'vitest';
import { personId } from '../../../test/ids.ts';
import {
  addresseesOf,
  isCoolingDown,
  isReached,
  measured,
  type Observed,
  warningLetter,
} from './warnings.rules.ts';

const NOW = new Date('2026-11-02T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('a measure', () => {
  const observed: Observed = {
    calls: 40,
    failed_calls: 3,
    requests: { calls: 40, errors: 3, total_ms: 50_000 },
    waiting_since: minutesAgo(12.5),
    day_microdollars: 18_000_000,
    given_up: 2,
    reported_errors: 4,
  };
  const of = (name: Parameters<typeof measured>[0], change: Partial<Observed> = {}, limit = 20_000_000) =>
    measured(name, { ...observed, ...change }, { now: NOW, dailyLimitMicrodollars: limit, memory: 61.237 });

  it('is in percent, minutes or how many', () => {
    expect(of('failed_answers')).toBe(7.5);
    expect(of('waiting_minutes')).toBe(12.5);
    expect(of('daily_spend')).toBe(90);
    expect(of('failed_jobs')).toBe(2);
    expect(of('reported_errors')).toBe(4);
    expect(of('memory')).toBe(61.24);
    expect(of('error_rate')).toBe(7.5);
    expect(of('response_time')).toBe(1_250);
  });

  it('is not told of too few calls, nor of a limit of nothing', () => {
    expect(of('failed_answers', { calls: 19, failed_calls: 19 })).toBeNull();
    expect(of('failed_answers', { calls: 20, failed_calls: 20 })).toBe(100);
    const few = { requests: { calls: 19, errors: 19, total_ms: 1e6 } };
    expect([of('error_rate', few), of('response_time', few)]).toEqual([null, null]);
    expect(of('daily_spend', {}, 0)).toBeNull();
    expect(of('waiting_minutes', { waiting_since: null })).toBe(0);
  });
});

describe('a rule', () => {
  it('is met above, below or at its threshold, and never by what is not known', () => {
    const isMet = (comparison: 'gt' | 'lt' | 'eq', value: number | null) =>
      isReached(value, { comparison, threshold: 5 });
    expect([4, 5, 6].map((value) => isMet('gt', value))).toEqual([false, false, true]);
    expect([4, 5, 6].map((value) => isMet('lt', value))).toEqual([true, false, false]);
    expect([4, 5, 6].map((value) => isMet('eq', value))).toEqual([false, true, false]);
    expect((['gt', 'lt', 'eq'] as const).map((one) => isMet(one, null))).toEqual([false, false, false]);
  });

  it('does not warn again before its time', () => {
    const isCooling = (last: Date | null) =>
      isCoolingDown({ last_triggered_at: last, cooldown_minutes: 10 }, NOW);
    expect([null, minutesAgo(9.9), minutesAgo(10)].map(isCooling)).toEqual([false, true, false]);
  });

  it('warns whom it names, else every administrator', () => {
    const [anna, ben] = [
      { id: personId('a'), email: 'anna@example.com', language: 'en' as const },
      { id: personId('b'), email: 'ben@example.com', language: 'de' as const },
    ];
    expect(addresseesOf('', [anna, ben])).toEqual([anna, ben]);
    expect(addresseesOf('Ben@example.com\n\n ops@example.com ', [anna, ben])).toEqual([
      { id: personId('b'), email: 'Ben@example.com', language: 'de' },
      { id: personId('a'), email: 'ops@example.com', language: 'en' },
    ]);
    expect(addresseesOf('ops@example.com', [])).toEqual([]);
  });

  it('says in its letter what was found', () => {
    const rule = {
      id: 'r',
      name: 'Many calls fail',
      measure: 'failed_answers',
      comparison: 'gt',
      threshold: 25,
      window_minutes: 15,
      cooldown_minutes: 60,
      receivers: '',
      last_triggered_at: null,
    } as const;
    const found = { value: 62.5, url: 'https://x.example/admin/rules' };
    const { subject, blocks } = warningLetter('en', rule, found);
    expect(subject).toContain('Many calls fail');
    expect(JSON.stringify(blocks)).toContain('"62.5"');
    expect(JSON.stringify(blocks)).toContain('"above 25"');
    const german = warningLetter('de', { ...rule, threshold: 12.5 }, { ...found, value: 1_062.5 });
    expect(german.language).toBe('de');
    expect(german.blocks[0]).toEqual({
      kind: 'words',
      words: 'Die Warnregel „Many calls fail“ hat ausgelöst.',
    });
    expect(german.blocks[1]).toMatchObject({
      facts: [
        { label: 'Fehlgeschlagene Anfragen an Assistenten, %', value: '1.062,5' },
        { label: 'Warnt bei', value: 'über 12,5' },
        { label: 'In den letzten', value: '15 Minuten' },
      ],
    });
  });
});
