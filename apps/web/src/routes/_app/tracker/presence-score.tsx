import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { PresenceScorePage } from '../../../pages/presence-score/presence-score-page.tsx';
import type { PresenceSearch } from '../../../pages/presence-score/presence-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/presence-score')({
  validateSearch: unreadSearch<PresenceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.presenceScore) }] }),
  component: PresenceScorePage,
});
