import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NextRefresh } from './next-refresh.tsx';

const said = (iso: string | null, isFirst: boolean) =>
  renderToStaticMarkup(<NextRefresh iso={iso} channel="claude" isFirst={isFirst} />);

it('names the first automatic check, which comes before the period of the plan counts', () => {
  const passed = new Date(Date.now() - 3_600_000).toISOString();
  expect(said(passed, true)).toBe('First automatic check (Claude) is due');
  expect(said(passed, false)).toBe('Next refresh (Claude) is due');
  expect(said(null, true)).toBe('');
});
