import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { PresenceScorePage } from '../../../pages/presence-score/presence-score-page.tsx';
import type { PresenceSearch } from '../../../pages/presence-score/presence-search.ts';

export const Route = createFileRoute('/_app/tracker/presence-score')({
  validateSearch: unreadSearch<PresenceSearch>,
  head: () => ({ meta: [{ title: `Presence Score · ${PRODUCT_NAME}` }] }),
  component: PresenceScorePage,
});
