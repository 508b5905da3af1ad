import type { Breakage } from './breakage.ts';

/** What pages draw and say of the rates. */
export const PAGES: readonly Breakage[] = [
  {
    name: 'a line goes on where something else is measured',
    file: 'apps/web/src/domain/trend/trend.ts',
    find: '    if (open === null || row.breaks.length > 0) {',
    replace: '    if (open === null) {',
    tests: ['apps/web/src/domain/trend'],
  },
  {
    name: 'a line is drawn at half of the rates of its rows',
    file: 'apps/web/src/domain/trend/plot-scale.ts',
    find: '        { at_ms, x: round(x(at_ms)), y: round(y(pooled.rate)), top:',
    replace: '        { at_ms, x: round(x(at_ms)), y: round(y(pooled.rate / 2)), top:',
    tests: ['apps/web/src/domain/trend'],
  },
  {
    name: 'the line of the dashboard is that of single reports',
    file: 'apps/web/src/features/dashboard/to-trend-series.ts',
    find: '          k: pooled.mentions,',
    replace: '          k: rate?.mentions ?? 0,',
    tests: ['apps/web/src/features/dashboard/to-trend-series.test.ts'],
  },
  {
    name: 'a single answer makes a rate',
    file: 'apps/web/src/domain/rate/format-rate.ts',
    find: '  if (n === 1) return',
    replace: '  if (n === 0) return',
    tests: ['apps/web/src/domain/rate/format-rate.test.ts'],
  },
  {
    name: 'nothing needs anybody beside a rate of 0%',
    file: 'apps/web/src/features/dashboard/home-tasks.ts',
    find: '  const silent = channels.filter(({ headline }) => headline.current?.mentions === 0);',
    replace: '  const silent = channels.filter(({ headline }) => headline.current?.mentions === -1);',
    tests: ['apps/web/src/features/dashboard/home-tasks.test.ts'],
  },
];
