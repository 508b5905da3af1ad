import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { CompetitiveIntelPage } from '../../../pages/competitive-intel/competitive-intel-page.tsx';
import type { CompetitiveIntelSearch } from '../../../pages/competitive-intel/competitive-intel-search.ts';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/competitive-intel')({
  validateSearch: unreadSearch<CompetitiveIntelSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.competitiveIntel) }] }),
  component: CompetitiveIntelPage,
});
