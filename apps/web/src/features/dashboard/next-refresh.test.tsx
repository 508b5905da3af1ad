import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NextRefresh } from './next-refresh.tsx';

const PASSED = new Date(Date.now() - 3_600_000).toISOString();

function said({
  next = PASSED,
  refreshed = null,
  checked = null,
  isChecking = false,
}: {
  next?: string | null;
  refreshed?: string | null;
  checked?: string | null;
  isChecking?: boolean;
}): string {
  const of = {
    refresh: { next_refresh_at: next, last_refreshed_at: refreshed },
    results: { last_checked_at: checked },
  } as Parameters<typeof NextRefresh>[0]['of'];
  return renderToStaticMarkup(<NextRefresh of={of} isChecking={isChecking} />);
}

it('names the first automatic check, which comes before the period of the plan counts', () => {
  expect(said({})).toBe('First automatic check is due');
  expect(said({ refreshed: PASSED, checked: PASSED })).toBe('Next refresh is due');
  expect(said({ next: null })).toBe('');
});

it('promises no first check of an assistant that is being asked or has answered', () => {
  expect(said({ isChecking: true })).toBe('Being checked now');
  expect(said({ checked: PASSED })).toBe('Next refresh is due');
});
