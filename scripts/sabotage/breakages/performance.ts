import type { Breakage } from './breakage.ts';

/** How quickly the product answers: counted once, told honestly, and nobody's in particular. */
export const PERFORMANCE: readonly Breakage[] = [
  {
    name: 'a minute that is written again is counted twice',
    symbol: 'writeCallMinutes',
    find: 'set calls = excluded.calls,',
    replace: 'set calls = call_minutes.calls + excluded.calls,',
    tests: ['performance/performance.test.ts'],
  },
  {
    name: 'what was counted before a stop is lost',
    symbol: 'createMeasuring',
    find: 'await write().catch(failed);',
    replace: '',
    tests: ['performance/performance.test.ts'],
  },
  {
    name: 'hours of all processes lose the times of their calls',
    symbol: 'mergeHoursBefore',
    find: 'sum(filled.count)::int as count',
    replace: 'max(filled.count)::int as count',
    tests: ['performance/performance.test.ts'],
  },
  {
    name: 'the slowest hundredth of fifty calls is told',
    symbol: 'percentileOf',
    find: '|| Math.round(total * (1 - share) * 1e6) / 1e6 < 1',
    replace: '',
    tests: ['time-histogram.test.ts'],
  },
  {
    name: 'pages and files count as calls',
    symbol: 'summarise',
    find: "counted.filter(({ kind }) => kind === 'call')",
    replace: 'counted.filter(() => true)',
    tests: ['performance.rules.test.ts'],
  },
  {
    name: 'the id in the address of a page is kept',
    symbol: 'pagePathOf',
    find: "part.length > WORD_MAX || NAMES_A_THING.test(part) ? '{id}' : part",
    replace: 'part',
    tests: ['performance.rules.test.ts'],
  },
  {
    name: 'a browser that asks not to be tracked is measured',
    symbol: 'asksNotToBeTracked',
    find: "navigator.doNotTrack === '1' || ",
    replace: '',
    tests: ['is-measured.test.ts'],
  },
];
