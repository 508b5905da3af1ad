import type { Breakage } from './breakage.ts';

/** What pages draw and say of the rates. */
export const PAGES: readonly Breakage[] = [
  {
    name: 'a page that is published for later is seen when somebody changes something else',
    symbol: 'watchPublications',
    find: 'onDue();',
    replace: 'void onDue;',
    tests: ['publications.test.ts'],
  },

  {
    name: 'a line goes on where something else is measured',
    symbol: 'toSegments',
    find: '    if (open === null || row.breaks.length > 0) {',
    replace: '    if (open === null) {',
    tests: ['plot-scale.test.ts', 'trend.test.ts'],
  },
  {
    name: 'a line is drawn at half of the rates of its rows',
    symbol: 'toLineShapes',
    find: '        { at_ms, x: round(x(at_ms)), y: round(y(pooled.rate)), top:',
    replace: '        { at_ms, x: round(x(at_ms)), y: round(y(pooled.rate / 2)), top:',
    tests: ['plot-scale.test.ts', 'trend.test.ts'],
  },
  {
    name: 'the line of the dashboard is that of single reports',
    symbol: 'toTrendSeries',
    find: '          k: pooled.mentions,',
    replace: '          k: rate?.mentions ?? 0,',
    tests: ['to-trend-series.test.ts'],
  },
  {
    name: 'a single answer makes a rate',
    symbol: 'rateInWords',
    find: '  if (n === 1) return',
    replace: '  if (n === 0) return',
    tests: ['format-rate.test.ts'],
  },
  {
    name: 'nothing needs anybody beside a rate of 0%',
    symbol: 'neverNamed',
    find: '  const silent = channels.filter(({ headline }) => headline.current?.mentions === 0);',
    replace: '  const silent = channels.filter(({ headline }) => headline.current?.mentions === -1);',
    tests: ['home-tasks.test.ts'],
  },
  {
    name: 'a part of the program that could not be loaded is asked for once only',
    symbol: 'loadPart',
    find: '      if (tried === RETRIES_MAX ||',
    replace: '      if (tried === 0 ||',
    tests: ['load-part.test.ts'],
  },
  {
    name: 'a part that was removed has the page loaded anew for ever',
    symbol: 'noteReload',
    find: '    if (storage().getItem(name)) return false;',
    replace: '    if (storage().getItem(name)) return true;',
    tests: ['unreachable-part.test.ts'],
  },
  {
    name: 'what broke is drawn again as soon each time',
    symbol: 'boundaryDelayMs',
    find: '  return 1_000 + 500 * tried;',
    replace: '  return 1_000 + 0 * tried;',
    tests: ['retries.test.ts'],
  },
  {
    name: 'a title ends the data that machines read of a page',
    symbol: 'jsonLd',
    find: 'String.raw`\\u003c`',
    replace: "'<'",
    tests: ['machine-head.test.ts'],
  },
  {
    name: 'machines read a price without its cents',
    symbol: 'applicationOf',
    find: 'price_monthly.toFixed(2)',
    replace: 'price_monthly.toFixed(0)',
    tests: ['machine-head.test.ts'],
  },
];
