import type { DashboardChannel } from '@answerscope/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChannelCards } from './channel-cards.tsx';

const UNASKED = {
  channel: 'perplexity',
  headline: { why_none: 'never_checked' },
  refresh: { next_refresh_at: new Date(Date.now() - 1000).toISOString(), last_refreshed_at: null },
  results: { last_checked_at: null },
  is_in_plan: true,
  is_configured: true,
} as DashboardChannel;

it('a card says that its assistant is being checked, not that it was never asked', () => {
  const waiting = renderToStaticMarkup(<ChannelCards channels={[UNASKED]} />);
  expect(waiting).toContain('Not asked yet. First automatic check is due');
  const checking = renderToStaticMarkup(<ChannelCards channels={[UNASKED]} checking={['perplexity']} />);
  expect(checking).toContain('Being checked now');
  expect(checking).not.toMatch(/Not asked yet|check in /);
});
