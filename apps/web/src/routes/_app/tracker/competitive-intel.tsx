import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { CompetitiveIntelPage } from '../../../pages/competitive-intel/competitive-intel-page.tsx';
import type { CompetitiveIntelSearch } from '../../../pages/competitive-intel/competitive-intel-search.ts';

export const Route = createFileRoute('/_app/tracker/competitive-intel')({
  validateSearch: unreadSearch<CompetitiveIntelSearch>,
  head: () => ({ meta: [{ title: `Competitive Intel · ${PRODUCT_NAME}` }] }),
  component: CompetitiveIntelPage,
});
